#ifndef STRUT_CALLS_H
#define STRUT_CALLS_H

#include <stdint.h>

/// Writes the return addresses of the running calls, innermost first, and returns their number, at
/// most `count`.
int strut_calls(uintptr_t *addresses, int count);

/// Returns the path of the object file that contains an address, and writes the address relative to
/// the file's start; null if no file contains it.
const char *strut_object(uintptr_t address, uintptr_t *relative);

/// Calls `fork`, which Swift cannot call. The process must have one thread only.
///
/// On Linux, the copy is killed when the process ends.
int strut_fork(void);

#endif
