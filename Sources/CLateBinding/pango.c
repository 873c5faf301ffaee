#if defined(__linux__)
#include "library.h"
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// Pango
#undef LIBRARY
#define LIBRARY pango
LIBRARY_FILE("libpango-1.0.so.0")

LATE(PangoAttribute *, pango_attr_allow_breaks_new, (gboolean allow_breaks), (allow_breaks))
LATE(PangoAttribute *, pango_attr_fallback_new, (gboolean enable_fallback), (enable_fallback))
LATE(PangoAttribute *, pango_attr_family_new, (const char *family), (family))
LATE(PangoAttribute *, pango_attr_font_features_new, (const char *features), (features))
LATE(PangoAttribute *, pango_attr_foreground_new,
     (guint16 red, guint16 green, guint16 blue), (red, green, blue))
LATE(PangoAttribute *, pango_attr_insert_hyphens_new, (gboolean insert_hyphens), (insert_hyphens))
LATE(PangoAttribute *, pango_attr_language_new, (PangoLanguage *language), (language))
LATE(PangoAttribute *, pango_attr_letter_spacing_new, (int letter_spacing), (letter_spacing))
LATE(void, pango_attr_list_insert, (PangoAttrList *list, PangoAttribute *attr), (list, attr))
LATE(PangoAttrList *, pango_attr_list_new, (void), ())
LATE(void, pango_attr_list_unref, (PangoAttrList *list), (list))
LATE(PangoAttribute *, pango_attr_shape_new,
     (const PangoRectangle *ink_rect, const PangoRectangle *logical_rect),
     (ink_rect, logical_rect))
LATE(PangoAttribute *, pango_attr_size_new_absolute, (int size), (size))
LATE(PangoFont *, pango_context_load_font,
     (PangoContext *context, const PangoFontDescription *desc), (context, desc))
LATE(void, pango_context_set_base_dir,
     (PangoContext *context, PangoDirection direction), (context, direction))
LATE(void, pango_context_set_language,
     (PangoContext *context, PangoLanguage *language), (context, language))
LATE(void, pango_context_set_round_glyph_positions,
     (PangoContext *context, gboolean round_positions), (context, round_positions))
LATE(PangoFontDescription *, pango_font_describe, (PangoFont *font), (font))
LATE(void, pango_font_description_free, (PangoFontDescription *desc), (desc))
LATE(const char *, pango_font_description_get_family, (const PangoFontDescription *desc), (desc))
LATE(PangoFontDescription *, pango_font_description_new, (void), ())
LATE(void, pango_font_description_set_absolute_size,
     (PangoFontDescription *desc, double size), (desc, size))
LATE(void, pango_font_description_set_family,
     (PangoFontDescription *desc, const char *family), (desc, family))
LATE(void, pango_font_get_glyph_extents,
     (PangoFont *font, PangoGlyph glyph, PangoRectangle *ink_rect, PangoRectangle *logical_rect),
     (font, glyph, ink_rect, logical_rect))
LATE(PangoContext *, pango_font_map_create_context, (PangoFontMap *fontmap), (fontmap))
LATE(PangoLanguage *, pango_language_from_string, (const char *language), (language))
LATE(int, pango_layout_get_line_count, (PangoLayout *layout), (layout))
LATE(PangoLayoutLine *, pango_layout_get_line_readonly,
     (PangoLayout *layout, int line), (layout, line))
LATE(void, pango_layout_index_to_pos,
     (PangoLayout *layout, int index_, PangoRectangle *pos), (layout, index_, pos))
LATE(gboolean, pango_layout_is_ellipsized, (PangoLayout *layout), (layout))
LATE(void, pango_layout_line_get_extents,
     (PangoLayoutLine *line, PangoRectangle *ink_rect, PangoRectangle *logical_rect),
     (line, ink_rect, logical_rect))
LATE(PangoDirection, pango_layout_line_get_resolved_direction, (PangoLayoutLine *line), (line))
LATE(PangoLayout *, pango_layout_new, (PangoContext *context), (context))
LATE(void, pango_layout_set_attributes,
     (PangoLayout *layout, PangoAttrList *attrs), (layout, attrs))
LATE(void, pango_layout_set_ellipsize,
     (PangoLayout *layout, PangoEllipsizeMode ellipsize), (layout, ellipsize))
LATE(void, pango_layout_set_font_description,
     (PangoLayout *layout, const PangoFontDescription *desc), (layout, desc))
LATE(void, pango_layout_set_height, (PangoLayout *layout, int height), (layout, height))
LATE(void, pango_layout_set_indent, (PangoLayout *layout, int indent), (layout, indent))
LATE(void, pango_layout_set_justify, (PangoLayout *layout, gboolean justify), (layout, justify))
LATE(void, pango_layout_set_single_paragraph_mode,
     (PangoLayout *layout, gboolean setting), (layout, setting))
LATE(void, pango_layout_set_text,
     (PangoLayout *layout, const char *text, int length), (layout, text, length))
LATE(void, pango_layout_set_width, (PangoLayout *layout, int width), (layout, width))
LATE(void, pango_layout_set_wrap, (PangoLayout *layout, PangoWrapMode wrap), (layout, wrap))
LATE(const char *, pango_version_string, (void), ())

// Pango's Cairo fonts
#undef LIBRARY
#define LIBRARY pangocairo
LIBRARY_FILE("libpangocairo-1.0.so.0")

LATE(void, pango_cairo_context_set_font_options,
     (PangoContext *context, const cairo_font_options_t *options), (context, options))
LATE(cairo_scaled_font_t *, pango_cairo_font_get_scaled_font, (PangoCairoFont *font), (font))
LATE(PangoFontMap *, pango_cairo_font_map_new_for_font_type,
     (cairo_font_type_t fonttype), (fonttype))
LATE(void, pango_cairo_font_map_set_resolution,
     (PangoCairoFontMap *fontmap, double dpi), (fontmap, dpi))

// Pango's Fontconfig fonts
#undef LIBRARY
#define LIBRARY pangoft2
LIBRARY_FILE("libpangoft2-1.0.so.0")

LATE(FcPattern *, pango_fc_font_get_pattern, (PangoFcFont *font), (font))
LATE(void, pango_fc_font_map_set_config,
     (PangoFcFontMap *fcfontmap, FcConfig *fcconfig), (fcfontmap, fcconfig))

// GObject
#undef LIBRARY
#define LIBRARY gobject
LIBRARY_FILE("libgobject-2.0.so.0")

LATE(void, g_object_unref, (gpointer object), (object))
#endif
