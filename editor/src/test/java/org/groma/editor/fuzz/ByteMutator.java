package org.groma.editor.fuzz;

import java.io.ByteArrayOutputStream;
import java.util.random.RandomGenerator;

/** Changes bytes, whatever they mean: flips, cuts, doubles, moves and overwrites them. */
@SuppressWarnings("ArrayRecordComponent") // bytes are all it has
record ByteMutator(byte[] seed) implements Mutator {

  private static final int MOST_MUTATIONS = 4;
  private static final int LONGEST = 64;
  private static final int[] TELLING = {0, 1, 0x7f, 0x80, 0xff, '"', '<', '\n', ',', '-', '9'};

  @Override
  public byte[] mutate(RandomGenerator random) {
    byte[] bytes = seed.clone();
    for (int i = random.nextInt(1, MOST_MUTATIONS + 1); i > 0 && bytes.length > 0; i--) {
      bytes = once(bytes, random);
    }
    return bytes;
  }

  static byte[] once(byte[] bytes, RandomGenerator random) {
    int at = random.nextInt(bytes.length);
    int length = Math.min(random.nextInt(1, LONGEST), bytes.length - at);
    return switch (random.nextInt(6)) {
      case 0 -> {
        bytes[at] ^= (byte) (1 << random.nextInt(8));
        yield bytes;
      }
      case 1 -> {
        bytes[at] = (byte) TELLING[random.nextInt(TELLING.length)];
        yield bytes;
      }
      case 2 -> {
        yield joined(bytes, at, bytes, at + length, bytes.length); // cut out
      }
      case 3 -> {
        yield joined(bytes, at + length, bytes, at, bytes.length); // said twice
      }
      case 4 -> {
        yield joined(bytes, at, bytes, 0, 0); // broken off
      }
      default -> {
        int from = random.nextInt(bytes.length);
        System.arraycopy(bytes, from, bytes, at, Math.min(length, bytes.length - from));
        yield bytes;
      }
    };
  }

  /** The start of one and a part of another. */
  private static byte[] joined(byte[] start, int end, byte[] other, int from, int to) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(end + Math.max(0, to - from));
    out.write(start, 0, end);
    out.write(other, from, to - from);
    return out.toByteArray();
  }
}
