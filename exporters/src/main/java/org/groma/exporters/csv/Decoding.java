package org.groma.exporters.csv;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Bytes made into text: UTF-8 and nothing else, because a guess turns æ into something that looks
 * right to nobody and is saved all the same.
 */
final class Decoding {

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private Decoding() {}

  /** The text, or an exception whose message is the end of a sentence about the file. */
  static String text(byte[] bytes) throws CharacterCodingException {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length + 1);
    CoderResult result = decoder.decode(in, out, true);
    String text = out.flip().toString();
    if (result.isError()) {
      throw new NotUtf8(bytes, text);
    }
    return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
  }

  /** Says where the first letter of another encoding is. */
  static final class NotUtf8 extends CharacterCodingException {

    private static final long serialVersionUID = 1L;

    private final String sentence;

    private NotUtf8(byte[] bytes, String before) {
      boolean wide = bytes.length > 1 && (bytes[0] & 0xFF) >= 0xFE && (bytes[1] & 0xFF) >= 0xFE;
      sentence =
          wide
              ? "is written in UTF-16; save it as CSV UTF-8."
              : String.format(
                  Locale.ROOT,
                  "is not written in UTF-8, as line %d shows; save it as CSV UTF-8.",
                  before.chars().filter(c -> c == '\n').count() + 1);
    }

    @Override
    public String getMessage() {
      return sentence;
    }
  }
}
