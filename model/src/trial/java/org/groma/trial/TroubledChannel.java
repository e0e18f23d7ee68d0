package org.groma.trial;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;

/** An open file of a troubled disk. */
final class TroubledChannel extends FileChannel {

  private final TroubledDisk disk;
  private final FileChannel real;
  private final Path path;

  TroubledChannel(TroubledDisk disk, FileChannel real, Path path) {
    this.disk = disk;
    this.real = real;
    this.path = path;
  }

  private interface Work<T> {
    T carryOut() throws IOException;
  }

  private <T> T watched(DiskDeed deed, Work<T> work) throws IOException {
    disk.warden().before(deed, path);
    T result = work.carryOut();
    disk.warden().after(deed, path);
    return result;
  }

  private interface Writing {
    int carryOut(ByteBuffer bytes) throws IOException;
  }

  /** A negative room says how many bytes get through before the error, less one. */
  private int write(ByteBuffer bytes, Writing writing) throws IOException {
    int room = disk.warden().room(path, bytes.remaining());
    if (room < 0) {
      ByteBuffer part = bytes.slice(bytes.position(), -1 - room);
      while (part.hasRemaining()) {
        writing.carryOut(part);
      }
      throw DiskError.SHORT_WRITE.at(DiskDeed.WRITE, path);
    }
    int written = writing.carryOut(bytes);
    disk.warden().after(DiskDeed.WRITE, path);
    return written;
  }

  @Override
  public int read(ByteBuffer target) throws IOException {
    return watched(DiskDeed.READ, () -> real.read(target));
  }

  @Override
  public long read(ByteBuffer[] targets, int offset, int length) throws IOException {
    return watched(DiskDeed.READ, () -> real.read(targets, offset, length));
  }

  @Override
  public int read(ByteBuffer target, long position) throws IOException {
    return watched(DiskDeed.READ, () -> real.read(target, position));
  }

  @Override
  public int write(ByteBuffer bytes) throws IOException {
    return write(bytes, real::write);
  }

  @Override
  public long write(ByteBuffer[] bytes, int offset, int length) throws IOException {
    long written = 0;
    for (int i = offset; i < offset + length; i++) {
      written += write(bytes[i]);
    }
    return written;
  }

  @Override
  public int write(ByteBuffer bytes, long position) throws IOException {
    return write(bytes, part -> real.write(part, position));
  }

  @Override
  public long position() throws IOException {
    return real.position();
  }

  @Override
  public FileChannel position(long position) throws IOException {
    real.position(position);
    return this;
  }

  @Override
  public long size() throws IOException {
    return watched(DiskDeed.READ, real::size);
  }

  @Override
  public FileChannel truncate(long size) throws IOException {
    watched(DiskDeed.CUT, () -> real.truncate(size));
    return this;
  }

  @Override
  public void force(boolean metaData) throws IOException {
    watched(
        DiskDeed.SYNC,
        () -> {
          if (disk.syncs()) {
            real.force(metaData);
          }
          return this;
        });
  }

  @Override
  public long transferTo(long position, long count, WritableByteChannel target) throws IOException {
    return watched(DiskDeed.READ, () -> real.transferTo(position, count, target));
  }

  @Override
  public long transferFrom(ReadableByteChannel source, long position, long count)
      throws IOException {
    return watched(DiskDeed.WRITE, () -> real.transferFrom(source, position, count));
  }

  @Override
  public MappedByteBuffer map(MapMode mode, long position, long size) throws IOException {
    return watched(DiskDeed.READ, () -> real.map(mode, position, size));
  }

  @Override
  public FileLock lock(long position, long size, boolean shared) throws IOException {
    return watched(DiskDeed.LOCK, () -> real.lock(position, size, shared));
  }

  @Override
  public FileLock tryLock(long position, long size, boolean shared) throws IOException {
    return watched(DiskDeed.LOCK, () -> real.tryLock(position, size, shared));
  }

  /** The file is closed whatever is told, as the operating system does it. */
  @Override
  protected void implCloseChannel() throws IOException {
    disk.closed(real);
    try {
      disk.warden().before(DiskDeed.CLOSE, path);
    } finally {
      real.close();
    }
    disk.warden().after(DiskDeed.CLOSE, path);
  }
}
