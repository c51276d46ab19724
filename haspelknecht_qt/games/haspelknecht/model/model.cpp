// Model of Haspelknecht for bots that search, with the functions for binding.py. It plays a quick game about a hundred
// times as fast as the rules in Python. These remain the reference; tests/games/haspelknecht/test_model.py compares
// both.
#include "game_record.hpp"

using namespace haspelknecht;

namespace {

struct Model {
    Box box;
    std::vector<Policy> policies;

    // Numbers the policies so that those with equal weights share cached results.
    void number_policies() {
        for (Policy& policy : policies)
            for (policy.knowledge = 0; !policy.evaluates_like(policies[size_t(policy.knowledge)]);) ++policy.knowledge;
    }
};

// A choice of the deciding seat: a move that takes disks, or a plan.
struct Choice {
    double value;
    bool is_plan;
    Take take;
    Plan plan;
};

constexpr int CHOICE_NUMBERS = 10;

// A position, its choices, and each policy's evaluations of plans and ways to take disks in its phase.
struct Position {
    const Model& model;
    State state;
    std::vector<Choice> choices;
    std::unique_ptr<PlanCache> cache;
    std::vector<std::shared_ptr<TakingEvaluator>> takings;
    std::unique_ptr<Playing> playing;  // Set by `begin`, used by `make` and `step`.
    Generator generator{0};

    Position(const Model& of, const State& begin) : model(of), state(begin), cache(std::make_unique<PlanCache>(of.box)) {
        for (const Policy& policy : of.policies) takings.push_back(std::make_shared<TakingEvaluator>(of.box, policy, begin, *cache));
    }

    void find_choices(int policy_number) {
        const Policy& policy = model.policies[size_t(policy_number)];
        choices.clear();
        if (state.step == PLANNING) {
            add_plans(policy);
        } else {
            const auto add = [&](const RankedTaking& each) { choices.push_back({each.value, false, each.take, {}}); };
            for (const RankedTaking& each : TakingEvaluator(model.box, policy, state, *cache).ranked(state)) add(each);
            for (const RankedTaking& each : best_exchange(model.box, policy, state, *cache)) add(each);
        }
        std::stable_sort(choices.begin(), choices.end(), [](const Choice& one, const Choice& other) { return one.value > other.value; });
    }

    void carry_out(const Choice& choice, State& s, Playing& on) const {
        if (choice.is_plan) {
            on.make_plan(s, choice.plan);
            Calendar(model.box, s).end_of_turn();
        } else if (choice.take.reserve != NOWHERE) {
            exchange(s, choice.take);
        } else {
            Calendar(model.box, s).take(choice.take);
        }
    }

    // Plays a later position on for `rounds` action phases from here. `values` gets the expected points of all seats.
    void finish(State& later, Playing& on, uint64_t seed, int rounds, int judge, double* values) const {
        Generator dice(seed);
        for (const int end = phases(state) + rounds; later.step != END && phases(later) < end;) on.step(later, dice);
        for (int seat = 0; seat < model.box.seats; ++seat) values[seat] = model.policies[size_t(judge)].value(model.box, later, seat);
    }

private:
    // Adds the plans for the seat's disks. Four times as many plans are tried as while taking disks, because there is
    // only one hand. Seats earlier in turn order execute their plans first.
    void add_plans(const Policy& policy) {
        const Player& p = state.player();
        State seen = state;
        for (int place = 0; place < state.turn; ++place) {
            seen.step = EXECUTING, seen.turn = int8_t(place), seen.acted = 1;
            Turn(model.box, policy, seen).finish({});
        }
        seen.step = PLANNING, seen.turn = state.turn, seen.acted = 0;
        const Purse purse{p.food, p.thaler};
        const auto plan_values = cache->plan_values(policy, seen, state.seat(), p.water);
        PlanSearch search(model.box, plan_values, plan_values, 4 * policy.lookahead.effort, &purse);
        for (const RankedPlan& each : search.ranked(p.hand())) choices.push_back({each.value, true, {}, each.plan});
    }
};

// Reads a position as packing.py packs it.
State read_state(const int32_t* numbers, int seats) {
    State state{};
    each_number(state, seats, [&](auto& number) { number = std::remove_reference_t<decltype(number)>(*numbers++); });
    return state;
}

}  // namespace

