#ifndef STRUT_CALLS_H
#define STRUT_CALLS_H

#include <spawn.h>
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

/// Opens a pipe that started programs do not get, and writes its reading and its writing end. Returns -1
/// if the system has none left, with the reason in `errno`.
int strut_pipe(int ends[2]);

/// Has the program that `posix_spawn` starts run in a folder.
int strut_spawn_in(posix_spawn_file_actions_t *actions, const char *folder);

/// Has the program that `posix_spawn` starts get the standard streams and no other open file.
///
/// Call it after all other actions. On macOS, `POSIX_SPAWN_CLOEXEC_DEFAULT` does the same.
int strut_spawn_streams_only(posix_spawn_file_actions_t *actions);

#endif
