#!/usr/bin/env python3
"""Measures the time from starting the studio to the first painted map, from outside: by looking at the screen.

    xvfb-run -s "-noreset -screen 0 1600x1000x24" python3 docs/bench/startup.py [RUNS]

The map counts as painted when the middle of the screen has many colours.
Each run has a home folder of its own, so that nothing is remembered from run to run.
"""
import ctypes
import ctypes.util
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time

GROMA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "groma")
MANY = 60

X = ctypes.CDLL(ctypes.util.find_library("X11"))
X.XOpenDisplay.restype = ctypes.c_void_p
for name in ("XCloseDisplay", "XDefaultRootWindow", "XDisplayWidth", "XDisplayHeight", "XGetImage"):
    getattr(X, name).argtypes = [ctypes.c_void_p] + [ctypes.c_long] * {"XDisplayWidth": 1, "XDisplayHeight": 1}.get(name, 0)
X.XDefaultRootWindow.restype = ctypes.c_ulong
X.XGetImage.restype = ctypes.c_void_p
X.XGetImage.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int,
                        ctypes.c_uint, ctypes.c_uint, ctypes.c_ulong, ctypes.c_int]


def colours():
    """How many colours some lines across the middle of the screen have; cheap, for it takes time from the studio."""
    display = X.XOpenDisplay(None)
    if not display:
        sys.exit("There is no display; see above.")
    try:
        root = X.XDefaultRootWindow(display)
        wide, high = X.XDisplayWidth(display, 0), X.XDisplayHeight(display, 0)
        seen = set()
        for part in (4, 5, 6, 7, 8):
            image = X.XGetImage(display, root, wide // 4, high * part // 16, wide // 2, 1, ~0 & 0xFFFFFF, 2)
            if image:
                line = ctypes.string_at(ctypes.cast(image + 16, ctypes.POINTER(ctypes.c_void_p))[0], wide // 2 * 4)
                seen.update(line[i:i + 4] for i in range(0, len(line), 4))
                X.XDestroyImage(ctypes.c_void_p(image))
        return len(seen)
    finally:
        X.XCloseDisplay(display)


def processor(pid):
    """Seconds of processor time so far; the launcher becomes the JVM, so one process is all."""
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def run():
    with tempfile.TemporaryDirectory() as home:
        env = dict(os.environ, HOME=home, XDG_CONFIG_HOME=home, XDG_STATE_HOME=home)
        env["GROMA_JAVA_OPTS"] = env.get("GROMA_JAVA_OPTS", "") + " -Dprism.order=sw -Duser.home=" + home
        while colours() >= MANY:
            time.sleep(0.2)  # the last window is still going away
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
