package org.groma.exporters.sheet.typeset;

import java.util.function.Function;

/** Shortens text that must stay on one line. */
public final class LineFit {

  private LineFit() {}

  /** The text as a phrase, cut with an ellipsis if it is wider than the room. */
  public static Phrase of(String text, double room, Function<String, Phrase> setting) {
    Phrase whole = setting.apply(text);
    for (int length = text.length() - 1; whole.width() > room && length > 0; length--) {
      whole = setting.apply(text.substring(0, length).strip() + "…");
    }
    return whole;
  }
}
