package org.groma.editor.studio;

import java.util.concurrent.ThreadFactory;

/**
 * Threads that work beside the window. They give way to the two threads that make its frames: a
 * frame that waits for a check is seen, a check that waits for a frame is not.
 */
@SuppressWarnings("ThreadPriorityCheck") // nothing depends on it but how smooth frames are
final class BackgroundThreads {

  private BackgroundThreads() {}

  /** Threads whose work can wait a moment: checks, simulations, exports. */
  static ThreadFactory patient(String name) {
    return Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name(name, 0).factory();
  }

  /** Threads whose work is looked at next: pictures of the map. */
  static ThreadFactory prompt(String name) {
    return Thread.ofPlatform().daemon().priority(Thread.NORM_PRIORITY - 1).name(name, 0).factory();
  }
}
