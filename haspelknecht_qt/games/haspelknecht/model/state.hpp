// Packed data: printed values of a match (Box) and a position (State). Names are those of the rules in Python
// (kinds.py, state.py, match_data.py), which also describe them.
#pragma once

#include <cstdint>
#include <vector>

#include "chance.hpp"
#include "reader.hpp"

namespace haspelknecht {

using compiled::Generator;
using compiled::Reader;

constexpr int SEATS = 4, COLOURS = 3, WORKERS = 6, PIECES = 8, TILES = 20, LEVELS = 4, SECTIONS = 7, YEARS = 3, SCORES = 7;
constexpr int STORAGES = 4, PINGE_COAL = 7, PINGE_WOOD = 2, TUNNEL_COAL = 11, MAX_DISKS = 5, PLAYER_DISKS_FOR_DEVELOPMENTS = 9, NOBODY = -1;

enum Colour { BLACK, BROWN, YELLOW };
enum Piece { PIECE_BLACK, PIECE_BROWN, PIECE_YELLOW, PIECE_HAMMER_AND_PICK, PIECE_LADDER, PIECE_WHEELBARROW, PIECE_FOOD, PIECE_THALER };
enum Worker { FARMER, FARMHAND, COAL_DIGGER, COAL_MINER, HASPELKNECHT, WATER_MILL };
enum Tile {
    CARRYING_POLE, BARN, PICKAXE, HAULING_CABLE, CHARCOAL_BURNER,
    BUCKET, WHEELBARROW, LADDER, COAL_STORAGE, WINDLASS,
    MINING_TIMBER, OIL_LAMP, HAMMER_AND_PICK, COAL_SACKS, MILL,
    COAL_DRIVER, LORRY, HAND_CART, HORSE_AND_CART, SMALL_COAL_MINE,
};
enum Marker { M_HAMMER_AND_PICK = 1, M_LADDER = 2, M_WHEELBARROW = 4, M_HAULING_CABLE = 8, M_WINDLASS = 16, M_OIL_LAMP = 32 };
constexpr int MARKERS = 6;
// Places of the markers in their bit set.
constexpr int HAULING_CABLE_PLACE = 3, WINDLASS_PLACE = 4, OIL_LAMP_PLACE = 5;
constexpr Tile TILE_OF_MARKER[MARKERS] = {HAMMER_AND_PICK, LADDER, WHEELBARROW, HAULING_CABLE, WINDLASS, OIL_LAMP};
enum Building { B_BARN = 1, B_COAL_STORAGE = 2, B_CHARCOAL_BURNER = 4, B_WATER_MILL = 8 };
enum Good { FOOD, WOOD, COAL, GOODS };
enum Mine { PINGE, TUNNEL };
enum Storage { IN_FARM, IN_BARN, IN_COAL_STORAGE_COAL, IN_COAL_STORAGE_WOOD };
enum Season { SPRING, SUMMER, AUTUMN, WINTER_SEASON };
enum Step {
    FIRST_ORDER, REFILLING, FIRST_TAKING, SECOND_TAKING, RETURNING_WATER, PLANNING, EXECUTING, WINTER, STORING, END,
};
enum Effect { NO_EFFECT, ASKS_WINDLASS, ASKS_MINING_TIMBER, ASKS_HAMMER_AND_PICK, ASKS_COAL_SACKS };
enum Score { S_DEVELOPMENTS, S_COAL, S_STORAGE, S_PINGE, S_CHARCOAL_BURNER, S_HAULING_CABLE, S_WATER_MILL };
enum Work { W_NOTHING, W_FOOD, W_WOOD, W_MINING, W_DEVELOPMENT };
enum Symbol { FORK, HAMMER, BUILDING_SYMBOL };

inline int count_bits(uint32_t bits) {
    bits -= bits >> 1 & 0x55555555u;
    bits = (bits & 0x33333333u) + (bits >> 2 & 0x33333333u);
    return int(((bits + (bits >> 4)) & 0x0F0F0F0Fu) * 0x01010101u >> 24);
}

// Numbers of black, brown and yellow disks.
struct Hand {
    int8_t of[COLOURS] = {0, 0, 0};
    int total() const { return of[0] + of[1] + of[2]; }
    int key() const { return of[0] | of[1] << 5 | of[2] << 10; }
    int colours() const { return (of[0] > 0) + (of[1] > 0) + (of[2] > 0); }
};

struct Player {
    int8_t food, wood, coal, thaler, debts, water, pinge, pinge_wood, exhausted, tunnel, tunnel_wood, shaft, excavated;
    int8_t cart1[COLOURS], cart2[COLOURS], plan[WORKERS][PIECES];
    int8_t done, confirmed, work[2], markers, buildings, improved, burned, synergy, stored[STORAGES];
    int16_t scored[SCORES];
    uint32_t tiles, fresh;

