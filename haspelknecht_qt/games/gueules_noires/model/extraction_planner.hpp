// Plans of whole extractions, as in strategy/extraction_planner.py. Every way to load the cage is tried (GA4 to GA15).
#pragma once

#include <unordered_map>

#include "value_function.hpp"

namespace gueules_noires {

constexpr int MAX_MOVES = 28, MIN_TRIP_MOVES = 3;

// Moves of a turn, in their order.
struct MoveLine {
    uint8_t count = 0;
    Move moves[MAX_MOVES];

    void add(Move made) { moves[count++] = made; }
    void add(const MoveLine& more) { count = uint8_t(std::copy_n(more.moves, more.count, moves + count) - moves); }
};

// Plan of an extraction: its value, its moves, and the number of moves that it leaves unused.
struct ExtractionPlan {
    double utility;
    MoveLine line;
    int moves_left;
    bool is_above;  // The cage is at the surface.

    MoveLine moves_to_end() const {
        MoveLine whole = line;
        if (moves_left) whole.add(move(M_STOP));
        return whole;
    }
};

class ExtractionPlanner {
public:
    ExtractionPlanner(const Box& box, TurnEvaluator& evaluator, int effort) : box_(box), evaluator_(evaluator), effort_(effort) {}

    // Returns the best plan for the remaining moves in this position.
    ExtractionPlan best(const State& root) {
        find_plans(root);
        const ExtractionPlan* found = &plans_[0];
        for (const ExtractionPlan& each : plans_)
            if (each.utility > found->utility) found = &each;
        return *found;
    }

    // Returns plans with no, one or two trips of the cage. The first plan has no moves.
    const std::vector<ExtractionPlan>& plans(const State& root) {
        find_plans(root);
        return plans_;
    }

private:
    void find_plans(const State& root) {
        plans_.clear();
        add(root, {});
        const Player& p = root.player();
        if (p.level == SURFACE || sum(p.stock)) add_unloaded(root, {});
        const size_t starts = plans_.size();
        for (size_t start = 0; start < starts; ++start) add_trips_after(root, MoveLine(plans_[start].line));
        if (!effort_) return;
        std::vector<ExtractionPlan> again;
        std::copy_if(plans_.begin() + long(starts), plans_.end(), std::back_inserter(again), [](const ExtractionPlan& each) {
            return each.moves_left >= MIN_TRIP_MOVES && each.is_above;
        });
        std::stable_sort(again.begin(), again.end(), [](const ExtractionPlan& one, const ExtractionPlan& other) { return one.utility > other.utility; });
        if (again.size() > size_t(effort_)) again.resize(size_t(effort_));
        for (const ExtractionPlan& each : again) add_trips_after(root, each.line);
    }

    // Adds another trip after these moves.
    void add_trips_after(const State& root, const MoveLine& line) {
        State s = root;
        for (int each = 0; each < line.count; ++each) Rules(box_, s).carry_out(line.moves[each]);
        add_trips(s, line);
    }

    void add(const State& s, const MoveLine& line) {
        plans_.push_back({cached_utility(s), line, s.moves, s.player().level == SURFACE});
    }

    // Returns the value of a position, from a cache. Its key is the position of the cage, the cubes and the free cells.
    double cached_utility(const State& s) {
        const Player& p = s.player();
        uint64_t key = uint64_t(p.level) + 1;
        const auto mix = [&](const int8_t* numbers) {
            uint32_t four;
            std::memcpy(&four, numbers, sizeof four);
            key = (key ^ four) * 0x9E3779B97F4A7C15u;
            key ^= key >> 29;
        };
        mix(p.cage), mix(p.stock), mix(p.coal), mix(p.coal + 4), mix(p.coal + 8), mix(p.coal + 12);
        for (int order : p.orders) mix(s.free + 4 * order);
        const auto [place, is_new] = utilities_.try_emplace(key, 0.0);
        if (is_new) place->second = evaluator_.utility(s);
        return place->second;
    }

    void make(State& s, MoveLine& line, Move made) const {
        Rules(box_, s).carry_out(made);
        line.add(made);
    }

    // Adds plans for every way to load the cage on one trip. The cage stays below or is unloaded at the surface.
    void add_trips(const State& s, const MoveLine& begun) {
        const Player& p = s.player();
        const int places = box_.cage_places - sum(p.cage);
        int levels[4], most[4], counts[4] = {0, 0, 0, 0}, found = 0;
        if (p.level != SURFACE) levels[found++] = p.level;
        for (int level = 1; level <= 4; ++level)
            if (level != p.level) levels[found++] = level;
        for (int each = 0; each < 4; ++each) most[each] = std::min(places, sum(p.coal_at(levels[each])));
        do add_trip(s, begun, levels, counts, places);
        while (next(counts, most));
    }

    // Advances to the next counts, the last number first; returns false at the end.
    static bool next(int (&counts)[4], const int (&most)[4]) {
        for (int each = 3; each >= 0; --each) {
            if (counts[each] < most[each]) return ++counts[each], true;
            counts[each] = 0;
        }
        return false;
    }

