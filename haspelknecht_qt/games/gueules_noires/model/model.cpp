// Model of Gueules Noires for bots that search, with the functions for binding.py. The rules in Python remain the
// reference; tests/games/gueules_noires/test_model.py compares both.
#include "game_record.hpp"
#include "tree.hpp"

#include <memory>
#include <type_traits>

using namespace gueules_noires;

namespace {

struct Model {
    Box box;
    std::vector<Policy> policies;
};

// A position and its candidates.
struct Position {
    const Model& model;
    State state;
    std::vector<TurnCandidate> options;
    std::unique_ptr<Playing> playing;  // Set by `begin`, used by `make` and `step`.
    Generator generator{0};

    template <class Play> void values_after(int option, const int32_t* policy_of, int judge, double* values, Play play) const {
        State after = state;
        const Playing all(model.box, model.policies, policy_of);
        all.make(after, options[size_t(option)].line);
        play(all, after);
        for (int seat = 0; seat < model.box.seats; ++seat) values[seat] = value(model.box, model.policies[size_t(judge)], after, seat);
    }
};

}  // namespace

extern "C" {

// Returns the version of these functions. Raise it whenever a function changes.
int gueules_noires_version() { return 7; }

// Creates a model. `numbers` is a match packed by packing.py. `weights` has KNOWLEDGE_SIZE numbers for each policy,
// `limits` the foresight and effort of each policy, `envies` its envy.
Model* gueules_noires_model(const int32_t* numbers, int policies, const double* weights, const int32_t* limits, const double* envies) {
    auto* model = new Model{Box(numbers), std::vector<Policy>(size_t(policies))};
    for (int each = 0; each < policies; ++each) {
        Policy& policy = model->policies[size_t(each)];
        std::memcpy(&policy.knowledge, weights + each * KNOWLEDGE_SIZE, sizeof(Knowledge));
        policy.foresight = limits[2 * each], policy.effort = limits[2 * each + 1], policy.envy = envies[each];
    }
    return model;
}

// Gives policies trained weights: `weights` as in Learned, row by row.
void gueules_noires_linear(Model* model, int count, const int32_t* policies, const double* weights) {
    auto learned = std::make_shared<Learned>();
    std::copy_n(weights, STAGES * (FEATURES + 1), &learned->weights[0][0]);
    for (int place = 0; place < count; ++place) model->policies[size_t(policies[place])].learned = learned;
}

// Gives policies with a linear part a network: `inner` and `outer` as in ValueNetwork, row by row.
void gueules_noires_network(Model* model, int count, const int32_t* policies, const double* inner, const double* outer) {
    auto learned = std::make_shared<Learned>(*model->policies[size_t(policies[0])].learned);
    learned->network = std::make_shared<const Network>(inner, outer);
    for (int place = 0; place < count; ++place) model->policies[size_t(policies[place])].learned = learned;
}

void gueules_noires_free_model(Model* model) { delete model; }

Position* gueules_noires_position(const Model* model, const int32_t* numbers) {
    auto* position = new Position{*model, State{}, {}, nullptr};
    each_number(position->state, model->box.seats, [&](auto& number) { number = std::remove_reference_t<decltype(number)>(*numbers++); });
    return position;
}

void gueules_noires_free_position(Position* position) { delete position; }

// Writes the position as packing.py packs it.
void gueules_noires_numbers(Position* position, int32_t* out) {
    each_number(position->state, position->model.box.seats, [&](auto& number) { *out++ = int32_t(number); });
}

double gueules_noires_value(const Position* position, int policy, int seat) {
    return value(position->model.box, position->model.policies[size_t(policy)], position->state, seat);
}

// Finds the deciding seat's candidates and writes at most `most` of them, best first. `utilities` gets the utility of
// each. `numbers` gets its number of moves, then three numbers for each move (packing.py). Returns the number of
// candidates.
int gueules_noires_options(Position* position, int policy, int most, double* utilities, int32_t* numbers) {
    const Model& model = position->model;
    position->options = TurnGenerator(model.box, model.policies[size_t(policy)], position->state).ranked();
    for (const TurnCandidate& each : position->options) {
        if (most-- == 0) break;
        *utilities++ = each.utility;
        *numbers++ = each.line.count;
        for (int place = 0; place < each.line.count; ++place) {
            const Move& made = each.line.moves[place];
            *numbers++ = made.kind, *numbers++ = made.what, *numbers++ = made.how;
        }
    }
    return int(position->options.size());
}

// Makes a candidate (by index) and plays `rounds` rounds, at most to the end of the game, each seat by its policy.
// `values` gets the expected points of all seats, evaluated by policy `judge`.
void gueules_noires_play_on(const Position* position, int option, uint64_t seed, int rounds, const int32_t* policy_of, int judge, double* values) {
    position->values_after(option, policy_of, judge, values, [&](const Playing& playing, State& state) {
        Generator generator(seed);
        playing.play(state, generator, rounds);
    });
}

// Compares candidates of `options` by a tree search, in which all seats reply by policy `reply`. `counts` has breadth,
// denials, iterations, rounds and outcomes of TreeSettings, `numbers` its other settings. `indexes` gets the compared
// candidates, best first; `values` gets their values. Returns their number.
int gueules_noires_tree(const Position* position, int reply, int required, uint64_t seed, const int32_t* counts, const double* numbers, int32_t* indexes,
                        double* values) {
    const TreeSettings settings{counts[0], counts[1], counts[2], counts[3], counts[4], numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]};
    Tree tree(position->model.box, position->model.policies, position->state, position->options, reply, required, settings, seed);
    tree.search();
    return tree.ranking(indexes, values);
}

