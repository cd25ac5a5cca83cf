// Help for the thread sanitizer; empty in other builds.
#include "ticks.h"

#if LH_SIGNALS_DEFERRED && defined(__linux__)

#include <setjmp.h>

// A Lua that was built with fortified headers jumps by this name, which the sanitizer does not
// intercept; its own record of the stack would grow with every error until it overflows.
_Noreturn void __longjmp_chk(jmp_buf environment, int value) { longjmp(environment, value); }

#endif
