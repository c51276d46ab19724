// Order of the steps (calendar.py, refilling.py, taking.py, turn_order.py), and rollouts with a policy in every seat
// (strategy/rollout.py).
#pragma once

#include <functional>

#include "takings.hpp"

namespace haspelknecht {

// Order of the steps (Y1). It makes chance moves and moves that take disks, with all automatic steps after them.
class Calendar {
public:
    Calendar(const Box& box, State& state) : box_(box), s_(state) {}

    // S5: draws the first turn order.
    void set_order(Generator& generator) {
        for (int seat = 0; seat < box_.seats; ++seat) s_.order[seat] = int8_t(seat);
        for (int last = box_.seats - 1; last > 0; --last) std::swap(s_.order[last], s_.order[generator.below(last + 1)]);
        begin_refilling();
        run_automatic_steps();
    }

    // S4, A4: draws disks from the bag, one by one.
    void fill_pool(Generator& generator) {
        const int count = missing();
        int drawn[COLOURS] = {0, 0, 0}, left = bag_total();
        if (count == left) {
            std::copy(s_.bag, s_.bag + COLOURS, drawn);
        } else {
            for (int disk = 0; disk < count; ++disk, --left) {
                const int pick = generator.below(left), black = s_.bag[BLACK] - drawn[BLACK], brown = s_.bag[BROWN] - drawn[BROWN];
                ++drawn[pick < black ? BLACK : pick < black + brown ? BROWN : YELLOW];
            }
        }
        int8_t* target = s_.filling < box_.seats ? s_.reserves[s_.filling] : s_.pools[s_.filling - box_.seats];
        for (int colour = 0; colour < COLOURS; ++colour)
            target[colour] = int8_t(target[colour] + drawn[colour]), s_.bag[colour] = int8_t(s_.bag[colour] - drawn[colour]);
        ++s_.filling;
        skip_full_pools();
        run_automatic_steps();
    }

    // T1 to T4: takes disks. If `pool` is NOWHERE, the player passes.
    void take(const Take& move) {
        if (move.pool != NOWHERE) {
            Player& p = s_.player();
            const bool first = s_.step == FIRST_TAKING;
            int8_t& there = s_.pools[move.pool][move.colour];
            const int count = first ? there : std::min(int(there), MAX_DISKS - p.disk_total());
            there = int8_t(there - count);
            int8_t& taken = (first ? p.cart1 : p.cart2)[move.colour];
            taken = int8_t(taken + count);
            if (first && box_.brings_water[move.pool]) ++p.water;
        }
        end_of_turn();
    }

    void end_of_turn() {
        if (s_.step == STORING) s_.player().food = s_.player().wood = s_.player().coal = 0;
        ++s_.turn;
        s_.acted = 0;
        run_automatic_steps();
    }

    // Makes all automatic steps up to the next decision. Unlike the rules in Python, it asks every seat in EXECUTING,
    // WINTER and STORING, even without a choice.
    void run_automatic_steps() {
        while (!needs_decision()) {
            if (s_.step != REFILLING && s_.turn < box_.seats) {
                ++s_.turn;
                s_.acted = 0;
                continue;
            }
            switch (s_.step) {
            case REFILLING:
                if (s_.year == 1 && s_.season == SPRING) pit_water();
                begin_step(FIRST_TAKING);
                break;
            case FIRST_TAKING: begin_step(SECOND_TAKING); break;
            case SECOND_TAKING:
                if (s_.year == 1 && s_.season == SPRING) {
                    begin_step(RETURNING_WATER);
                    break;
                }
                [[fallthrough]];
            case RETURNING_WATER: determine_order(), begin_step(PLANNING); break;
            case PLANNING: begin_step(EXECUTING); break;
            case EXECUTING: end_phase(); break;
            case WINTER: score_and_pay(); break;
            default: end_winter();
            }
        }
    }

private:
    bool needs_decision() const {
        const bool has_seat_left = s_.turn < box_.seats;
        switch (s_.step) {
        case FIRST_ORDER: case END: return true;
        case REFILLING: return s_.filling < 2 * box_.seats;
        case FIRST_TAKING: return has_seat_left && any_disks(box_, s_);
        case SECOND_TAKING: return has_seat_left && s_.player().disk_total() < MAX_DISKS && any_disks(box_, s_);
        case RETURNING_WATER: return has_seat_left && s_.player().disk_total() < MAX_DISKS && s_.player().water > 0;
        default: return has_seat_left;
        }
    }

