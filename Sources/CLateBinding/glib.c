#include "include/late_binding.h"
#include <glib.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#if defined(__linux__)
#include "library.h"

#define LIBRARY glib
LIBRARY_FILE("libglib-2.0.so.0")

LATE(GBytes *, g_bytes_new, (gconstpointer data, gsize size), (data, size))
LATE(void, g_bytes_unref, (GBytes *bytes), (bytes))
LATE(void, g_clear_error, (GError **err), (err))
LATE(void, g_log_set_writer_func,
     (GLogWriterFunc func, gpointer user_data, GDestroyNotify user_data_free),
     (func, user_data, user_data_free))
LATE(GLogWriterOutput, g_log_writer_default,
     (GLogLevelFlags log_level, const GLogField *fields, gsize n_fields, gpointer user_data),
     (log_level, fields, n_fields, user_data))
#endif

int strut_glib_error(const char *reason, char *message, size_t size) {
  return snprintf(
      message, size,
      "error: the pictures cannot be drawn\n"
      "  note: %s\n"
      "  help: give the process more memory and threads, or lower `--jobs`\n",
      reason);
}

// GLib ends the program after an error, by a signal. This ends it before, with a message.
static GLogWriterOutput write_log(
    GLogLevelFlags level, const GLogField *fields, gsize count, gpointer data) {
  if (!(level & (G_LOG_LEVEL_ERROR | G_LOG_FLAG_FATAL)))
    return g_log_writer_default(level, fields, count, data);
  const char *reason = "GLib gives no reason";
  for (gsize index = 0; index < count; index++)
    if (strcmp(fields[index].key, "MESSAGE") == 0 && fields[index].length == -1)
      reason = fields[index].value;
  char message[1024];
  int length = strut_glib_error(reason, message, sizeof message);
  if (length > (int)sizeof message - 1) length = sizeof message - 1;
  // If the message cannot be written, the status still says what happened.
  (void)!write(STDERR_FILENO, message, length);
  _exit(3);
}

void strut_report_glib_errors(void) { g_log_set_writer_func(write_log, NULL, NULL); }
