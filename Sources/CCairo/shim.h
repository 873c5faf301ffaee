#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo-ft.h>
#include <pixman.h>

#if defined(__GLIBC__)
#include <malloc.h>
/* Swift's module of the C library leaves this header out. */
static inline void strut_give_back_freed_memory(void) { malloc_trim(0); }
#else
static inline void strut_give_back_freed_memory(void) {}
#endif
