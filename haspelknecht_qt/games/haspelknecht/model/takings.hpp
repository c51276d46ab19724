// Values of moves that take disks ("takings"), as in strategy/takings.py.
#pragma once

#include "plan_search.hpp"

namespace haspelknecht {

// A move that takes disks. If `pool` is NOWHERE, it is a pass. If `reserve` is not NOWHERE, it is an exchange (tile 32).
constexpr int NOWHERE = -1;
struct Take {
    int pool = NOWHERE, colour = 0, reserve = NOWHERE, from_reserve = 0;
};

struct RankedTaking {
    double value;
    Take take;
};

inline bool any_disks(const Box& box, const State& s) {
    for (int pool = 0; pool < box.seats; ++pool)
        for (const int count : s.pools[pool])
            if (count) return true;
    return false;
}

// Returns the legal exchanges just before the player takes disks (tile 32, TM1, R4).
inline std::vector<Take> exchanges(const Box& box, const State& s) {
    std::vector<Take> found;
    if (!is_usable(box, s.player(), OIL_LAMP_PLACE)) return found;
    for (int reserve = 0; reserve < box.seats; ++reserve)
        for (int out = 0; out < COLOURS; ++out)
            for (int pool = 0; pool < box.seats; ++pool)
                for (int back = 0; back < COLOURS; ++back)
                    if (out != back && (reserve == pool || box.lamp_between_any_pools) && s.reserves[reserve][out] && s.pools[pool][back])
                        found.push_back({pool, back, reserve, out});
    return found;
}

inline void exchange(State& s, const Take& move) {
    --s.reserves[move.reserve][move.from_reserve], ++s.pools[move.pool][move.from_reserve];
    --s.pools[move.pool][move.colour], ++s.reserves[move.reserve][move.colour];
    s.player().markers = int8_t(s.player().markers & ~M_OIL_LAMP);
}

// Evaluates takings in one action phase, from a position in which a seat takes disks or plans.
class TakingEvaluator {
public:
    TakingEvaluator(const Box& box, const Policy& policy, const State& state, PlanCache& cache)
        : box_(box), policy_(policy), base_(state), cache_(cache) {}

    // Returns the plan search of a seat with this amount of water.
    PlanSearch& plan_search(int seat, int water) {
        for (const Entry& entry : plan_searches_)
            if (entry.seat == seat && entry.water == water) return *entry.search;
        const auto plan_values = cache_.plan_values(policy_, base_, seat, water);
        // The seat's first plan values also give the estimates for other amounts of water.
        if (!similar_[seat]) similar_[seat] = plan_values;
        plan_searches_.push_back({seat, water, cache_.plan_search(plan_values, similar_[seat], policy_.lookahead.effort)});
        return *plan_searches_.back().search;
    }

    // Returns the plan for a seat's disks in a later position of the same phase.
    const Plan& best_plan(const State& s, int seat) { return plan_search(seat, s.players[seat].water).best(s.players[seat].hand()).plan; }

    // Returns the legal takings with their values for the deciding seat, best first.
    std::vector<RankedTaking> ranked(const State& s) {
        const Disks now = disks(s);
        const bool first = s.step == FIRST_TAKING;
        const std::vector<SeatTaking> line = coming_takings(s);
        const bool looks_at_others = policy_.lookahead.foresight > 1;
        std::vector<RankedTaking> found;
        each_option(now, [&](int pool, int colour) {
            const Disks after = take(now, line[0], pool, colour);
            found.push_back({looks_at_others ? taking_value(after, line) : value_with_second_taking(after, line[0]), {pool, colour}});
        });
        if (!first) found.push_back({looks_at_others ? taking_value(now, line) : hand_value(line[0].seat, now.seats[line[0].seat]), {}});
        std::stable_sort(found.begin(), found.end(), [](const RankedTaking& one, const RankedTaking& other) { return one.value > other.value; });
        return found;
    }

