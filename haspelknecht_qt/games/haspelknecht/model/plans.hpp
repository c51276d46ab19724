// Complete plans of one player, each once, as advice/plans.py and advice/placing.py make them.
#pragma once

#include <unordered_map>

#include "turns.hpp"

namespace haspelknecht {

constexpr int BUY = 3, IDLE = -1, UNPAID = -1;

// What an own worker does: `kind` is a colour and `what` the disks, or BUY and the tile, or IDLE.
struct Job {
    int8_t kind = IDLE, what = 0;
    bool operator==(const Job& other) const { return kind == other.kind && what == other.what; }
};

// `first` and `second` are the pieces that pay the contract workers, `mill` pairs of black and of yellow disks, `markers` a bit set.
struct Plan {
    Job farmer, farmhand;
    int8_t first = UNPAID, second = UNPAID, mill[2] = {0, 0}, markers = 0;

    Goals goals() const { return {{farmer.kind == BUY ? farmer.what : NO_GOAL, farmhand.kind == BUY ? farmhand.what : NO_GOAL}}; }
    bool uses_mill() const { return mill[0] || mill[1]; }
    uint64_t key() const {
        uint64_t key = 0;
        for (const int part : {farmer.kind + 1, int(farmer.what), farmhand.kind + 1, int(farmhand.what), first + 1, second + 1, int(mill[0]),
                               int(mill[1]), int(markers)})
            key = key << 6 | uint64_t(part);
        return key;
    }
};

// Takes what is placed back into the hand.
inline void take_back(Player& p) {
    for (auto& row : p.plan) {
        p.food = int8_t(p.food + row[PIECE_FOOD]), p.thaler = int8_t(p.thaler + row[PIECE_THALER]);
        for (int place = 0; place < 3; ++place)
            if (row[PIECE_HAMMER_AND_PICK + place]) p.markers = int8_t(p.markers | 1 << place);
        std::fill(row, row + PIECES, int8_t(0));
    }
}

inline int contract_worker(const Player& p) { return p.exhausted ? HASPELKNECHT : COAL_DIGGER; }

// Puts the plan on the workers as if it were placed; which disks exactly fill grey circles is left open.
inline void lay_out(const Box& box, Player& p, const Plan& plan) {
    for (const auto& [worker, job] : {std::pair{FARMER, plan.farmer}, {FARMHAND, plan.farmhand}}) {
        int8_t* laid = p.plan[worker];
        if (job.kind == BUY) {
            const int* need = box.requirement[job.what];
            for (int colour = 0; colour < COLOURS; ++colour) laid[colour] = int8_t(need[colour]);
            // Of two colours at least, so that nobody works with them should the tile be out of reach after all.
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

// Places the plan of a player who has placed nothing, disk by disk (placing.py); false, with nothing changed, where it cannot be paid for.
inline bool place(const Box& box, Player& player, const Plan& plan) {
    Player p = player;
    int stock[6], missing[WORKERS][COLOURS] = {{0}}, free[COLOURS], greys[2] = {0, 0};
    for (int colour = 0; colour < COLOURS; ++colour) stock[colour] = p.disks(colour);
    for (int place = 0; place < 3; ++place) stock[3 + place] = (plan.markers >> place & 1) && usable(box, p, place);
    const Job jobs[2] = {plan.farmer, plan.farmhand};
    for (int worker = 0; worker < 2; ++worker) {
        if (jobs[worker].kind == BUY) {
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
    // Disks before markers.
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

struct RankedPlan {
    double worth;
    Plan plan;
};

// What can pay contract workers.
struct Purse {
    int food, thaler;
};

// The plans of one seat in one position, tried out when asked for; `effort`, `purse` and `sibling` as in Python's PlanBook.
class PlanBook {
public:
    PlanBook(const Box& box, const Policy& policy, const State& state, int seat, int effort, int more_water, const Purse* purse = nullptr,
             PlanBook* sibling = nullptr)
        : box_(box), policy_(policy), base_(state), seat_(seat), effort_(effort), guesses_(sibling ? sibling : this) {
        Player& p = base_.players[seat];
        if (base_.step != EXECUTING) take_back(p);
        base_.step = EXECUTING, base_.turn = int8_t(place_in_order(base_, box.seats, seat)), base_.acted = 1;
        base_.active = NOBODY, base_.effect = NO_EFFECT;
        p.confirmed = 1;
        p.water = int8_t(p.water + more_water);
        standing_still_ = policy.value(box, base_, seat);
        for (int place = 0; place < 3; ++place) spare_[place] = usable(box, p, place);
        has_mill_ = p.has(B_WATER_MILL) && !(p.fresh >> MILL & 1);
        for (int tile = 0; tile < TILES; ++tile) open_[tile] = in_reach(box, base_, seat, tile);
        may_buy_[0] = may_develop(p, FARMER), may_buy_[1] = may_develop(p, FARMHAND);
        find_ways_to_pay(purse ? *purse : Purse{p.food, p.thaler});
    }

    // The best plan for this hand and what it leads to.
    const RankedPlan& best(const Hand& hand) {
        const auto found = best_.find(hand.key());
        if (found != best_.end()) return found->second;
        const std::vector<RankedPlan> all = ranked(hand);
        const RankedPlan* most = &all[0];
        for (const RankedPlan& each : all)
            if (each.worth > most->worth) most = &each;
        return best_.emplace(hand.key(), *most).first->second;
    }

    // The plans tried for this hand with what they lead to; never empty.
    std::vector<RankedPlan> ranked(const Hand& hand) {
        std::vector<RankedPlan> all = plans(hand);
        if (int(all.size()) > effort_) {
            for (RankedPlan& each : all) each.worth = promise(each.plan);
            std::stable_sort(all.begin(), all.end(), [](const RankedPlan& one, const RankedPlan& other) { return one.worth > other.worth; });
            all.resize(size_t(effort_));
        }
        for (RankedPlan& each : all) each.worth = value(each.plan);
        return all;
    }

    double value(const Plan& plan) {
        const auto [found, is_new] = values_.try_emplace(plan.key(), 0.0);
        if (is_new) {
            const State after = result(plan);
            found->second = policy_.value(box_, after, seat_);
        }
        return found->second;
    }

    State result(const Plan& plan) const {
        State state = base_;
        lay_out(box_, state.players[seat_], plan);
        Turn(box_, policy_, state).finish(plan.goals());
        return state;
    }

private:
    // Every plan that this hand pays for and that leaves no disk idle which could still do something.
    std::vector<RankedPlan> plans(const Hand& hand) const {
        std::vector<RankedPlan> found;
        std::vector<std::pair<int, Hand>> hands = {{0, hand}};
        for (int colour = 0; colour < COLOURS; ++colour)
            if (spare_[colour])
                for (size_t place = 0, count = hands.size(); place < count; ++place) {
                    auto [spent, more] = hands[place];
                    ++more.of[colour];
                    hands.emplace_back(spent | 1 << colour, more);
                }
        for (const auto& [spent, most] : hands)
            for (int black = 0; black <= (has_mill_ ? most.of[BLACK] / 2 : 0); ++black)
                for (int yellow = 0; yellow <= (has_mill_ ? most.of[YELLOW] / 2 : 0); ++yellow)
                    for (const auto& [first, second] : pay_) {
                        const Hand left = {{int8_t(most.of[BLACK] - 2 * black), most.of[BROWN], int8_t(most.of[YELLOW] - 2 * yellow - (first == YELLOW))}};
                        if (left.of[BLACK] < 0 || left.of[YELLOW] < 0) continue;
                        Plan plan;
                        plan.first = first, plan.second = second, plan.mill[0] = int8_t(black), plan.mill[1] = int8_t(yellow), plan.markers = int8_t(spent);
                        add_jobs(left, plan, found);
                    }
        return found;
    }

    // Pairs of jobs that use the disks up as far as they can.
    void add_jobs(const Hand& left, const Plan& plan, std::vector<RankedPlan>& found) const {
        const auto add = [&](Job farmer, Job farmhand) {
            found.push_back({0.0, plan});
            found.back().plan.farmer = farmer, found.back().plan.farmhand = farmhand;
        };
        const auto job = [](int kind, int what) { return Job{int8_t(kind), int8_t(what)}; };
        const Job idle;
        if (!left.total()) return add(idle, idle);
        for (int colour = 0; colour < COLOURS; ++colour) {
            if (!left.of[colour]) continue;
            for (int count = 1; count < left.of[colour]; ++count) add(job(colour, count), job(colour, left.of[colour] - count));
            for (int other = 0; other < COLOURS; ++other)
                if (other != colour && left.of[other]) add(job(colour, left.of[colour]), job(other, left.of[other]));
        }
        if (left.colours() == 1)
            for (int colour = 0; colour < COLOURS; ++colour)
                if (left.of[colour]) add(job(colour, left.of[colour]), idle), add(idle, job(colour, left.of[colour]));
        for (int tile = 0; tile < TILES; ++tile) {
            const int* need = box_.requirement[tile];
            if (!open_[tile] || !affordable(left, need)) continue;
            const int rest = left.total() - total(need);
            Job jobs[COLOURS];
            int count = 0;
            for (int colour = 0; colour < COLOURS; ++colour) {
                const int free = std::min(rest, left.of[colour] - need[colour]);
                if (left.of[colour] && free > 0) jobs[count++] = job(colour, free);
            }
            for (int place = 0; place < std::max(1, count); ++place) {
                const Job other = count ? jobs[place] : idle;
                if (may_buy_[0]) add(job(BUY, tile), other);
                if (may_buy_[1]) add(other, job(BUY, tile));
            }
            if (may_buy_[0] && may_buy_[1])
                for (int second = 0; second < TILES; ++second)
                    if (goes_with(tile, second, left)) add(job(BUY, tile), job(BUY, second));
        }
    }

    // Whether the Farmhand can acquire a second tile besides: each pair once, unless the first one opens the way to the second.
    bool goes_with(int first, int second, const Hand& left) const {
        if (!box_.in_play[second] || second == first || base_.players[seat_].tiles >> second & 1) return false;
        if (open_[second] ? second < first : !(box_.neighbours[first] >> second & 1)) return false;
        int both[4];
        for (int part = 0; part < 4; ++part) both[part] = box_.requirement[first][part] + box_.requirement[second][part];
        return affordable(left, both);
    }

    static int total(const int* need) { return need[0] + need[1] + need[2] + need[3]; }
    static bool affordable(const Hand& left, const int* need) {
        return need[0] <= left.of[0] && need[1] <= left.of[1] && need[2] <= left.of[2] && total(need) <= left.total();
    }

    // Pay of the first and the second contract worker, each way once.
    void find_ways_to_pay(const Purse& purse) {
        std::vector<int> firsts = {UNPAID, YELLOW};
        if (purse.food) firsts.push_back(PIECE_FOOD);
        if (purse.thaler) firsts.push_back(PIECE_THALER);
        for (const int first : firsts) {
            pay_.emplace_back(first, UNPAID);
            if (!base_.players[seat_].exhausted) continue;
            if (purse.food - (first == PIECE_FOOD) > 0) pay_.emplace_back(first, PIECE_FOOD);
            if (purse.thaler - (first == PIECE_THALER) > 0) pay_.emplace_back(first, PIECE_THALER);
        }
    }

    // A guess at the plan's worth: what each worker would gain alone; two at the same work help each other (E7).
    double promise(const Plan& plan) const {
        const auto gain = [&](Job farmer, Job farmhand, int first, int second, int black, int yellow) {
            Plan alone;
            alone.farmer = farmer, alone.farmhand = farmhand, alone.first = int8_t(first), alone.second = int8_t(second);
            alone.mill[0] = int8_t(black), alone.mill[1] = int8_t(yellow);
            return guesses_->value(alone) - guesses_->standing_still_;
        };
        const Job idle, farmer = plan.farmer, farmhand = plan.farmhand;
        double total = 0;
        if (farmer.kind == farmhand.kind && farmer.kind >= 0 && farmer.kind < BUY) {
            total = gain({farmer.kind, int8_t(farmer.what + farmhand.what + 1)}, idle, UNPAID, UNPAID, 0, 0);
        } else {
            if (farmer.kind != IDLE) total += gain(farmer, idle, UNPAID, UNPAID, 0, 0);
            if (farmhand.kind != IDLE) total += gain(idle, farmhand, UNPAID, UNPAID, 0, 0);
        }
        if (plan.first != UNPAID || plan.second != UNPAID) total += gain(idle, idle, plan.first, plan.second, 0, 0);
        if (plan.uses_mill()) total += gain(idle, idle, UNPAID, UNPAID, plan.mill[0], plan.mill[1]);
        return total - __builtin_popcount(unsigned(plan.markers));
    }

    const Box& box_;
    const Policy& policy_;
    State base_;
    int seat_, effort_;
    PlanBook* guesses_;
    double standing_still_;
    bool spare_[3], has_mill_, open_[TILES], may_buy_[2];
    std::vector<std::pair<int8_t, int8_t>> pay_;
    std::unordered_map<uint64_t, double> values_;
    std::unordered_map<int, RankedPlan> best_;
};

}  // namespace haspelknecht
