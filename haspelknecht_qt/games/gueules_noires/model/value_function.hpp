// Value of a position, as in strategy/forecast.py and strategy/value_function.py: the same sums in the same order.
#pragma once

#include <array>
#include <cmath>
#include <cstring>
#include <memory>

#include "learning.hpp"
#include "rules.hpp"

namespace gueules_noires {

constexpr double MOVES_PER_MINED_CUBE = 2.4, MOVES_PER_MINED_PAIR = 4.0;

// Weights as in strategy/knowledge.py.
struct Knowledge {
    double lifted, in_mine, paired, absent, sharpness, moves_a_worker, tile_in_workers, slack, spread, least_spread, emptied;
    double spare[SHIFTS], franc[SHIFTS], worker[SHIFTS], tile[SHIFTS], usual[3][SHIFTS], move, reckons, reckoned[SHIFTS];
};
constexpr int KNOWLEDGE_SIZE = sizeof(Knowledge) / sizeof(double);

// Each shift has QUARTERS stages; later ones have fewer workers left to be placed.
constexpr int QUARTERS = 4, STAGES = QUARTERS * SHIFTS, FEATURES = 61, HIDDEN = 24;

inline int open_workers(const Box& box, const State& s) {
    int workers = 0;
    for (int seat = 0; seat < box.seats; ++seat) workers += s.players[seat].workers;
    return workers;
}

inline int stage_of(const Box& box, const State& s) {
    const int all = box.workers * box.seats, placed = all - open_workers(box, s);
    return QUARTERS * (s.shift - 1) + std::clamp(QUARTERS * placed / all, 0, QUARTERS - 1);
}

using Network = compiled::Network<STAGES, FEATURES, HIDDEN>;
using FeatureValues = std::array<double, FEATURES>;

// Trained weights: linear weights for each stage, with the constant at the end, and a network.
struct Learned {
    double weights[STAGES][FEATURES + 1];
    std::shared_ptr<const Network> network;

