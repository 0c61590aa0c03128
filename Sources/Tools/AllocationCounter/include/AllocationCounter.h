#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// Begins to count how often the program asks for memory, on any thread.
void allocations_begin(void);

/// How often it has asked since then; -1 where that cannot be counted.
int64_t allocations_end(void);

/// The bytes that are in use now; -1 where nobody can tell.
int64_t allocated_bytes(void);

#endif
