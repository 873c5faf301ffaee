#define _GNU_SOURCE
#include "calls.h"

#include <dlfcn.h>
#include <execinfo.h>
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