    // Returns the points that the seat is expected to score from now on.
    double value(int stage, const FeatureValues& features) const {
        double total = weights[stage][FEATURES];
        for (int place = 0; place < FEATURES; ++place) total += weights[stage][place] * features[size_t(place)];
        if (!network) return total;
        return total + network->value(stage, [&](const auto& add) {
            for (int place = 0; place < FEATURES; ++place)
                if (features[size_t(place)] != 0) add(place, float(features[size_t(place)]));
        });
    }
};

// Policy of a seat. With trained weights, it evaluates by them and uses `knowledge` only for forecasts.
struct Policy {
    Knowledge knowledge;
    int foresight, effort;
    double envy;
    std::shared_ptr<const Learned> learned;
};

using Counts = std::array<std::array<double, ELEMENTS>, SHIFTS>;

struct Forecast {
    Counts counts{};
    double vp = 0, left = 0, stranded = 0;
    int spare = 0;
};

inline int scored(const Player& p) { return p.scored[0] + p.scored[1] + p.scored[2] + p.scored[3]; }

// Cache of function results by argument. The hash of an argument is its slot; a collision replaces the old entry.
template <int PLACES> class Cache {
public:
    Cache() {
        for (Known& each : known_) each.number = NAN;
    }
    template <class Find> double get(double number, Find find) {
        uint64_t bits;
        std::memcpy(&bits, &number, sizeof bits);
        Known& each = known_[(bits ^ bits >> 32 ^ bits >> 48) % PLACES];
        if (each.number != number) each = {number, find()};
        return each.found;
    }

private:
    struct Known {
        double number, found;
    };
    Known known_[PLACES];
};
using Chances = Cache<128>;

// Returns the number of workers to place on a space now (GT2).
inline int worker_cost(const State& s, int space) { return s.workers_on[space] + 1; }

inline int digging_cost(const Box& box, const State& s) {
    int least = 1 << 20;
    for (int space = FIRST_EXTRACTION; space < FIRST_EXTRACTION + KINDS_OF_EXTRACTION; ++space)
        if (box.is_open[space]) least = std::min(least, worker_cost(s, space));
    return least;
}

// Returns a seat's forecast. Orders with the fewest free cells get cubes first; each cube counts for one cell only.
// `chances` caches chances that depend on `knowledge`.
inline Forecast forecast(const Box& box, const State& s, int seat, const Knowledge& knowledge, Chances& chances) {
    const Player& p = s.players[seat];
    const int shifts = SHIFTS - s.shift + 1;
    Forecast found;
    int lifted[COLOURS], loaded[COLOURS], asked[COLOURS] = {0, 0, 0, 0}, budgets[SHIFTS];
    for (int colour = 0; colour < COLOURS; ++colour) {
        lifted[colour] = p.cage[colour] + p.stock[colour];
        loaded[colour] = p.coal[colour] + p.coal[4 + colour] + p.coal[8 + colour] + p.coal[12 + colour];
    }
    for (int each = 0; each < shifts; ++each) {
        budgets[each] = p.workers + box.workers * each;
        for (int element = 0; element < CELL_ELEMENTS; ++element) found.counts[size_t(each)][size_t(element)] = p.cells[element];
    }
    struct Lacking {
        int cells, order;
    } lacking[ORDERS];
    for (int place = 0; place < p.orders.count; ++place) {
        const int order = p.orders.of[place];
        lacking[place] = {sum(s.free + 4 * order), order};
        for (int colour = 0; colour < COLOURS; ++colour) asked[colour] += s.free[4 * order + colour];
    }
    std::sort(lacking, lacking + p.orders.count, [&](const Lacking& one, const Lacking& other) {
        if (one.cells != other.cells) return one.cells < other.cells;
        if (box.vp[one.order] != box.vp[other.order]) return box.vp[one.order] > box.vp[other.order];
        return one.order < other.order;
    });
    const int digging = digging_cost(box, s);
    int pairs = 0;
    for (int colour = 0; colour < COLOURS; ++colour) pairs += std::max(0, lifted[colour] + loaded[colour] - asked[colour]);
    pairs /= 2;
    double needed = 0;
    unsigned vehicles = 0;
    bool has_dug = false;
    for (int place = 0; place < p.orders.count; ++place) {
        const int open_cells = lacking[place].cells, order = lacking[place].order, first = 4 * order, vehicle = box.vehicle[order];
        const int* cells = box.cells + first;
        const int total = cells[0] + cells[1] + cells[2] + cells[3];
        double near = total - open_cells;
        if (open_cells) {
            if (!has_dug) needed += digging - 1, has_dug = true;
            for (int colour = 0; colour < COLOURS; ++colour) {
                const int wanted = s.free[first + colour];
                if (!wanted) continue;
                const int at_hand = std::min(wanted, lifted[colour]);
                lifted[colour] -= at_hand;
                const int mined = std::min(wanted - at_hand, loaded[colour]);
                loaded[colour] -= mined;
                int missing = wanted - at_hand - mined;
                const int twos = std::min(missing, pairs);
                pairs -= twos, missing -= twos;
                near += knowledge.lifted * at_hand + knowledge.in_mine * mined + knowledge.paired * twos + knowledge.absent * missing;
                const double moves = at_hand + MOVES_PER_MINED_CUBE * (mined + missing) + MOVES_PER_MINED_PAIR * twos;
                needed += moves / knowledge.moves_a_worker + knowledge.tile_in_workers * missing;
            }
        }
        if (!(vehicles >> vehicle & 1)) vehicles |= 1u << vehicle, needed += worker_cost(s, FIRST_DELIVERY + vehicle);
        const double share = near / total, slack = open_cells ? knowledge.slack : 1.0;
        const double chance = chances.get(share, [&] { return std::pow(share, knowledge.sharpness); });
        double reached = 0;
        for (int each = 0; each < shifts; ++each) {
            reached = chance * std::min(1.0, std::max(0.0, (budgets[each] - needed + 1.0) / slack));
            if (reached == 0.0) continue;
            auto& counts = found.counts[size_t(each)];
            for (int colour = 0; colour < COLOURS; ++colour) counts[size_t(colour)] += reached * cells[colour];
            counts[size_t(COLOURS + vehicle)] += reached * total;
        }
        found.vp += reached * box.vp[order];
        found.left += 1.0 - reached;
        found.stranded += (1.0 - reached) * sum(s.laid + first);
    }
    const int work = budgets[shifts - 1], holding = sum(p.coal, 16);
    const double share = holding ? knowledge.emptied * work / (work + holding) : 0.0;
    for (int colour = 0; colour < COLOURS; ++colour) {
        const int empty = p.empty_minecarts(colour);
        found.counts[size_t(shifts - 1)][size_t(CELL_ELEMENTS + colour)] = empty + share * (p.minecarts[colour] - empty);
        found.spare += lifted[colour] + loaded[colour];
    }
    return found;
}

inline double moves_saved_by_cage(const Player& p) {
    if (p.level == SURFACE) return 0.0;
    return sum(p.cage) ? -1.0 : sum(p.coal_at(p.level)) ? 0.5 : 0.0;
}

inline double value(const Box& box, const Policy& policy, const State& s, int seat);

// Evaluates the positions of one turn of a seat. Opponents' forecasts are made only once, in the position `root`.
class TurnEvaluator {
public:
    TurnEvaluator(const Box& box, const Policy& policy, const State& root, int seat) : box_(box), policy_(policy), seat_(seat) {
        const Knowledge& knowledge = policy.knowledge;
        for (int other = 0; other < box.seats; ++other) {
            if (other == seat) continue;
            Counts& counts = rivals_[rival_count_++];
            if (knowledge.reckons == 0.0) {
                counts = forecast(box, root, other, knowledge, chances_).counts;
                continue;
            }
            for (int shift = root.shift; shift <= SHIFTS; ++shift) counts[size_t(shift - root.shift)].fill(knowledge.reckoned[shift - 1]);
        }
        stage_ = stage_of(box, root);
        const double open_now = double(open_workers(box, root)) / (box.workers * box.seats);
        for (int shift = root.shift; shift <= SHIFTS; ++shift)
            spreads_[shift - root.shift] = knowledge.least_spread + knowledge.spread * std::sqrt(open_now + shift - root.shift);
        // During the shift, the usual points decrease to those at the beginning of the next shift, when all workers are
        // back.
        const double* usual = knowledge.usual[box.seats - 2];
        double later = 0;
        if (root.shift < SHIFTS) later = usual[root.shift] + box.workers * knowledge.worker[root.shift];
        usual_ = later + (usual[root.shift - 1] - later) * open_now;
    }

