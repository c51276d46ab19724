// Complete plans of one player, and their placements, as in strategy/plans.py and strategy/placing.py.
#pragma once

#include "turns.hpp"

namespace haspelknecht {

constexpr int ACQUIRE_TILE = 3, IDLE = -1, UNPAID = -1;

// Job of Farmer or Farmhand. `kind` is a colour and `what` the number of disks; or they are ACQUIRE_TILE and the tile; or
// `kind` is IDLE.
struct Job {
    int8_t kind = IDLE, what = 0;
    bool operator==(const Job& other) const { return kind == other.kind && what == other.what; }
};

// Jobs of all workers. `first` and `second` are the payments of the contract workers. `mill` has the numbers of pairs of
// black and of yellow disks on the Water Mill. `markers` is the bit set of the markers that replace disks.
struct Plan {
    Job farmer, farmhand;
    int8_t first = UNPAID, second = UNPAID, mill[2] = {0, 0}, markers = 0;

    Goals goals() const {
        return {{farmer.kind == ACQUIRE_TILE ? farmer.what : NO_GOAL, farmhand.kind == ACQUIRE_TILE ? farmhand.what : NO_GOAL}};
    }
    bool uses_mill() const { return mill[0] || mill[1]; }
    uint64_t key() const {
        uint64_t key = 0;
        for (const int part : {farmer.kind + 1, int(farmer.what), farmhand.kind + 1, int(farmhand.what), first + 1, second + 1, int(mill[0]),
                               int(mill[1]), int(markers)})
            key = key << 6 | uint64_t(part);
        return key;
    }
};

// Takes all placements back into the hand.
inline void take_back(Player& p) {
    for (auto& row : p.plan) {
        p.food = int8_t(p.food + row[PIECE_FOOD]), p.thaler = int8_t(p.thaler + row[PIECE_THALER]);
        for (int place = 0; place < 3; ++place)
            if (row[PIECE_HAMMER_AND_PICK + place]) p.markers = int8_t(p.markers | 1 << place);
        std::fill(row, row + PIECES, int8_t(0));
    }
}

inline int contract_worker(const Player& p) { return p.exhausted ? HASPELKNECHT : COAL_DIGGER; }

// Puts a plan's pieces on the workers without moves. The colours on grey circles are arbitrary.
inline void put_plan_on_workers(const Box& box, Player& p, const Plan& plan) {
    for (const auto& [worker, job] : {std::pair{FARMER, plan.farmer}, {FARMHAND, plan.farmhand}}) {
        int8_t* laid = p.plan[worker];
        if (job.kind == ACQUIRE_TILE) {
            const int* need = box.requirement[job.what];
            for (int colour = 0; colour < COLOURS; ++colour) laid[colour] = int8_t(need[colour]);
            // The disks get at least two colours. So the worker cannot produce or mine with them if the tile is out of
            // reach.
            int8_t& grey = laid[need[BROWN] ? BLACK : BROWN];
            grey = int8_t(grey + need[3]);
        } else if (job.kind != IDLE) {
            laid[job.kind] = job.what;
        }
    }
    for (const auto& [worker, pay] : {std::pair{contract_worker(p), plan.first}, {int(COAL_MINER), plan.second}})
        if (pay != UNPAID) {
            p.plan[worker][pay] = 1;
            if (pay == PIECE_FOOD) --p.food;
            else if (pay == PIECE_THALER) --p.thaler;
        }
    if (plan.uses_mill()) p.plan[WATER_MILL][BLACK] = int8_t(2 * plan.mill[0]), p.plan[WATER_MILL][YELLOW] = int8_t(2 * plan.mill[1]);
    p.markers = int8_t(p.markers & ~plan.markers);
}

// Places a plan, disk by disk (placing.py). The player must not have placed anything. Returns false and changes nothing
// if the player's disks cannot pay for the plan.
inline bool place(const Box& box, Player& player, const Plan& plan) {
    Player p = player;
    int stock[6], missing[WORKERS][COLOURS] = {{0}}, free[COLOURS], greys[2] = {0, 0};
    for (int colour = 0; colour < COLOURS; ++colour) stock[colour] = p.disks(colour);
    for (int place = 0; place < 3; ++place) stock[3 + place] = (plan.markers >> place & 1) && is_usable(box, p, place);
    const Job jobs[2] = {plan.farmer, plan.farmhand};
    for (int worker = 0; worker < 2; ++worker) {
        if (jobs[worker].kind == ACQUIRE_TILE) {
            const int* need = box.requirement[jobs[worker].what];
            std::copy(need, need + COLOURS, missing[worker]);
            greys[worker] = need[3];
        } else if (jobs[worker].kind != IDLE) {
            missing[worker][jobs[worker].kind] = jobs[worker].what;
        }
    }
    missing[WATER_MILL][BLACK] = 2 * plan.mill[0], missing[WATER_MILL][YELLOW] = 2 * plan.mill[1];
    for (int colour = 0; colour < COLOURS; ++colour) {
        free[colour] = stock[colour] + stock[colour + 3] - (colour == YELLOW) * ((plan.first == YELLOW) + (plan.second == YELLOW));
        for (const auto& each : missing) free[colour] -= each[colour];
    }
    for (int worker = 0; worker < 2; ++worker)
        for (; greys[worker]; --greys[worker]) {
            const int colour = int(std::max_element(free, free + COLOURS) - free);
            if (free[colour] <= 0) return false;
            --free[colour], ++missing[worker][colour];
        }
    // Uses a disk if there is one, otherwise a marker.
    const auto put = [&](int worker, int colour) {
        const int piece = stock[colour] ? colour : colour + 3;
        if (!stock[piece]) return false;
        --stock[piece], ++p.plan[worker][piece];
        if (piece >= 3) p.markers = int8_t(p.markers & ~(1 << (piece - 3)));
        return true;
    };
    for (const int worker : {FARMER, FARMHAND, WATER_MILL})
        for (int colour = 0; colour < COLOURS; ++colour)
            for (int count = missing[worker][colour]; count > 0; --count)
                if (!put(worker, colour)) return false;
    for (const auto& [worker, pay] : {std::pair{contract_worker(p), plan.first}, {int(COAL_MINER), plan.second}}) {
        if (pay == YELLOW && !put(worker, YELLOW)) return false;
        if (pay == PIECE_FOOD) --p.food, ++p.plan[worker][pay];
        if (pay == PIECE_THALER) --p.thaler, ++p.plan[worker][pay];
    }
    player = p;
    return true;
}

}  // namespace haspelknecht
