#include "embedded_files.h"

// Each list is one embedded file: its parts one after the other, by their paths in
// Sources/EmbeddedFiles.
//
// The assembler copies the bytes, because a compiler takes long over literals: for 100 kB,
// SwiftPM's `.embedInCode` adds 24 s of processor time to a debug build and 19 s to a release
// build, a build-tool plugin 4 s and 2 s, `.incbin` nothing that can be measured.

#define REPORT_SCRIPT(FILE)     \
  FILE("Report/elements.js")    \
  FILE("Report/run.js")         \
  FILE("Report/route.js")       \
  FILE("Report/acceptance.js")  \
  FILE("Report/review.js")      \
  FILE("Report/list.js")        \
  FILE("Report/overview.js")    \
  FILE("Report/cell.js")        \
  FILE("Report/stage.js")       \
  FILE("Report/overlay.js")     \
  FILE("Report/keys.js")        \
  FILE("Report/app.js")

#define REPORT_STYLE(FILE)      \
  FILE("Report/frame.css")      \
  FILE("Report/list.css")       \
  FILE("Report/overview.css")   \
  FILE("Report/cell.css")       \
  FILE("Report/pictures.css")   \
  FILE("Report/review.css")     \
  FILE("Report/edges.css")

#define PAGE_STYLE(FILE) FILE("Pages/page.css")
#define GALLERY_STYLE(FILE) FILE("Pages/gallery.css")

#define SYMBOLS(FILE)           \
  FILE("Symbols/marks.txt")     \
  FILE("Symbols/arrows.txt")    \
  FILE("Symbols/people.txt")    \
  FILE("Symbols/communication.txt") \
  FILE("Symbols/media.txt")     \
  FILE("Symbols/objects.txt")   \
  FILE("Symbols/time.txt")      \
  FILE("Symbols/nature.txt")    \
  FILE("Symbols/travel.txt")    \
  FILE("Symbols/commerce.txt")  \
  FILE("Symbols/layout.txt")    \
  FILE("Symbols/devices.txt")

#define ADVANCES(FILE) FILE("SystemFont/advances.txt")
#define KERNING(FILE) FILE("SystemFont/kerning.txt")

#define RESULTS_SCHEMA(FILE) FILE("Schemas/results.json")
#define LINT_SCHEMA(FILE) FILE("Schemas/lint.json")
#define EXPLAIN_SCHEMA(FILE) FILE("Schemas/explain.json")
#define SWEEP_SCHEMA(FILE) FILE("Schemas/sweep.json")
#define DIAGNOSTIC_SCHEMA(FILE) FILE("Schemas/diagnostic.json")

#define PHRASEBOOK(FILE) FILE("Words/phrasebook.txt")
#define PATCHES(FILE) FILE("Translation/patches.txt")
#define DUMP_CODE(FILE) FILE("AppCode/StrutDump.swift")

// `__has_include` makes the compiler list a file among those that this one depends on, so that the
// next build embeds an edited file; it does not look into `.incbin`.
#define EXISTS(path) __has_include(path) &&
#if !( \
    REPORT_SCRIPT(EXISTS) \
    REPORT_STYLE(EXISTS) \
    PAGE_STYLE(EXISTS) \
    GALLERY_STYLE(EXISTS) \
    SYMBOLS(EXISTS) \
    ADVANCES(EXISTS) \
    KERNING(EXISTS) \
    RESULTS_SCHEMA(EXISTS) \
    LINT_SCHEMA(EXISTS) \
    EXPLAIN_SCHEMA(EXISTS) \
    SWEEP_SCHEMA(EXISTS) \
    DIAGNOSTIC_SCHEMA(EXISTS) \
    PHRASEBOOK(EXISTS) \
    PATCHES(EXISTS) \
    DUMP_CODE(EXISTS) \
    1)
#error "a file that is listed here is not in Sources/EmbeddedFiles"
#endif

#if defined(__APPLE__)
#define SYMBOL(name) "_" #name
#define READ_ONLY ".section __TEXT,__const\n"
#else
#define SYMBOL(name) #name
#define READ_ONLY ".section .rodata,\"a\"\n"
#endif
#define COPY(path) ".incbin \"" path "\"\n"

// Defines `strut_name()`, which returns the bytes between two labels.
#define EMBED(name, FILES)                                                                    \
  __asm__(READ_ONLY                                                                           \
          SYMBOL(strut_##name##_start) ":\n"                                                  \
          FILES(COPY)                                                                         \
          SYMBOL(strut_##name##_end) ":\n"                                                    \
          ".byte 0\n.text\n");                                                                \
  extern const unsigned char strut_##name##_start[] __attribute__((visibility("hidden")));    \
  extern const unsigned char strut_##name##_end[] __attribute__((visibility("hidden")));      \
  struct strut_embedded_file strut_##name(void) {                                             \
    return (struct strut_embedded_file){                                                      \
        strut_##name##_start, (size_t)(strut_##name##_end - strut_##name##_start)};           \
  }

EMBED(report_script, REPORT_SCRIPT)
EMBED(report_style, REPORT_STYLE)
EMBED(page_style, PAGE_STYLE)
EMBED(gallery_style, GALLERY_STYLE)
EMBED(symbols, SYMBOLS)
EMBED(advances, ADVANCES)
EMBED(kerning, KERNING)
EMBED(results_schema, RESULTS_SCHEMA)
EMBED(lint_schema, LINT_SCHEMA)
EMBED(explain_schema, EXPLAIN_SCHEMA)
EMBED(sweep_schema, SWEEP_SCHEMA)
EMBED(diagnostic_schema, DIAGNOSTIC_SCHEMA)
EMBED(phrasebook, PHRASEBOOK)
EMBED(patches, PATCHES)
EMBED(dump_code, DUMP_CODE)
