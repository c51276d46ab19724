// Tree search: opponents reply by the same search, not by a fixed policy.
#pragma once

#include <chrono>

#include "playing.hpp"

namespace gueules_noires {

// Settings of a tree search (core/level.py describes them).
struct TreeSettings {
    int breadth, denials, iterations, rounds, outcomes;
    double margin, exploration, first_weight, envy, seconds;
};

// Tree of the decisions after one position. Each iteration descends from the root to a position that was not visited
// yet, plays a rollout from there, and adds its values to all positions on the way.
class Tree {
public:
    // `options` are the candidates of the root, best first. The one with index `required` is always among the compared
    // ones. `reply` is the index of the policy that ranks the candidates of all later decisions.
    Tree(const Box& box, const std::vector<Policy>& policies, const State& root, const std::vector<TurnCandidate>& options, int reply, int required,
         const TreeSettings& settings, uint64_t seed)
        : box_(box), policies_(policies), reply_(reply), settings_(settings), generator_(seed) {
        std::fill(std::begin(policy_of_), std::end(policy_of_), reply);
        root_.state = root;
        expand(root_, options, required);
    }

    // Makes iterations until their number or the time is used up.
    void search() {
        const auto begin = std::chrono::steady_clock::now();
        for (int done = 0; done < settings_.iterations; ++done) {
            iterate();
            if (settings_.seconds > 0 && std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() > settings_.seconds) break;
        }
    }

    // Writes the compared candidates of the root, most visited first, and their values. No value is higher than that of
    // a candidate with more visits: its mean rests on more iterations. Returns the number of candidates.
    int ranking(int32_t* indexes, double* values) const {
        std::vector<const Edge*> order;
        for (const Edge& edge : root_.edges) order.push_back(&edge);
        std::stable_sort(order.begin(), order.end(), [](const Edge* one, const Edge* other) { return one->visits > other->visits; });
        double least = INFINITY;
        for (const Edge* edge : order) *indexes++ = edge->option, *values++ = least = std::min(least, mean(root_, *edge));
        return int(order.size());
    }

private:
    struct Node;

    // Candidate of a decision. `behind` is the distance of its first evaluation to the best one's (at most 0), `total`
    // the sum of its iterations' values for the deciding seat. It has several outcomes if chance moves follow.
    struct Edge {
        int option;
        MoveLine line;
        double behind, total = 0;
        int visits = 0;
        bool has_chance = false;
        std::vector<std::unique_ptr<Node>> outcomes;
    };

    struct Node {
        State state;
        std::vector<Edge> edges;
        double values[SEATS] = {}, totals[SEATS] = {};
        int visits = 0;
    };

    void iterate() {
        std::vector<std::pair<Node*, Edge*>> path;
        Node* node = &root_;
        do {
            if (node->edges.empty()) expand(*node, TurnGenerator(box_, policies_[size_t(reply_)], node->state).ranked(), 0);
            Edge& edge = select(*node);
            path.push_back({node, &edge});
            node = &outcome(*node, edge);
        } while (node->visits && node->state.step != OVER);
        if (!node->visits) evaluate(*node);
        add(*node, node->values);
        for (const auto& [passed, edge] : path) {
            add(*passed, node->values);
            ++edge->visits, edge->total += utility(node->values, passed->state.seat);
        }
    }

    void add(Node& node, const double* values) const {
        ++node.visits;
        for (int seat = 0; seat < box_.seats; ++seat) node.totals[seat] += values[seat];
    }

    // Points of a seat minus a share of the best opponent's points, as in bots/search.py.
    double utility(const double* values, int seat) const { return values[seat] - settings_.envy / (box_.seats - 1) * best_other(values, seat); }

    double best_other(const double* values, int seat) const {
        double best = -INFINITY;
        for (int other = 0; other < box_.seats; ++other)
            if (other != seat) best = std::max(best, values[other]);
        return best;
    }

