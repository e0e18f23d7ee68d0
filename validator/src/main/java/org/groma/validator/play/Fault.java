package org.groma.validator.play;

import java.util.Arrays;
import java.util.Comparator;

/**
 * A kind of breakdown: which exception, thrown where.
 *
 * @param kind the name of its class
 * @param place class and method; empty where that says nothing
 */
public record Fault(String kind, String place) implements Comparable<Fault> {

  private static final Comparator<Fault> ORDER =
      Comparator.comparing(Fault::place).thenComparing(Fault::kind);

  /** What all games share is never to blame; it stands at the top of many stacks. */
  private static final String SHARED = "org.groma.engine.kernel.";

  static Fault of(Throwable mistake) {
    String kind = mistake.getClass().getSimpleName();
    if (mistake instanceof Error) {
      return new Fault(kind, ""); // a stack that overflowed ends anywhere
    }
    return Arrays.stream(mistake.getStackTrace())
        .filter(frame -> !isLibrary(frame.getClassName()))
        .findFirst()
        .map(frame -> new Fault(kind, simple(frame.getClassName()) + "." + frame.getMethodName()))
        .orElse(new Fault(kind, ""));
  }

  private static boolean isLibrary(String name) {
    return name.startsWith("java.") || name.startsWith("jdk.") || name.startsWith(SHARED);
  }

  private static String simple(String name) {
    return name.substring(name.lastIndexOf('.') + 1).replace('$', '.');
  }

  /** A word for it: {@code Retreat.origins} or the exception. */
  String word() {
    return place.isEmpty() ? kind : place;
  }

  @Override
  public int compareTo(Fault other) {
    return ORDER.compare(this, other);
  }
}
