#if defined(__linux__)
#include "library.h"
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <ft2build.h>
#include FT_FREETYPE_H

// Fontconfig
#undef LIBRARY
#define LIBRARY fontconfig
LIBRARY_FILE("libfontconfig.so.1")

LATE(FcBool, FcCharSetAddChar, (FcCharSet *fcs, FcChar32 ucs4), (fcs, ucs4))
LATE(FcCharSet *, FcCharSetCreate, (void), ())
LATE(void, FcCharSetDestroy, (FcCharSet *fcs), (fcs))
LATE(FcBool, FcConfigBuildFonts, (FcConfig *config), (config))
LATE(FcConfig *, FcConfigCreate, (void), ())
LATE(void, FcConfigDestroy, (FcConfig *config), (config))
LATE(FcFontSet *, FcConfigGetFonts, (FcConfig *config, FcSetName set), (config, set))
LATE(FcBool, FcConfigParseAndLoadFromMemory,
     (FcConfig *config, const FcChar8 *buffer, FcBool complain), (config, buffer, complain))
LATE(FcBool, FcConfigSetCurrent, (FcConfig *config), (config))
LATE(FcBool, FcFontSetAdd, (FcFontSet *s, FcPattern *font), (s, font))
LATE(int, FcGetVersion, (void), ())
LATE(FcBool, FcPatternAddBool, (FcPattern *p, const char *object, FcBool b), (p, object, b))
LATE(FcBool, FcPatternAddCharSet,
     (FcPattern *p, const char *object, const FcCharSet *c), (p, object, c))
LATE(FcBool, FcPatternAddDouble, (FcPattern *p, const char *object, double d), (p, object, d))
LATE(FcBool, FcPatternAddInteger, (FcPattern *p, const char *object, int i), (p, object, i))
LATE(FcBool, FcPatternAddString,
     (FcPattern *p, const char *object, const FcChar8 *s), (p, object, s))
LATE(FcPattern *, FcPatternCreate, (void), ())
LATE(FcResult, FcPatternGetString,
     (const FcPattern *p, const char *object, int n, FcChar8 **s), (p, object, n, s))

// FreeType
#undef LIBRARY
#define LIBRARY freetype
LIBRARY_FILE("libfreetype.so.6")

LATE(FT_Error, FT_Done_Face, (FT_Face face), (face))
LATE(FT_Error, FT_Done_FreeType, (FT_Library library), (library))
LATE(FT_Error, FT_Init_FreeType, (FT_Library *alibrary), (alibrary))
LATE(void, FT_Library_Version,
     (FT_Library library, FT_Int *amajor, FT_Int *aminor, FT_Int *apatch),
     (library, amajor, aminor, apatch))
LATE(FT_Error, FT_Load_Glyph,
     (FT_Face face, FT_UInt glyph_index, FT_Int32 load_flags), (face, glyph_index, load_flags))
LATE(FT_Error, FT_New_Memory_Face,
     (FT_Library library, const FT_Byte *file_base, FT_Long file_size, FT_Long face_index,
     FT_Face *aface),
     (library, file_base, file_size, face_index, aface))

// HarfBuzz
#undef LIBRARY
#define LIBRARY harfbuzz
LIBRARY_FILE("libharfbuzz.so.0")

LATE(hb_blob_t *, hb_blob_create,
     (const char *data, unsigned int length, hb_memory_mode_t mode, void *user_data,
     hb_destroy_func_t destroy),
     (data, length, mode, user_data, destroy))
LATE(void, hb_blob_destroy, (hb_blob_t *blob), (blob))
LATE(void, hb_buffer_add_utf8,
     (hb_buffer_t *buffer, const char *text, int text_length, unsigned int item_offset,
     int item_length),
     (buffer, text, text_length, item_offset, item_length))
LATE(hb_buffer_t *, hb_buffer_create, (void), ())
LATE(void, hb_buffer_destroy, (hb_buffer_t *buffer), (buffer))
LATE(hb_glyph_info_t *, hb_buffer_get_glyph_infos,
     (hb_buffer_t *buffer, unsigned int *length), (buffer, length))
LATE(void, hb_buffer_guess_segment_properties, (hb_buffer_t *buffer), (buffer))
LATE(hb_face_t *, hb_face_create, (hb_blob_t *blob, unsigned int index), (blob, index))
LATE(void, hb_face_destroy, (hb_face_t *face), (face))
LATE(hb_font_t *, hb_font_create, (hb_face_t *face), (face))
LATE(void, hb_font_destroy, (hb_font_t *font), (font))
LATE(void, hb_shape,
     (hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features,
     unsigned int num_features),
     (font, buffer, features, num_features))
LATE(hb_tag_t, hb_tag_from_string, (const char *str, int len), (str, len))
LATE(const char *, hb_version_string, (void), ())
#endif
