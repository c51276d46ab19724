// Rules of a player's own turn and of winter, as in games/haspelknecht/ in Python. Comments name the ids of rules. The
// exchange of tile 32 in the own turn is left out, because no policy makes it.
#pragma once

#include "state.hpp"

namespace haspelknecht {

enum MoveKind {
    NO_MOVE, REMOVE_WATER, EXCAVATE, REEL, FINISH, ACTIVATE, ACQUIRE, PLACE_WOOD, USE_MARKER, BURN, TIMBER_WOOD, TIMBER_THALER, SELL, DECLINE,
    STORE,
};

constexpr int NO_FEE = -1;

// `what` is the count, worker, mine, marker or storage place. `tile` is the tile of ACQUIRE. `good` is the fee of
// ACQUIRE, or the good of STORE.
struct Move {
    MoveKind kind = NO_MOVE;
    int what = 0, tile = 0, good = NO_FEE;
};

enum Refusal { ALLOWED, M1, M2, M3, M4, M5 };

// M1 and M2 in the Pinge, M4 and M5 in the tunnel.
inline Refusal refusal_to_excavate(const Box& box, const Player& p, int mine) {
    if (mine == PINGE) {
        if (p.exhausted) return M3;
        if (p.water >= box.pinge_blocked) return M2;
        return PINGE_COAL - p.pinge < box.accessible_pinge_coal[p.pinge_wood] ? ALLOWED : M1;
    }
    if (!p.exhausted) return M4;
    if (p.water >= box.excavation_blocked) return M5;
    return p.tunnel < box.accessible_tunnel_coal[p.tunnel_wood] ? ALLOWED : M4;
}

// E13.
inline bool may_place_wood(const Player& p, int mine) {
    if (!p.wood) return false;
    return mine == PINGE ? !p.exhausted && p.pinge_wood < PINGE_WOOD : p.tunnel_wood < SECTIONS;
}

inline bool works_in_unexhausted_mine(const Box& box, const Player& p, int mine) {
    return mine == PINGE ? !p.exhausted : p.exhausted && p.tunnel < box.accessible_tunnel_coal[SECTIONS];
}

// D7, R12.
inline bool is_usable(const Box& box, const Player& p, int marker_place) {
    return (p.markers >> marker_place & 1) && (box.markers_at_once || !(p.fresh >> TILE_OF_MARKER[marker_place] & 1));
}

// TM1, R12, H4.
inline bool allows_markers(const Box& box, const State& s) {
    if (s.step == EXECUTING) return true;
    return (s.step == WINTER || s.step == STORING) && box.markers_in_winter && !s.player().has_stored();
}

inline bool may_use_cable(const Box& box, const State& s) {
    return is_usable(box, s.player(), HAULING_CABLE_PLACE) && allows_markers(box, s) && s.player().water;
}

inline bool may_use_windlass(const Box& box, const State& s) {
    return is_usable(box, s.player(), WINDLASS_PLACE) && allows_markers(box, s) && s.player().exhausted && s.active == NOBODY && !s.effect;
}

// 15, TM2, R1.
inline bool may_burn(const Box& box, const State& s) {
    const Player& p = s.player();
    if (!p.has(B_CHARCOAL_BURNER)) return false;
    if (box.burner_any_time) {
        if (s.step != EXECUTING && s.step != WINTER) return false;
    } else if (s.step != EXECUTING || p.burned || p.fresh >> CHARCOAL_BURNER & 1) {
        return false;
    }
    return p.wood >= 2;
}

// Returns whether this worker may carry out the action in this mine (E4, E6, E8, E9, E10, R5, R10).
inline bool may_act(const Box& box, const Player& p, int worker, int mine, MoveKind kind, int count = 0) {
    switch (worker) {
    case FARMER:
    case FARMHAND:
        if (kind == EXCAVATE) return refusal_to_excavate(box, p, mine) == ALLOWED;
        if (kind != REMOVE_WATER || mine == TUNNEL || p.exhausted || p.water < count) return false;
        return count >= (p.water < 2 ? p.water : 2) || box.own_worker_may_remove_one;
    case COAL_MINER:
        return kind == EXCAVATE && refusal_to_excavate(box, p, TUNNEL) == ALLOWED;
    default:
        if (worker == COAL_DIGGER && kind == EXCAVATE) return refusal_to_excavate(box, p, PINGE) == ALLOWED;
        if (worker == HASPELKNECHT && kind == REEL) return p.water < box.reeling_blocked && p.shaft;
        if (kind != REMOVE_WATER || p.water < count) return false;
        return count == 2 || box.contract_workers_choose || (worker == HASPELKNECHT && box.haspelknecht_may_stop && p.water == 1);
    }
}

inline bool can_act(const Box& box, const Player& p, int worker, int mine) {
    return may_act(box, p, worker, mine, EXCAVATE) || may_act(box, p, worker, mine, REEL)
        || may_act(box, p, worker, mine, REMOVE_WATER, 1) || may_act(box, p, worker, mine, REMOVE_WATER, 2);
}

// Returns whether wood (E13), the Hauling Cable (TM1) or both can make a coal of this mine accessible.
inline bool can_make_coal_accessible(const Box& box, const State& s, int mine) {
    const Player& p = s.player();
    const int water = p.water - may_use_cable(box, s);
    if (mine == PINGE) {
        const int wood = p.pinge_wood + p.wood;
        const int accessible = box.accessible_pinge_coal[wood < PINGE_WOOD ? wood : PINGE_WOOD];
        return !p.exhausted && water < box.pinge_blocked && PINGE_COAL - p.pinge < accessible;
    }
    const int wood = p.tunnel_wood + p.wood;
    return p.exhausted && water < box.excavation_blocked && p.tunnel < box.accessible_tunnel_coal[wood < SECTIONS ? wood : SECTIONS];
}

// M1, M3, M4.
inline void excavate(const Box& box, State& s, int mine) {
    Player& p = s.player();
    ++p.excavated;
    if (mine == TUNNEL) {
        ++p.tunnel, ++p.shaft;
        return;
    }
    --p.pinge, ++p.coal;
    if (p.pinge == 0) {
        p.pinge_wood = 0;
        p.exhausted = 1;
        p.scored[S_PINGE] = int16_t(p.scored[S_PINGE] + box.pinge_bonus[s.year - 1]);
    }
}

// E1, E8, E11, P10, M3.
inline bool may_activate(const Box& box, const State& s, int worker) {
    const Player& p = s.player();
    if (!p.is_given(worker) || p.done >> worker & 1) return false;
    if (worker == WATER_MILL) return true;
    if (worker == COAL_DIGGER && p.exhausted) return false;
    if (worker <= FARMHAND) {
        const Hand laid = p.colours(worker);
        if (laid.colours() > 1) return false;
        if (!laid.of[BLACK]) return true;
    }
    return can_act(box, p, worker, p.mine());
}

// E2, E3, E4, E7, 35.
inline void activate(const Box& box, State& s, int worker) {
    Player& p = s.player();
    p.done = int8_t(p.done | 1 << worker);
    const Hand laid = p.colours(worker);
    if (worker == WATER_MILL) {
        const int food = laid.of[YELLOW] / 2;
        p.food = int8_t(p.food + food);
        p.scored[S_WATER_MILL] = int16_t(p.scored[S_WATER_MILL] + 2 * food);
        p.thaler = int8_t(p.thaler + laid.of[BLACK] / 2);
    } else if (worker > FARMHAND) {
        s.active = int8_t(worker), s.working_in = p.mine();
        s.actions = worker == COAL_DIGGER ? 2 : 3;
    } else if (laid.of[BLACK]) {
        s.active = int8_t(worker), s.working_in = p.mine();
        s.actions = int8_t(laid.of[BLACK] + (p.work[1 - worker] == W_MINING && !box.synergy_names_no_worker));
    } else {
        const int colour = laid.of[BROWN] ? BROWN : YELLOW;
        const int work = colour == BROWN ? W_WOOD : W_FOOD;
        const int bonus = (p.work[1 - worker] == work) + (work == W_FOOD && worker == FARMER && s.season == SUMMER);
        p.work[worker] = int8_t(work);
        int8_t& good = work == W_FOOD ? p.food : p.wood;
        good = int8_t(good + laid.of[colour] + bonus);
    }
}

inline bool must_stop(const Box& box, const State& s) {
    const Player& p = s.player();
    if (s.actions == 0 || (p.exhausted && s.working_in == PINGE)) return true;
    if (can_act(box, p, s.active, s.working_in)) return false;
    return s.active == HASPELKNECHT || !can_make_coal_accessible(box, s, s.working_in);
}

// E1: ends the active worker's work. R11, H5: under the French rulebook, an earned synergy action follows now.
inline void stop(const Box& box, State& s) {
    Player& p = s.player();
    if (box.synergy_names_no_worker && !p.synergy && s.active <= FARMHAND && p.work[0] == W_MINING && p.work[1] == W_MINING) {
        p.synergy = 1;
        s.actions = 1, s.working_in = p.mine();
        return;
    }
    s.active = NOBODY, s.actions = 0;
}

// H3: returns whether the question of the tile just acquired has another answer than to decline.
inline bool needs_answer(const Box& box, const State& s) {
    const Player& p = s.player();
    switch (s.effect) {
    case ASKS_WINDLASS: return p.water > 0;
    case ASKS_MINING_TIMBER: return true;
    case ASKS_HAMMER_AND_PICK: return can_make_coal_accessible(box, s, p.mine());
    case ASKS_COAL_SACKS: return p.coal > 0 || may_burn(box, s);
    default: return false;
    }
}

// P4, D4.
inline bool may_acquire_any(const Player& p, int worker) {
    if (worker == FARMHAND && (!p.improved || p.fresh >> PICKAXE & 1)) return false;
    return count_bits(p.tiles) < PLAYER_DISKS_FOR_DEVELOPMENTS;
}

// D2.
inline bool is_adjacent(const Box& box, const Player& p, int tile) { return box.neighbours[tile] & p.tiles; }

// Returns whether level, position and owners of the tile allow its acquisition (D1 to D4). Disks are not checked.
inline bool in_reach(const Box& box, const State& s, int seat, int tile) {
    const Player& p = s.players[seat];
    if (!box.in_play[tile] || p.tiles >> tile & 1 || count_bits(p.tiles) >= PLAYER_DISKS_FOR_DEVELOPMENTS) return false;
    return box.level(tile) == 0 || is_adjacent(box, p, tile) || s.owners[tile];
}

// D6.
inline int next_vp(const Box& box, const State& s, int tile) {
    const auto& vp = box.level_vp[box.level(tile)];
    return s.owners[tile] < int(vp.size()) ? vp[s.owners[tile]] : 0;
}

// P10, D5: returns the moves by which the worker acquires a tile, one for each tile and payable fee.
inline std::vector<Move> acquisitions(const Box& box, State& s, int worker) {
    std::vector<Move> found;
    Player& p = s.player();
    if (p.done >> worker & 1 || !may_acquire_any(p, worker)) return found;
    const Hand laid = p.colours(worker);
    for (int tile = 0; tile < TILES; ++tile) {
        if (!in_reach(box, s, s.seat(), tile) || !box.meets(laid, tile)) continue;
        const auto& fee = box.level_fee[box.level(tile)];
        if (box.level(tile) == 0 || is_adjacent(box, p, tile) || fee.empty()) {
            found.push_back({ACQUIRE, worker, tile, NO_FEE});
            continue;
        }
        for (const int good : fee)
            if (p.farm(good)) found.push_back({ACQUIRE, worker, tile, good});
    }
    return found;
}

// D4 to D7, E12, R2: acquires a tile, with its immediate effects.
inline void acquire(const Box& box, State& s, const Move& move) {
    Player& p = s.player();
    const int tile = move.tile;
    p.done = int8_t(p.done | 1 << move.what);
    p.work[move.what] = W_DEVELOPMENT;
    if (move.good != NO_FEE) --p.farm(move.good), ++s.players[s.top_owner[tile]].farm(move.good);
    p.scored[S_DEVELOPMENTS] = int16_t(p.scored[S_DEVELOPMENTS] + next_vp(box, s, tile));
    ++s.owners[tile], s.top_owner[tile] = int8_t(s.seat());
    p.tiles |= 1u << tile, p.fresh |= 1u << tile;
    const int building = tile == BARN ? B_BARN : tile == CHARCOAL_BURNER ? B_CHARCOAL_BURNER : tile == COAL_STORAGE ? B_COAL_STORAGE
        : tile == MILL ? B_WATER_MILL : 0;
    p.buildings = int8_t(p.buildings | building);
    for (int place = 0; place < MARKERS; ++place)
        if (TILE_OF_MARKER[place] == tile) p.markers = int8_t(p.markers | 1 << place);
    switch (tile) {
    case CARRYING_POLE: case OIL_LAMP: case COAL_DRIVER: ++p.thaler; break;
    case SMALL_COAL_MINE: p.thaler = int8_t(p.thaler + 3); break;
    case PICKAXE: p.improved = 1; break;
    case HAND_CART: ++p.food; break;
    case HORSE_AND_CART: ++p.thaler, ++p.food; break;
    case LORRY:
        ++p.wood;
        if (p.exhausted || box.lorry_coal_in_pinge) p.shaft = int8_t(p.shaft + 2);
        break;
    case WINDLASS: s.effect = ASKS_WINDLASS; break;
    case MINING_TIMBER: s.effect = ASKS_MINING_TIMBER; break;
    case HAMMER_AND_PICK: ++p.wood, s.effect = ASKS_HAMMER_AND_PICK; break;
    case COAL_SACKS: s.effect = ASKS_COAL_SACKS; break;
    default: break;
    }
}

// W3, R6, 12, 24.
inline int storage_vp(const Box& box, int storage, int good) {
    if (storage == IN_FARM) return good == box.farm_storage_vp;
    if (storage == IN_BARN) return good == FOOD ? 2 : 0;
    return good == COAL;
}

// W3, R3.
inline bool may_store(const Box& box, Player& p, int storage, int good) {
    if (p.stored[storage] || !p.farm(good)) return false;
    if (storage == IN_FARM) return true;
    if (storage == IN_BARN) return p.has(B_BARN);
    const int other = storage == IN_COAL_STORAGE_COAL ? IN_COAL_STORAGE_WOOD : IN_COAL_STORAGE_COAL;
    if (!p.has(B_COAL_STORAGE) || good != (storage == IN_COAL_STORAGE_COAL ? COAL : WOOD)) return false;
    return !p.stored[other] || box.coal_storage_holds_both;
}

// Makes a move of the player's own turn or winter. Work and questions without a choice end by themselves.
inline void advance(const Box& box, State& s, const Move& move) {
    Player& p = s.player();
    switch (move.kind) {
    case ACTIVATE: activate(box, s, move.what); break;
    case ACQUIRE: acquire(box, s, move); break;
    case PLACE_WOOD: --p.wood, ++(move.what == PINGE ? p.pinge_wood : p.tunnel_wood); break;
    case FINISH: stop(box, s); break;
    case BURN:
        p.burned = 1;
        p.wood = int8_t(p.wood - 2), p.coal = int8_t(p.coal + 2), ++p.scored[S_CHARCOAL_BURNER];
        break;
    case USE_MARKER:
        p.markers = int8_t(p.markers & ~move.what);
        if (move.what == M_HAULING_CABLE) --p.water, ++p.scored[S_HAULING_CABLE];
        else s.active = HASPELKNECHT, s.actions = 3, s.working_in = p.mine();
        break;
    case STORE:
        --p.farm(move.good);
        p.stored[move.what] = int8_t(move.good + 1);
        p.scored[S_STORAGE] = int16_t(p.scored[S_STORAGE] + storage_vp(box, move.what, move.good));
        break;
    default:  // These moves answer a question of a tile just acquired, or belong to the active worker.
        if (s.effect) {
            s.effect = NO_EFFECT;
            if (move.kind == REMOVE_WATER) p.water = int8_t(p.water - move.what);
            else if (move.kind == EXCAVATE) excavate(box, s, p.mine());
            else if (move.kind == TIMBER_THALER) ++p.thaler;
            else if (move.kind == TIMBER_WOOD) p.wood = int8_t(p.wood + 3), ++p.water;
            else if (move.kind == SELL) p.coal = int8_t(p.coal - move.what), ++p.thaler, p.food = int8_t(p.food + (move.what > 1));
            break;
        }
        if (s.active <= FARMHAND) p.work[s.active] = W_MINING;
        --s.actions;
        if (move.kind == REMOVE_WATER) p.water = int8_t(p.water - move.what);
        else if (move.kind == REEL) --p.shaft, ++p.coal;
        else excavate(box, s, s.working_in);
    }
    s.acted = 1;
    if (s.effect && !needs_answer(box, s)) s.effect = NO_EFFECT;
    while (s.active != NOBODY && must_stop(box, s)) stop(box, s);
}

// Returns the moves in WINTER or STORING, in the order of the rules in Python. The move that ends the step and exchanges
// of disks are left out.
inline std::vector<Move> winter_moves(const Box& box, State& s) {
    std::vector<Move> found;
    Player& p = s.player();
    if (s.active != NOBODY) {
        for (const Move& move : {Move{REMOVE_WATER, 1}, Move{REMOVE_WATER, 2}, Move{EXCAVATE}, Move{REEL}})
            if (may_act(box, p, s.active, s.working_in, move.kind, move.what)) found.push_back(move);
        if (found.empty() || (s.active == HASPELKNECHT && box.haspelknecht_may_stop)) found.push_back({FINISH});
    } else if (s.step == STORING && !p.has_stored()) {
        for (const int mine : {PINGE, TUNNEL})
            if (may_place_wood(p, mine)) found.push_back({PLACE_WOOD, mine});
    }
    if (may_use_cable(box, s)) found.push_back({USE_MARKER, M_HAULING_CABLE});
    if (may_use_windlass(box, s)) found.push_back({USE_MARKER, M_WINDLASS});
    if (may_burn(box, s)) found.push_back({BURN});
    if (s.step == STORING && s.active == NOBODY) {
        const int places = p.has(B_COAL_STORAGE) ? 4 : p.has(B_BARN) ? 2 : 1;
        for (int storage = 0; storage < places; ++storage)
            for (int good = 0; good < GOODS; ++good)
                if (may_store(box, p, storage, good)) found.push_back({STORE, storage, 0, good});
    }
    return found;
}

}  // namespace haspelknecht
