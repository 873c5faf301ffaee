#if defined(__linux__)
#include "library.h"
#include <libxml/parser.h>

// libxml2
#undef LIBRARY
#define LIBRARY xml2
#if LIBXML_VERSION >= 21400
LIBRARY_FILE("libxml2.so.16")
#else
LIBRARY_FILE("libxml2.so.2")
#endif

LATE(xmlParserCtxtPtr, xmlCreatePushParserCtxt,
     (xmlSAXHandlerPtr sax, void *user_data, const char *chunk, int size, const char *filename),
     (sax, user_data, chunk, size, filename))
LATE(int, xmlCtxtUseOptions, (xmlParserCtxtPtr ctxt, int options), (ctxt, options))
LATE(void, xmlFreeParserCtxt, (xmlParserCtxtPtr ctxt), (ctxt))
LATE(void, xmlInitParser, (void), ())
LATE(int, xmlParseChunk,
     (xmlParserCtxtPtr ctxt, const char *chunk, int size, int terminate),
     (ctxt, chunk, size, terminate))
LATE(void, xmlStopParser, (xmlParserCtxtPtr ctxt), (ctxt))
#endif
