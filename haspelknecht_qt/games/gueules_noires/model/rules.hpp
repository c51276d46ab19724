// Rules as in games/gueules_noires/ in Python. Comments name the ids of rules. Moves must be legal: they are not checked.
#pragma once

#include "state.hpp"

namespace gueules_noires {

enum MoveKind {
    M_DRAFT, M_PLACE, M_TAKE_TILE, M_TAKE_ORDER, M_TAKE_NONE, M_SUBSTITUTE, M_RETURN_TILE, M_RETURN_ORDER, M_CAGE, M_LOAD, M_FILL_FROM_CAGE,
    M_FILL_FROM_STOCK, M_FILL_WITH_TWO, M_STORE, M_STOP,
};

// `what` is the order, space, card, colour, level or cell (4 * order + colour). `how` is the side for returned cards,
// or the two sources of M_FILL_WITH_TWO (8 * one + other; as in moves.CubeSource: four colours in the cage, four in the
// stock).
struct Move {
    uint8_t kind, what = 0, how = 0;

    bool operator==(const Move& other) const { return kind == other.kind && what == other.what && how == other.how; }
};

inline Move move(MoveKind kind, int what = 0, int how = 0) { return {uint8_t(kind), uint8_t(what), uint8_t(how)}; }

class Rules {
public:
    Rules(const Box& box, State& state) : box_(box), s_(state) {}

    // Returns the stack that refills the space of this turn, or from which its draw-5 draws.
    Stack& stack() const { return s_.stacks[stack_kind()]; }
    StackKind stack_kind() const {
        if (ACTION_OF[s_.space] == DRAW_FIVE) return StackKind(box_.value[s_.space]);
        return ACTION_OF[s_.space] == FACTORY ? OF_TILES : OF_ORDERS;
    }

    // GA3, GR6.
    bool needs_substitute() const { return s_.to_load && !s_.supply[s_.loading] && sum(s_.supply); }

    // GM2, GR3.
    bool has_return_choice() const { return s_.hand.count > 1 || (s_.hand.count == 1 && s_.side == OPEN && stack().size() > 0); }

    // GT1 to GT3, GA1, GA7, GA10, GR4.
    bool may_place(int space) const {
        if (space == BANK) return true;
        const Player& p = s_.player();
        if (!box_.is_open[space] || s_.workers_on[space] >= p.workers) return false;
        const int value = box_.value[space];
        switch (ACTION_OF[space]) {
        case FACTORY: return s_.tiles[value] != NOTHING && box_.price[s_.tiles[value]] <= p.francs;
        case DELIVERY: return std::any_of(p.orders.begin(), p.orders.end(), [&](int order) { return is_deliverable(order, value); });
        case ORDER: return s_.orders[value] != NOTHING;
        case DRAW_FIVE: return s_.stacks[value].size() > 0;
        default: return true;
        }
    }

    // Returns every legal move of DRAFT, PLACE, TAKE or SUBSTITUTE, in the order of the rules in Python.
    std::vector<Move> legal_moves() const {
        std::vector<Move> found;
        switch (s_.step) {
        case DRAFT:
            for (int order : s_.display) found.push_back(move(M_DRAFT, order));
            break;
        case PLACE:
            for (int space = 0; space <= BANK; ++space)
                if (may_place(space)) found.push_back(move(M_PLACE, space));
            break;
        case TAKE:
            for (int place = 0; place < s_.hand.count; ++place) {
                const int kind = s_.hand.of[place];
                const bool is_again = std::find(s_.hand.of, s_.hand.of + place, kind) != s_.hand.of + place;
                if (is_again || (stack_kind() == OF_TILES && box_.price[kind] > s_.player().francs)) continue;
                found.push_back(move(stack_kind() == OF_TILES ? M_TAKE_TILE : M_TAKE_ORDER, kind));
            }
            found.push_back(move(M_TAKE_NONE));
            break;
        case SUBSTITUTE:
            for (int colour = 0; colour < COLOURS; ++colour)
                if (s_.supply[colour]) found.push_back(move(M_SUBSTITUTE, colour));
            break;
        }
        return found;
    }