    // Returns the seat's expected points in a position of its turn, minus a share of the best opponent's points.
    double utility(const State& s) { return points(s) - opponent_penalty(s); }

    double points(const State& s) {
        const Knowledge& knowledge = policy_.knowledge;
        const int shift = s.shift - 1;
        const Player& p = s.players[seat_];
        if (policy_.learned) return scored(p) + policy_.learned->value(stage_, features(s));
        const Forecast own = forecast(box_, s, seat_, knowledge, chances_);
        const Prizes prizes = find_prizes(own, shift);
        double total = p.scored[S_DELIVERIES];
        total += p.scored[1] + p.scored[2] + p.scored[3] + prizes.cells;
        total += prizes.minecarts;
        total += own.vp + own.left * box_.undelivered_order_vp;
        total += coal_points(own) + own.spare * knowledge.spare[shift] + moves_saved_by_cage(p) * knowledge.move;
        total += p.francs * knowledge.franc[shift];
        total += -std::abs(p.balance) * knowledge.tile[shift];
        total += p.workers * knowledge.worker[shift];
        return total + usual_;
    }

    // Returns the features for the trained weights, in the order of FEATURE_NAMES in features.py.
    FeatureValues features(const State& s) {
        const Player& p = s.players[seat_];
        const Forecast own = forecast(box_, s, seat_, policy_.knowledge, chances_);
        const Prizes prizes = find_prizes(own, s.shift - 1);
        // Seat that places next. In the middle of a turn, this is the following seat.
        const int next = s.step == PLACE || s.step == DRAFT ? s.seat : s.seat + 1;
        int rival_workers = 0, rival_francs = 0, on_tiles[SEATS] = {0, 0, 0, 0}, rival_on_tiles = 0;
        for (int space = 0; space < FACTORY_SPACES; ++space)
            if (s.workers_on[space]) on_tiles[s.owner_of[space]] += s.workers_on[space];
        for (int other = 0; other < box_.seats; ++other) {
            if (other == seat_) continue;
            rival_workers = std::max(rival_workers, int(s.players[other].workers));
            rival_francs = std::max(rival_francs, int(s.players[other].francs));
            rival_on_tiles = std::max(rival_on_tiles, on_tiles[other]);
        }
        int free = 0, laid = 0, complete = 0, complete_vp = 0, delivery = 0;
        unsigned vehicles = 0;
        for (int order : p.orders) {
            const int cells = sum(s.free + 4 * order), vehicle = box_.vehicle[order];
            free += cells, laid += sum(s.laid + 4 * order);
            if (!cells) ++complete, complete_vp += box_.vp[order];
            if (!(vehicles >> vehicle & 1)) vehicles |= 1u << vehicle, delivery += worker_cost(s, FIRST_DELIVERY + vehicle);
        }
        FeatureValues found{};
        double* next_number = found.data();
        const auto add = [&](double number) { *next_number++ = number; };
        for (const double number : {
            double(box_.seats == 3), double(box_.seats == 4), double(s.first == seat_),
            double((seat_ - next + 2 * box_.seats) % box_.seats) / (box_.seats - 1), usual_, double(p.workers), double(rival_workers),
            prizes.now, prizes.cells - prizes.now, prizes.minecarts, own.vp, own.left, coal_points(own), double(own.spare), moves_saved_by_cage(p),
            double(p.francs), double(std::abs(p.balance)), double(p.orders.count), double(free), double(laid), double(complete), double(complete_vp),
            double(delivery), double(sum(p.cage)), double(sum(p.stock)), double(digging_cost(box_, s)), double(on_tiles[seat_] - rival_on_tiles),
            double(rival_francs), double(sum(s.supply)),
        }) add(number);
        for (int colour = 0; colour < COLOURS; ++colour) {
            add(p.cage[colour] + p.stock[colour]);
            add(p.coal[colour] + p.coal[4 + colour] + p.coal[8 + colour] + p.coal[12 + colour]);
            add(p.empty_minecarts(colour));
        }
        // Expected leads over the best other seat, at the end of this shift and of the game.
        const int last = SHIFTS - s.shift;
        for (int element = 0; element < CELL_ELEMENTS; ++element) add(ahead(own, 0, element));
        for (int element = 0; element < ELEMENTS; ++element) add(ahead(own, last, element));
        return found;
    }

private:
    double opponent_penalty(const State& s) const {
        if (policy_.envy == 0.0) return 0.0;
        double best = -INFINITY;
        for (int other = 0; other < box_.seats; ++other)
            if (other != seat_) best = std::max(best, value(box_, policy_, s, other));
        return policy_.envy / rival_count_ * best;
    }

