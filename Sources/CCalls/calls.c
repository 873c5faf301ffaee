#define _GNU_SOURCE
#include "calls.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

int strut_calls(uintptr_t *addresses, int count) {
  return backtrace((void **)addresses, count);
}

const char *strut_object(uintptr_t address, uintptr_t *relative) {
  Dl_info info;
  if (!dladdr((void *)address, &info) || !info.dli_fbase) return 0;
  *relative = address - (uintptr_t)info.dli_fbase;
  return info.dli_fname;
}

int strut_fork(void) {
  pid_t copy = fork();
#ifdef __linux__
  if (copy == 0) prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  return copy;
}

int strut_pipe(int ends[2]) {
#ifdef __linux__
  // Another thread may start a program at any time.
  return pipe2(ends, O_CLOEXEC);
#else
  int status = pipe(ends);
  for (int end = 0; status == 0 && end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  return status;
#endif
}

int strut_spawn_in(posix_spawn_file_actions_t *actions, const char *folder) {
  return posix_spawn_file_actions_addchdir_np(actions, folder);
}

int strut_spawn_streams_only(posix_spawn_file_actions_t *actions) {
#ifdef __linux__
  return posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
#else
  return 0;
#endif
}
