// Best plans of one seat for its possible hands of disks, as in strategy/plans.py, and a cache for them.
#pragma once

#include <map>
#include <memory>
#include <tuple>
#include <unordered_map>

#include "plan_values.hpp"

namespace haspelknecht {

struct RankedPlan {
    double value;
    Plan plan;
};

// Food and Thaler that can pay contract workers.
struct Purse {
    int food, thaler;
};

// Best plan for each hand of disks, evaluated by `plan_values`. The estimates of `similar`, the values in a similar
// position, choose the plans to try. `effort` and `purse` are as in Python's PlanSearch.
class PlanSearch {
public:
    PlanSearch(const Box& box, std::shared_ptr<PlanValues> plan_values, std::shared_ptr<PlanValues> similar, int effort, const Purse* purse = nullptr)
        : box_(box), values_(std::move(plan_values)), similar_(std::move(similar)), effort_(size_t(effort)) {
        const Player& p = values_->player();
        for (int place = 0; place < 3; ++place) spare_[place] = is_usable(box, p, place);
        has_mill_ = p.has(B_WATER_MILL) && !(p.fresh >> MILL & 1);
        for (int tile = 0; tile < TILES; ++tile) open_[tile] = in_reach(box, values_->base(), values_->seat(), tile);
        may_acquire_[0] = may_acquire_any(p, FARMER), may_acquire_[1] = may_acquire_any(p, FARMHAND);
        find_payments(purse ? *purse : Purse{p.food, p.thaler});
    }

    // Returns the best plan for this hand with its value.
    const RankedPlan& best(const Hand& hand) {
        const auto [found, is_new] = best_.try_emplace(hand.key());
        if (is_new) {
            std::vector<RankedPlan> all = plans(hand);
            const std::vector<Estimate> tried = plans_to_try(all);
            const Estimate* first = nullptr;
            for (const Estimate& each : tried) {
                RankedPlan& plan = all[size_t(each.second)];
                plan.value = values_->value(plan.plan);
                // Of plans with equal values, the one with the better estimate is kept.
                const double most = first ? all[size_t(first->second)].value : plan.value;
                if (!first || plan.value > most || (plan.value == most && each < *first)) first = &each;
            }
            found->second = all[size_t(first->second)];
        }
        return found->second;
    }

    // Returns the plans tried for this hand with their values, in the order of their estimates; never empty.
    std::vector<RankedPlan> ranked(const Hand& hand) {
        const std::vector<RankedPlan> all = plans(hand);
        std::vector<Estimate> tried = plans_to_try(all);
        std::sort(tried.begin(), tried.end());
        std::vector<RankedPlan> found;
        for (const auto& [estimate, place] : tried) found.push_back({values_->value(all[size_t(place)].plan), all[size_t(place)].plan});
        return found;
    }

private:
    // Estimate of a plan, smaller is better, and index of the plan in the list.
    using Estimate = std::pair<double, int>;

    // Returns every plan that this hand can pay for, except plans that leave usable disks idle.
    std::vector<RankedPlan> plans(const Hand& hand) const {
        std::vector<RankedPlan> found;
        found.reserve(256);
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
                    for (const auto& [first, second] : payments_) {
                        const Hand left = {{int8_t(most.of[BLACK] - 2 * black), most.of[BROWN], int8_t(most.of[YELLOW] - 2 * yellow - (first == YELLOW))}};
                        if (left.of[BLACK] < 0 || left.of[YELLOW] < 0) continue;
                        Plan plan;
                        plan.first = first, plan.second = second, plan.mill[0] = int8_t(black), plan.mill[1] = int8_t(yellow), plan.markers = int8_t(spent);
                        add_jobs(left, plan, found);
                    }
        return found;
    }

