// What games are learned with (tools/training.py), whatever the game: a small network, likes and dislikes, and whole games told.
#pragma once

#include <algorithm>
#include <iterator>

#include "chance.hpp"

namespace compiled {

// What is worth more or less by what else there is: a layer of hidden units for each stage, whose answer is added to a linear part.
template <int STAGES, int FEATURES, int HIDDEN> struct Network {
    // By feature, the constant last, for each hidden unit: what is not there need not be added.
    float inner[STAGES][FEATURES + 1][HIDDEN];
    float outer[STAGES][HIDDEN + 1];

    // As Python's Network has them, row by row.
    Network(const double* inner_weights, const double* outer_weights) {
        for (auto& stage : inner)
            for (auto& row : stage)
                for (float& weight : row) weight = float(*inner_weights++);
        for (auto& row : outer)
            for (float& weight : row) weight = float(*outer_weights++);
    }

    // `tell` gets a function that it calls with each feature that is not 0, and with its number.
    template <class Tell> double value(int stage, Tell tell) const {
        float hidden[HIDDEN];
        const auto& rows = inner[stage];
        std::copy(rows[FEATURES], rows[FEATURES] + HIDDEN, hidden);
        tell([&](int feature, float number) {
            for (int unit = 0; unit < HIDDEN; ++unit) hidden[unit] += number * rows[feature][unit];
        });
        double total = outer[stage][HIDDEN];
        for (int unit = 0; unit < HIDDEN; ++unit) total += double(outer[stage][unit]) * double(std::max(0.0f, hidden[unit]));
        return total;
    }
};

// Likes and dislikes that last for a game, about normal; `likes` says how strong they may be for each feature. In the last stage there is
// nothing to like any more. The last number of a row is its constant.
template <int STAGES, int ROW> void add_tastes(double (&weights)[STAGES][ROW], const double* likes, Generator& generator) {
    for (int place = 0; place < ROW - 1; ++place) {
        int sum = 0;
        for (int die = 0; die < 4; ++die) sum += generator.below(1000);
        const double like = likes[place] * (sum / 1000.0 - 2);
        for (int stage = 0; stage < STAGES - 1; ++stage) weights[stage][place] += like;
    }
}

// A whole game: what every seat had at each stage, and what it came to.
template <int SEATS, int STAGES, int FEATURES> struct Story {
    int totals[SEATS], scored[SEATS][STAGES];
    float features[SEATS][STAGES][FEATURES];
};

// Plays so many whole games with seeds one after the other; `tell` answers the Story of one. For each game and seat `totals` gets the final points;
// for each stage besides `scored` the points scored by then, and `features` all of them; nothing where `features` is null.
template <class Tell> void tell_games(int games, int seats, uint64_t seed, Tell tell, int32_t* totals, int32_t* scored, float* features) {
    for (int game = 0; game < games; ++game) {
        const auto story = tell(seed + uint64_t(game));
        totals = std::copy_n(story.totals, seats, totals);
        if (!features) continue;
        for (int seat = 0; seat < seats; ++seat) {
            scored = std::copy(std::begin(story.scored[seat]), std::end(story.scored[seat]), scored);
            for (const auto& stage : story.features[seat]) features = std::copy(std::begin(stage), std::end(stage), features);
        }
    }
}

}  // namespace compiled
