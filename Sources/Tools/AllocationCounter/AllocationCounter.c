// Counts allocations by standing in for the functions that make them. A program's own `malloc` comes before that of
// the C library, for the Swift runtime too; glibc keeps the real ones under names of its own. Memory that these give
// is freed by the `free` of the C library, so that needs no stand-in. Elsewhere nothing is counted.

#include "AllocationCounter.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// Counting costs time, so what is timed runs without it.
static atomic_bool is_counting;
static atomic_int_fast64_t count;

static inline void note(void) {
    if (atomic_load_explicit(&is_counting, memory_order_relaxed)) {
        atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    }
}

void *malloc(size_t size) {
    note();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    note();
    return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
    note();
    return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
    note();
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    return memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment == 0 || alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) { return EINVAL; }
    void *memory = memalign(alignment, size);
    if (memory == NULL) { return ENOMEM; }
    *result = memory;
    return 0;
}

void allocations_begin(void) {
    atomic_store(&count, 0);
    atomic_store(&is_counting, true);
}

int64_t allocations_end(void) {
    atomic_store(&is_counting, false);
    return atomic_load(&count);
}

int64_t allocated_bytes(void) {
#if __GLIBC_PREREQ(2, 33)
    struct mallinfo2 info = mallinfo2();
    return (int64_t)(info.uordblks + info.hblkhd);
#else
    return -1;
#endif
}

#else

void allocations_begin(void) {}
int64_t allocations_end(void) { return -1; }
int64_t allocated_bytes(void) { return -1; }

#endif
