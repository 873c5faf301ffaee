#include <png.h>
#include <zlib.h>

// Macros that Swift does not see.

static inline int strut_deflate_init(z_stream *stream, int level, int strategy) {
  return deflateInit2(stream, level, Z_DEFLATED, 15, 9, strategy);
}

static inline png_uint_32 strut_png_format_rgba(void) { return PNG_FORMAT_RGBA; }
