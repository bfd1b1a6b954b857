/* The core as a WebAssembly module. It imports nothing, and answers one question at a time.
 *
 * The caller calls initialise() once. Then it writes a question into the memory at
 * question_address(), where question_room() bytes have room, calls a function with the length of
 * each part of the question, and reads the answer at answer_address(). A function returns the
 * number of bytes of its answer; -1 if the question is malformed; -1 - status for a bk_status.
 *
 * Questions and answers are laid out as in bytes/bytes.h. A turn is the number of its tiles (0:
 * there is no such turn, and nothing follows); its points (two bytes); 53 counts of the tiles that
 * it plays; the length of the sets of the table (two bytes) and these sets; the same for the sets
 * that open. */
#include "wasm/module.h"

#include <string.h>

enum {
    QUESTION_ROOM = BK_START_ROOM + BK_MAX_SEATS * BK_POLICY_BYTES +
                    BK_ROUNDS_AT_ONCE * BK_SEED_BYTES,            /* the longest: many rounds */
    ANSWER_ROOM = BK_RESULT_BYTES + BK_MOVE_ROOM * BK_MOST_MOVES, /* the record of a round */
    TURN_ROOM = 1 + 2 + BK_KINDS + 2 * (2 + BK_SETS_ROOM),
    PAGE = 1 << 16, /* of the memory of a module */
};

_Static_assert(BK_MAX_TURNS * TURN_ROOM + 2 <= ANSWER_ROOM, "room for every turn of a list");
_Static_assert(BK_ROUNDS_AT_ONCE * BK_RESULT_BYTES <= ANSWER_ROOM, "room for every result");

uint8_t question[QUESTION_ROOM], answer[ANSWER_ROOM];
bk_solver *solver;
static bk_turn turn_list[BK_MAX_TURNS];
static bk_playout *playout;
static bk_endgame *endgame;

/* ---- memory ---------------------------------------------------------------------------- */

/* Returns new memory, filled with zeros: whole pages at the end of what there is. */
static void *grow_by(size_t size)
{
    size_t before = __builtin_wasm_memory_grow(0, (size + PAGE - 1) / PAGE);
    return before == (size_t)-1 ? NULL : (void *)(before * PAGE);
}

/* Returns 0, or -1 if there is too little memory. */
EXPORT(initialise)(void)
{
    solver = grow_by(bk_solver_size());
    playout = grow_by(bk_playout_size());
    endgame = grow_by(bk_endgame_size());
    if (solver == NULL || playout == NULL || endgame == NULL)
        return -1;
    bk_solver_init(solver);
    return 0;
}

EXPORT(question_address)(void) { return (int32_t)question; }
EXPORT(question_room)(void) { return QUESTION_ROOM; }
EXPORT(answer_address)(void) { return (int32_t)answer; }

/* ---- writing --------------------------------------------------------------------------- */

uint8_t *write_number(uint32_t number, int bytes, uint8_t *to)
{
    for (int i = 0; i < bytes; i++, number >>= 8)
        *to++ = (uint8_t)(number & 255);
    return to;
}

static uint8_t *write_sets(const bk_set *sets, int count, uint8_t *to)
{
    size_t length = bk_write_sets(sets, count, to + 2);
    write_number((uint32_t)length, 2, to);
    return to + 2 + length;
}

static uint8_t *write_turn(const bk_turn *turn, uint8_t *to)
{
    *to++ = turn->tiles_played;
    if (!turn->found)
        return to;
    to = write_number(turn->points_played, 2, to);
    memcpy(to, turn->played, BK_KINDS);
    to = write_sets(turn->sets, turn->set_count, to + BK_KINDS);
    return write_sets(turn->opening, turn->opening_count, to);
}

int32_t answered(bk_status status, const uint8_t *end)
{
    return status == BK_OK ? (int32_t)(end - answer) : -1 - (int32_t)status;
}

/* ---- positions ------------------------------------------------------------------------- */

/* Tiles after their number, set after set. */
typedef struct {
    const uint8_t *at, *end;
} tile_lists;

/* Moves to the next list; returns its number of tiles, or -1 if it is malformed. */
static int next_list(tile_lists *lists, const uint8_t **kinds)
{
    int count = *lists->at++;
    if (lists->end - lists->at < count)
        return -1;
    *kinds = lists->at;
    for (int i = 0; i < count; i++)
        if (*lists->at++ > BK_JOKER)
            return -1;
    return count;
}

static int32_t add_tiles(bk_position *position, tile_lists *lists)
{
    const uint8_t *kinds;
    int count = next_list(lists, &kinds);
    if (count < 0)
        return MALFORMED;
    bk_add_rack(position, kinds, count);
    for (int sets = 0; bk_table_matters(&position->rules) && lists->at < lists->end; sets++) {
        if ((count = next_list(lists, &kinds)) < 0)
            return MALFORMED;
        bk_status status = sets < BK_MAX_SETS ? bk_add_set(position, kinds, count) : BK_BAD_COUNTS;
        if (status != BK_OK)
            return answered(status, answer);
    }
    return answered(bk_check_tiles(position), answer);
}

/* The question: rules, the rack, and the sets of the table, each as its number of tiles and these
 * tiles. The answer: this position, for the functions below. */
EXPORT(pack_position)(uint32_t length)
{
    if (length <= BK_RULES_BYTES)
        return MALFORMED;
    bk_position position = {.rules = bk_read_rules(question)};
    tile_lists lists = {question + BK_RULES_BYTES, question + length};
    int32_t failed = add_tiles(&position, &lists);
    return failed ? failed : (int32_t)bk_write_position(&position, answer);
}

