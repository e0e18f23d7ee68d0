package org.groma.engine.kernel;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What can be told to a person of why the rules stumbled over data. A sentence that somebody wrote
 * for people is told; what the machine says of itself is not.
 */
public final class PlainReason {

  private static final Pattern OF_THE_MACHINE =
      Pattern.compile(
          "\\bjava\\.|\\borg\\.groma|Exception|Error\\b|[Ii]ndex|Cannot invoke|because"
              + " \"|null|\\[\\w+=|@[0-9a-f]{4,}");

  private PlainReason() {}

  /** The sentence, without a full stop; nothing where there is none for people. */
  public static Optional<String> of(Throwable stumbled) {
    return Optional.ofNullable(stumbled.getMessage())
        .map(String::strip)
        .filter(message -> !message.isEmpty() && !OF_THE_MACHINE.matcher(message).find())
        .map(message ->
            message.endsWith(".") ? message.substring(0, message.length() - 1) : message);
  }

  /** The same to be put after a sentence: {@code " (there is no Area goldmark)"}, or nothing. */
  static String inBrackets(Throwable stumbled) {
    return of(stumbled).map(reason -> " (" + reason + ")").orElse("");
  }
}
