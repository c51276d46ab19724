// Candidates of a seat: whole turns with their consequences, as in strategy/turns.py.
#pragma once

#include "extraction_planner.hpp"

namespace gueules_noires {

constexpr double REDRAW_SHARE = 0.1, UNKNOWN_TOP_BONUS = 0.5;

struct TurnCandidate {
    double utility;
    MoveLine line;
};

// Returns the chance that `drawn` cards are all unwanted, if `others` of the `total` cards are unwanted.
inline double chance_of_none(int total, int others, int drawn) {
    const auto ways = [&](int cards) {
        int64_t found = 1;
        for (int each = 0; each < drawn; ++each) found = found * (cards - each) / (each + 1);
        return double(std::max<int64_t>(found, 0));
    };
    return ways(others) / ways(total);
}

class TurnGenerator {
public:
    TurnGenerator(const Box& box, const Policy& policy, const State& root)
        : box_(box), root_(root), evaluator_(box, policy, root, root.seat), effort_(policy.effort) {}

    // Returns one candidate for each sensible next move, best first.
    std::vector<TurnCandidate> ranked() {
        find();
        std::stable_sort(found_.begin(), found_.end(), [](const TurnCandidate& one, const TurnCandidate& other) { return one.utility > other.utility; });
        return found_;
    }

    TurnCandidate best() {
        find();
        const TurnCandidate* best = &found_[0];
        for (const TurnCandidate& each : found_)
            if (each.utility > best->utility) best = &each;
        return *best;
    }

private:
    void find() {
        found_.clear();
        State root = root_;
        if (root.step == EXTRACT) return find_extractions();
        if (!root.hand.empty()) find_hand_gains();
        if (root.step == RETURN) return find_put_back_candidates(root, {});
        for (Move each : Rules(box_, root).legal_moves()) find_after(each);
    }

    // Finds the best plan of the extraction for each promising first move.
    void find_extractions() {
        ExtractionPlanner planner(box_, evaluator_, effort_);
        for (const ExtractionPlan& each : planner.plans(root_)) {
            const MoveLine line = each.moves_to_end();
            const auto same = std::find_if(found_.begin(), found_.end(), [&](const TurnCandidate& other) { return other.line.moves[0] == line.moves[0]; });
            if (same == found_.end()) found_.push_back({each.utility, line});
            else if (same->utility < each.utility) *same = {each.utility, line};
        }
    }

    void find_after(Move made) {
        State s = root_;
        MoveLine line;
        Rules rules(box_, s);
        rules.carry_out(made);
        line.add(made);
        load(s, line);
        switch (s.step) {
        case EXTRACT: {
            const ExtractionPlan plan = ExtractionPlanner(box_, evaluator_, effort_).best(s);
            line.add(plan.moves_to_end());
            found_.push_back({plan.utility, line});
            break;
        }
        case LOOK: {
            const double gain = draw_five_gain(s);
            found_.push_back({evaluator_.utility(s) + gain, line});
            break;
        }
        case RETURN: find_put_back_candidates(s, line); break;
        default: found_.push_back({evaluator_.utility(s), line});
        }
    }

    // Loads the minecarts of a tile just bought. If its colour is missing, loads the most valuable substitute (GA3).
    void load(State& s, MoveLine& line) {
        load_on(s);
        while (s.step == SUBSTITUTE && s.to_load) {
            double most = -INFINITY;
            Move best{};
            State after = s;
            for (Move each : Rules(box_, s).legal_moves()) {
                State tried = s;
                Rules(box_, tried).carry_out(each);
                const double utility = evaluator_.utility(tried);
                if (utility > most) most = utility, best = each, after = tried;
            }
            s = after;
            line.add(best);
            load_on(s);
        }
    }

    // Loads minecarts until a substitute must be chosen.
    void load_on(State& s) const {
        if (s.step != SUBSTITUTE) return;
        Rules rules(box_, s);
        while (s.to_load && !rules.needs_substitute()) rules.load_next_minecart();
        if (!s.to_load && !s.hand.empty()) s.step = RETURN;
    }

