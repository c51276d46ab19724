// Records of whole games for learning: features of every seat at the end of each stage, and final points.
#pragma once

#include "playing.hpp"

namespace haspelknecht {

using Story = compiled::Story<SEATS, STAGES, FEATURES>;

inline Story tell_game(const Box& box, const std::vector<Policy>& policies, const State& begin, uint64_t seed, const int32_t* policy_of,
                       const double* likes) {
    State state = begin;
    Story story{};
    Generator generator(seed), tastes(~seed);
    std::vector<Policy> tasted;
    int32_t own[SEATS];
    for (int seat = 0; seat < box.seats; ++seat) {
        tasted.push_back(policies[size_t(policy_of[seat])]);
        compiled::add_tastes(tasted.back().weights, likes, tastes);
        own[seat] = tasted.back().knowledge = seat;
    }
    Memory memory(box);
    Playing playing(box, tasted, own, memory);
    playing.at_end = [&](const State& now) {
        if (now.step == WINTER) return;
        const int seat = now.seat(), stage = stage_of(now);
        const Player& p = now.players[seat];
        story.scored[seat][stage] = scored(p);
        float* out = story.features[seat][stage];
        for (const double number : plain_features(box, now, seat)) *out++ = float(number);
        for (int tile = 0; tile < TILES; ++tile) *out++ = float(p.tiles >> tile & 1);
        for (int place = 0; place < MARKERS; ++place) *out++ = float(p.markers >> place & 1);
    };
    while (state.step != END) playing.step(state, generator);
    for (int seat = 0; seat < box.seats; ++seat) story.totals[seat] = final_points(box, state.players[seat]);
    return story;
}

}  // namespace haspelknecht