    // Adds a plan for each pair of jobs that uses as many disks as possible.
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
                if (may_acquire_[0]) add(job(ACQUIRE_TILE, tile), other);
                if (may_acquire_[1]) add(other, job(ACQUIRE_TILE, tile));
            }
            if (may_acquire_[0] && may_acquire_[1])
                for (int second = 0; second < TILES; ++second)
                    if (farmhand_may_acquire(tile, second, left)) add(job(ACQUIRE_TILE, tile), job(ACQUIRE_TILE, second));
        }
    }

    // Returns whether the Farmhand can acquire `second` after the Farmer has acquired `first`. Each pair of tiles counts
    // once. A pair's order matters only if its first tile opens the way to the second.
    bool farmhand_may_acquire(int first, int second, const Hand& left) const {
        if (!box_.in_play[second] || second == first || values_->player().tiles >> second & 1) return false;
        if (open_[second] ? second < first : !(box_.neighbours[first] >> second & 1)) return false;
        int both[4];
        for (int part = 0; part < 4; ++part) both[part] = box_.requirement[first][part] + box_.requirement[second][part];
        return affordable(left, both);
    }

    static int total(const int* need) { return need[0] + need[1] + need[2] + need[3]; }
    static bool affordable(const Hand& left, const int* need) {
        return need[0] <= left.of[0] && need[1] <= left.of[1] && need[2] <= left.of[2] && total(need) <= left.total();
    }

    // Finds each possible combination of payments of the two contract workers once.
    void find_payments(const Purse& purse) {
        std::vector<int> firsts = {UNPAID, YELLOW};
        if (purse.food) firsts.push_back(PIECE_FOOD);
        if (purse.thaler) firsts.push_back(PIECE_THALER);
        for (const int first : firsts) {
            payments_.emplace_back(first, UNPAID);
            if (!values_->player().exhausted) continue;
            if (purse.food - (first == PIECE_FOOD) > 0) payments_.emplace_back(first, PIECE_FOOD);
            if (purse.thaler - (first == PIECE_THALER) > 0) payments_.emplace_back(first, PIECE_THALER);
        }
    }

    // Returns the plans to try, unordered: all, or those with the best estimates. Of equal estimates, the first count.
    std::vector<Estimate> plans_to_try(const std::vector<RankedPlan>& all) const {
        std::vector<Estimate> found;
        found.reserve(all.size());
        const bool are_many = all.size() > effort_;
        for (const RankedPlan& each : all) found.emplace_back(are_many ? -similar_->estimate(each.plan) : 0.0, int(found.size()));
        if (are_many) {
            std::nth_element(found.begin(), found.begin() + long(effort_), found.end());
            found.resize(effort_);
        }
        return found;
    }

    const Box& box_;
    const std::shared_ptr<PlanValues> values_, similar_;
    const size_t effort_;
    bool spare_[3], has_mill_, open_[TILES], may_acquire_[2];
    std::vector<std::pair<int8_t, int8_t>> payments_;
    std::unordered_map<int, RankedPlan> best_;
};

// Cache of plan values and plan searches for recurring positions. The rollouts of a search from one root differ only in
// chance moves, which do not change the results of plans. Dropped entries are computed again, with the same results.
class PlanCache {
public:
    explicit PlanCache(const Box& box) : box_(box) {}

    // Returns the plan values of a seat with this amount of water.
    std::shared_ptr<PlanValues> plan_values(const Policy& policy, const State& state, int seat, int water) {
        const State base = position_at_own_turn(box_, state, seat, water);
        std::shared_ptr<PlanValues>& cached = plan_values_[key_of(policy, base, seat)];
        if (!cached) cached = std::make_shared<PlanValues>(box_, policy, base, seat);
        return cached;
    }

    std::shared_ptr<PlanSearch> plan_search(const std::shared_ptr<PlanValues>& plan_values, const std::shared_ptr<PlanValues>& similar, int effort) {
        std::shared_ptr<PlanSearch>& cached = plan_searches_[{plan_values.get(), similar.get(), effort}];
        if (!cached) cached = std::make_shared<PlanSearch>(box_, plan_values, similar, effort);
        return cached;
    }

    // Clears the cache when it is full. Entries in use stay alive.
    void clear_if_full() {
        if (plan_values_.size() > MOST) plan_searches_.clear(), plan_values_.clear();
    }

private:
    static constexpr size_t MOST = 2000;  // Maximum number of positions. Each needs about 15 kB.
    using Key = std::vector<int32_t>;
    struct Hash {
        size_t operator()(const Key& key) const {
            uint64_t hash = 0;
            for (const int32_t each : key) hash = (hash ^ uint32_t(each)) * 0x9E3779B97F4A7C15u, hash ^= hash >> 29;
            return size_t(hash);
        }
    };

    Key key_of(const Policy& policy, State base, int seat) {
        Key key = {policy.knowledge, seat, base.turn, base.year, base.season};
        each_number_of(base.players[seat], [&](auto number) { key.push_back(int32_t(number)); });
        key.insert(key.end(), base.owners, base.owners + TILES);
        return key;
    }

    const Box& box_;
    std::unordered_map<Key, std::shared_ptr<PlanValues>, Hash> plan_values_;
    std::map<std::tuple<const PlanValues*, const PlanValues*, int>, std::shared_ptr<PlanSearch>> plan_searches_;
};

}  // namespace haspelknecht
