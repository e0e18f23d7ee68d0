package org.groma.trial;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.spi.FileSystemProvider;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.StreamSupport;

/**
 * A disk that can be full, write-protected or worse, over the real one. Paths of it go to the
 * program like any others, so all of its saving and recovering is tried, and not a stand-in for it.
 */
public final class TroubledDisk extends FileSystemProvider {

  /** What is the matter with it, for good. */
  public enum State {
    SOUND,
    FULL,
    WRITE_PROTECTED
  }

  private final FileSystemProvider real;
  private final TroubledVolume volume = new TroubledVolume(this);
  private final Set<FileChannel> open = ConcurrentHashMap.newKeySet();
  private volatile DiskWarden warden = DiskWarden.NONE;
  private volatile boolean syncs = true;

  public TroubledDisk(Path any) {
    this.real = any.getFileSystem().provider();
  }

  /** Asks this one from now on. */
  public void set(DiskWarden now) {
    warden = now;
  }

  /** Is full or write-protected from now on, or sound again. */
  public void set(State now) {
    warden =
        switch (now) {
          case SOUND -> DiskWarden.NONE;
          case FULL -> always(DiskError.FULL);
          case WRITE_PROTECTED -> always(DiskError.DENIED);
        };
  }

  private static DiskWarden always(DiskError error) {
    return (deed, path) -> {
      if (error.strikes(deed) && (deed.changes() || deed.needsRoom())) {
        throw error.at(deed, path);
      }
    };
  }

  /** Waits for nothing to be on the real disk, because no power fails in this test. */
  public TroubledDisk withoutSyncs() {
    syncs = false;
    return this;
  }

  boolean syncs() {
    return syncs;
  }

  /** A folder or file of the real disk, seen through this one. */
  public Path over(Path path) {
    return new TroubledPath(this, path);
  }

  DiskWarden warden() {
    return warden;
  }

  FileSystem volume() {
    return volume;
  }

  void closed(FileChannel channel) {
    open.remove(channel);
  }

  /** Files that are open, which they should not be when all work is done. */
  public int openFiles() {
    return open.size();
  }

  /** Closes every file, as the operating system does when a program is gone. */
  public void closeAll() throws IOException {
    for (FileChannel channel : Set.copyOf(open)) {
      channel.close();
      open.remove(channel);
    }
  }

  static Path real(Path path) {
    return path instanceof TroubledPath troubled ? troubled.real() : path;
  }

  private interface Work<T> {
    T carryOut(Path path) throws IOException;
  }

  private <T> T watched(DiskDeed deed, Path path, Work<T> work) throws IOException {
    warden.before(deed, real(path));
    T result = work.carryOut(real(path));
    warden.after(deed, real(path));
    return result;
  }

  @Override
  public FileChannel newFileChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    boolean writes =
        options.contains(StandardOpenOption.WRITE) || options.contains(StandardOpenOption.APPEND);
    return watched(
        writes ? DiskDeed.OPEN_TO_WRITE : DiskDeed.OPEN_TO_READ,
        path,
        there -> {
          FileChannel channel = real.newFileChannel(there, options, attributes);
          open.add(channel);
          return new TroubledChannel(this, channel, there);
        });
  }

  @Override
  public SeekableByteChannel newByteChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    return newFileChannel(path, options, attributes);
  }

  @Override
  public DirectoryStream<Path> newDirectoryStream(
      Path folder, DirectoryStream.Filter<? super Path> filter) throws IOException {
    DirectoryStream<Path> inside =
        watched(
            DiskDeed.LIST,
            folder,
            there -> real.newDirectoryStream(there, path -> filter.accept(over(path))));
    return new DirectoryStream<>() {
      @Override
      public Iterator<Path> iterator() {
        return StreamSupport.stream(inside.spliterator(), false)
            .map(TroubledDisk.this::over)
            .iterator();
      }

      @Override
      public void close() throws IOException {
        inside.close();
      }
    };
  }

  @Override
  public void createDirectory(Path folder, FileAttribute<?>... attributes) throws IOException {
    if (real.exists(real(folder))) {
      real.createDirectory(real(folder), attributes); // which says that it is there already
    }
    watched(
        DiskDeed.MAKE_FOLDER,
        folder,
        there -> {
          real.createDirectory(there, attributes);
          return there;
        });
  }

  @Override
  public void createSymbolicLink(Path link, Path target, FileAttribute<?>... attributes)
      throws IOException {
    real.createSymbolicLink(real(link), real(target), attributes);
  }

  @Override
  public Path readSymbolicLink(Path link) throws IOException {
    return over(watched(DiskDeed.LOOK, link, real::readSymbolicLink));
  }

  @Override
  public void delete(Path path) throws IOException {
    watched(
        DiskDeed.DELETE,
        path,
        there -> {
          real.delete(there);
          return there;
        });
  }

  @Override
  public void copy(Path from, Path to, CopyOption... options) throws IOException {
    watched(
        DiskDeed.COPY,
        to,
        there -> {
          real.copy(real(from), there, options);
          return there;
        });
  }

  @Override
  public void move(Path from, Path to, CopyOption... options) throws IOException {
    watched(
        DiskDeed.MOVE,
        to,
        there -> {
          real.move(real(from), there, options);
          return there;
        });
  }

  @Override
  public boolean isSameFile(Path one, Path other) throws IOException {
    return watched(DiskDeed.LOOK, one, there -> real.isSameFile(there, real(other)));
  }

  @Override
  public boolean isHidden(Path path) throws IOException {
    return real.isHidden(real(path));
  }

  @Override
  public FileStore getFileStore(Path path) throws IOException {
    return real.getFileStore(real(path));
  }

  @Override
  public void checkAccess(Path path, AccessMode... modes) throws IOException {
    DiskDeed deed = List.of(modes).contains(AccessMode.WRITE) ? DiskDeed.SET_MODE : DiskDeed.LOOK;
    watched(
        deed,
        path,
        there -> {
          real.checkAccess(there, modes);
          return there;
        });
  }

  @Override
  public <V extends FileAttributeView> V getFileAttributeView(
      Path path, Class<V> type, LinkOption... options) {
    return real.getFileAttributeView(real(path), type, options);
  }

  @Override
  public <A extends BasicFileAttributes> A readAttributes(
      Path path, Class<A> type, LinkOption... options) throws IOException {
    return watched(DiskDeed.LOOK, path, there -> real.readAttributes(there, type, options));
  }

  @Override
  public Map<String, Object> readAttributes(Path path, String names, LinkOption... options)
      throws IOException {
    return watched(DiskDeed.LOOK, path, there -> real.readAttributes(there, names, options));
  }

  @Override
  public void setAttribute(Path path, String name, Object value, LinkOption... options)
      throws IOException {
    watched(
        DiskDeed.SET_MODE,
        path,
        there -> {
          real.setAttribute(there, name, value, options);
          return there;
        });
  }

  @Override
  public String getScheme() {
    return "troubled";
  }

  @Override
  public FileSystem newFileSystem(URI uri, Map<String, ?> settings) {
    throw new UnsupportedOperationException();
  }

  @Override
  public FileSystem getFileSystem(URI uri) {
    return volume;
  }

  @Override
  public Path getPath(URI uri) {
    throw new UnsupportedOperationException();
  }
}