    int8_t& farm(int good) { return good == FOOD ? food : good == WOOD ? wood : coal; }
    bool owns(Tile tile) const { return tiles >> tile & 1; }
    bool has(Building building) const { return buildings & building; }
    int disks(int colour) const { return cart1[colour] + cart2[colour]; }
    int disk_total() const { return disks(0) + disks(1) + disks(2); }
    Hand hand() const { return {{int8_t(disks(0)), int8_t(disks(1)), int8_t(disks(2))}}; }
    Mine mine() const { return exhausted ? TUNNEL : PINGE; }
    bool has_stored() const { return stored[0] || stored[1] || stored[2] || stored[3]; }
    bool is_given(int worker) const {
        for (int piece = 0; piece < PIECES; ++piece)
            if (plan[worker][piece]) return true;
        return false;
    }
    bool has_plan() const {
        for (int worker = 0; worker < WORKERS; ++worker)
            if (is_given(worker)) return true;
        return false;
    }
    // P7: markers count as disks of their colour.
    Hand colours(int worker) const {
        const int8_t* laid = plan[worker];
        return {{int8_t(laid[0] + laid[3]), int8_t(laid[1] + laid[4]), int8_t(laid[2] + laid[5])}};
    }
};

struct State {
    Player players[SEATS];
    int8_t pools[SEATS][COLOURS], reserves[SEATS][COLOURS], bag[COLOURS];
    int8_t owners[TILES], top_owner[TILES], order[SEATS];
    int8_t turn, acted, year, season, step, filling, active, actions, working_in, effect;

    int seat() const { return order[turn]; }
    Player& player() { return players[order[turn]]; }
    const Player& player() const { return players[order[turn]]; }
};

// Visits all numbers of a player, and of a position, in the order of Python's packing.py.
template <class Each> void each_number_of(Player& p, Each each) {
    each(p.food), each(p.wood), each(p.coal), each(p.thaler), each(p.debts), each(p.water), each(p.pinge), each(p.pinge_wood);
    each(p.exhausted), each(p.tunnel), each(p.tunnel_wood), each(p.shaft), each(p.excavated);
    for (int8_t& count : p.cart1) each(count);
    for (int8_t& count : p.cart2) each(count);
    for (auto& row : p.plan)
        for (int8_t& count : row) each(count);
    each(p.done), each(p.confirmed), each(p.work[0]), each(p.work[1]), each(p.markers), each(p.buildings), each(p.improved);
    each(p.burned), each(p.synergy);
    for (int8_t& good : p.stored) each(good);
    for (int16_t& points : p.scored) each(points);
    each(p.tiles), each(p.fresh);
}

template <class Each> void each_number(State& state, int seats, Each each) {
    for (int seat = 0; seat < seats; ++seat) each_number_of(state.players[seat], each);
    for (auto* side : {state.pools, state.reserves})
        for (int pool = 0; pool < seats; ++pool)
            for (int colour = 0; colour < COLOURS; ++colour) each(side[pool][colour]);
    for (int8_t& count : state.bag) each(count);
    for (int8_t& count : state.owners) each(count);
    for (int8_t& seat : state.top_owner) each(seat);
    for (int place = 0; place < seats; ++place) each(state.order[place]);
    each(state.turn), each(state.acted), each(state.year), each(state.season), each(state.step), each(state.filling);
    each(state.active), each(state.actions), each(state.working_in), each(state.effect);
}

inline int stepped(const std::vector<int>& points, int each_further, int count) {
    const int last = int(points.size()) - 1;
    return count <= last ? points[count] : points[last] + each_further * (count - last);
}

// Constants of a match: printed values, rulebook (R1 to R12), tiles in play.
struct Box {
    int seats;
    int burner_any_time, lorry_coal_in_pinge, coal_storage_holds_both, lamp_between_any_pools, contract_workers_choose;
    int haspelknecht_may_stop, farm_storage_vp, own_worker_may_remove_one, synergy_names_no_worker, markers_in_winter, markers_at_once;
    int in_play[TILES], requirement[TILES][4], symbol[TILES];
    uint32_t neighbours[TILES];
    std::vector<int> level_vp[LEVELS], level_fee[LEVELS];
    int pinge_blocked, accessible_pinge_coal[PINGE_WOOD + 1], pinge_bonus[YEARS];
    int accessible_tunnel_coal[SECTIONS + 1], section_vp[SECTIONS], reeling_blocked, excavation_blocked;
    std::vector<int> bonus_sections[3];  // Sections with the symbols of tiles 22, 32 and 42.
    int brings_water[SEATS];
    std::vector<int> coal_vp, thaler_vp, buildings_vp;
    int coal_each, thaler_each, debt_first, debt_each, marker_vp;
    int lease_food[YEARS + 2] = {0}, lease_thaler[YEARS + 2] = {0}, thaler_due[YEARS + 2] = {0};
    int disk_value[COLOURS];
    int emptied[SECTIONS + 1][TUNNEL_COAL + 1], section_points[SECTIONS + 1][TUNNEL_COAL + 1];

