package org.groma.editor;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemException;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.StandardOpenOption;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;

/**
 * A disk that can be full or write-protected, over the real one. Paths of it go to the program like
 * any others, so all of its saving and recovering is tried, and not a stand-in for it.
 */
public final class TroubledDisk extends FileSystemProvider {

  /** What is the matter with it. */
  public enum State {
    SOUND,
    FULL,
    WRITE_PROTECTED
  }

  private final FileSystemProvider real;
  private final Volume volume = new Volume();
  private volatile State state = State.SOUND;

  public TroubledDisk(Path any) {
    this.real = any.getFileSystem().provider();
  }

  public void set(State now) {
    state = now;
  }

  /** A folder or file of the real disk, seen through this one. */
  public Path over(Path path) {
    return new Way(path);
  }

  /** A new file or folder needs room, and leave. */
  private void write(Path path) throws IOException {
    switch (state) {
      case SOUND -> {}
      case FULL -> throw new FileSystemException(path.toString(), null, "No space left on device");
      case WRITE_PROTECTED -> throw new AccessDeniedException(path.toString());
    }
  }

  /** A full disk lets go of what is on it. */
  private void take(Path path) throws IOException {
    if (state == State.WRITE_PROTECTED) {
      throw new AccessDeniedException(path.toString());
    }
  }

  private static Path real(Path path) {
    return path instanceof Way way ? way.path : path;
  }

  private Path way(Path path) {
    return path == null ? null : new Way(path);
  }

  private static boolean writes(Set<? extends OpenOption> options) {
    return options.contains(StandardOpenOption.WRITE)
        || options.contains(StandardOpenOption.APPEND);
  }

  @Override
  public FileChannel newFileChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    if (writes(options)) {
      write(path);
    }
    return real.newFileChannel(real(path), options, attributes);
  }

  @Override
  public SeekableByteChannel newByteChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    if (writes(options)) {
      write(path);
    }
    return real.newByteChannel(real(path), options, attributes);
  }

  @Override
  public DirectoryStream<Path> newDirectoryStream(
      Path folder, DirectoryStream.Filter<? super Path> filter) throws IOException {
    DirectoryStream<Path> inside =
        real.newDirectoryStream(real(folder), path -> filter.accept(way(path)));
    return new DirectoryStream<>() {
      @Override
      public Iterator<Path> iterator() {
        return StreamSupport.stream(inside.spliterator(), false)
            .map(TroubledDisk.this::way)
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
    if (!real.exists(real(folder))) {
      write(folder);
    }
    real.createDirectory(real(folder), attributes);
  }

  @Override
  public void delete(Path path) throws IOException {
    take(path);
    real.delete(real(path));
  }

  @Override
  public void copy(Path from, Path to, CopyOption... options) throws IOException {
    write(to);
    real.copy(real(from), real(to), options);
  }

  @Override
  public void move(Path from, Path to, CopyOption... options) throws IOException {
    take(to);
    real.move(real(from), real(to), options);
  }

  @Override
  public boolean isSameFile(Path one, Path other) throws IOException {
    return real.isSameFile(real(one), real(other));
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
    if (List.of(modes).contains(AccessMode.WRITE)) {
      take(path);
    }
    real.checkAccess(real(path), modes);
  }

  @Override
  public <V extends FileAttributeView> V getFileAttributeView(
      Path path, Class<V> type, LinkOption... options) {
    return real.getFileAttributeView(real(path), type, options);
  }

  @Override
  public <A extends BasicFileAttributes> A readAttributes(
      Path path, Class<A> type, LinkOption... options) throws IOException {
    return real.readAttributes(real(path), type, options);
  }

  @Override
  public Map<String, Object> readAttributes(Path path, String names, LinkOption... options)
      throws IOException {
    return real.readAttributes(real(path), names, options);
  }

  @Override
  public void setAttribute(Path path, String name, Object value, LinkOption... options)
      throws IOException {
    take(path);
    real.setAttribute(real(path), name, value, options);
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

  /** The file system that the paths belong to. */
  private final class Volume extends FileSystem {

    @Override
    public FileSystemProvider provider() {
      return TroubledDisk.this;
    }

    @Override
    public void close() {}

    @Override
    public boolean isOpen() {
      return true;
    }

    @Override
    public boolean isReadOnly() {
      return false;
    }

    @Override
    public String getSeparator() {
      return java.io.File.separator;
    }

    @Override
    public Iterable<Path> getRootDirectories() {
      return List.of();
    }

    @Override
    public Iterable<FileStore> getFileStores() {
      return List.of();
    }

    @Override
    public Set<String> supportedFileAttributeViews() {
      return Set.of("basic");
    }

    @Override
    public Path getPath(String first, String... more) {
      return way(Path.of(first, more));
    }

    @Override
    public PathMatcher getPathMatcher(String pattern) {
      PathMatcher matcher = java.nio.file.FileSystems.getDefault().getPathMatcher(pattern);
      return path -> matcher.matches(real(path));
    }

    @Override
    public UserPrincipalLookupService getUserPrincipalLookupService() {
      throw new UnsupportedOperationException();
    }

    @Override
    public WatchService newWatchService() {
      throw new UnsupportedOperationException();
    }
  }

  /** A path of the real disk, seen through this one. */
  private final class Way implements Path {

    private final Path path;

    Way(Path path) {
      this.path = path;
    }

    @Override
    public FileSystem getFileSystem() {
      return volume;
    }

    @Override
    public boolean isAbsolute() {
      return path.isAbsolute();
    }

    @Override
    public Path getRoot() {
      return way(path.getRoot());
    }

    @Override
    public Path getFileName() {
      return way(path.getFileName());
    }

    @Override
    public Path getParent() {
      return way(path.getParent());
    }

    @Override
    public int getNameCount() {
      return path.getNameCount();
    }

    @Override
    public Path getName(int index) {
      return way(path.getName(index));
    }

    @Override
    public Path subpath(int from, int to) {
      return way(path.subpath(from, to));
    }

    @Override
    public boolean startsWith(Path other) {
      return path.startsWith(real(other));
    }

    @Override
    public boolean endsWith(Path other) {
      return path.endsWith(real(other));
    }

    @Override
    public Path normalize() {
      return way(path.normalize());
    }

    @Override
    public Path resolve(Path other) {
      return way(path.resolve(real(other)));
    }

    @Override
    public Path relativize(Path other) {
      return way(path.relativize(real(other)));
    }

    @Override
    public URI toUri() {
      return path.toUri();
    }

    @Override
    public Path toAbsolutePath() {
      return way(path.toAbsolutePath());
    }

    @Override
    public Path toRealPath(LinkOption... options) throws IOException {
      return way(path.toRealPath(options));
    }

    @Override
    public WatchKey register(
        WatchService watcher, WatchEvent.Kind<?>[] events, WatchEvent.Modifier... modifiers) {
      throw new UnsupportedOperationException();
    }

    @Override
    public int compareTo(Path other) {
      return path.compareTo(real(other));
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Way way && path.equals(way.path);
    }

    @Override
    public int hashCode() {
      return path.hashCode();
    }

    @Override
    public String toString() {
      return path.toString();
    }
  }
}
