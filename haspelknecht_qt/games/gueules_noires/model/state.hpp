// Packed data: constants of a match (Box) and a position (State). Names are those of the rules in Python (state.py,
// match_data.py), which also describe them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "chance.hpp"
#include "reader.hpp"

namespace gueules_noires {

using compiled::Generator;
using compiled::Reader;

constexpr int SEATS = 4, COLOURS = 4, VEHICLES = 4, FACES = 16, TILES = 48, ORDERS = 44, CELLS = COLOURS * ORDERS, ELEMENTS = 12;
constexpr int CELL_ELEMENTS = 8, ELEMENTS_PER_SHIFT = 4, SHIFTS = 3, TILE_PLACES = 8, ORDER_PLACES = 4, SPACES = 26, BANK = SPACES, DRAWN_AT_ONCE = 5;
constexpr int NOBODY = -1, NOTHING = -1, UNKNOWN = -2, SURFACE = 0, SCORES = 4;

enum StackKind { OF_TILES, OF_ORDERS };
enum StackSide { OPEN, TOP, UNDER };
enum Score { S_DELIVERIES, S_SHIFT_1 };
enum Step { LAY_TILES, FIRST, DISPLAY, DRAFT, LAY_ORDERS, PLACE, LOOK, TAKE, SUBSTITUTE, RETURN, EXTRACT, REFILL, OVER };
enum Action { FACTORY, EXTRACTION, DELIVERY, MONEY, ORDER, DRAW_FIVE, NO_ACTION };

// Action of each space in the order of printed.py; the last one is the bank.
constexpr Action ACTION_OF[SPACES + 1] = {
    FACTORY, FACTORY, FACTORY, FACTORY, FACTORY, FACTORY, FACTORY, FACTORY, DRAW_FIVE,
    EXTRACTION, EXTRACTION, EXTRACTION, EXTRACTION, DELIVERY, DELIVERY, DELIVERY, DELIVERY,
    MONEY, MONEY, MONEY, MONEY, ORDER, ORDER, ORDER, ORDER, DRAW_FIVE, NO_ACTION,
};
constexpr int FACTORY_SPACES = 9, FIRST_EXTRACTION = 9, FIRST_DELIVERY = 13, KINDS_OF_EXTRACTION = 4;

inline int colour_of(int face) { return face / 4; }
inline int minecarts_on(int face) { return face / 2 % 2 + 1; }
inline bool is_dark(int face) { return face % 2; }

// List of at most MOST small numbers, without allocation.
template <int MOST> struct List {
    int8_t count = 0, of[MOST] = {};

    int8_t* begin() { return of; }
    int8_t* end() { return of + count; }
    const int8_t* begin() const { return of; }
    const int8_t* end() const { return of + count; }
    bool empty() const { return !count; }
    int back() const { return of[count - 1]; }
    void add(int value) { of[count++] = int8_t(value); }
    int pop() { return of[--count]; }
    void remove_at(int place) { std::copy(of + place + 1, of + count--, of + place); }
    void remove(int value) { remove_at(int(std::find(begin(), end(), value) - of)); }
};

inline int sum(const int8_t* numbers, int count = COLOURS) {
    int total = 0;
    for (int place = 0; place < count; ++place) total += numbers[place];
    return total;
}

// Face-down stack (GM1). It does not store who put back a card.
struct Stack {
    int8_t rest[ORDERS], unseen;
    List<TILES> top, under;

    int size() const { return top.count + unseen + under.count; }
    int next_known() const {
        if (!top.empty()) return top.back();
        if (unseen) return UNKNOWN;
        return under.empty() ? NOTHING : under.of[0];
    }
    void draw(int kind) {
        int known = UNKNOWN;
        if (!top.empty()) {
            known = top.pop();
        } else if (unseen) {
            --unseen;
        } else {
            known = under.of[0];
            under.remove_at(0);
        }
        if (known == UNKNOWN) --rest[kind];
    }
    void put_back(int kind, int side) { side == TOP ? top.add(kind) : under.add(kind); }
};

struct Player {
    int16_t workers, francs, scored[SCORES];
    int16_t cells[CELL_ELEMENTS];  // Numbers of cells of delivered orders, by colour and by vehicle (GE2).
    int8_t level, cage[COLOURS], stock[COLOURS], coal[4 * COLOURS], minecarts[COLOURS];
    int8_t balance;  // Number of tiles on the lit side minus the number on the dark side.
    List<ORDERS> orders;

