// Plays a seat's own turn and winter sensibly, as in strategy/executing.py.
#pragma once

#include "value_function.hpp"

namespace haspelknecht {

constexpr int FLOODING_WATER = 5, NO_GOAL = -1;

// Tiles that the Farmer and the Farmhand should acquire; NO_GOAL for other jobs.
struct Goals {
    int of[2] = {NO_GOAL, NO_GOAL};
};

// A player's own turn or winter, evaluated by one policy.
class Turn {
public:
    Turn(const Box& box, const Policy& policy, State& state) : box_(box), policy_(policy), s_(state) {}

    // Plays the rest of the executing player's turn, up to the move that ends it.
    void finish(const Goals& goals) {
        for (;;) {
            if (s_.effect) {
                answer();
            } else if (s_.active != NOBODY) {
                act_or_finish(s_);
            } else {
                const Move move = next_worker_move(goals);
                if (move.kind == NO_MOVE) break;
                advance(box_, s_, move);
            }
        }
        use_free_moves();
    }

    // Stores goods and places wood as long as this improves the position, up to the move that ends the step.
    void finish_winter() {
        const int seat = s_.seat();
        double most = policy_.value(box_, s_, seat);
        for (;;) {
            Move best;
            for (const Move& move : winter_moves(box_, s_)) {
                State tried = s_;
                advance(box_, tried, move);
                const double value = policy_.value(box_, tried, seat);
                if (value > most) best = move, most = value;
            }
            if (best.kind == NO_MOVE) break;
            advance(box_, s_, best);
        }
        while (s_.active != NOBODY) advance(box_, s_, winter_moves(box_, s_)[0]);
    }

private:
    double value_after(const Move& move) const {
        State tried = s_;
        advance(box_, tried, move);
        return policy_.value(box_, tried, s_.seat());
    }

    // Returns the most valuable move. If several are equal, it is the first of them.
    Move best_of(const std::vector<Move>& moves) const {
        Move best;
        double most = 0;
        for (const Move& move : moves) {
            const double value = value_after(move);
            if (best.kind == NO_MOVE || value > most) best = move, most = value;
        }
        return best;
    }

    // Returns the move that activates the next worker, or acquires a tile. Workers who produce goods come first, then
    // acquisitions of tiles, then miners, and the Haspelknecht last.
    Move next_worker_move(const Goals& goals) {
        const Player& p = s_.player();
        const auto is_open = [&](int worker) { return !(p.done >> worker & 1) && p.is_given(worker); };
        bool open[WORKERS], any = false;
        for (int worker = 0; worker < WORKERS; ++worker) any |= open[worker] = is_open(worker);
        if (!any) return {};
        Move late;
        int miners[2], count = 0;
        for (const int worker : {FARMER, FARMHAND, WATER_MILL}) {
            if (!open[worker]) continue;
            if (worker == WATER_MILL) return {ACTIVATE, WATER_MILL};
            const Move acquisition = acquisition_by(worker, goals);
            if (acquisition.kind != NO_MOVE) {
                if (acquisition.good == NO_FEE && acquisition.tile != LORRY && acquisition.tile != COAL_SACKS) return acquisition;
                late = acquisition;
            } else if (p.colours(worker).of[BLACK]) {
                miners[count++] = worker;
            } else if (may_activate(box_, s_, worker)) {
                return {ACTIVATE, worker};
            }
        }
        const int first = p.exhausted && p.water >= FLOODING_WATER ? HASPELKNECHT : COAL_DIGGER;
        if (open[first] && try_to_enable_work(first)) return {ACTIVATE, first};
        for (int place = 0; place < count; ++place)
            if (try_to_enable_work(miners[place])) return {ACTIVATE, miners[place]};
        if (late.kind != NO_MOVE) return late;
        for (const int worker : {COAL_MINER, HASPELKNECHT})
            if (open[worker] && try_to_enable_work(worker)) return {ACTIVATE, worker};
        return {};
    }

    // Returns the move by which the worker acquires its goal. If its disks are mixed, the best tile replaces a goal that
    // cannot be acquired (P10).
    Move acquisition_by(int worker, const Goals& goals) {
        const bool mixed = s_.player().colours(worker).colours() > 1;
        const int goal = goals.of[worker];
        if (!mixed && goal == NO_GOAL) return {};
        const std::vector<Move> found = acquisitions(box_, s_, worker);
        Move meant;
        const auto fee_rank = [](const Move& move) { return move.good == NO_FEE ? 0 : move.good == WOOD ? 1 : move.good == FOOD ? 2 : 3; };
        for (const Move& move : found)
            if (move.tile == goal && (meant.kind == NO_MOVE || fee_rank(move) < fee_rank(meant))) meant = move;
        if (meant.kind != NO_MOVE || !mixed) return meant;
        return best_of(found);
    }

