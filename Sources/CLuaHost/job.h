// Jobs, as the calls of their thread see them.
#pragma once

#include <stdint.h>

// Gives up the job of this thread where one call has used that much more than its processor time.
void lh_job_overdue(int64_t nanoseconds);
