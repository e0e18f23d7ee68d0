package org.groma.model.review;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How bad a finding is, worst first. */
public enum Severity {
  /** The data contradict themselves or the rules; the game cannot be played as it stands. */
  ERROR,
  /** Probably a mistake. */
  WARNING,
  /** Worth a look: a peculiarity, or a difference between printed sources. */
  NOTE;

  @JsonValue
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Severity> of(String word) {
    return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
  }

  @JsonCreator
  static Severity parse(String word) {
    return of(word)
        .orElseThrow(() ->
            new IllegalArgumentException(
                "'" + word + "' is no severity; choose error, warning or note"));
  }

  public boolean isAtLeast(Severity other) {
    return compareTo(other) <= 0;
  }
}
