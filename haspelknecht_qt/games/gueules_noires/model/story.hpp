// Records of whole games for learning: features of every seat at one moment of each stage, and final points.
#pragma once

#include "playing.hpp"

namespace gueules_noires {

using Story = compiled::Story<SEATS, STAGES, FEATURES>;

// Records the features of every seat at a stage. Each seat's own policy computes them.
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
    // All positions of a stage in which a seat must place workers are equally likely to be recorded. A stage without
    // such a position, because several workers were placed at once, gets the record of the previous stage.
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
