package org.groma.trial;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;

/** A path of the real disk, seen through this one. */
final class TroubledPath implements Path {

  private final TroubledDisk disk;
  private final Path path;

  TroubledPath(TroubledDisk disk, Path path) {
    this.disk = disk;
    this.path = path;
  }

  Path real() {
    return path;
  }

  private Path way(Path other) {
    return other == null ? null : disk.over(other);
  }

  private static Path real(Path path) {
    return TroubledDisk.real(path);
  }

  @Override
  public FileSystem getFileSystem() {
    return disk.volume();
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
    return other instanceof TroubledPath way && path.equals(way.path);
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
