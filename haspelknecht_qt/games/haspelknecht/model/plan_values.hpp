// Values of the plans of one seat, each computed once.
#pragma once

#include <limits>

#include "plans.hpp"

namespace haspelknecht {

// Hash table with open addressing. It does not allocate memory for each entry.
template <class Value> class HashTable {
public:
    // Returns the value of a key, and whether the key was there. The caller fills in a new value. The pointer is valid
    // until the next call.
    std::pair<Value*, bool> find(uint64_t key) {
        if (2 * count_ >= entries_.size()) grow();
        Entry& entry = entry_of(key + 1);
        const bool is_known = entry.key != EMPTY;
        if (!is_known) entry.key = key + 1, ++count_;
        return {&entry.value, is_known};
    }

private:
    static constexpr uint64_t EMPTY = 0;
    struct Entry {
        uint64_t key = EMPTY;
        Value value;
    };

    Entry& entry_of(uint64_t key) {
        const size_t mask = entries_.size() - 1;
        size_t place = size_t(key * 0x9E3779B97F4A7C15u >> 20) & mask;
        while (entries_[place].key != EMPTY && entries_[place].key != key) place = (place + 1) & mask;
        return entries_[place];
    }

    void grow() {
        std::vector<Entry> before(entries_.empty() ? 64 : 2 * entries_.size());
        before.swap(entries_);
        for (const Entry& each : before)
            if (each.key != EMPTY) entry_of(each.key) = each;
    }

    std::vector<Entry> entries_;
    size_t count_ = 0;
};

// Returns the position from which the plans of a seat are tried: at the beginning of its own turn, with nothing placed
// and with this amount of water. Parts without effect on the seat's value are left out, so that rollouts often reach an
// equal position. These parts are the others' boards and all disks in pools and on cart fields.
inline State position_at_own_turn(const Box& box, const State& state, int seat, int water) {
    State base{};
    Player& p = base.players[seat];
    p = state.players[seat];
    if (state.step != EXECUTING) take_back(p);
    for (int colour = 0; colour < COLOURS; ++colour) p.cart1[colour] = p.cart2[colour] = 0;
    p.confirmed = 1, p.excavated = 0, p.water = int8_t(water);
    // Another seat gets the fees. Which one has no effect.
    const int8_t other = seat ? 0 : 1;
    for (int tile = 0; tile < TILES; ++tile) {
        // The number of owners has no effect for the seat's own tiles. For others, it has none once a new owner scores
        // no points.
        const int most = int(box.level_vp[box.level(tile)].size());
        base.owners[tile] = p.owns(Tile(tile)) ? int8_t(1) : int8_t(std::min(int(state.owners[tile]), most));
        base.top_owner[tile] = other;
    }
    base.turn = int8_t(place_in_order(state, box.seats, seat));
    int8_t next = 0;
    for (int place = 0; place < box.seats; ++place) {
        if (next == seat) ++next;
        base.order[place] = place == base.turn ? int8_t(seat) : next++;
    }
    base.step = EXECUTING, base.acted = 1, base.active = NOBODY, base.effect = NO_EFFECT;
    base.year = state.year, base.season = state.season;
    return base;
}

// Values of the plans of one seat in one position, computed on demand.
class PlanValues {
public:
    PlanValues(const Box& box, const Policy& policy, const State& base, int seat)
        : box_(box), policy_(policy), base_(base), seat_(seat), value_of_idling_(policy.value(box, base, seat)) {
        gains_.fill(std::numeric_limits<double>::quiet_NaN());
    }

    const State& base() const { return base_; }
    const Player& player() const { return base_.players[seat_]; }
    int seat() const { return seat_; }

    double value(const Plan& plan) {
        const auto [value, is_known] = values_.find(plan.key());
        if (!is_known) {
            State state = base_;
            put_plan_on_workers(box_, state.players[seat_], plan);
            Turn(box_, policy_, state).finish(plan.goals());
            *value = policy_.value(box_, state, seat_);
        }
        return *value;
    }

    // Returns an estimate of the plan's gain: the sum of the workers' separate gains, with the synergy of equal jobs
    // (E7).
    double estimate(const Plan& plan) {
        const Job farmer = plan.farmer, farmhand = plan.farmhand;
        double total = 0;
        if (farmer.kind == farmhand.kind && farmer.kind >= 0 && farmer.kind < ACQUIRE_TILE) {
            total = gain_of_job(FARMER, {farmer.kind, int8_t(farmer.what + farmhand.what + 1)});
        } else {
            if (farmer.kind != IDLE) total += gain_of_job(FARMER, farmer);
            if (farmhand.kind != IDLE) total += gain_of_job(FARMHAND, farmhand);
        }
        if (plan.first != UNPAID || plan.second != UNPAID) {
            Plan alone;
            alone.first = plan.first, alone.second = plan.second;
            total += gain(2 * JOBS + (plan.first + 1) * (PIECES + 1) + plan.second + 1, alone);
        }
        if (plan.uses_mill()) {
            Plan alone;
            std::copy(plan.mill, plan.mill + 2, alone.mill);
            total += gain(2 * JOBS + PAYS + plan.mill[0] * PAIRS + plan.mill[1], alone);
        }
        return total - count_bits(uint32_t(plan.markers));
    }

private:
    static constexpr int JOBS = 4 * TILES, PAYS = (PIECES + 1) * (PIECES + 1), PAIRS = 8;

    double gain_of_job(int worker, Job job) {
        Plan alone;
        (worker == FARMER ? alone.farmer : alone.farmhand) = job;
        return gain(worker * JOBS + job.kind * TILES + job.what, alone);
    }

    // Returns the plan's gain over doing nothing.
    double gain(int place, const Plan& plan) {
        double& known = gains_[size_t(place)];
        if (known != known) known = value(plan) - value_of_idling_;
        return known;
    }

    const Box& box_;
    const Policy& policy_;
    const State base_;
    const int seat_;
    const double value_of_idling_;
    HashTable<double> values_;
    std::array<double, 2 * JOBS + PAYS + PAIRS * PAIRS> gains_;
};

}  // namespace haspelknecht
