// GLib's and Cairo's declarations are those of CPango, so that they are one module's.
#pragma clang module import CPango
#include <poppler.h>
