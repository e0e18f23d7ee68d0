package org.groma.model.content;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** The checksum SHA-256. */
public final class Sha256 {

  private Sha256() {}

  /** One to be fed piece by piece. */
  public static MessageDigest begin() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }

  public static byte[] of(String text) {
    return begin().digest(text.getBytes(StandardCharsets.UTF_8));
  }

  /** How the policy of a page names a script or style in it that may be used. */
  public static String source(String text) {
    return "'sha256-" + Base64.getEncoder().encodeToString(of(text)) + "'";
  }
}
