// Value of a position, as in strategy/value_function.py and strategy/features.py: the same numbers, added in the same
// order.
#pragma once

#include <algorithm>
#include <array>
#include <memory>

#include "learning.hpp"
#include "rules.hpp"

namespace haspelknecht {

constexpr int STAGES = 12, PLAIN_FEATURES = 47, FEATURES = PLAIN_FEATURES + TILES + MARKERS, ORDER_FEATURE = 43;

inline int stage_of(const State& s) {
    const int year = 4 * (s.year - 1);
    if (s.step == STORING) return year + 3;
    if (s.step == EXECUTING) return year + s.season;
    if (s.step == WINTER) return year + AUTUMN;
    return std::max(0, year + s.season - 1);
}

inline int place_in_order(const State& s, int seats, int seat) {
    int place = 0;
    while (place < seats - 1 && s.order[place] != seat) ++place;
    return place;
}

inline void count_symbols(const Box& box, const Player& p, int (&count)[3]) {
    count[0] = count[1] = count[2] = 0;
    for (uint32_t rest = p.tiles; rest; rest &= rest - 1) ++count[box.symbol[__builtin_ctz(rest)]];
}

// F2.
inline int tunnel_bonus(const Box& box, const Player& p) {
    const int emptied = box.emptied[p.tunnel_wood][p.tunnel];
    int points = 0;
    for (const auto& [tile, place] : {std::pair{WHEELBARROW, 0}, {OIL_LAMP, 1}, {LORRY, 2}})
        if (p.owns(tile))
            for (const int section : box.bonus_sections[place]) points += section < emptied;
    return points;
}

inline int scored(const Player& p) {
    int points = 0;
    for (const int each : p.scored) points += each;
    return points;
}

// F1 to F7.
inline int final_points(const Box& box, const Player& p) {
    int symbols[3];
    count_symbols(box, p, symbols);
    return scored(p) + box.section_points[p.tunnel_wood][p.tunnel] + tunnel_bonus(box, p) + (p.owns(HAND_CART) ? symbols[FORK] : 0)
        + (p.owns(COAL_DRIVER) ? symbols[HAMMER] : 0) + box.buildings_vp[symbols[BUILDING_SYMBOL]]
        + count_bits(uint32_t(p.markers)) * box.marker_vp + box.thaler_points(p.thaler) + box.debt_points(p.debts)
        - std::max(0, p.water - 1);
}

inline int count_stored(const Player& p, int good) {
    int count = 0;
    for (const int stored : p.stored) count += stored == good + 1;
    return count;
}

// Returns the features in the order of FEATURE_NAMES in features.py, except owned tiles and markers, which come last.
inline std::array<double, PLAIN_FEATURES> plain_features(const Box& box, const State& s, int seat) {
    const Player& p = s.players[seat];
    const bool storing = s.step == STORING;
    const int year = storing ? s.year + 1 : s.year;
    const int food = storing ? count_stored(p, FOOD) : p.food, wood = storing ? count_stored(p, WOOD) : p.wood;
    const int coal = storing ? count_stored(p, COAL) : p.coal;
    const int lease_food = box.lease_food[year], lease_thaler = box.lease_thaler[year], due = box.thaler_due[year];
    const int thaler = p.thaler, thaler_points = box.thaler_points(std::max(0, thaler - due));
    int water = p.water;
    if (!p.owns(BUCKET)) water += s.step == EXECUTING ? s.season == SUMMER : s.step == STORING && s.year < YEARS;
    const bool exhausted = p.exhausted;
    const int emptied = box.section_points[p.tunnel_wood][p.tunnel];
    int symbols[3];
    count_symbols(box, p, symbols);
    int wood_points = 0;
    if (wood) {
        const int all = std::min(SECTIONS, p.tunnel_wood + wood), but_one = std::min(SECTIONS, p.tunnel_wood + wood - 1);
        wood_points = std::max(box.section_points[all][p.tunnel] - emptied,
                               box.section_points[but_one][p.tunnel] - emptied + (box.farm_storage_vp == WOOD));
    }
    int reach[LEVELS - 1] = {0, 0, 0};
    uint32_t near = 0;
    for (uint32_t rest = p.tiles; rest; rest &= rest - 1) near |= box.neighbours[__builtin_ctz(rest)];
    for (uint32_t rest = near & ~p.tiles; rest; rest &= rest - 1) {
        const int tile = __builtin_ctz(rest), level = box.level(tile);
        if (level > 0) reach[level - 1] = std::max(reach[level - 1], next_vp(box, s, tile));
    }
    const int storage_points = (p.has(B_BARN) && food - lease_food > 0 ? 2 : 0) + (p.has(B_COAL_STORAGE) && coal ? 1 : 0);
    const bool has_mill = p.owns(MILL), has_burner = p.owns(CHARCOAL_BURNER);
    return {
        double(box.seats == 3),
        double(box.seats == 4),
        double(coal),
        double(p.owns(HORSE_AND_CART) ? coal : box.coal_points(coal)),
        double(std::max(0, lease_food - food)),
        double(std::min(2, std::max(0, food - lease_food))),
        double(food),
        double(std::max(0, lease_thaler - thaler)),
        double(std::max(0, due - thaler)),
        double(thaler_points),
        double(thaler),
        double(box.debt_points(p.debts)),
        double(water),
        double(std::max(0, water - 1)),
        double(exhausted ? 0 : water),
        double(!exhausted && water >= 2),
        double(exhausted && water >= 2),
        double(exhausted && water >= 5),
        double(p.pinge),
        double(exhausted ? 0 : box.accessible_pinge_coal[p.pinge_wood] - (box.accessible_pinge_coal[PINGE_WOOD] - p.pinge)),
        double(exhausted ? 0 : p.pinge_wood),
        double(exhausted),
        double(emptied),
        double(tunnel_bonus(box, p)),
        double(p.tunnel),
        double(std::max(0, box.accessible_tunnel_coal[p.tunnel_wood] - p.tunnel)),
        double(p.tunnel_wood),
        double(p.shaft),
        double(std::max(0, p.shaft - 2)),
        double(wood),
        double(std::max(0, wood - 2)),
        double(wood_points),
        double(storage_points),
        double((p.owns(HAND_CART) ? symbols[FORK] : 0) + (p.owns(COAL_DRIVER) ? symbols[HAMMER] : 0)),
        double(box.buildings_vp[symbols[BUILDING_SYMBOL]]),
        double(symbols[BUILDING_SYMBOL]),
        double(symbols[FORK]),
        double(symbols[HAMMER]),
        double(reach[0]),
        double(reach[1]),
        double(reach[2]),
        double(p.improved),
        double(count_bits(uint32_t(p.markers))),
        place_in_order(s, box.seats, seat) / double(box.seats - 1),
        double(has_mill ? thaler : 0),
        double(has_mill ? thaler_points : 0),
        double(has_burner ? p.pinge : 0),
    };
}

// Depth of the evaluation of takings (strategy/takings.py).
struct LookaheadSettings {
    int effort, foresight;
    double envy;
};

constexpr int HIDDEN = 24;

using Network = compiled::Network<STAGES, FEATURES, HIDDEN>;

// A policy: weights and depth of evaluation.
struct Policy {
    double weights[STAGES][FEATURES + 1];
    LookaheadSettings lookahead;
    std::shared_ptr<const Network> network;
    int knowledge = 0;  // Number of the weights and network. Policies with equal ones have equal numbers.

