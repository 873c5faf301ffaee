#ifndef STRUT_EMBEDDED_FILES_H
#define STRUT_EMBEDDED_FILES_H
#include <stddef.h>

// The files of Sources/EmbeddedFiles, as bytes of the program.

struct strut_embedded_file {
  const unsigned char *_Nonnull bytes;
  size_t count;
};

// The parts of the report's script, in the order in which they run.
struct strut_embedded_file strut_report_script(void);
// The parts of the report's style sheet; narrow windows override what stands before them.
struct strut_embedded_file strut_report_style(void);
struct strut_embedded_file strut_page_style(void);
struct strut_embedded_file strut_gallery_style(void);
// The groups of symbols, in the order of the reference.
struct strut_embedded_file strut_symbols(void);
struct strut_embedded_file strut_advances(void);
struct strut_embedded_file strut_kerning(void);
struct strut_embedded_file strut_results_schema(void);
struct strut_embedded_file strut_lint_schema(void);
struct strut_embedded_file strut_explain_schema(void);
struct strut_embedded_file strut_sweep_schema(void);
struct strut_embedded_file strut_diagnostic_schema(void);
struct strut_embedded_file strut_phrasebook(void);
struct strut_embedded_file strut_patches(void);
// The Swift file with which an app's tests print the views of a screen.
struct strut_embedded_file strut_dump_code(void);
#endif