    // Adds the best candidates, and those that leave the opponents least for what they cost.
    void expand(Node& node, const std::vector<TurnCandidate>& options, int required) const {
        const auto add_edge = [&](int place) {
            const TurnCandidate& option = options[size_t(place)];
            node.edges.push_back(Edge{place, option.line, option.utility - options[0].utility, 0, 0, false, {}});
        };
        int near = 0;
        while (near < int(options.size()) && options[size_t(near)].utility >= options[0].utility - settings_.margin) ++near;
        const int best = std::min(near, settings_.breadth);
        for (int place = 0; place < best; ++place) add_edge(place);
        std::vector<std::pair<double, int>> denying;
        for (int place = best; place < near; ++place) denying.push_back({-utility_after(node.state, options[size_t(place)]), place});
        const size_t most = std::min(denying.size(), size_t(settings_.denials));
        std::partial_sort(denying.begin(), denying.begin() + long(most), denying.end());
        for (size_t each = 0; each < most; ++each) add_edge(denying[each].second);
        if (std::none_of(node.edges.begin(), node.edges.end(), [&](const Edge& edge) { return edge.option == required; })) add_edge(required);
    }

    double utility_after(const State& s, const TurnCandidate& option) const {
        State after = s;
        for (int each = 0; each < option.line.count; ++each) Rules(box_, after).carry_out(option.line.moves[each]);
        double values[SEATS] = {};
        for (int seat = 0; seat < box_.seats; ++seat) values[seat] = seat == s.seat ? option.utility : value(box_, policies_[size_t(reply_)], after, seat);
        return utility(values, s.seat);
    }

    // Returns the candidate with the highest value and bonus. The bonus is for candidates with few visits.
    Edge& select(Node& node) const {
        const double bonus = settings_.exploration * std::sqrt(node.visits + 1.0) / double(node.edges.size());
        Edge* found = nullptr;
        double most = -INFINITY;
        for (Edge& edge : node.edges) {
            const double number = mean(node, edge) + bonus / (1 + edge.visits);
            if (number > most) most = number, found = &edge;
        }
        return *found;
    }

    // Returns the candidate's mean value for the deciding seat. The first evaluation counts as much as `first_weight`
    // iterations.
    double mean(const Node& node, const Edge& edge) const {
        double first = edge.behind;
        if (node.visits) {
            double means[SEATS];
            for (int seat = 0; seat < box_.seats; ++seat) means[seat] = node.totals[seat] / node.visits;
            first += utility(means, node.state.seat);
        }
        return (settings_.first_weight * first + edge.total) / (settings_.first_weight + edge.visits);
    }

    // Returns a position after the candidate. Chance moves are drawn anew, until the candidate has enough outcomes.
    Node& outcome(const Node& node, Edge& edge) {
        const int known = int(edge.outcomes.size()), wanted = edge.has_chance ? std::min(settings_.outcomes, 1 + edge.visits / 2) : 1;
        if (known >= wanted) return *edge.outcomes[known > 1 ? size_t(generator_.below(known)) : 0];
        edge.outcomes.push_back(std::make_unique<Node>());
        State& s = edge.outcomes.back()->state;
        s = node.state;
        for (int each = 0; each < edge.line.count; ++each) Rules(box_, s).advance(edge.line.moves[each]);
        for (; Rules(box_, s).is_chance(); edge.has_chance = true) Rules(box_, s).draw(generator_);
        return *edge.outcomes.back();
    }

    // Evaluates a position after a rollout. At the end of the game the values are exact.
    void evaluate(Node& node) {
        State s = node.state;
        if (s.step != OVER) Playing(box_, policies_, policy_of_).play(s, generator_, settings_.rounds);
        for (int seat = 0; seat < box_.seats; ++seat) node.values[seat] = value(box_, policies_[size_t(reply_)], s, seat);
    }

    const Box& box_;
    const std::vector<Policy>& policies_;
    const int reply_;
    const TreeSettings settings_;
    Generator generator_;
    int32_t policy_of_[SEATS];
    Node root_;
};

}  // namespace gueules_noires
