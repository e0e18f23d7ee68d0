package org.groma.exporters.sheet;

import java.util.Locale;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Palette;
import org.groma.exporters.picture.Typeface;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.exporters.sheet.typeset.Style;

/** The few kinds of letters and rules that sheets are made of. */
final class Styles {

  static final Colour RED = Colour.of(0x9E2F28);
  static final Colour RULE = Palette.FAINT_INK.mix(Colour.of(0xFFFFFF), 0.45);
  static final Colour HAIRLINE = Palette.FAINT_INK.mix(Colour.of(0xFFFFFF), 0.72);
  static final Colour NO_RULE = Palette.INK.fade(0);

  static final Style BODY = new Style(Typeface.ROMAN, 9, Palette.INK);
  static final Style BOLD = BODY.in(Typeface.BOLD);
  static final Style ITALIC = BODY.in(Typeface.ITALIC);
  static final Style NOTE = new Style(Typeface.ITALIC, 8, Palette.FAINT_INK);
  static final Style HEAD = new Style(Typeface.ITALIC, 7.8, Palette.FAINT_INK);
  static final Style TITLE = new Style(Typeface.BOLD, 25, Palette.INK);
  static final Style SUBTITLE = new Style(Typeface.ITALIC, 11, Palette.FAINT_INK);
  static final Style NAME = new Style(Typeface.BOLD, 11, Palette.INK);
  static final Style LABEL = new Style(Typeface.BOLD, 10.5, 0.05, RED);
  static final Style RUNNING = new Style(Typeface.ROMAN, 8.6, 0.06, Palette.FAINT_INK);

  private static final double SMALL = 0.8;

  private Styles() {}

  /** Capitals, those that were small letters in a smaller size. */
  static Phrase smallCapitals(Style style, String text) {
    Style small = style.sized(style.size() * SMALL);
    Phrase phrase = Phrase.EMPTY;
    int start = 0;
    while (start < text.length()) {
      boolean lower = Character.isLowerCase(text.charAt(start));
      int end = start;
      while (end < text.length() && Character.isLowerCase(text.charAt(end)) == lower) {
        end++;
      }
      String part = text.substring(start, end).toUpperCase(Locale.ROOT);
      phrase = phrase.then(lower ? small : style, part);
      start = end;
    }
    return phrase;
  }
}