    bool evaluates_like(const Policy& other) const {
        return std::equal(&weights[0][0], &weights[0][0] + STAGES * (FEATURES + 1), &other.weights[0][0]) && network == other.network;
    }

    // Returns the expected final points of a seat. At the end of the game they are exact.
    double value(const Box& box, const State& s, int seat) const {
        if (s.step == END) return final_points(box, s.players[seat]);
        const auto numbers = plain_features(box, s, seat);
        const Player& p = s.players[seat];
        const double* row = weights[stage_of(s)];
        double total = row[FEATURES] + scored(p);
        for (int place = 0; place < PLAIN_FEATURES; ++place) total += row[place] * numbers[size_t(place)];
        // The features of tiles and markers are 1 for those that the player owns, otherwise 0.
        for (uint32_t rest = p.tiles; rest; rest &= rest - 1) total += row[PLAIN_FEATURES + __builtin_ctz(rest)];
        for (uint32_t rest = uint8_t(p.markers); rest; rest &= rest - 1) total += row[PLAIN_FEATURES + TILES + __builtin_ctz(rest)];
        if (!network) return total;
        return total + network->value(stage_of(s), [&](const auto& add) {
            for (int place = 0; place < PLAIN_FEATURES; ++place)
                if (numbers[size_t(place)] != 0) add(place, float(numbers[size_t(place)]));
            for (uint32_t rest = p.tiles; rest; rest &= rest - 1) add(PLAIN_FEATURES + __builtin_ctz(rest), 1);
            for (uint32_t rest = uint8_t(p.markers); rest; rest &= rest - 1) add(PLAIN_FEATURES + TILES + __builtin_ctz(rest), 1);
        });
    }
};

}  // namespace haspelknecht
