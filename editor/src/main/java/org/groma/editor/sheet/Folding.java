package org.groma.editor.sheet;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Text as people search and sort it: accents and capitals do not count. */
public final class Folding {

  private static final Pattern MARKS = Pattern.compile("\\p{M}+");

  private Folding() {}

  public static String of(String text) {
    boolean plain = text.chars().allMatch(each -> each < 128);
    String bare =
        plain
            ? text
            : MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFD)).replaceAll("");
    return bare.toLowerCase(Locale.ROOT);
  }
}
