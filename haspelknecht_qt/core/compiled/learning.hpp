// Tools for learning any game (training.py): a small network, random preferences, and records of whole games.
#pragma once

#include <algorithm>
#include <iterator>

#include "chance.hpp"

namespace compiled {

// Network for effects of combined features: a layer of hidden units for each stage, whose output is added to a linear
// part.
template <int STAGES, int FEATURES, int HIDDEN> struct Network {
    // By feature, constant last, for each hidden unit: features that are 0 need no addition.
    float inner[STAGES][FEATURES + 1][HIDDEN];
    float outer[STAGES][HIDDEN + 1];

    // Weights as in Python's ValueNetwork, row by row.
    Network(const double* inner_weights, const double* outer_weights) {
        for (auto& stage : inner)
            for (auto& row : stage)
                for (float& weight : row) weight = float(*inner_weights++);
        for (auto& row : outer)
            for (float& weight : row) weight = float(*outer_weights++);
    }

    // `each_feature` gets a function to be called with index and value of each feature that is not 0.
    template <class EachFeature> double value(int stage, EachFeature each_feature) const {
        float hidden[HIDDEN];
        const auto& rows = inner[stage];
        std::copy(rows[FEATURES], rows[FEATURES] + HIDDEN, hidden);
        each_feature([&](int feature, float number) {
            for (int unit = 0; unit < HIDDEN; ++unit) hidden[unit] += number * rows[feature][unit];
        });
        double total = outer[stage][HIDDEN];
        for (int unit = 0; unit < HIDDEN; ++unit) total += double(outer[stage][unit]) * double(std::max(0.0f, hidden[unit]));
        return total;
    }
};

// Adds random preferences for one game, about normally distributed. `strengths` has their strength for each feature. The
// last stage has no preferences. The last number of a row is its constant.
template <int STAGES, int ROW> void add_preferences(double (&weights)[STAGES][ROW], const double* strengths, Generator& generator) {
    for (int place = 0; place < ROW - 1; ++place) {
        int sum = 0;
        for (int die = 0; die < 4; ++die) sum += generator.below(1000);
        const double preference = strengths[place] * (sum / 1000.0 - 2);
        for (int stage = 0; stage < STAGES - 1; ++stage) weights[stage][place] += preference;
    }
}

// Record of a whole game: features of every seat at each stage, and final points.
template <int SEATS, int STAGES, int FEATURES> struct GameRecord {
    int totals[SEATS], scored[SEATS][STAGES];
    float features[SEATS][STAGES][FEATURES];
};

// Plays whole games with consecutive seeds; `record_of` returns the GameRecord of a seed. `totals` gets the final points
// by game and seat; for each stage `scored` gets the points scored so far, and `features` all features. No features are
// written if `features` is null.
template <class RecordOf> void record_games(int games, int seats, uint64_t seed, RecordOf record_of, int32_t* totals, int32_t* scored, float* features) {
    for (int game = 0; game < games; ++game) {
        const auto record = record_of(seed + uint64_t(game));
        totals = std::copy_n(record.totals, seats, totals);
        if (!features) continue;
        for (int seat = 0; seat < seats; ++seat) {
            scored = std::copy(std::begin(record.scored[seat]), std::end(record.scored[seat]), scored);
            for (const auto& stage : record.features[seat]) features = std::copy(std::begin(stage), std::end(stage), features);
        }
    }
}

}  // namespace compiled