    int8_t* coal_at(int mine_level) { return coal + 4 * mine_level - 4; }
    const int8_t* coal_at(int mine_level) const { return coal + 4 * mine_level - 4; }
    int empty_minecarts(int colour) const { return minecarts[colour] - sum(coal + 4 * colour); }
    // GE2: returns the player's number of an element: cells of delivered orders, or empty minecarts.
    int element(int number) const { return number < CELL_ELEMENTS ? cells[number] : empty_minecarts(number - CELL_ELEMENTS); }
};

struct State {
    Player players[SEATS];
    Stack stacks[2];
    int8_t supply[COLOURS], workers_on[SPACES], owner_of[SPACES], bank[SEATS], canteen[SEATS], tiles[TILE_PLACES], orders[ORDER_PLACES];
    int8_t free[CELLS], laid[CELLS];
    List<ORDERS> display;
    List<DRAWN_AT_ONCE> hand;
    int8_t step, shift, first, seat, space, moves, loading, to_load, to_look, side, filling;

    Player& player() { return players[seat]; }
    const Player& player() const { return players[seat]; }
    bool is_filled(int order) const { return !sum(free + 4 * order); }
};

// Visits all numbers of a position in the order of Python's packing.py.
template <class Each> void each_number(State& s, int seats, Each each) {
    const auto all = [&](auto& numbers) {
        for (auto& number : numbers) each(number);
    };
    const auto list = [&](auto& numbers) {
        each(numbers.count);
        std::fill(numbers.end(), std::end(numbers.of), int8_t(0));
        for (int8_t& number : numbers.of) each(number);
    };
    for (int seat = 0; seat < seats; ++seat) {
        Player& p = s.players[seat];
        each(p.workers), each(p.francs), all(p.scored), each(p.level), all(p.cage), all(p.stock), all(p.coal), all(p.minecarts);
        each(p.balance), all(p.cells), list(p.orders);
        each(s.bank[seat]), each(s.canteen[seat]);
    }
    for (Stack& stack : s.stacks) all(stack.rest), each(stack.unseen), list(stack.top), list(stack.under);
    all(s.supply), all(s.workers_on), all(s.owner_of), all(s.tiles), all(s.orders), all(s.free), all(s.laid);
    list(s.display), list(s.hand);
    each(s.step), each(s.shift), each(s.first), each(s.seat), each(s.space), each(s.moves), each(s.loading), each(s.to_load), each(s.to_look);
    each(s.side), each(s.filling);
}

struct Prize {
    int first, second;
};

// Constants of a match.
struct Box {
    int seats, first_player, cage_places, bank, workers, display;
    int is_open[SPACES], value[SPACES], price[FACES], cells[CELLS], vp[ORDERS], vehicle[ORDERS];
    Prize prizes[ELEMENTS];
    int francs_per_vp, cubes_per_vp, undelivered_order_vp, excess_tile_vp;
    std::vector<int> open_tiles, open_orders;

    explicit Box(const int32_t* numbers) {
        Reader in{numbers};
        for (int* number : {&seats, &first_player, &cage_places, &bank, &workers, &display}) *number = in.number();
        in.fill(is_open), in.fill(value), in.fill(price), in.fill(cells), in.fill(vp), in.fill(vehicle);
        for (Prize& prize : prizes) prize.first = in.number(), prize.second = in.number();
        for (int* number : {&francs_per_vp, &cubes_per_vp, &undelivered_order_vp, &excess_tile_vp}) *number = in.number();
        for (int space = 0; space < SPACES; ++space) {
            if (!is_open[space]) continue;
            if (ACTION_OF[space] == FACTORY) open_tiles.push_back(value[space]);
            if (ACTION_OF[space] == ORDER) open_orders.push_back(value[space]);
        }
    }
};

}  // namespace gueules_noires
