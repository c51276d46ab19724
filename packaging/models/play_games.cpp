// Plays seeded games in the compiled models, without Qt and Python, and prints one line for each game. Two systems agree
// if their lines are equal.
//
//     play_games SETTINGS HASPELKNECHT GUEULES_NOIRES COUNT
//
// SETTINGS is a file of packaging/scripts/model_games.py. HASPELKNECHT and GUEULES_NOIRES are libraries, COUNT is the
// number of games of each game.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#ifdef _WIN32
#include <windows.h>
#else
#include <dlfcn.h>
#endif

namespace {

[[noreturn]] void fail(const std::string& message) {
    std::fprintf(stderr, "play_games: %s\n", message.c_str());
    std::exit(1);
}

// A loaded library. The names of its functions begin with the game's name.
class Library {
public:
    Library(std::string game, const char* file) : game_(std::move(game)) {
#ifdef _WIN32
        library_ = LoadLibraryA(file);
        if (!library_) fail(std::string(file) + " cannot be loaded: error " + std::to_string(GetLastError()));
#else
        library_ = dlopen(file, RTLD_NOW | RTLD_LOCAL);
        if (!library_) fail(dlerror());
#endif
    }

    // Returns the function of this type. The type is that of the function in model.cpp.
    template <class Function> Function* function(const char* name) const {
        const std::string full = game_ + "_" + name;
#ifdef _WIN32
        const auto found = reinterpret_cast<void*>(GetProcAddress(library_, full.c_str()));
#else
        void* found = dlsym(library_, full.c_str());
#endif
        if (!found) fail("the library has no function " + full);
        return reinterpret_cast<Function*>(found);
    }

private:
    std::string game_;
#ifdef _WIN32
    HMODULE library_;
#else
    void* library_;
#endif
};

using Ints = std::vector<int32_t>;
using Doubles = std::vector<double>;

// A list from the file: 32-bit integers, or doubles as the integers with the same bits.
struct Argument {
    Ints ints;
    Doubles doubles;
};

struct Call {
    std::string function;
    std::vector<Argument> arguments;
};

// Functions that create a match, with their arguments, and the number of its seats.
struct Settings {
    std::string game;
    int seats = 0;
    std::vector<Call> calls;
};

Argument read_argument(std::istream& in) {
    Argument found;
    char kind = 0;
    size_t count = 0;
    in >> kind >> count;
    for (size_t place = 0; place < count; ++place) {
        int64_t number = 0;
        in >> number;
        if (kind == 'i') {
            found.ints.push_back(int32_t(number));
        } else {
            double value;
            std::memcpy(&value, &number, sizeof value);
            found.doubles.push_back(value);
        }
    }
    return found;
}

std::vector<Settings> read_settings(const char* file) {
    std::ifstream in(file);
    std::vector<Settings> all;
    Settings one;
    size_t calls = 0;
    while (in >> one.game >> one.seats >> calls) {
        one.calls.clear();
        for (size_t place = 0; place < calls; ++place) {
            Call call;
            size_t arguments = 0;
            in >> call.function >> arguments;
            while (arguments--) call.arguments.push_back(read_argument(in));
            one.calls.push_back(call);
        }
        if (!in) fail(std::string(file) + " ends early");
        all.push_back(one);
    }
    if (all.empty()) fail(std::string(file) + " has no settings");
    return all;
}

// FNV-1a of numbers, byte by byte from the lowest.
class Digest {
public:
    void add(uint64_t number, int bytes) {
        for (; bytes--; number >>= 8) sum_ = (sum_ ^ (number & 255)) * 0x100000001B3u;
    }
    void add(double value) {
        uint64_t bits;
        std::memcpy(&bits, &value, sizeof bits);
        add(bits, 8);
    }
    unsigned long long sum() const { return sum_; }

private:
    uint64_t sum_ = 0xCBF29CE484222325u;
};

// Names and numbers that differ between the games.
struct Rules {
    const char* game;
    const char* list_choices;
    int most_choices, numbers_per_choice;
    std::vector<int> decisions;  // Steps with a list of choices.
    int over;                    // Step at the end of the game.
    bool has_tree;
};

const Rules RULES[] = {
    {"haspelknecht", "choices", 4096, 10, {2, 3, 5}, 9, false},
    {"gueules_noires", "options", 512, 85, {3, 5}, 12, true},
};

constexpr int STEPS_BETWEEN_SEARCHES = 40;
constexpr int LONGEST_GAME = 100000;  // In steps.

// One match in the model: plays its games one after the other.
class Match {
public:
    Match(const Rules& rules, const Library& library, const Settings& settings) : rules_(rules), library_(library), seats_(settings.seats) {
        for (const Call& call : settings.calls) make(call);
        if (!model_ || start_.empty()) fail(settings.game + ": the settings create no position");
    }

    ~Match() { library_.function<void(void*)>("free_model")(model_); }
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;

