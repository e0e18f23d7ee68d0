package org.groma.editor.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.zip.CRC32;

/** Changes a line of a journal, and gives it the checksum that it then needs. */
record JournalMutator(List<String> lines) implements Mutator {

  private static final String CHECKSUM = ",\"crc\":\"";

  static JournalMutator of(byte[] seed) {
    return new JournalMutator(new String(seed, StandardCharsets.UTF_8).lines().toList());
  }

  @Override
  public byte[] mutate(RandomGenerator random) {
    List<String> changed = new ArrayList<>(lines);
    int at = random.nextInt(changed.size());
    if (random.nextInt(8) == 0) {
      changed.add(at, changed.get(random.nextInt(changed.size())));
    } else {
      String body = changed.get(at).substring(0, changed.get(at).lastIndexOf(CHECKSUM));
      byte[] spoilt = new TokenMutator(body.getBytes(StandardCharsets.UTF_8)).mutate(random);
      CRC32 crc = new CRC32();
      crc.update(spoilt);
      changed.set(
          at,
          new String(spoilt, StandardCharsets.UTF_8)
              + CHECKSUM
              + HexFormat.of().toHexDigits((int) crc.getValue())
              + "\"}");
    }
    return (String.join("\n", changed) + "\n").getBytes(StandardCharsets.UTF_8);
  }
}
