/* What the files of the WebAssembly module share: the question, the answer, and the solver. */
#ifndef BK_WASM_MODULE_H
#define BK_WASM_MODULE_H

#include "bytes/bytes.h"

#define EXPORT(name) __attribute__((export_name(#name))) int32_t name

enum { MALFORMED = -1 };

extern uint8_t question[], answer[];
extern bk_solver *solver;

/* Writes a number, its lowest byte first. Returns what follows it. */
uint8_t *write_number(uint32_t number, int bytes, uint8_t *to);

/* What a function returns: the length of an answer that ends here, or the status. */
int32_t answered(bk_status status, const uint8_t *end);

#endif
