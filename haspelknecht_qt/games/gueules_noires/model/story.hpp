// Whole games told for learning: what every seat had at one moment of each stage, and what it came to.
#pragma once

#include "playing.hpp"

namespace gueules_noires {

using Story = compiled::Story<SEATS, STAGES, FEATURES>;

// Writes down what every seat has now, by its own judgement, as that of a stage.
inline void tell_stage(const Box& box, const std::vector<Policy>& policies, const State& now, const int32_t* policy_of, int stage, Story& story) {
    for (int seat = 0; seat < box.seats; ++seat) {
        Standpoint view(box, policies[size_t(policy_of[seat])], now, seat);
        const Numbers numbers = view.numbers(now);
        story.scored[seat][stage] = scored(now.players[seat]);
        std::copy(numbers.begin(), numbers.end(), story.features[seat][stage]);
    }
}

inline Story tell_game(const Box& box, const std::vector<Policy>& policies, const State& begin, uint64_t seed, const int32_t* policy_of,
                       const double* likes, bool is_told) {
    State state = begin;
    Story story{};
    Generator generator(seed), dice(~seed);
    std::vector<Policy> tasted;
    int32_t own[SEATS];
    for (int seat = 0; seat < box.seats; ++seat) {
        tasted.push_back(policies[size_t(policy_of[seat])]);
        own[seat] = seat;
        if (!tasted.back().learned) continue;
        auto learned = std::make_shared<Learned>(*tasted.back().learned);
        compiled::add_tastes(learned->weights, likes, dice);
        tasted.back().learned = learned;
    }
    const Playing playing(box, tasted, own);
    // Of the positions of a stage in which somebody is to place, each one is as likely to be told. A stage that everybody's many workers
    // have passed over is told as the one before it.
    int seen[STAGES] = {};
    while (state.step != OVER) {
        const int stage = stage_of(box, state);
        if (is_told && state.step == PLACE && !dice.below(++seen[stage])) tell_stage(box, policies, state, policy_of, stage, story);
        playing.step(state, generator);
    }
    for (int seat = 0; seat < box.seats; ++seat) {
        story.totals[seat] = final_score(box, state, seat);
        for (int stage = 1; stage < STAGES; ++stage) {
            if (seen[stage]) continue;
            story.scored[seat][stage] = story.scored[seat][stage - 1];
            std::copy_n(story.features[seat][stage - 1], FEATURES, story.features[seat][stage]);
        }
    }
    return story;
}

}  // namespace gueules_noires