    // Returns the value of the seat's best taking if no other seat takes disks.
    double best_value_without_rivals(const State& s) {
        const Disks now = disks(s);
        const SeatTaking who{s.seat(), s.step == FIRST_TAKING};
        double most = -1e300;
        each_option(now, [&](int pool, int colour) { most = std::max(most, value_with_second_taking(take(now, who, pool, colour), who)); });
        return most;
    }

private:
    struct Entry {
        int seat, water;
        std::shared_ptr<PlanSearch> search;
    };
    struct SeatTaking {
        int seat;
        bool first;
    };
    // Disks and water of a seat: the disks on both cart fields, the total of cart field 1, and the water.
    struct Seat {
        Hand hand;
        int value, water;
    };
    struct Disks {
        int8_t pools[SEATS][COLOURS];
        Seat seats[SEATS];
    };
    // Values of a hand with additional disks, by colour and number; NaN if not computed yet.
    struct ValuesAfterTaking {
        double with[COLOURS][MAX_DISKS + 1];
        ValuesAfterTaking() { std::fill(&with[0][0], &with[0][0] + COLOURS * (MAX_DISKS + 1), std::numeric_limits<double>::quiet_NaN()); }
    };
    struct Outcome {
        double values[SEATS];
    };

    Disks disks(const State& s) const {
        Disks now;
        for (int seat = 0; seat < box_.seats; ++seat) {
            std::copy(s.pools[seat], s.pools[seat] + COLOURS, now.pools[seat]);
            const Player& p = s.players[seat];
            int value = 0;
            for (int colour = 0; colour < COLOURS; ++colour) value += p.cart1[colour] * box_.disk_value[colour];
            now.seats[seat] = {p.hand(), value, p.water};
        }
        return now;
    }

    // Returns the takings that are still to come in this phase, in order.
    std::vector<SeatTaking> coming_takings(const State& s) const {
        std::vector<SeatTaking> line;
        for (int place = s.turn; place < box_.seats; ++place) line.push_back({s.order[place], s.step == FIRST_TAKING});
        if (s.step == FIRST_TAKING)
            for (int place = 0; place < box_.seats; ++place) line.push_back({s.order[place], false});
        return line;
    }

    template <class Each> void each_option(const Disks& now, Each each) const {
        for (int pool = 0; pool < box_.seats; ++pool)
            for (int colour = 0; colour < COLOURS; ++colour)
                if (now.pools[pool][colour]) each(pool, colour);
    }

    // Returns the disks and water of a seat after a taking (T1 to T3). `count` gets the number of disks taken.
    Seat taken(const Disks& now, const SeatTaking& who, int pool, int colour, int& count) const {
        Seat seat = now.seats[who.seat];
        const int there = now.pools[pool][colour];
        count = who.first ? there : std::min(there, MAX_DISKS - seat.hand.total());
        seat.hand.of[colour] = int8_t(seat.hand.of[colour] + count);
        if (who.first) seat.value += count * box_.disk_value[colour], seat.water += box_.brings_water[pool];
        return seat;
    }

    // Returns the pools and hands after a taking.
    Disks take(const Disks& now, const SeatTaking& who, int pool, int colour) const {
        Disks after = now;
        int count;
        after.seats[who.seat] = taken(now, who, pool, colour, count);
        after.pools[pool][colour] = int8_t(now.pools[pool][colour] - count);
        return after;
    }

    static uint64_t key_of(int seat, const Seat& has) { return uint64_t(has.hand.key() << 8 | has.water) << 2 | uint64_t(seat); }

    // Returns the value of the best plan for a seat's hand.
    double hand_value(int seat, const Seat& has) {
        const auto [value, is_known] = hand_values_.find(key_of(seat, has));
        if (!is_known) {
            int water = has.water;
            // T5: in the very first phase, a seat with fewer than five disks returns one water.
            if (base_.year == 1 && base_.season == SPRING && has.hand.total() < MAX_DISKS && water) --water;
            *value = plan_search(seat, water).best(has.hand).value;
        }
        return *value;
    }

    // Returns the value of a seat's hand after a second taking from this pool.
    double value_after_taking(int seat, const Disks& now, ValuesAfterTaking& values_after_taking, int pool, int colour) {
        int count;
        const Seat more = taken(now, {seat, false}, pool, colour, count);
        double& cached = values_after_taking.with[colour][count];
        if (cached != cached) cached = hand_value(seat, more);
        return cached;
    }

    // Returns the value of a seat's hand. If a second taking gains, returns the mean value of the two best hands after
    // it, because another seat may take the disks of the best hand.
    double value_with_second_taking(const Disks& now, const SeatTaking& who) {
        const Seat& has = now.seats[who.seat];
        const double as_it_is = hand_value(who.seat, has);
        if (!who.first || !policy_.lookahead.foresight || has.hand.total() >= MAX_DISKS) return as_it_is;
        double best = -1e300, second = -1e300;
        int count = 0;
        ValuesAfterTaking& values_after_taking = values_after_taking_[key_of(who.seat, has)];
        each_option(now, [&](int pool, int colour) {
            const double value = value_after_taking(who.seat, now, values_after_taking, pool, colour);
            ++count;
            if (value > best) second = best, best = value;
            else if (value > second) second = value;
        });
        if (!count) return as_it_is;
        return std::max(as_it_is, count == 1 ? best : (best + second) / 2);
    }