    explicit Box(const int32_t* numbers) {
        Reader in{numbers};
        seats = in.number();
        for (int* flag : {&burner_any_time, &lorry_coal_in_pinge, &coal_storage_holds_both, &lamp_between_any_pools,
                          &contract_workers_choose, &haspelknecht_may_stop, &farm_storage_vp, &own_worker_may_remove_one,
                          &synergy_names_no_worker, &markers_in_winter, &markers_at_once})
            *flag = in.number();
        for (int tile = 0; tile < TILES; ++tile) {
            in_play[tile] = in.number();
            in.fill(requirement[tile]);
            symbol[tile] = in.number();
            neighbours[tile] = uint32_t(in.number());
        }
        for (int level = 0; level < LEVELS; ++level) level_vp[level] = in.list(), level_fee[level] = in.list();
        pinge_blocked = in.number();
        in.fill(accessible_pinge_coal), in.fill(pinge_bonus), in.fill(accessible_tunnel_coal), in.fill(section_vp);
        reeling_blocked = in.number(), excavation_blocked = in.number();
        for (auto& sections : bonus_sections) sections = in.list();
        in.fill(brings_water);
        coal_vp = in.list(), coal_each = in.number();
        for (int year = 1; year <= YEARS; ++year) lease_food[year] = in.number(), lease_thaler[year] = in.number();
        thaler_vp = in.list(), thaler_each = in.number();
        debt_first = in.number(), debt_each = in.number();
        buildings_vp = in.list(), marker_vp = in.number();
        in.fill(disk_value);
        for (int year = YEARS; year >= 0; --year) thaler_due[year] = thaler_due[year + 1] + lease_thaler[year];
        for (int wood = 0; wood <= SECTIONS; ++wood)
            for (int gone = 0; gone <= TUNNEL_COAL; ++gone) {
                int count = 0, points = 0;
                for (int section = 1; section <= wood; ++section) count += accessible_tunnel_coal[section] <= gone;
                for (int section = 0; section < count; ++section) points += section_vp[section];
                emptied[wood][gone] = count, section_points[wood][gone] = points;
            }
    }

    static int level(int tile) { return tile / 5; }  // Counted from 0: 0 is level 1.
    int coal_points(int count) const { return stepped(coal_vp, coal_each, count); }
    int thaler_points(int count) const { return stepped(thaler_vp, thaler_each, count); }
    int debt_points(int count) const { return count ? debt_first + debt_each * (count - 1) : 0; }
    // P3: whether these disks meet the tile's requirement exactly.
    bool meets(const Hand& laid, int tile) const {
        const int* need = requirement[tile];
        return laid.total() == need[0] + need[1] + need[2] + need[3] && laid.of[0] >= need[0] && laid.of[1] >= need[1]
            && laid.of[2] >= need[2];
    }
};

}  // namespace haspelknecht