    // Carries out a move without automatic steps.
    void carry_out(Move made) {
        Player& p = s_.player();
        const int what = made.what;
        switch (made.kind) {
        case M_DRAFT:  // GS5
            s_.display.remove(what);
            p.orders.add(what);
            s_.seat = int8_t((s_.seat + box_.seats - 1) % box_.seats);
            break;
        case M_PLACE: place(what); break;
        case M_TAKE_TILE: s_.hand.remove(what), buy_tile(what); break;  // GA2
        case M_TAKE_ORDER: s_.hand.remove(what), s_.step = RETURN, p.orders.add(what); break;
        case M_TAKE_NONE: s_.step = RETURN; break;
        case M_SUBSTITUTE: load_minecart(what); break;
        case M_RETURN_TILE: case M_RETURN_ORDER: put_back(what, made.how); break;
        case M_CAGE: p.level = int8_t(what), --s_.moves; break;  // GA11
        case M_LOAD: --p.coal_at(p.level)[what], ++p.cage[what], --s_.moves; break;  // GA12
        case M_FILL_FROM_CAGE: fill(what, what % 4), --s_.free[what]; break;  // GA13
        case M_FILL_FROM_STOCK: fill(what, 4 + what % 4), --s_.free[what]; break;  // GA15
        case M_FILL_WITH_TWO: fill(what, made.how / 8), fill(what, made.how % 8), --s_.free[what]; break;  // GA5
        case M_STORE: --p.cage[what], ++p.stock[what], --s_.moves; break;  // GA14
        case M_STOP: end_extraction(); break;
        }
    }

    // Carries out a move and every automatic step up to the next decision.
    void advance(Move made) { carry_out(made), run_automatic_steps(); }

    bool is_chance() const {
        return s_.step <= DISPLAY || s_.step == LAY_ORDERS || s_.step == LOOK || s_.step == REFILL;
    }

    // Draws from the stack, or the first player, and makes every automatic step up to the next decision.
    void draw(Generator& generator) {
        if (s_.step == FIRST) {
            s_.first = int8_t(generator.below(box_.seats));
            return run_automatic_steps();
        }
        const bool of_turn = s_.step == LOOK || s_.step == REFILL;
        Stack& from = of_turn ? stack() : s_.stacks[s_.step == LAY_TILES ? OF_TILES : OF_ORDERS];
        int number = generator.below(sum(from.rest, ORDERS)), kind = 0;
        while ((number -= from.rest[kind]) >= 0) ++kind;
        switch (s_.step) {
        case LAY_TILES: from.draw(kind), s_.tiles[box_.open_tiles[size_t(s_.filling++)]] = int8_t(kind); break;  // GS3
        case DISPLAY: from.draw(kind), s_.display.add(kind); break;  // GS5
        case LAY_ORDERS: from.draw(kind), s_.orders[box_.open_orders[size_t(s_.filling++)]] = int8_t(kind); break;  // GS5
        case LOOK: look(kind); break;
        default: refill(kind); break;
        }
        run_automatic_steps();
    }

    // GA1: pays for a tile and places it; its minecarts are still to be loaded.
    void buy_tile(int face) {
        Player& p = s_.player();
        p.francs = int16_t(p.francs - box_.price[face]);
        p.balance = int8_t(p.balance + (is_dark(face) ? -1 : 1));
        p.minecarts[colour_of(face)] = int8_t(p.minecarts[colour_of(face)] + minecarts_on(face));
        s_.loading = int8_t(colour_of(face)), s_.to_load = int8_t(minecarts_on(face));
        s_.step = SUBSTITUTE;
    }

    // GA1, GR6: loads the next minecart with a cube of its colour. It stays empty if the supply has no cubes.
    void load_next_minecart() { s_.supply[s_.loading] ? load_minecart(s_.loading) : void(--s_.to_load); }

private:
    bool is_deliverable(int order, int vehicle) const { return box_.vehicle[order] == vehicle && s_.is_filled(order); }

    void load_minecart(int cube) {
        --s_.supply[cube], ++s_.player().coal[4 * s_.loading + cube], --s_.to_load;
    }

    void fill(int cell, int source) {
        Player& p = s_.player();
        --(source < 4 ? p.cage : p.stock)[source % 4];
        ++s_.laid[cell / 4 * 4 + source % 4];
        --s_.moves;
    }

    void end_extraction() { s_.moves = 0, s_.step = REFILL; }