extern "C" {

// Returns the version of these functions. Raise it whenever a function changes.
int haspelknecht_version() { return 5; }

// Creates a model. `numbers` is a match packed by packing.py. `weights` has STAGES rows of FEATURES + 1 numbers for each
// policy, `lookaheads` the effort and foresight of each policy.
Model* haspelknecht_model(const int32_t* numbers, int policies, const double* weights, const int32_t* lookaheads, const double* envies) {
    auto* model = new Model{Box(numbers), std::vector<Policy>(size_t(policies))};
    for (int each = 0; each < policies; ++each) {
        Policy& policy = model->policies[size_t(each)];
        for (auto& row : policy.weights)
            for (double& weight : row) weight = *weights++;
        policy.lookahead = {lookaheads[2 * each], lookaheads[2 * each + 1], envies[each]};
    }
    model->number_policies();
    return model;
}

void haspelknecht_free_model(Model* model) { delete model; }

Position* haspelknecht_position(const Model* model, const int32_t* numbers) {
    return new Position(*model, read_state(numbers, model->box.seats));
}

void haspelknecht_free_position(Position* position) { delete position; }

// Writes the position as packing.py packs it.
void haspelknecht_numbers(Position* position, int32_t* out) {
    each_number(position->state, position->model.box.seats, [&](auto& number) { *out++ = int32_t(number); });
}

double haspelknecht_value(const Position* position, int policy, int seat) {
    return position->model.policies[size_t(policy)].value(position->model.box, position->state, seat);
}

// Finds the deciding seat's choices and writes at most `most` of them, best first. `values` gets the value of each,
// `numbers` CHOICE_NUMBERS numbers for each (packing.py). Returns the number of choices.
int haspelknecht_choices(Position* position, int policy, int most, double* values, int32_t* numbers) {
    position->find_choices(policy);
    for (const Choice& each : position->choices) {
        if (most-- == 0) break;
        *values++ = each.value;
        const Plan& plan = each.plan;
        const Take& take = each.take;
        const int as_take[CHOICE_NUMBERS] = {0, take.pool, take.colour, take.reserve, take.from_reserve};
        const int as_plan[CHOICE_NUMBERS] = {1, plan.farmer.kind, plan.farmer.what, plan.farmhand.kind, plan.farmhand.what, plan.first, plan.second,
                                             plan.mill[0], plan.mill[1], plan.markers};
        numbers = std::copy_n(each.is_plan ? as_plan : as_take, CHOICE_NUMBERS, numbers);
    }
    return int(position->choices.size());
}

// Makes a choice (by index) and plays `rounds` action phases, at most to the end of the game, each seat by its policy.
// `values` gets the expected points of all seats, evaluated by policy `judge`.
void haspelknecht_play_on(const Position* position, int choice, uint64_t seed, int rounds, const int32_t* policy_of, int judge, double* values) {
    const Box& box = position->model.box;
    State state = position->state;
    position->cache->clear_if_full();
    Playing playing(box, position->model.policies, policy_of, *position->cache);
    playing.share(state, position->takings);
    playing.assume_hidden_plans(state);
    position->carry_out(position->choices[size_t(choice)], state, playing);
    position->finish(state, playing, seed, rounds, judge, values);
}

// Plays on from a position later in the same decision, up to the end of `rounds` action phases from here, each seat by
// its policy. `numbers` is that position as packing.py packs it. `values` gets the expected points of all seats,
// evaluated by policy `judge`.
void haspelknecht_play_on_from(const Position* position, const int32_t* numbers, uint64_t seed, int rounds, const int32_t* policy_of, int judge,
                               double* values) {
    const Box& box = position->model.box;
    State state = read_state(numbers, box.seats);
    position->cache->clear_if_full();
    Playing playing(box, position->model.policies, policy_of, *position->cache);
    if (state.step == PLANNING || state.step == EXECUTING) playing.begin_phase(state);
    playing.assume_hidden_plans(state);
    position->finish(state, playing, seed, rounds, judge, values);
}

// Plays a later position of the same match to the end of the game, each seat by its policy. `numbers` is that position as
// packing.py packs it, and gets the final position. If `seat` has already placed its plan there, `goals` are the tiles
// that its Farmer and Farmhand should acquire. `expected` gets the expected points of `seat` at the end of `rounds` action
// phases from here, evaluated by its policy; if the game ends before, the final score.
void haspelknecht_end(Position* position, int seat, const int32_t* goals, uint64_t seed, const int32_t* policy_of, int rounds, double* expected,
                      int32_t* numbers) {
    const Model& model = position->model;
    State state = read_state(numbers, model.box.seats);
    position->cache->clear_if_full();
    Playing playing(model.box, model.policies, policy_of, *position->cache);
    if (state.step == PLANNING || state.step == EXECUTING) playing.begin_phase(state);
    playing.assume_hidden_plans(state);
    playing.set_goals(seat, {{goals[0], goals[1]}});
    Generator generator(seed);
    for (const int end = phases(state) + rounds; state.step != END && phases(state) < end;) playing.step(state, generator);
    *expected = model.policies[size_t(policy_of[seat])].value(model.box, state, seat);
    while (state.step != END) playing.step(state, generator);
    each_number(state, model.box.seats, [&](auto& number) { *numbers++ = int32_t(number); });
}

// Begins to play step by step, in place.
void haspelknecht_begin(Position* position, uint64_t seed, const int32_t* policy_of) {
    position->playing = std::make_unique<Playing>(position->model.box, position->model.policies, policy_of, *position->cache);
    position->generator = Generator(seed);
}

// Makes a choice (by index) in place.
void haspelknecht_make(Position* position, int choice) {
    const Choice made = position->choices[size_t(choice)];
    position->carry_out(made, position->state, *position->playing);
}

// Makes one step; returns the step of the new position.
int haspelknecht_step(Position* position) {
    if (position->state.step != END) position->playing->step(position->state, position->generator);
    return position->state.step;
}

// Gives policies a network: `inner` and `outer` as in ValueNetwork, row by row.
void haspelknecht_network(Model* model, int count, const int32_t* policies, const double* inner, const double* outer) {
    const auto network = std::make_shared<const Network>(inner, outer);
    for (int place = 0; place < count; ++place) model->policies[size_t(policies[place])].network = network;
    model->number_policies();
}

// Plays whole games from the position, each seat by its policy, and records them (see record_games). `strengths` has the
// strength of random preferences for each feature. Positions at the end of a seat's turn or winter are recorded.
void haspelknecht_games(const Position* position, int games, uint64_t seed, const int32_t* policy_of, const double* strengths, int32_t* totals,
                        int32_t* scored, float* features) {
    const Model& model = position->model;
    compiled::record_games(games, model.box.seats, seed, [&](uint64_t each) {
        return record_game(model.box, model.policies, position->state, each, policy_of, strengths);
    }, totals, scored, features);
}

}  // extern "C"