    void play(int game) {
        void* position = library_.function<void*(const void*, const int32_t*)>("position")(model_, start_.data());
        const auto step = library_.function<int(void*)>("step");
        Ints policy_of;
        // The slowest policy, number 0, only evaluates.
        for (int seat = 0; seat < seats_; ++seat) policy_of.push_back(1 + (game + seat) % (policies_ - 1));
        library_.function<void(void*, uint64_t, const int32_t*)>("begin")(position, uint64_t(game), policy_of.data());
        Digest positions, values;
        int steps = 0;
        for (int now = -1; now != rules_.over; ++steps) {
            if (steps == LONGEST_GAME) fail(std::string(rules_.game) + " " + std::to_string(game) + " does not end");
            now = step(position);
            for (const int32_t number : numbers(position)) positions.add(uint32_t(number), 4);
            if (steps % STEPS_BETWEEN_SEARCHES != game % STEPS_BETWEEN_SEARCHES) continue;
            for (int seat = 0; seat < seats_; ++seat) values.add(value(position, seat));
            for (const int each : rules_.decisions)
                if (now == each) search(position, policy_of, uint64_t(game), values);
        }
        std::printf("%s %d:", rules_.game, game);
        for (int seat = 0; seat < seats_; ++seat) std::printf(" %.0f", value(position, seat));
        std::printf(" points, %d steps, positions %016llx, values %016llx\n", steps, positions.sum(), values.sum());
        library_.function<void(void*)>("free_position")(position);
    }

private:
    void make(const Call& call) {
        const auto& given = call.arguments;
        if (call.function == "model") {
            policies_ = given.at(1).ints.at(0);
            model_ = library_.function<void*(const int32_t*, int, const double*, const int32_t*, const double*)>("model")(
                given.at(0).ints.data(), policies_, given.at(2).doubles.data(), given.at(3).ints.data(), given.at(4).doubles.data());
        } else if (call.function == "linear") {
            library_.function<void(void*, int, const int32_t*, const double*)>("linear")(
                model_, given.at(0).ints.at(0), given.at(1).ints.data(), given.at(2).doubles.data());
        } else if (call.function == "network") {
            library_.function<void(void*, int, const int32_t*, const double*, const double*)>("network")(
                model_, given.at(0).ints.at(0), given.at(1).ints.data(), given.at(2).doubles.data(), given.at(3).doubles.data());
        } else if (call.function == "position") {
            start_ = given.at(0).ints;
        } else {
            fail("the settings call " + call.function + ", allowed are model, linear, network and position");
        }
    }

    Ints numbers(void* position) const {
        Ints found(start_.size());
        library_.function<void(void*, int32_t*)>("numbers")(position, found.data());
        return found;
    }

    double value(const void* position, int seat) const {
        return library_.function<double(const void*, int, int)>("value")(position, 0, seat);
    }

    // Evaluates the choices of a copy of this position: all by the policy, the first and last by a rollout, and the best
    // by a tree search.
    void search(void* position, const Ints& policy_of, uint64_t seed, Digest& values) const {
        const Ints now = numbers(position);
        void* copy = library_.function<void*(const void*, const int32_t*)>("position")(model_, now.data());
        Doubles worths(size_t(rules_.most_choices));
        Ints packed(size_t(rules_.most_choices * rules_.numbers_per_choice));
        const int count = library_.function<int(void*, int, int, double*, int32_t*)>(rules_.list_choices)(
            copy, 0, rules_.most_choices, worths.data(), packed.data());
        for (int choice = 0; choice < count; ++choice) values.add(worths[size_t(choice)]);
        for (const int32_t number : packed) values.add(uint32_t(number), 4);
        Doubles points(static_cast<size_t>(seats_));
        const auto play_on = library_.function<void(const void*, int, uint64_t, int, const int32_t*, int, double*)>("play_on");
        for (const int choice : {0, count - 1}) {
            play_on(copy, choice, seed, 2, policy_of.data(), 0, points.data());
            for (const double each : points) values.add(each);
        }
        if (rules_.has_tree) {
            // Breadth, denials, iterations, rounds, outcomes; margin, exploration, weight, envy, seconds. The time never ends
            // the search: results must not depend on speed.
            const int32_t counts[] = {10, 4, 30, 2, 6};
            const double settings[] = {15.0, 6.0, 2.0, 0.0, 1e9};
            Ints indexes(size_t(rules_.most_choices));
            const int ranked = library_.function<int(const void*, int, int, uint64_t, const int32_t*, const double*, int32_t*, double*)>("tree")(
                copy, 1, 0, seed, counts, settings, indexes.data(), worths.data());
            for (int place = 0; place < ranked; ++place) values.add(uint32_t(indexes[size_t(place)]), 4), values.add(worths[size_t(place)]);
        }
        library_.function<void(void*)>("free_position")(copy);
    }

    const Rules& rules_;
    const Library& library_;
    const int seats_;
    int policies_ = 0;
    void* model_ = nullptr;
    Ints start_;
};

}  // namespace

int main(int count, char** words) {
    if (count != 5) fail("the arguments are SETTINGS HASPELKNECHT GUEULES_NOIRES COUNT");
    const std::vector<Settings> settings = read_settings(words[1]);
    const int games = std::atoi(words[4]);
    if (games < 1) fail(std::string("the number of games is ") + words[4] + ", allowed are numbers from 1");
    for (int number = 0; number < 2; ++number) {
        const Rules& rules = RULES[number];
        const Library library(rules.game, words[2 + number]);
        std::vector<const Settings*> own;
        for (const Settings& each : settings)
            if (each.game == rules.game) own.push_back(&each);
        if (own.empty()) fail(std::string(words[1]) + " has no settings for " + rules.game);
        for (int game = 0; game < games; ++game) Match(rules, library, *own[size_t(game) % own.size()]).play(game);
    }
}
