/* The functions of <string.h> that the core uses. The compiler brings them along. */
#ifndef BK_WASM_STRING_H
#define BK_WASM_STRING_H

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t length);
void *memmove(void *to, const void *from, size_t length);
void *memset(void *to, int byte, size_t length);
int memcmp(const void *left, const void *right, size_t length);

#endif
