#include "include/late_binding.h"
#include "library.h"
#if defined(__linux__)
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

int strut_missing_library(const char *file, const char *reason, char *message, size_t size) {
  return snprintf(
      message, size,
      "error: the library %s, which pictures are drawn with, cannot be used\n"
      "  note: %s\n"
      "  help: install Pango and librsvg with all that they need; on Debian and Ubuntu, "
      "`apt install libpangocairo-1.0-0 librsvg2-2`\n",
      file, reason);
}

static void *required(struct strut_library *library, void *found) {
  if (found) return found;
  const char *reason = dlerror();
  char message[1024];
  strut_missing_library(
      library->file, reason ? reason : "the loader gives no reason", message, sizeof message);
  fputs(message, stderr);
  exit(3);
}

int strut_has_library(struct strut_library *library) {
  void *handle = dlopen(library->file, RTLD_LAZY);
  if (handle) __atomic_store_n(&library->handle, handle, __ATOMIC_RELEASE);
  return handle != NULL;
}

void *strut_late_symbol(struct strut_library *library, const char *name) {
  void *handle = __atomic_load_n(&library->handle, __ATOMIC_ACQUIRE);
  if (!handle) {
    // A second thread gets the same handle; nothing is ever unloaded.
    handle = required(library, dlopen(library->file, RTLD_LAZY));
    __atomic_store_n(&library->handle, handle, __ATOMIC_RELEASE);
  }
  return required(library, dlsym(handle, name));
}
#endif