    void add_trip(const State& s, const MoveLine& begun, const int (&levels)[4], const int (&counts)[4], int places) {
        const int level = s.player().level, loads = counts[0] + counts[1] + counts[2] + counts[3];
        if (loads > places || (!loads && level == SURFACE)) return;
        int left = s.moves - loads;
        for (int each = 0; each < 4; ++each) left -= counts[each] && levels[each] != level;
        if (left < 0) return;
        State loaded = s;
        MoveLine line = begun;
        for (int each = 0; each < 4; ++each)
            if (counts[each]) load(loaded, levels[each], counts[each], line);
        if (loads) add(loaded, line);
        if (!left) return;
        make(loaded, line, move(M_CAGE, SURFACE));
        add(loaded, line);
        add_unloaded(loaded, line);
    }

    // Loads cubes of a level: first those of its own colour, then those of the most valuable colours.
    void load(State& s, int level, int count, MoveLine& line) const {
        if (s.player().level != level) make(s, line, move(M_CAGE, level));
        const auto load_all = [&](int colour) {
            for (; count && s.player().coal_at(level)[colour]; --count) make(s, line, move(M_LOAD, colour));
        };
        load_all(level - 1);
        for (int colour = COLOURS - 1; colour >= 0; --colour) load_all(colour);
    }

    // Adds the plan that fills the best cells, and the plan that also stores the remaining cubes of the cage.
    void add_unloaded(const State& s, const MoveLine& begun) {
        State filled = s;
        MoveLine line = begun;
        while (filled.moves) {
            const MoveLine way = next_cells(filled);
            if (!way.count) break;
            for (int each = 0; each < way.count; ++each) make(filled, line, way.moves[each]);
        }
        if (line.count > begun.count) add(filled, line);
        Player& p = filled.player();
        if (p.level != SURFACE || !filled.moves || !sum(p.cage)) return;
        for (int colour = 0; colour < COLOURS; ++colour)
            while (filled.moves && p.cage[colour]) make(filled, line, move(M_STORE, colour));
        add(filled, line);
    }

    // Returns the moves that fill the next cells. An order that can be completed is preferred: the one with most points
    // per move. Otherwise the best order is begun.
    MoveLine next_cells(const State& s) const {
        const Player& p = s.player();
        int8_t cubes[8] = {0, 0, 0, 0};
        if (p.level == SURFACE) std::copy(p.cage, p.cage + COLOURS, cubes);
        std::copy(p.stock, p.stock + COLOURS, cubes + COLOURS);
        MoveLine best;
        double most = 0;
        if (!sum(cubes, 8)) return best;
        for (int order : p.orders) {
            const int missing = sum(s.free + 4 * order);
            if (!missing) continue;
            const MoveLine way = fills(order, s.free + 4 * order, cubes, s.moves);
            if (!way.count) continue;
            const int* of = box_.cells + 4 * order;
            const int cells = of[0] + of[1] + of[2] + of[3];
            const double points = box_.vp[order] + 1.0 + 1.5 * cells;
            int used = 0;
            for (int each = 0; each < way.count; ++each) used += way.moves[each].kind == M_FILL_WITH_TWO ? 2 : 1;
            const double share = double(cells - missing + way.count) / cells;
            const double gain = way.count == missing ? (100.0 + points) / used : points * square(share) / used;
            if (gain > most) best = way, most = gain;
        }
        return best;
    }

    // Squares by pow, as Python does. A compiler that knows the exponent would replace the call.
    static double square(double number) {
        static const volatile double two = 2.0;
        return std::pow(number, two);
    }

    // Returns the moves that fill free cells of one order. Cells get a cube of their colour first. Two other cubes fill
    // a cell only if that completes the order.
    static MoveLine fills(int order, const int8_t* free, const int8_t (&there)[8], int left) {
        int8_t cubes[8];
        std::copy(there, there + 8, cubes);
        MoveLine found;
        List<16> open_cells;
        for (int colour = 0; colour < COLOURS; ++colour)
            for (int each = 0; each < free[colour]; ++each) {
                const int cell = 4 * order + colour;
                if (found.count == left) return found;
                if (cubes[colour]) --cubes[colour], found.add(move(M_FILL_FROM_CAGE, cell));
                else if (cubes[4 + colour]) --cubes[4 + colour], found.add(move(M_FILL_FROM_STOCK, cell));
                else open_cells.add(colour);
            }
        const int twos = open_cells.count;
        if (!twos || found.count + 2 * twos > left || sum(cubes, 8) < 2 * twos) return found;
        for (int colour : open_cells) {
            const int one = cheapest(cubes), other = cheapest(cubes);
            found.add(move(M_FILL_WITH_TWO, 4 * order + colour, 8 * std::min(one, other) + std::max(one, other)));
        }
        return found;
    }

    // Removes a cube of the cheapest colour and returns its source. The cage comes before the stock.
    static int cheapest(int8_t (&cubes)[8]) {
        int source = 0;
        while (!cubes[source % 2 * 4 + source / 2]) ++source;
        source = source % 2 * 4 + source / 2;
        --cubes[source];
        return source;
    }

    const Box& box_;
    TurnEvaluator& evaluator_;
    int effort_;
    std::vector<ExtractionPlan> plans_;
    std::unordered_map<uint64_t, double> utilities_;
};

}  // namespace gueules_noires