    // Returns whether the worker can be activated. If only wood in the mine is missing, places the wood first (E13).
    bool try_to_enable_work(int worker) {
        if (may_activate(box_, s_, worker)) return true;
        const Player& p = s_.player();
        const Mine mine = p.mine();
        if (worker == HASPELKNECHT || p.done >> worker & 1 || !p.is_given(worker)) return false;
        if (worker == COAL_DIGGER && p.exhausted) return false;
        if (worker <= FARMHAND && p.colours(worker).colours() > 1) return false;
        const Refusal no_accessible_coal = mine == PINGE ? M1 : M4;
        while (works_in_unexhausted_mine(box_, p, mine) && refusal_to_excavate(box_, p, mine) == no_accessible_coal && may_place_wood(p, mine)) {
            advance(box_, s_, {PLACE_WOOD, mine});
            if (may_activate(box_, s_, worker)) return true;
        }
        return false;
    }

    // Makes the first of these moves that is legal: take coal, remove 2 water, place wood (if the mine has coal left),
    // remove 1 water, end the work.
    void act_or_finish(State& s) const {
        const Player& p = s.player();
        const int worker = s.active, mine = s.working_in;
        for (const Move& move : {Move{EXCAVATE}, Move{REEL}, Move{REMOVE_WATER, 2}})
            if (may_act(box_, p, worker, mine, move.kind, move.what)) return advance(box_, s, move);
        if (may_place_wood(p, mine) && worker != HASPELKNECHT && p.water < FLOODING_WATER && works_in_unexhausted_mine(box_, p, mine))
            advance(box_, s, {PLACE_WOOD, mine});
        else if (may_act(box_, p, worker, mine, REMOVE_WATER, 1))
            advance(box_, s, {REMOVE_WATER, 1});
        else
            advance(box_, s, {FINISH});
    }

    // Answers the question of a tile just acquired by the most valuable answer.
    void answer() {
        const Player& p = s_.player();
        const Mine mine = p.mine();
        std::vector<Move> answers;
        switch (s_.effect) {
        case ASKS_HAMMER_AND_PICK:
            if (refusal_to_excavate(box_, p, mine) == ALLOWED) advance(box_, s_, {EXCAVATE});
            else if (p.water < 2 && may_place_wood(p, mine)) advance(box_, s_, {PLACE_WOOD, mine});
            else advance(box_, s_, {DECLINE});
            return;
        case ASKS_WINDLASS:
            if (p.water) answers.push_back({REMOVE_WATER, 1});
            answers.push_back({DECLINE});
            break;
        case ASKS_MINING_TIMBER:
            answers = {{TIMBER_WOOD}, {TIMBER_THALER}};
            break;
        default:
            for (const int coal : {1, 2})
                if (p.coal >= coal) answers.push_back({SELL, coal});
            answers.push_back({DECLINE});
            if (may_burn(box_, s_)) answers.push_back({BURN});
        }
        advance(box_, s_, best_of(answers));
    }

    // Uses Charcoal Burner, Hauling Cable and Windlass as long as this improves the position.
    void use_free_moves() {
        const int seat = s_.seat();
        if (!(s_.player().markers & (M_HAULING_CABLE | M_WINDLASS)) && !s_.player().buildings) return;
        for (;;) {
            std::vector<Move> options;
            if (may_use_cable(box_, s_)) options.push_back({USE_MARKER, M_HAULING_CABLE});
            if (may_use_windlass(box_, s_)) options.push_back({USE_MARKER, M_WINDLASS});
            if (may_burn(box_, s_)) options.push_back({BURN});
            if (options.empty()) return;
            double most = policy_.value(box_, s_, seat);
            Move best;
            for (const Move& move : options) {
                State tried = s_;
                advance(box_, tried, move);
                while (tried.active != NOBODY) act_or_finish(tried);
                const double value = policy_.value(box_, tried, seat);
                if (value > most) best = move, most = value;
            }
            if (best.kind == NO_MOVE) return;
            advance(box_, s_, best);
            while (s_.active != NOBODY) act_or_finish(s_);
        }
    }

    const Box& box_;
    const Policy& policy_;
    State& s_;
};

}  // namespace haspelknecht
