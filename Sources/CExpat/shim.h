// The system's expat: the XML parser under the Interface Builder importer.
#include <expat.h>

#if XML_MAJOR_VERSION < 2
#error "insetlua needs expat 2 (Debian: libexpat1-dev; macOS has it)"
#endif
