#include "include/late_binding.h"
#include "library.h"
#include <poppler.h>

#if defined(__linux__)
// Poppler
#undef LIBRARY
#define LIBRARY poppler
LIBRARY_FILE("libpoppler-glib.so.8")

LATE(PopplerPage *, poppler_document_get_page,
     (PopplerDocument *document, int index), (document, index))
LATE(PopplerDocument *, poppler_document_new_from_bytes,
     (GBytes *bytes, const char *password, GError **error), (bytes, password, error))
LATE(void, poppler_font_info_free, (PopplerFontInfo *font_info), (font_info))
LATE(PopplerFontInfo *, poppler_font_info_new, (PopplerDocument *document), (document))
LATE(gboolean, poppler_font_info_scan,
     (PopplerFontInfo *font_info, int n_pages, PopplerFontsIter **iter),
     (font_info, n_pages, iter))
LATE(void, poppler_fonts_iter_free, (PopplerFontsIter *iter), (iter))
LATE(const char *, poppler_fonts_iter_get_name, (PopplerFontsIter *iter), (iter))
LATE(gboolean, poppler_fonts_iter_is_embedded, (PopplerFontsIter *iter), (iter))
LATE(gboolean, poppler_fonts_iter_next, (PopplerFontsIter *iter), (iter))
LATE(const char *, poppler_get_version, (void), ())
LATE(void, poppler_page_get_size,
     (PopplerPage *page, double *width, double *height), (page, width, height))
LATE(void, poppler_page_render, (PopplerPage *page, cairo_t *cairo), (page, cairo))

int strut_has_poppler(void) { return strut_has_library(&STRUCTURE); }
#else
int strut_has_poppler(void) { return 1; }
#endif
