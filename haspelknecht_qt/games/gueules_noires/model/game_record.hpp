// Records of whole games for learning: features of every seat at one moment of each stage, and final points.
#pragma once

#include "playing.hpp"

namespace gueules_noires {

using GameRecord = compiled::GameRecord<SEATS, STAGES, FEATURES>;

// Records the features of every seat at a stage. Each seat's own policy computes them.
inline void record_stage(const Box& box, const std::vector<Policy>& policies, const State& now, const int32_t* policy_of, int stage, GameRecord& record) {
    for (int seat = 0; seat < box.seats; ++seat) {
        TurnEvaluator evaluator(box, policies[size_t(policy_of[seat])], now, seat);
        const FeatureValues features = evaluator.features(now);
        record.scored[seat][stage] = scored(now.players[seat]);
        std::copy(features.begin(), features.end(), record.features[seat][stage]);
    }
}

inline GameRecord record_game(const Box& box, const std::vector<Policy>& policies, const State& begin, uint64_t seed, const int32_t* policy_of,
                              const double* strengths, bool is_recorded) {
    State state = begin;
    GameRecord record{};
    Generator generator(seed), dice(~seed);
    std::vector<Policy> own_policies;
    int32_t own[SEATS];
    for (int seat = 0; seat < box.seats; ++seat) {
        own_policies.push_back(policies[size_t(policy_of[seat])]);
        own[seat] = seat;
        if (!own_policies.back().learned) continue;
        auto learned = std::make_shared<Learned>(*own_policies.back().learned);
        compiled::add_preferences(learned->weights, strengths, dice);
        own_policies.back().learned = learned;
    }
    const Playing playing(box, own_policies, own);
    // All positions of a stage in which a seat must place workers are equally likely to be recorded. A stage without
    // such a position, because several workers were placed at once, gets the record of the previous stage.
    int seen[STAGES] = {};
    while (state.step != OVER) {
        const int stage = stage_of(box, state);
        if (is_recorded && state.step == PLACE && !dice.below(++seen[stage])) record_stage(box, policies, state, policy_of, stage, record);
        playing.step(state, generator);
    }
    for (int seat = 0; seat < box.seats; ++seat) {
        record.totals[seat] = final_score(box, state, seat);
        for (int stage = 1; stage < STAGES; ++stage) {
            if (seen[stage]) continue;
            record.scored[seat][stage] = record.scored[seat][stage - 1];
            std::copy_n(record.features[seat][stage - 1], FEATURES, record.features[seat][stage]);
        }
    }
    return record;
}

}  // namespace gueules_noires