    // GT2, GT3.
    void place(int space) {
        Player& p = s_.player();
        s_.space = int8_t(space), s_.step = REFILL;
        if (space == BANK) {
            ++s_.bank[s_.seat], --p.workers;
            p.francs = int16_t(p.francs + box_.bank);
            return;
        }
        const int there = s_.workers_on[space], value = box_.value[space];
        if (there) s_.canteen[s_.owner_of[space]] = int8_t(s_.canteen[s_.owner_of[space]] + there);
        s_.workers_on[space] = int8_t(there + 1), s_.owner_of[space] = s_.seat;
        p.workers = int16_t(p.workers - there - 1);
        switch (ACTION_OF[space]) {
        case FACTORY: {
            const int face = s_.tiles[value];
            s_.tiles[value] = NOTHING;
            return buy_tile(face);
        }
        case DRAW_FIVE: s_.step = LOOK, s_.to_look = int8_t(std::min(DRAWN_AT_ONCE, stack().size())); return;  // GR4
        case EXTRACTION: s_.moves = int8_t(value), s_.step = EXTRACT; return;
        case DELIVERY: return deliver(value);
        case MONEY: p.francs = int16_t(p.francs + value); return;  // GA8
        default: p.orders.add(s_.orders[value]), s_.orders[value] = NOTHING; return;  // GA9
        }
    }

    // GA7.
    void deliver(int vehicle) {
        Player& p = s_.player();
        for (int place = 0; place < p.orders.count;) {
            const int order = p.orders.of[place];
            if (!is_deliverable(order, vehicle)) {
                ++place;
                continue;
            }
            p.orders.remove_at(place);
            p.scored[S_DELIVERIES] = int16_t(p.scored[S_DELIVERIES] + box_.vp[order]);
            for (int colour = 0; colour < COLOURS; ++colour) {
                const int cell = 4 * order + colour, count = box_.cells[cell];
                p.cells[colour] = int16_t(p.cells[colour] + count);
                p.cells[COLOURS + vehicle] = int16_t(p.cells[COLOURS + vehicle] + count);
                s_.supply[colour] = int8_t(s_.supply[colour] + s_.laid[cell]);
                s_.laid[cell] = 0;
            }
        }
    }

    void look(int kind) { stack().draw(kind), --s_.to_look, s_.hand.add(kind); }
    void put_back(int kind, int side) { s_.hand.remove(kind), s_.side = int8_t(side), stack().put_back(kind, side); }

    // GA10: returns the place of the tile or order that this turn emptied; null if there is none, or if it is refilled.
    int8_t* emptied() const {
        const Action action = ACTION_OF[s_.space];
        if (action != FACTORY && action != ORDER) return nullptr;
        int8_t* place = (action == FACTORY ? s_.tiles : s_.orders) + box_.value[s_.space];
        return *place == NOTHING ? place : nullptr;
    }
    void refill(int kind) { *emptied() = int8_t(kind), stack().draw(kind); }

    // Returns whether a seat or chance must decide now (calendar.py).
    bool needs_decision() const {
        switch (s_.step) {
        case LAY_TILES: return s_.filling < int(box_.open_tiles.size());
        case FIRST: return s_.first == NOBODY;
        case DISPLAY: return s_.display.count < box_.display;
        case DRAFT: return s_.display.count > 1;
        case LAY_ORDERS: return s_.filling < int(box_.open_orders.size()) - 1;
        case LOOK: return s_.to_look > 0 && stack().next_known() == UNKNOWN;
        case SUBSTITUTE: return needs_substitute();
        case RETURN: return has_return_choice();
        case EXTRACT: return s_.moves > 0;
        case REFILL: return emptied() && stack().next_known() == UNKNOWN;
        default: return true;
        }
    }

    void run_automatic_steps() {
        while (!needs_decision()) continue_step();
    }

    void continue_step() {
        switch (s_.step) {
        case LAY_TILES: s_.filling = 0, s_.step = FIRST, s_.first = int8_t(box_.first_player); break;  // GR1
        case FIRST: s_.step = DISPLAY; break;
        case DISPLAY: s_.step = DRAFT, s_.seat = int8_t((s_.first + box_.seats - 1) % box_.seats); break;
        case DRAFT: s_.step = LAY_ORDERS, s_.orders[box_.open_orders.back()] = int8_t(s_.display.pop()); break;  // GR2
        case LAY_ORDERS: s_.filling = 0, begin_shift(); break;
        case LOOK: s_.to_look ? look(stack().next_known()) : void(s_.step = TAKE); break;
        case SUBSTITUTE:
            if (s_.to_load) return load_next_minecart();
            s_.loading = 0, s_.step = s_.hand.empty() ? REFILL : RETURN;
            break;
        case RETURN:
            if (!s_.hand.empty()) return put_back(s_.hand.of[0], s_.side == OPEN ? int(TOP) : s_.side);
            s_.side = OPEN, s_.step = REFILL;
            break;
        case EXTRACT: end_extraction(); break;
        default: end_turn();
        }
    }

