#include <libxml/xmlversion.h>
// Debian's libxml2 mentions the system's ICU in a declaration that is not used here; Foundation
// brings another ICU, whose declarations differ.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