/* ---- one turn: the question is a position ---------------------------------------------- */

static bool is_objective(uint32_t objective) { return objective <= BK_OUT; }

/* Nodes of the search (four bytes), and the best turn. */
EXPORT(best)(uint32_t length, uint32_t objective)
{
    bk_position position;
    bk_turn turn;
    if (!is_objective(objective) || !bk_read_position(question, length, &position))
        return MALFORMED;
    bk_status status = bk_best(solver, &position, (bk_objective)objective, &turn);
    return answered(status, write_turn(&turn, write_number((uint32_t)turn.nodes, 4, answer)));
}

typedef bk_status yes_or_no(bk_solver *, const bk_position *, bool *);

static int32_t ask_yes_or_no(uint32_t length, yes_or_no *ask)
{
    bk_position position;
    bool yes = false;
    if (!bk_read_position(question, length, &position))
        return MALFORMED;
    bk_status status = ask(solver, &position, &yes);
    answer[0] = yes;
    return answered(status, answer + 1);
}

/* One byte: whether a legal turn plays a tile. */
EXPORT(can_play)(uint32_t length) { return ask_yes_or_no(length, bk_can_play); }

/* One byte: whether a legal turn empties the rack. */
EXPORT(can_go_out)(uint32_t length) { return ask_yes_or_no(length, bk_can_go_out); }

/* The number of turns (two bytes), and these turns, best first. */
EXPORT(turns)(uint32_t length, uint32_t objective, uint32_t limit)
{
    bk_position position;
    size_t count = 0;
    if (!is_objective(objective) || limit > BK_MAX_TURNS ||
        !bk_read_position(question, length, &position))
        return MALFORMED;
    bk_status status =
        bk_turns(solver, &position, (bk_objective)objective, turn_list, limit, &count);
    uint8_t *to = write_number((uint32_t)count, 2, answer);
    for (size_t i = 0; i < count; i++)
        to = write_turn(&turn_list[i], to);
    return answered(status, to);
}

/* The question ends with 53 counts of chosen tiles. The answer: for each of the 53 kinds whether
 * one more of it may come next, and whether the chosen tiles alone make a turn. */
EXPORT(next_tiles)(uint32_t length)
{
    bk_position position;
    bk_next_tiles next;
    if (!bk_read_position(question, length, &position))
        return MALFORMED;
    bk_status status = bk_find_next_tiles(solver, &position, question + length, &next);
    for (int kind = 0; kind < BK_KINDS; kind++)
        answer[kind] = next.next[kind];
    answer[BK_KINDS] = next.complete;
    return answered(status, answer + BK_KINDS + 1);
}

/* ---- rounds: the question is a start, its policies, and seeds --------------------------- */

static int32_t read_rounds(uint32_t start, uint32_t policies, uint32_t seeds, bk_rounds *asked)
{
    const uint8_t *after_start = question + start, *after_policies = after_start + policies;
    if (!bk_read_rounds(question, start, after_start, policies, after_policies, seeds, asked))
        return MALFORMED;
    return answered(bk_playout_check(&asked->start, asked->policies), answer);
}

/* One result for each seed. */
EXPORT(play_out)(uint32_t start, uint32_t policies, uint32_t seeds)
{
    bk_rounds asked;
    int32_t failed = read_rounds(start, policies, seeds, &asked);
    if (failed)
        return failed;
    bk_status status = BK_OK;
    uint8_t *to = answer;
    for (size_t i = 0; i < asked.rounds && status == BK_OK; i++) {
        bk_result result = {0};
        uint64_t seed = bk_read_seed(asked.seeds + i * BK_SEED_BYTES);
        status = bk_playout_round(playout, solver, &asked.start, asked.policies, seed, &result,
                                  NULL, NULL);
        to += bk_write_result(&result, to);
    }
    return answered(status, to);
}

/* The result of one round, and its moves. */
EXPORT(record)(uint32_t start, uint32_t policies, uint32_t seeds)
{
    bk_rounds asked;
    bk_result result = {0};
    int32_t failed = read_rounds(start, policies, seeds, &asked);
    if (failed || asked.rounds != 1)
        return failed ? failed : MALFORMED;
    bk_record moves = {.data = answer + BK_RESULT_BYTES, .room = ANSWER_ROOM - BK_RESULT_BYTES};
    bk_status status = bk_playout_round(playout, solver, &asked.start, asked.policies,
                                        bk_read_seed(asked.seeds), &result, bk_record_move, &moves);
    bk_write_result(&result, answer);
    return answered(status, moves.data + moves.length);
}

/* ---- the end of a round ---------------------------------------------------------------- */

/* One byte each for whether tiles are played, and for the verdict; 53 counts of these tiles; the
 * number of questions asked (four bytes). */
EXPORT(search_endgame)(uint32_t length, uint32_t budget)
{
    bk_end end;
    bk_end_choice choice;
    if (!bk_read_end(question, length, &end))
        return MALFORMED;
    bk_endgame_choose(endgame, solver, &end, budget, &choice);
    answer[0] = choice.plays;
    answer[1] = choice.verdict;
    memcpy(answer + 2, choice.played, BK_KINDS);
    return answered(BK_OK, write_number(choice.questions, 4, answer + 2 + BK_KINDS));
}
