#!/usr/bin/env python3
"""Measures the time from starting the studio to the first painted map, from outside: by looking at the screen.

    xvfb-run -s "-screen 0 1600x1000x24" python3 docs/bench/startup.py [RUNS]

Needs xwd (x11-apps). The map counts as painted when the middle of the screen has many colours.
Each run has a home folder of its own, so that nothing is remembered from run to run.
"""
import os
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import time

GROMA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "groma")
MANY = 60


def colours():
    dump = subprocess.run(["xwd", "-root", "-silent"], capture_output=True).stdout
    if not dump:
        return 0  # a display without windows may be starting anew
    header = struct.unpack(">25I", dump[:100])
    size, width, height, line, entries = header[0], header[4], header[5], header[12], header[19]
    start = size + entries * 12
    seen = set()
    for y in range(height // 4, height // 2, 6):
        row = dump[start + y * line + width * 4 // 4: start + y * line + width * 4 * 3 // 4]
        seen.update(row[i:i + 4] for i in range(0, len(row), 12))
    return len(seen)


def processor(pid):
    """Seconds of processor time so far; the launcher becomes the JVM, so one process is all."""
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def run():
    with tempfile.TemporaryDirectory() as home:
        env = dict(os.environ, HOME=home, XDG_CONFIG_HOME=home, XDG_STATE_HOME=home)
        env["GROMA_JAVA_OPTS"] = env.get("GROMA_JAVA_OPTS", "") + " -Dprism.order=sw -Duser.home=" + home
        begun = time.monotonic()
        studio = subprocess.Popen([GROMA, "edit"], env=env, start_new_session=True)
        try:
            while colours() < MANY:
                if studio.poll() is not None or time.monotonic() - begun > 60:
                    sys.exit("The studio showed no map.")
                time.sleep(0.03)
            return time.monotonic() - begun, processor(studio.pid)
        finally:
            os.killpg(studio.pid, signal.SIGTERM)
            studio.wait()


runs = [run() for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 5)]
print("start to first painted map: " + ", ".join(f"{wall:.2f} s" for wall, _ in runs)
      + f"; median {statistics.median(wall for wall, _ in runs):.2f} s,"
      + f" of the processor {statistics.median(busy for _, busy in runs):.2f} s")
