#ifndef STRUT_LATE_BINDING_H
#define STRUT_LATE_BINDING_H
#include <stddef.h>

// On Linux the libraries that pictures are drawn with are loaded when one of their functions is
// called first: Cairo, Pango, librsvg and Poppler bring forty others with them, and loading those takes
// longer than all else of a command that draws nothing. Elsewhere the system's loader binds them.
//
// Callers see nothing of it: they call what the libraries' own headers declare.

// librsvg's version, which it declares as variables.
void strut_rsvg_version(unsigned *major, unsigned *minor, unsigned *micro);

// Whether Poppler can be loaded, which only pictures in PDF files need. Loads it.
int strut_has_poppler(void);

// Ends the program with status 3 and a message if GLib meets an error, such as too little memory.
// To be called once.
void strut_report_glib_errors(void);

// Writes why a program ends that GLib cannot go on with, at most `size` bytes with the closing zero.
// Returns the bytes that the whole message has, as snprintf() does.
int strut_glib_error(const char *reason, char *message, size_t size);

#if defined(__linux__)
// Writes why a program ends that cannot load the library in `file`, at most `size` bytes with the
// closing zero. Returns the bytes that the whole message has, as snprintf() does.
int strut_missing_library(const char *file, const char *reason, char *message, size_t size);
#endif
#endif
