#include <turbojpeg.h>

// What the system's dladdr() fills in; its own header shows it to GNU programs alone.
struct strut_symbol_place {
  const char *file;
  void *base;
  const char *name;
  void *address;
};

#ifdef __APPLE__
extern int strut_place_of(const void *address, struct strut_symbol_place *place) __asm__("_dladdr");
#else
extern int strut_place_of(const void *address, struct strut_symbol_place *place) __asm__("dladdr");
#endif
