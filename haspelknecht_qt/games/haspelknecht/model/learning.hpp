// Whole games told for learning: what every seat had at the end of each stage, and what it came to.
#pragma once

#include "playing.hpp"

namespace haspelknecht {

struct Story {
    int totals[SEATS], scored[SEATS][STAGES];
    float features[SEATS][STAGES][FEATURES];
};

// The same judgement with likes and dislikes that last for a game, about normal; in the last winter there is nothing to like any more.
inline Policy with_taste(const Policy& policy, const double* likes, Generator& generator) {
    Policy tasted = policy;
    for (int place = 0; place < FEATURES; ++place) {
        int sum = 0;
        for (int die = 0; die < 4; ++die) sum += generator.below(1000);
        const double like = likes[place] * (sum / 1000.0 - 2);
        for (int stage = 0; stage < STAGES - 1; ++stage) tasted.weights[stage][place] += like;
    }
    return tasted;
}

inline Story tell_game(const Box& box, const std::vector<Policy>& policies, const State& begin, uint64_t seed, const int32_t* policy_of,
                       const double* likes) {
    State state = begin;
    Story story{};
    Generator generator(seed), tastes(~seed);
    std::vector<Policy> tasted;
    int32_t own[SEATS];
    for (int seat = 0; seat < box.seats; ++seat) {
        tasted.push_back(with_taste(policies[size_t(policy_of[seat])], likes, tastes));
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
