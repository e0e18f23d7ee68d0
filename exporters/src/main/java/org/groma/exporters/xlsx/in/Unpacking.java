package org.groma.exporters.xlsx.in;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipEntry;

/**
 * A part while it is unpacked. What the zip says of its size may be a lie; this counts. It counts
 * too how far it is from one tag to the next, because a reader keeps all of that in memory.
 */
final class Unpacking extends FilterInputStream {

  static final long MOST = 64L << 20;
  static final long MOST_TOGETHER = 256L << 20;

  /** Sheets are packed to a tenth or a thirtieth, not to a hundredth. */
  static final int MOST_TIMES_LARGER = 100;

  static final long TOO_SMALL_TO_HARM = 1L << 20;
  private static final int FARTHEST_TAG = 1 << 20;

  /** What all parts of a workbook may come to. */
  static final class Allowance {
    private long unpacked;
  }

  /** The part is no part of a workbook made for tables. */
  static final class Bomb extends IOException {
    private static final long serialVersionUID = 1L;

    Bomb(String part) {
      super(part);
    }
  }

  private final ZipEntry part;
  private final Allowance allowance;
  private long unpacked;
  private int sinceTag;

  Unpacking(InputStream packed, ZipEntry part, Allowance allowance) {
    super(packed);
    this.part = part;
    this.allowance = allowance;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int count = in.read(bytes, offset, length);
    for (int i = offset; i < offset + count; i++) {
      sinceTag = bytes[i] == '<' ? 0 : sinceTag + 1;
      if (sinceTag > FARTHEST_TAG) {
        throw new Bomb(part.getName());
      }
    }
    unpacked += Math.max(0, count);
    allowance.unpacked += Math.max(0, count);
    if (swells(unpacked, part) || allowance.unpacked > MOST_TOGETHER) {
      throw new Bomb(part.getName());
    }
    return count;
  }

  /** Whether a part of this size would be no part of any table. */
  static boolean swells(long size, ZipEntry part) {
    return size > MOST
        || (size > TOO_SMALL_TO_HARM
            && size > MOST_TIMES_LARGER * Math.max(1, part.getCompressedSize()));
  }
}
