"""What holds for all tests: none of them fails because of how and where it is run."""

from __future__ import annotations

import signal

from hypothesis import HealthCheck, settings

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# A shell shuts Ctrl-C off for what it runs in the background, and what tests start inherits that.
signal.signal(signal.SIGINT, signal.default_int_handler)