// Like `play_on`, but plays only as far as the rollout policy in Python.
void gueules_noires_policy_rollout(const Position* position, int option, uint64_t seed, int rounds, const int32_t* policy_of, int judge, double* values) {
    position->values_after(option, policy_of, judge, values, [&](const Playing& playing, State& state) {
        Generator generator(seed);
        playing.policy_rollout(state, generator, rounds);
    });
}

// Plays on, each seat by its policy, until a seat is to make the placement number `placements` from here (from 1), or to
// the end of the game. `values` gets the expected points of all seats, evaluated by policy `judge`.
void gueules_noires_play_placements(const Position* position, uint64_t seed, int placements, const int32_t* policy_of, int judge, double* values) {
    const Model& model = position->model;
    State state = position->state;
    const Playing playing(model.box, model.policies, policy_of);
    for (Generator generator(seed); state.step != OVER && !(state.step == PLACE && --placements == 0);) playing.step(state, generator);
    for (int seat = 0; seat < model.box.seats; ++seat) values[seat] = value(model.box, model.policies[size_t(judge)], state, seat);
}

// Plays to the end of the game, each seat by its policy. `out` gets the final position as packing.py packs it.
// `foreseen` gets the expected points of `seat`, evaluated by policy `judge` before its placements with the numbers
// `turns` (ascending). If the game ends before a placement, it gets the final score.
void gueules_noires_end(const Position* position, uint64_t seed, const int32_t* policy_of, int seat, int judge, int looks, const int32_t* turns,
                        double* foreseen, int32_t* out) {
    const Model& model = position->model;
    State state = position->state;
    const Playing playing(model.box, model.policies, policy_of);
    const auto look = [&] { *foreseen++ = value(model.box, model.policies[size_t(judge)], state, seat), ++turns, --looks; };
    int turn = 0;
    for (Generator generator(seed); state.step != OVER; playing.step(state, generator))
        if (looks && state.step == PLACE && state.seat == seat && ++turn == *turns) look();
    while (looks) look();
    each_number(state, model.box.seats, [&](auto& number) { *out++ = int32_t(number); });
}

// Begins to play step by step, in place.
void gueules_noires_begin(Position* position, uint64_t seed, const int32_t* policy_of) {
    position->playing = std::make_unique<Playing>(position->model.box, position->model.policies, policy_of);
    position->generator = Generator(seed);
}

// Makes a candidate (by index) in place.
void gueules_noires_make(Position* position, int option) {
    position->playing->make(position->state, position->options[size_t(option)].line);
}

// Makes one step; returns the step of the new position.
int gueules_noires_step(Position* position) {
    if (position->state.step != OVER) position->playing->step(position->state, position->generator);
    return position->state.step;
}

// Plays whole games from the position, each seat by its policy, and records them (see record_games). `strengths` has the
// strength of random preferences for each feature. Positions in which a seat must place workers are recorded.
void gueules_noires_games(const Position* position, int games, uint64_t seed, const int32_t* policy_of, const double* strengths, int32_t* totals,
                          int32_t* scored, float* features) {
    const Model& model = position->model;
    compiled::record_games(games, model.box.seats, seed, [&](uint64_t each) {
        return record_game(model.box, model.policies, position->state, each, policy_of, strengths, features);
    }, totals, scored, features);
}

}  // extern "C"
