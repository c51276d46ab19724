// Records of whole games for learning: features of every seat at the end of each stage, and final points.
#pragma once

#include "playing.hpp"

namespace haspelknecht {

using GameRecord = compiled::GameRecord<SEATS, STAGES, FEATURES>;

inline GameRecord record_game(const Box& box, const std::vector<Policy>& policies, const State& begin, uint64_t seed, const int32_t* policy_of,
                              const double* strengths) {
    State state = begin;
    GameRecord record{};
    Generator generator(seed), dice(~seed);
    std::vector<Policy> own_policies;
    int32_t own[SEATS];
    for (int seat = 0; seat < box.seats; ++seat) {
        own_policies.push_back(policies[size_t(policy_of[seat])]);
        compiled::add_preferences(own_policies.back().weights, strengths, dice);
        own[seat] = own_policies.back().knowledge = seat;
    }
    PlanCache cache(box);
    Playing playing(box, own_policies, own, cache);
    playing.at_end = [&](const State& now) {
        if (now.step == WINTER) return;
        const int seat = now.seat(), stage = stage_of(now);
        const Player& p = now.players[seat];
        record.scored[seat][stage] = scored(p);
        float* out = record.features[seat][stage];
        for (const double number : plain_features(box, now, seat)) *out++ = float(number);
        for (int tile = 0; tile < TILES; ++tile) *out++ = float(p.tiles >> tile & 1);
        for (int place = 0; place < MARKERS; ++place) *out++ = float(p.markers >> place & 1);
    };
    while (state.step != END) playing.step(state, generator);
    for (int seat = 0; seat < box.seats; ++seat) record.totals[seat] = final_points(box, state.players[seat]);
    return record;
}

}  // namespace haspelknecht