    void begin_shift() { s_.step = PLACE, s_.seat = s_.first; }

    // GA10, GT4.
    void end_turn() {
        if (emptied()) {
            const int known = stack().next_known();
            if (known != NOTHING) refill(known);
        }
        s_.space = NOTHING, s_.step = PLACE;
        for (int step = 1; step <= box_.seats; ++step) {
            const int seat = (s_.seat + step) % box_.seats;
            if (!s_.players[seat].workers) continue;
            s_.seat = int8_t(seat);
            return;
        }
        end_shift();
    }

    // GE1 to GE4.
    void end_shift() {
        for (int element = 0; element < ELEMENTS_PER_SHIFT * s_.shift; ++element) score_majority(element);
        if (s_.shift == SHIFTS) {
            s_.step = OVER;
            return;
        }
        change_first_player();
        for (int space = 0; space < SPACES; ++space) {
            if (!s_.workers_on[space]) continue;
            Player& p = s_.players[s_.owner_of[space]];
            p.workers = int16_t(p.workers + s_.workers_on[space]);
            s_.workers_on[space] = 0, s_.owner_of[space] = NOBODY;
        }
        for (int seat = 0; seat < box_.seats; ++seat) {
            Player& p = s_.players[seat];
            p.workers = int16_t(p.workers + s_.bank[seat] + s_.canteen[seat]);
            s_.bank[seat] = s_.canteen[seat] = 0;
        }
        ++s_.shift;
        begin_shift();
    }

    // GE2, GE3.
    void score_majority(int element) {
        int counts[SEATS], best = 0, second = 0;
        for (int seat = 0; seat < box_.seats; ++seat) best = std::max(best, counts[seat] = s_.players[seat].element(element));
        if (box_.seats > 2 && std::count(counts, counts + box_.seats, best) == 1)
            for (int seat = 0; seat < box_.seats; ++seat)
                if (counts[seat] != best) second = std::max(second, counts[seat]);
        const Prize& prize = box_.prizes[element];
        for (int seat = 0; seat < box_.seats; ++seat) {
            if (!counts[seat]) continue;
            int16_t& scored = s_.players[seat].scored[S_SHIFT_1 + s_.shift - 1];
            if (counts[seat] == best) scored = int16_t(scored + prize.first);
            else if (counts[seat] == second) scored = int16_t(scored + prize.second);
        }
    }

    // GE4.
    void change_first_player() {
        int counts[SEATS] = {0, 0, 0, 0}, most = 0, how_many = 0;
        for (int space = 0; space < FACTORY_SPACES; ++space)
            if (s_.workers_on[space]) counts[s_.owner_of[space]] += s_.workers_on[space];
        for (int seat = 0; seat < box_.seats; ++seat) most = std::max(most, counts[seat]);
        for (int seat = 0; seat < box_.seats; ++seat) how_many += counts[seat] == most;
        const int begin = how_many == 1 ? 0 : 1;
        for (int step = begin; step < box_.seats; ++step) {
            const int seat = (s_.first + step) % box_.seats;
            if (counts[seat] != most) continue;
            s_.first = int8_t(seat);
            return;
        }
    }

    const Box& box_;
    State& s_;
};

// GF1: returns the final score of a seat.
inline int final_score(const Box& box, const State& s, int seat) {
    const Player& p = s.players[seat];
    int points = 0, cubes = sum(p.coal, 16) + sum(p.cage) + sum(p.stock);
    for (int order : p.orders) cubes += sum(s.laid + 4 * order);
    for (int scored : p.scored) points += scored;
    return points + p.francs / box.francs_per_vp + cubes / box.cubes_per_vp + p.orders.count * box.undelivered_order_vp
        + std::abs(p.balance) * box.excess_tile_vp;
}

}  // namespace gueules_noires
