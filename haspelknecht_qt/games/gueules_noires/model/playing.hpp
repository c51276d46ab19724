// Rollouts: plays on in place, each seat by its policy (strategy/rollout.py).
#pragma once

#include "turns.hpp"

namespace gueules_noires {

class Playing {
public:
    Playing(const Box& box, const std::vector<Policy>& policies, const int32_t* policy_of) : box_(box), policies_(policies) {
        std::copy(policy_of, policy_of + box.seats, policy_of_);
    }

    // Makes one chance move, or all moves of one decision.
    void step(State& s, Generator& generator) const {
        Rules rules(box_, s);
        if (rules.is_chance()) return rules.draw(generator);
        make(s, TurnGenerator(box_, policies_[size_t(policy_of_[s.seat])], s).best().line);
    }

    void make(State& s, const MoveLine& line) const {
        for (int each = 0; each < line.count; ++each) Rules(box_, s).advance(line.moves[each]);
    }

    // Plays `rounds` rounds, or to the end of the game. A round ends when all others have had a turn; the draft is the
    // first one.
    void play(State& s, Generator& generator, int rounds) const {
        int turns = s.step == DRAFT || s.step == LAY_ORDERS ? (rounds - 1) * box_.seats : rounds * box_.seats - 1;
        while (s.step != OVER && !(s.step == PLACE && turns-- == 0)) step(s, generator);
    }

    // Plays like GueulesNoiresRolloutPolicy in Python: to the end of the shift at most, and from the draft only to the
    // first turn.
    void policy_rollout(State& s, Generator& generator, int rounds) const {
        const int shift = s.shift;
        int turns = s.step == DRAFT || s.step == LAY_ORDERS ? 0 : rounds * box_.seats - 1;
        while (s.step != OVER && s.shift == shift && !(s.step == PLACE && turns-- == 0)) step(s, generator);
    }

private:
    const Box& box_;
    const std::vector<Policy>& policies_;
    int policy_of_[SEATS] = {0, 0, 0, 0};
};

}  // namespace gueules_noires
