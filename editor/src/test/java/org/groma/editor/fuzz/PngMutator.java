package org.groma.editor.fuzz;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.zip.CRC32;

/** Changes the chunks of a picture, and gives each the checksum that it then needs. */
final class PngMutator implements Mutator {

  private static final int SIGNATURE = 8;
  private static final int AROUND = 12;

  private final byte[] start;
  private final List<byte[]> chunks = new ArrayList<>();

  PngMutator(byte[] seed) {
    ByteBuffer in = ByteBuffer.wrap(seed);
    start = new byte[SIGNATURE];
    in.get(start);
    while (in.remaining() >= AROUND) {
      byte[] chunk = new byte[in.getInt() + Integer.BYTES]; // kind and content
      in.get(chunk);
      in.getInt();
      chunks.add(chunk);
    }
  }

  @Override
  public byte[] mutate(RandomGenerator random) {
    List<byte[]> changed = new ArrayList<>(chunks);
    int at = random.nextInt(changed.size());
    switch (random.nextInt(6)) {
      case 0 -> changed.remove(at);
      case 1 -> changed.add(at, changed.get(random.nextInt(changed.size())));
      default -> changed.set(at, ByteMutator.once(changed.get(at).clone(), random));
    }
    ByteBuffer out =
        ByteBuffer.allocate(SIGNATURE + changed.stream().mapToInt(each -> each.length + 8).sum());
    out.put(start);
    for (byte[] chunk : changed) {
      CRC32 crc = new CRC32();
      crc.update(chunk);
      out.putInt(chunk.length - Integer.BYTES).put(chunk).putInt((int) crc.getValue());
    }
    return out.array();
  }
}
