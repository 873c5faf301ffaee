#include "include/late_binding.h"
#include "library.h"
#include <librsvg/rsvg.h>

#if defined(__linux__)
// librsvg
#undef LIBRARY
#define LIBRARY rsvg
LIBRARY_FILE("librsvg-2.so.2")

LATE(void, rsvg_handle_get_intrinsic_dimensions,
     (RsvgHandle *handle, gboolean *out_has_width, RsvgLength *out_width,
     gboolean *out_has_height, RsvgLength *out_height, gboolean *out_has_viewbox,
     RsvgRectangle *out_viewbox),
     (handle, out_has_width, out_width, out_has_height, out_height, out_has_viewbox, out_viewbox))
LATE(gboolean, rsvg_handle_get_intrinsic_size_in_pixels,
     (RsvgHandle *handle, gdouble *out_width, gdouble *out_height),
     (handle, out_width, out_height))
LATE(RsvgHandle *, rsvg_handle_new_from_data,
     (const guint8 *data, gsize data_len, GError **error), (data, data_len, error))
LATE(void, rsvg_handle_set_dpi, (RsvgHandle *handle, double dpi), (handle, dpi))
LATE(gboolean, rsvg_handle_render_document,
     (RsvgHandle *handle, cairo_t *cr, const RsvgRectangle *viewport, GError **error),
     (handle, cr, viewport, error))

void strut_rsvg_version(unsigned *major, unsigned *minor, unsigned *micro) {
  *major = *(const guint *)strut_late_symbol(&STRUCTURE, "rsvg_major_version");
  *minor = *(const guint *)strut_late_symbol(&STRUCTURE, "rsvg_minor_version");
  *micro = *(const guint *)strut_late_symbol(&STRUCTURE, "rsvg_micro_version");
}
#else
void strut_rsvg_version(unsigned *major, unsigned *minor, unsigned *micro) {
  *major = rsvg_major_version;
  *minor = rsvg_minor_version;
  *micro = rsvg_micro_version;
}
#endif