    // Expected prizes. `now` is for cells at the end of this shift, `cells` for cells at all shift ends within the
    // foresight. `minecarts` is for empty minecarts.
    struct Prizes {
        double now = 0, cells = 0, minecarts = 0;
    };

    Prizes find_prizes(const Forecast& own, int shift) {
        Prizes found;
        for (int each = 0; each < std::min(policy_.foresight, SHIFTS - shift); ++each) {
            for (int element = 0; element < ELEMENTS_PER_SHIFT * (shift + 1 + each); ++element) {
                const double count = own.counts[size_t(each)][size_t(element)];
                if (count > 0.0) (element < CELL_ELEMENTS ? found.cells : found.minecarts) += prize(each, element, count);
            }
            if (!each) found.now = found.cells;
        }
        return found;
    }

    double coal_points(const Forecast& own) const { return (own.spare + own.stranded) / box_.cubes_per_vp; }

    double ahead(const Forecast& own, int shift, int element) const {
        double most = 0;
        for (int each = 0; each < rival_count_; ++each) most = std::max(most, rivals_[each][size_t(shift)][size_t(element)]);
        return own.counts[size_t(shift)][size_t(element)] - most;
    }

    // Returns the expected prize for an element. It is cached, because most positions of a turn change few elements.
    double prize(int shift, int element, double count) {
        return prizes_[shift * ELEMENTS + element].get(count, [&] { return std::min(count, 1.0) * expected(shift, element, count); });
    }

    double expected(int shift, int element, double count) const {
        double ahead[SEATS], first = 1.0;
        for (int each = 0; each < rival_count_; ++each) {
            ahead[each] = chance((count - rivals_[each][size_t(shift)][size_t(element)] + 0.5) / spreads_[shift]);
            first *= ahead[each];
        }
        const Prize& printed = box_.prizes[element];
        if (rival_count_ == 1) return first * printed.first;
        double second = 0;
        for (int behind = 0; behind < rival_count_; ++behind) {
            double others = 1.0;
            for (int each = 0; each < rival_count_; ++each)
                if (each != behind) others *= ahead[each];
            second += (1.0 - ahead[behind]) * others;
        }
        return first * printed.first + second * printed.second;
    }

    static double chance(double distance) {
        if (distance > 20.0) return 1.0;
        return distance < -20.0 ? 0.0 : 1.0 / (1.0 + std::exp(-distance));
    }

    const Box& box_;
    const Policy& policy_;
    int seat_, rival_count_ = 0, stage_;
    double usual_, spreads_[SHIFTS];
    Counts rivals_[SEATS];
    Chances chances_;
    Cache<16> prizes_[SHIFTS * ELEMENTS];
};

// Returns the expected final points of a seat. At the end of the game they are exact.
inline double value(const Box& box, const Policy& policy, const State& s, int seat) {
    if (s.step == OVER) return final_score(box, s, seat);
    return TurnEvaluator(box, policy, s, seat).points(s);
}

}  // namespace gueules_noires
