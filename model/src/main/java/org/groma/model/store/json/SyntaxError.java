package org.groma.model.store.json;

import org.groma.model.store.json.Complaint.Kind;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;

/**
 * Says in plain words why a text is not JSON. The parser knows where it stopped; what it would have
 * liked to see there follows from the character before.
 */
final class SyntaxError {

  private final JsonText text;
  private final JsonParser parser;
  private final int offset;

  private SyntaxError(JsonText text, JsonParser parser, int offset) {
    this.text = text;
    this.parser = parser;
    this.offset = offset;
  }

  /**
   * The complaint for an exception of the parser.
   *
   * @param insideText whether it came up inside a text in double quotes
   */
  static Unparsable of(
      JacksonException stopped, JsonText text, JsonParser parser, boolean insideText) {
    JsonPath path = JsonPath.of(parser.streamReadContext());
    if (stopped instanceof StreamConstraintsException && !isTooDeep(parser)) {
      return unparsable(
          path,
          text.spot(Math.clamp(parser.currentTokenLocation().getCharOffset(), 0, text.length())),
          "a text or a name is longer than " + JsonText.LONGEST_TEXT + " characters");
    }
    if (stopped instanceof StreamConstraintsException) {
      // thrown after the bracket was taken
      int bracket = (int) parser.currentLocation().getCharOffset() - 1;
      return unparsable(
          path,
          text.spot(Math.max(0, bracket)),
          "values are nested more than " + JsonText.DEEPEST + " levels deep");
    }
    if (stopped instanceof UnexpectedEndOfInputException) {
      return unparsable(
          path,
          text.spot(text.length()),
          "the file ends in the middle; it was cut off, or a closing bracket or quote is missing");
    }
    int offset = Math.clamp(stopped.getLocation().getCharOffset(), 0, text.length());
    SyntaxError error = new SyntaxError(text, parser, offset);
    return unparsable(
        path, text.spot(offset), insideText ? error.insideText() : error.betweenTokens());
  }

  private static boolean isTooDeep(JsonParser parser) {
    return parser.streamReadContext().getNestingDepth() >= JsonText.DEEPEST;
  }

  static Unparsable unparsable(JsonPath path, Spot at, String message) {
    return new Unparsable(new Complaint(Kind.SYNTAX, path, at, message));
  }

  private String insideText() {
    return offset < text.length() && text.charAt(offset) < ' '
        ? "a text in double quotes ends on the line it starts on; a line break inside it is written"
            + " \\n, a tab \\t"
        : "a backslash in a text is followed by one of \" \\ / b f n r t or by u and four"
            + " hexadecimal digits, not by "
            + found();
  }

  private String betweenTokens() {
    char before = before();
    boolean inObject = parser.streamReadContext().inObject();
    String close = inObject ? "}" : "]";
    if (before == ',' && found().equals("'" + close + "'")) {
      return "there is a comma too many before '" + close + "'";
    }
    return "expected " + expected(before, inObject, close) + ", found " + found();
  }

  private String expected(char before, boolean inObject, String close) {
    boolean afterName = parser.currentToken() == JsonToken.PROPERTY_NAME;
    return switch (before) {
      case '\0' -> "'{'";
      case '{' -> "a field name in double quotes or '}'";
      case '[' -> "a value or ']'";
      case ':' -> "a value";
      case ',' -> inObject ? "a field name in double quotes" : "a value";
      case '+', '-', '.', 'e', 'E' -> "the next digit of a number";
      case '"' -> afterName ? "':'" : "',' or '" + close + "'";
      default -> {
        if (parser.streamReadContext().inRoot()) {
          yield "the end of the file";
        }
        // a value was begun after the name and broke off: only numbers do that
        yield afterName ? "a number such as 12 or -0.5" : "',' or '" + close + "'";
      }
    };
  }

  /** The last character before the spot that is no space; zero at the start of the text. */
  private char before() {
    for (int i = offset - 1; i >= 0; i--) {
      if (!Character.isWhitespace(text.charAt(i))) {
        return text.charAt(i);
      }
    }
    return '\0';
  }

  private String found() {
    if (offset >= text.length()) {
      return "the end of the file";
    }
    int end = offset;
    while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
      end++;
    }
    if (end > offset) {
      return "'" + text.part(offset, end) + "'";
    }
    char one = text.charAt(offset);
    return Character.isISOControl(one)
        ? "a control character"
        : "'" + text.part(offset, offset + (Character.isHighSurrogate(one) ? 2 : 1)) + "'";
  }
}
