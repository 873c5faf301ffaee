// What the tables of this target are written with.
#include <stddef.h>

// A shared library that is loaded when one of its functions is called first.
struct strut_library {
  // The file that the system's loader looks for, by the name of its binary interface.
  const char *file;
  void *handle;
};

// The address of a library's function or variable. Loads the library; ends the program with the
// message of strut_missing_library() where it cannot be.
void *strut_late_symbol(struct strut_library *library, const char *name);

// Whether a library can be loaded. Loads it.
int strut_has_library(struct strut_library *library);

#define PASTED(a, b) a##b
#define JOINED(a, b) PASTED(a, b)
#define STRUCTURE JOINED(LIBRARY, _library)

// Declares LIBRARY, whose functions follow.
#define LIBRARY_FILE(file) static struct strut_library STRUCTURE = {file, NULL};

// Defines a function of LIBRARY with its declaration in the library's header, which the compiler
// compares: the first call looks the real one up, and each jumps there. The name stays inside
// the program, so that other libraries find the real function.
#define LATE(type, name, parameters, arguments)                                    \
  __asm__(".hidden " #name);                                                       \
  type name parameters {                                                           \
    static __typeof__(name) *found;                                                \
    __typeof__(name) *function = __atomic_load_n(&found, __ATOMIC_RELAXED);        \
    if (__builtin_expect(!function, 0)) {                                          \
      function = (__typeof__(name) *)strut_late_symbol(&STRUCTURE, #name);       \
      __atomic_store_n(&found, function, __ATOMIC_RELAXED);                        \
    }                                                                              \
    return function arguments;                                                     \
  }