    double taking_value(const Disks& now, const std::vector<SeatTaking>& line) { return utility(best_outcome(now, line, 1), line[0].seat); }

    double utility(const Outcome& outcome, int seat) const {
        double best_other = -1e300;
        for (int other = 0; other < box_.seats; ++other)
            if (other != seat) best_other = std::max(best_other, outcome.values[other]);
        return outcome.values[seat] - policy_.lookahead.envy / (box_.seats - 1) * best_other;
    }

    // Returns the expected points of all seats, if the following seats choose their best takings (max^n search).
    Outcome best_outcome(const Disks& now, const std::vector<SeatTaking>& line, size_t place) {
        while (place < line.size() && !line[place].first && now.seats[line[place].seat].hand.total() >= MAX_DISKS) ++place;
        if (place == line.size()) return values_with_turn_order(now);
        const SeatTaking& who = line[place];
        RankedTaking options[SEATS * COLOURS + 1];
        int count = 0;
        const auto insert = [&](double value, const Take& take) {
            int at = count++;
            for (; at > 0 && value > options[at - 1].value; --at) options[at] = options[at - 1];
            options[at] = {value, take};
        };
        each_option(now, [&](int pool, int colour) { insert(value_with_second_taking(take(now, who, pool, colour), who), {pool, colour}); });
        if (!who.first || !count) insert(hand_value(who.seat, now.seats[who.seat]), {});
        const int foresight = policy_.lookahead.foresight, width = std::min(count, who.first ? foresight : std::max(1, foresight / 2));
        const auto after = [&](const Take& chosen) {
            return best_outcome(chosen.pool == NOWHERE ? now : take(now, who, chosen.pool, chosen.colour), line, place + 1);
        };
        Outcome best = after(options[0].take);
        for (int each = 1; each < width; ++each) {
            const Outcome tried = after(options[each].take);
            if (utility(tried, who.seat) > utility(best, who.seat)) best = tried;
        }
        return best;
    }

    // Returns for each seat the value of its hand, including its place in the new turn order (O1, O2).
    Outcome values_with_turn_order(const Disks& now) {
        const double weight = policy_.weights[4 * (base_.year - 1) + base_.season][ORDER_FEATURE];
        Outcome found;
        for (int seat = 0; seat < box_.seats; ++seat) found.values[seat] = hand_value(seat, now.seats[seat]);
        int order[SEATS];
        for (int place = 0; place < box_.seats; ++place) {
            const int seat = base_.order[box_.seats - 1 - place];
            int at = place;
            for (; at > 0 && now.seats[seat].value < now.seats[order[at - 1]].value; --at) order[at] = order[at - 1];
            order[at] = seat;
        }
        for (int place = 0; place < box_.seats; ++place)
            found.values[order[place]] += weight * (place - place_in_order(base_, box_.seats, order[place])) / (box_.seats - 1);
        return found;
    }

    const Box& box_;
    const Policy& policy_;
    const State base_;
    std::vector<Entry> plan_searches_;
    PlanCache& cache_;
    std::shared_ptr<PlanValues> similar_[SEATS];
    HashTable<double> hand_values_;
    std::unordered_map<uint64_t, ValuesAfterTaking> values_after_taking_;
};

// Returns the most useful exchange (tile 32) with its value; empty if none allows a better taking.
inline std::vector<RankedTaking> best_exchange(const Box& box, const Policy& policy, const State& s, PlanCache& cache) {
    const std::vector<Take> all = exchanges(box, s);
    if (all.empty()) return {};
    TakingEvaluator takings(box, policy, s, cache);
    double most = -1e300;
    Take chosen;
    for (const Take& move : all) {
        State changed = s;
        exchange(changed, move);
        const double gain = takings.best_value_without_rivals(changed);
        if (gain > most) most = gain, chosen = move;
    }
    if (most <= takings.best_value_without_rivals(s)) return {};
    State after = s;
    exchange(after, chosen);
    const double spent = policy.value(box, s, s.seat()) - policy.value(box, after, s.seat());
    return {{takings.ranked(after)[0].value - spent, chosen}};
}

}  // namespace haspelknecht
