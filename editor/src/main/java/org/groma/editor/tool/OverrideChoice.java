package org.groma.editor.tool;

import java.util.Optional;

/**
 * What the bar of the adjacency tool says of the next two places.
 *
 * @param kind of border to cross between them, a word of the vocabulary, where they are adjacent
 * @param reason why the map alone gives the wrong answer; empty until somebody types it
 */
public record OverrideChoice(Saying saying, Optional<String> kind, String reason) {

  public static final OverrideChoice FIRST =
      new OverrideChoice(Saying.OTHERWISE, Optional.empty(), "");

  /** What is said of two places. */
  public enum Saying {
    /** The opposite of what the drawing shows. */
    OTHERWISE("other than drawn"),
    ADJACENT("adjacent"),
    APART("not adjacent");

    private final String title;

    Saying(String title) {
      this.title = title;
    }

    public String title() {
      return title;
    }
  }

  public OverrideChoice withSaying(Saying other) {
    return new OverrideChoice(other, kind, reason);
  }

  public OverrideChoice withKind(Optional<String> other) {
    return new OverrideChoice(saying, other, reason);
  }

  public OverrideChoice withReason(String other) {
    return new OverrideChoice(saying, kind, other);
  }
}