    // Returns the expected gain of a draw-5: the mean gain from the best of the drawn cards (GA2).
    double draw_five_gain(State& s) {
        const Stack& stack = Rules(box_, s).stack();
        const int kinds = Rules(box_, s).stack_kind() == OF_TILES ? FACES : ORDERS, drawn = s.to_look;
        bool is_there[ORDERS] = {};
        for (int kind = 0; kind < kinds; ++kind) is_there[kind] = stack.rest[kind];
        for (const auto* list : {&stack.top, &stack.under})
            for (int kind : *list)
                if (kind != UNKNOWN) is_there[kind] = true;
        const double before = evaluator_.utility(s);
        double gains[ORDERS] = {};
        List<ORDERS> by_gain;
        for (int kind = 0; kind < kinds; ++kind)
            if (is_there[kind] && (gains[kind] = gain(s, kind, before)) > 0.0) by_gain.add(kind);
        std::stable_sort(by_gain.begin(), by_gain.end(), [&](int one, int other) { return gains[one] > gains[other]; });

        double floor = 0.0;
        int known = 0;
        const auto know = [&](int kind) {
            if (kind != UNKNOWN) ++known, floor = std::max(floor, gains[kind]);
        };
        const int from_top = std::min(drawn, int(stack.top.count)), deep = std::max(0, drawn - from_top - stack.unseen);
        for (int each = 0; each < from_top; ++each) know(stack.top.of[stack.top.count - 1 - each]);
        for (int each = 0; each < deep; ++each) know(stack.under.of[each]);
        const int total = sum(stack.rest, kinds), blind = std::min(drawn - known, total);
        int left = total;
        double expected = 0.0, none_better = 1.0;
        // From the best kind of card down: its gain counts with the chance that it is drawn, but no better kind.
        for (int kind : by_gain) {
            if (gains[kind] <= floor || !stack.rest[kind]) continue;
            left -= stack.rest[kind];
            const double none = chance_of_none(total, left, blind);
            expected += (none_better - none) * gains[kind];
            none_better = none;
        }
        return expected + none_better * floor;
    }

    // Computes the gain from each card in hand.
    void find_hand_gains() {
        State root = root_;
        const double before = evaluator_.utility(root);
        for (int kind : root.hand) hand_gains_[kind] = gain(root, kind, before);
    }

    // Returns the gain from buying a tile or taking an order; 0 for a loss or an unaffordable tile (GA1).
    double gain(const State& s, int kind, double before) {
        State after = s;
        Rules rules(box_, after);
        if (rules.stack_kind() == OF_ORDERS) {
            after.player().orders.add(kind);
        } else {
            if (box_.price[kind] > s.player().francs) return 0.0;
            MoveLine line;
            rules.buy_tile(kind);
            load(after, line);
        }
        return std::max(0.0, evaluator_.utility(after) - before);
    }

    // Finds candidates that put the hand back: at the bottom, or on top with the best card uppermost (GR3).
    void find_put_back_candidates(State s, const MoveLine& line) {
        Rules rules(box_, s);
        const double utility = evaluator_.utility(s);
        if (!rules.has_return_choice()) {
            found_.push_back({s.hand.empty() ? utility : utility + top_cards_value(s.side, s.hand.back()), line});
            return;
        }
        for (int side : {TOP, UNDER}) {
            if (s.side != OPEN ? side != s.side : side == UNDER && !rules.stack().size()) continue;
            List<DRAWN_AT_ONCE> order = s.hand;
            std::stable_sort(order.begin(), order.end(), [&](int one, int other) {
                const bool is_less = hand_gains_[one] != hand_gains_[other] ? hand_gains_[one] < hand_gains_[other] : one < other;
                return side == UNDER ? one != other && !is_less : is_less;
            });
            State after = s;
            MoveLine whole = line;
            Rules returning(box_, after);
            for (int each = 0; returning.has_return_choice(); ++each) {
                const Move made = move(returning.stack_kind() == OF_TILES ? M_RETURN_TILE : M_RETURN_ORDER, order.of[each], side);
                returning.carry_out(made);
                whole.add(made);
            }
            found_.push_back({utility + top_cards_value(side, order.back()), whole});
        }
    }

    // Returns the additional value of the cards put back, of which `last` is uppermost.
    double top_cards_value(int side, int last) const { return side == TOP ? REDRAW_SHARE * hand_gains_[last] - UNKNOWN_TOP_BONUS : 0.0; }

    const Box& box_;
    const State& root_;
    TurnEvaluator evaluator_;
    int effort_;
    std::vector<TurnCandidate> found_;
    double hand_gains_[ORDERS] = {};
};

}  // namespace gueules_noires
