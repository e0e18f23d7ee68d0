package org.groma.model.store.json;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.groma.model.store.json.Complaint.Kind;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;

/**
 * The text of one JSON file. It is decoded before it is parsed, so that columns count characters as
 * a text editor does. A byte order mark at the start, which some editors add, is passed over.
 */
public final class JsonText {

  /** Deeper nesting is refused: no project needs it, and it would exhaust the stack. */
  public static final int DEEPEST = 64;

  /** Longer texts and names are refused: nobody writes them, and every copy costs memory. */
  public static final int LONGEST_TEXT = 10_000_000;

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          // recognised so that the refusal can be worded here
          .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
          .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(DEEPEST)
                  // complained of where it stands, and never worked out
                  .maxNumberLength(Integer.MAX_VALUE)
                  .maxStringLength(LONGEST_TEXT)
                  .maxNameLength(LONGEST_TEXT)
                  .build())
          .build();

  private final char[] chars;
  private final int length;

  private JsonText(char[] chars, int length) {
    this.chars = chars;
    this.length = length;
  }

  public static JsonText of(String text) {
    return new JsonText(text.toCharArray(), text.length());
  }

  public static JsonText of(byte[] utf8) throws Unparsable {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    char[] chars = new char[utf8.length];
    CharBuffer decoded = CharBuffer.wrap(chars);
    CoderResult result = decoder.decode(ByteBuffer.wrap(utf8), decoded, true);
    JsonText text = new JsonText(chars, decoded.position()).withoutMark();
    if (result.isError()) {
      throw new Unparsable(
          new Complaint(
              Kind.SYNTAX,
              JsonPath.ROOT,
              text.spot(text.length),
              "this is not UTF-8 text; save the file in the encoding UTF-8"));
    }
    return text;
  }

  private JsonText withoutMark() {
    return length > 0 && chars[0] == BYTE_ORDER_MARK
        ? new JsonText(Arrays.copyOfRange(chars, 1, length), length - 1)
        : this;
  }

  public boolean isBlank() {
    for (int i = 0; i < length; i++) {
      if (!Character.isWhitespace(chars[i])) {
        return false;
      }
    }
    return true;
  }

  JsonParser parser() {
    return FACTORY.createParser(ObjectReadContext.empty(), chars, 0, length);
  }

  int length() {
    return length;
  }

  char charAt(int offset) {
    return chars[offset];
  }

  /** The characters from one offset to before another, or to the end. */
  String part(int from, int to) {
    return new String(chars, from, Math.min(to, length) - from);
  }

  /** Line and column of a character, or of the end. */
  Spot spot(int offset) {
    int line = 1;
    int start = 0;
    for (int i = 0; i < offset; i++) {
      if (chars[i] == '\n') {
        line++;
        start = i + 1;
      }
    }
    return new Spot(line, offset - start + 1);
  }
}