    void begin_step(Step step) { s_.step = int8_t(step), s_.turn = 0, s_.acted = 0; }

    int bag_total() const { return s_.bag[0] + s_.bag[1] + s_.bag[2]; }
    int missing() const {
        const bool reserve = s_.filling < box_.seats;
        const int8_t* pool = reserve ? s_.reserves[s_.filling] : s_.pools[s_.filling - box_.seats];
        return std::max(0, std::min((reserve ? 3 : 6) - pool[0] - pool[1] - pool[2], bag_total()));
    }
    void skip_full_pools() {
        while (s_.filling < 2 * box_.seats && missing() == 0) ++s_.filling;
    }
    void begin_refilling() { s_.step = REFILLING, s_.filling = 0, skip_full_pools(); }

    // Y2.
    void pit_water() {
        for (int seat = 0; seat < box_.seats; ++seat)
            if (!s_.players[seat].owns(BUCKET)) ++s_.players[seat].water;
    }

    // A2, A3.
    void begin_phase() {
        for (int seat = 0; seat < box_.seats; ++seat) {
            Player& p = s_.players[seat];
            for (int colour = 0; colour < COLOURS; ++colour) {
                s_.bag[colour] = int8_t(s_.bag[colour] + p.disks(colour));
                p.cart1[colour] = p.cart2[colour] = 0;
                s_.pools[seat][colour] = int8_t(s_.pools[seat][colour] + s_.reserves[seat][colour]);
                s_.reserves[seat][colour] = 0;
            }
            for (auto& row : p.plan) std::fill(row, row + PIECES, int8_t(0));
        }
        begin_refilling();
    }

    // O1, O2.
    void determine_order() {
        int8_t order[SEATS];
        int value[SEATS] = {0, 0, 0, 0};
        for (int place = 0; place < box_.seats; ++place) {
            order[place] = s_.order[box_.seats - 1 - place];
            for (int colour = 0; colour < COLOURS; ++colour) value[place] += s_.players[place].cart1[colour] * box_.disk_value[colour];
        }
        std::stable_sort(order, order + box_.seats, [&](int one, int other) { return value[one] < value[other]; });
        std::copy(order, order + box_.seats, s_.order);
    }

    // D7, R1.
    void end_phase() {
        for (int seat = 0; seat < box_.seats; ++seat) {
            Player& p = s_.players[seat];
            p.fresh = 0, p.burned = p.synergy = p.confirmed = p.done = 0, p.work[0] = p.work[1] = W_NOTHING;
        }
        ++s_.season;
        if (s_.season == WINTER_SEASON) return begin_step(WINTER);
        if (s_.season == AUTUMN) pit_water();
        begin_phase();
    }

    // W1, W2, R13.
    void score_and_pay() {
        for (int seat = 0; seat < box_.seats; ++seat) {
            Player& p = s_.players[seat];
            p.scored[S_COAL] = int16_t(p.scored[S_COAL] + (p.owns(HORSE_AND_CART) ? p.coal : box_.coal_points(p.coal)));
            const int due_food = box_.lease_food[s_.year], due_thaler = box_.lease_thaler[s_.year];
            const int food = std::min(int(p.food), due_food), thaler = std::min(int(p.thaler), due_thaler);
            p.food = int8_t(p.food - food), p.thaler = int8_t(p.thaler - thaler);
            p.debts = int8_t(p.debts + due_food - food + due_thaler - thaler);
        }
        begin_step(STORING);
    }

    // Y1, W3.
    void end_winter() {
        if (s_.year == YEARS) {
            s_.step = END, s_.turn = 0;
            return;
        }
        for (int seat = 0; seat < box_.seats; ++seat)
            for (int8_t& good : s_.players[seat].stored)
                if (good) ++s_.players[seat].farm(good - 1), good = 0;
        ++s_.year;
        s_.season = SPRING;
        pit_water();
        begin_phase();
    }

