package org.groma.exporters.xlsx.in;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A formula of a sheet, asked whether it reaches out of its workbook. Groma carries no formula out;
 * but a file that would have a spreadsheet program fetch or start something was not made in good
 * faith, or shows what nobody can check.
 *
 * @param text without the sign of equality
 */
record Formula(String text) {

  private static final int TOLD = 60;

  /** Functions that fetch from the network, ask other programs, or start them. */
  private static final Set<String> CALLING_OUT =
      Set.of(
          "CALL",
          "CUBEKPIMEMBER",
          "CUBEMEMBER",
          "CUBEMEMBERPROPERTY",
          "CUBERANKEDMEMBER",
          "CUBESET",
          "CUBESETCOUNT",
          "CUBEVALUE",
          "DDE",
          "DDEAUTO",
          "EXEC",
          "FILES",
          "IMAGE",
          "IMPORTDATA",
          "IMPORTFEED",
          "IMPORTHTML",
          "IMPORTRANGE",
          "IMPORTXML",
          "MSQUERY",
          "PY",
          "REGISTER",
          "REGISTER.ID",
          "RTD",
          "SQL.REQUEST",
          "STOCKHISTORY",
          "WEBSERVICE");

  private static final String LINK = "HYPERLINK";

  private static final Pattern LITERAL = Pattern.compile("\"(?:[^\"]++|\"\")*+\"");
  private static final Pattern QUOTED_NAME = Pattern.compile("'(?:[^']++|'')*+'");

  /** {@code [1]Sheet!A1}, {@code '[Book.xlsx]Sheet'!A1}; not {@code Table[[#This Row],[Name]]}. */
  private static final Pattern OTHER_WORKBOOK =
      Pattern.compile("(?:^|[^\\w\\])])\\[[^\\[\\]]+][^\\[\\]\"(),;]*!");

  private static final Pattern PATH_TO_WORKBOOK = Pattern.compile("'[^']*\\[[^\\[\\]]+][^']*'!");

  /** What programs put before the names of newer functions. */
  private static final Pattern PREFIX =
      Pattern.compile("^(?:_XLFN\\.|_XLWS\\.|COM\\..*\\.|ORG\\..*\\.)+");

  /** A link that leads to a place within the workbook. */
  private static final Pattern LINK_WITHIN =
      Pattern.compile(LINK + "\\s*\\(\\s*\"#", Pattern.CASE_INSENSITIVE);

  /** How it reaches out, as the end of a sentence about it; nothing if it does not. */
  Optional<String> reach() {
    String plain = LITERAL.matcher(text).replaceAll("\"\"").toUpperCase(Locale.ROOT);
    if (OTHER_WORKBOOK.matcher(plain).find() || PATH_TO_WORKBOOK.matcher(plain).find()) {
      return Optional.of("reads from another workbook");
    }
    if (QUOTED_NAME.matcher(plain).replaceAll("''").indexOf('|') >= 0) {
      return Optional.of("asks another program (DDE)");
    }
    for (int open = plain.indexOf('('); open >= 0; open = plain.indexOf('(', open + 1)) {
      String name = PREFIX.matcher(called(plain, open)).replaceFirst("");
      if (CALLING_OUT.contains(name)) {
        return Optional.of("calls " + name + ", which asks outside of the workbook");
      }
    }
    return count(LINK + "\\s*\\(", plain) > count(LINK_WITHIN.pattern(), text)
        ? Optional.of("links to a place outside of the workbook")
        : Optional.empty();
  }

  /** The name before a bracket; walked backwards, so that each letter is looked at once. */
  private static String called(String plain, int open) {
    int end = open;
    while (end > 0 && Character.isWhitespace(plain.charAt(end - 1))) {
      end--;
    }
    int start = end;
    while (start > 0 && isPartOfName(plain.charAt(start - 1))) {
      start--;
    }
    while (start < end && (plain.charAt(start) == '.' || Character.isDigit(plain.charAt(start)))) {
      start++;
    }
    return plain.substring(start, end);
  }

  private static boolean isPartOfName(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
  }

  /** The formula for a message, cut where it is long. */
  String told() {
    String line = text.strip().replaceAll("\\s+", " ");
    return "=" + (line.length() <= TOLD ? line : line.substring(0, TOLD) + "…");
  }

  private static long count(String pattern, String in) {
    return Pattern.compile(pattern, Pattern.CASE_INSENSITIVE).matcher(in).results().count();
  }
}
