#define _GNU_SOURCE
#include "calls.h"

#include <dlfcn.h>
#include <execinfo.h>

int strut_calls(uintptr_t *addresses, int count) {
  return backtrace((void **)addresses, count);
}

const char *strut_object(uintptr_t address, uintptr_t *relative) {
  Dl_info info;
  if (!dladdr((void *)address, &info) || !info.dli_fbase) return 0;
  *relative = address - (uintptr_t)info.dli_fbase;
  return info.dli_fname;
}
