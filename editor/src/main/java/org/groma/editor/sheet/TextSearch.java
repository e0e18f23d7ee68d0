package org.groma.editor.sheet;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text that is looked for, as it stands and not as a pattern.
 *
 * @param wholeWord whether letters and digits beside it are no match
 */
public record TextSearch(String text, boolean matchCase, boolean wholeWord) {

  private static final String OF_A_WORD = "[\\p{L}\\p{M}\\p{N}_]";

  public boolean isNothing() {
    return text.isEmpty();
  }

  private Pattern pattern() {
    String literal = Pattern.quote(text);
    return Pattern.compile(
        wholeWord ? "(?<!" + OF_A_WORD + ")" + literal + "(?!" + OF_A_WORD + ")" : literal,
        matchCase ? 0 : Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
  }

  /** Looks at many texts; the pattern is made once. */
  public Finder finder() {
    Pattern pattern = pattern();
    return new Finder() {
      @Override
      public boolean isIn(String where) {
        return !isNothing() && pattern.matcher(where).find();
      }

      @Override
      public Optional<String> replaced(String where, String by) {
        return isIn(where)
            ? Optional.of(pattern.matcher(where).replaceAll(Matcher.quoteReplacement(by)))
            : Optional.empty();
      }
    };
  }

  /** Finds and replaces. */
  public interface Finder {
    boolean isIn(String where);

    /** The text with every match replaced; nothing if there is none. */
    Optional<String> replaced(String where, String by);
  }
}