    const Box& box_;
    State& s_;
};

// Rollouts: plays on in place, each seat by its policy.
class Playing {
public:
    Playing(const Box& box, const std::vector<Policy>& policies, const int32_t* policy_of, PlanCache& cache)
        : box_(box), policies_(policies), cache_(cache), takings_(policies.size()) {
        std::copy(policy_of, policy_of + box.seats, policy_of_);
    }

    // Uses these evaluations of takings in the phase of `root`.
    void share(const State& root, const std::vector<std::shared_ptr<TakingEvaluator>>& takings) {
        takings_ = takings;
        phase_ = phase_of(root);
    }

    // Function that is called with the position just before the deciding seat ends its turn or its winter.
    std::function<void(const State&)> at_end = [](const State&) {};

    // Begins an action phase, without evaluations of its takings and without goals.
    void begin_phase(const State& s) {
        phase_ = phase_of(s);
        for (Goals& each : goals_) each = {};
        for (int seat = 0; seat < box_.seats; ++seat) {
            const int each = policy_of_[seat];
            takings_[size_t(each)] = std::make_shared<TakingEvaluator>(box_, policies_[size_t(each)], s, cache_);
        }
    }

    void set_goals(int seat, const Goals& goals) { goals_[seat] = goals; }

    // Makes one chance move, one taking, one whole plan, one whole turn or one whole winter step.
    void step(State& s, Generator& generator) {
        Calendar calendar(box_, s);
        switch (s.step) {
        case FIRST_ORDER: return calendar.set_order(generator);
        case REFILLING: return calendar.fill_pool(generator);
        case FIRST_TAKING: case SECOND_TAKING: return calendar.take(takings(s).ranked(s)[0].take);
        case RETURNING_WATER: --s.player().water; return calendar.end_of_turn();
        case PLANNING: make_plan(s, takings(s).best_plan(s, s.seat())); return calendar.end_of_turn();
        case EXECUTING: Turn(box_, policy(s), s).finish(goals_[s.seat()]); break;
        default: Turn(box_, policy(s), s).finish_winter();
        }
        at_end(s);
        calendar.end_of_turn();
    }

    // Places the plan of the deciding seat and stores its goals.
    void make_plan(State& s, const Plan& plan) {
        Player& p = s.player();
        take_back(p);
        place(box_, p, plan);
        p.confirmed = 1;
        goals_[s.seat()] = plan.goals();
    }

    // R9: gives seats whose confirmed plans are hidden the best plans for their disks, by each seat's policy.
    void assume_hidden_plans(State& s) {
        for (int before = 0; before < s.turn; ++before) {
            const int seat = s.order[before];
            Player& p = s.players[seat];
            if (!p.confirmed || p.has_plan()) continue;
            const Plan& plan = takings_for(policy_of_[seat], s).best_plan(s, seat);
            put_plan_on_workers(box_, p, plan);
            goals_[seat] = plan.goals();
        }
    }

private:
    static int phase_of(const State& s) { return s.year << 2 | s.season; }
    const Policy& policy(const State& s) const { return policies_[size_t(policy_of_[s.seat()])]; }
    TakingEvaluator& takings(const State& s) { return takings_for(policy_of_[s.seat()], s); }
    TakingEvaluator& takings_for(int policy, const State& s) {
        if (phase_of(s) != phase_) begin_phase(s);
        return *takings_[size_t(policy)];
    }

    const Box& box_;
    const std::vector<Policy>& policies_;
    PlanCache& cache_;
    int policy_of_[SEATS] = {0, 0, 0, 0}, phase_ = -1;
    Goals goals_[SEATS];
    std::vector<std::shared_ptr<TakingEvaluator>> takings_;
};

// Returns the number of finished action phases. An autumn counts only after the winter that follows it.
inline int phases(const State& s) { return 3 * (s.year - 1) + std::min(int(s.season), int(AUTUMN)) + (s.step == END); }

}  // namespace haspelknecht
