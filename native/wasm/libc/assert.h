/* Assertions that end the module: the caller gets a WebAssembly.RuntimeError. */
#undef assert
#define assert(holds) ((holds) ? (void)0 : __builtin_trap())
