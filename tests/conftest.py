"""What holds for all tests: none fails because the machine is slow, or in the background."""

from __future__ import annotations

import signal

from hypothesis import HealthCheck, settings

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# A shell makes deaf to Ctrl-C what it starts in the background, and all that this starts in turn:
# whatever a test interrupts would go on, and the test would wait for it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
