package org.groma.model.store;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.groma.model.content.Sha256;

/** A checksum (SHA-256) of the names and contents of all project files. */
public record Fingerprint(String hex) {

  /** Of a folder without a project. */
  public static final Fingerprint NOTHING = of(new TreeMap<>());

  static Fingerprint of(NavigableMap<String, byte[]> files) {
    MessageDigest digest = Sha256.begin();
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      byte[] name = file.getKey().getBytes(StandardCharsets.UTF_8);
      // lengths first, so that no two sets of files run together to the same bytes
      digest.update(
          ByteBuffer.allocate(2 * Integer.BYTES)
              .putInt(name.length)
              .putInt(file.getValue().length)
              .array());
      digest.update(name);
      digest.update(file.getValue());
    }
    return new Fingerprint(HexFormat.of().formatHex(digest.digest()));
  }

  @Override
  public String toString() {
    return hex;
  }
}
