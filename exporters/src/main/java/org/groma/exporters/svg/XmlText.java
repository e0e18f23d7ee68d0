package org.groma.exporters.svg;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text of an XML file in the encoding that it declares. */
final class XmlText {

  private static final Pattern DECLARED =
      Pattern.compile("\\A\\s*<\\?xml[^>]*encoding\\s*=\\s*['\"]([^'\"]+)['\"]");
  private static final int START = 200;

  private XmlText() {}

  static String of(byte[] bytes) {
    Charset encoding = encoding(bytes);
    try {
      String text =
          encoding
              .newDecoder()
              .onMalformedInput(CodingErrorAction.REPORT)
              .onUnmappableCharacter(CodingErrorAction.REPORT)
              .decode(ByteBuffer.wrap(bytes))
              .toString();
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (CharacterCodingException broken) {
      throw new Misdrawn("this is no text in " + encoding + "; save the file in that encoding.");
    }
  }

  private static Charset encoding(byte[] bytes) {
    if (bytes.length > 1 && ((bytes[0] & 0xFF) == 0xFE || (bytes[0] & 0xFF) == 0xFF)) {
      return StandardCharsets.UTF_16; // has a byte order mark
    }
    String start =
        new String(bytes, 0, Math.min(START, bytes.length), StandardCharsets.ISO_8859_1);
    Matcher declared = DECLARED.matcher(start);
    if (!declared.find()) {
      return StandardCharsets.UTF_8;
    }
    try {
      return Charset.forName(declared.group(1));
    } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
      throw new Misdrawn("the encoding '" + declared.group(1) + "' is not known; use UTF-8.");
    }
  }
}
