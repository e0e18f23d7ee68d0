package org.groma.exporters.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.groma.trial.DiskError;
import org.groma.trial.DiskFailures;
import org.groma.trial.TroubledDisk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WholeFileTest {

  private static final byte[] LONG = "new ".repeat(50_000).getBytes(StandardCharsets.UTF_8);

  @TempDir private Path folder;

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  private static String told(DiskError error) {
    return switch (error) {
      case FULL, SHORT_WRITE -> "the disk is full";
      case BROKEN -> "reports: Input/output error";
      case READ_ONLY -> "is read-only";
      case DENIED -> "you may not write";
    };
  }

  @ParameterizedTest
  @EnumSource
  void whateverFailsTheOldFileStaysOrTheNewOneIsThere(DiskError error) throws IOException {
    Path file = folder.resolve("report.html");
    TroubledDisk disk = new TroubledDisk(folder).withoutSyncs();
    DiskFailures.each(
        error,
        disk,
        (warden, when) -> {
          Files.writeString(file, "old");
          disk.set(warden);
          try {
            WholeFile.write(disk.over(file), out -> out.write(LONG));
            assertThat(file).hasBinaryContent(LONG);
          } catch (IOException failed) {
            assertThat(WriteTrouble.of(disk.over(file), failed))
                .startsWith(file + " was not written: ")
                .contains(told(error));
            assertThat(file).as(when).content().isEqualTo("old");
          }
          warden.heal();
          WholeFile.write(disk.over(file), out -> out.write(LONG));
          assertThat(file).hasBinaryContent(LONG);
          assertThat(names()).as(when).containsExactly("report.html");
          assertThat(disk.openFiles()).isZero();
        });
  }

  @Test
  void whatFailsWhileItIsMadeLeavesNothing() throws IOException {
    Path file = Files.writeString(folder.resolve("map.svg"), "old");
    assertThatThrownBy(() ->
            WholeFile.write(
                file,
                out -> {
                  out.write(LONG);
                  throw new OutOfMemoryError("as if");
                }))
        .isInstanceOf(OutOfMemoryError.class);
    assertThat(names()).containsExactly("map.svg");
    assertThat(file).content().isEqualTo("old");
  }

  @Test
  void whoMayReadAFileStaysAsItWas() throws IOException {
    Path file = Files.writeString(folder.resolve("map.svg"), "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-rw-"));
    WholeFile.write(file, out -> out.write(LONG));
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-rw-rw-");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    WholeFile.write(file, out -> out.write(LONG));
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
  }

  @Test
  void aLinkThatWasNamedStaysAndItsFileIsWritten() throws IOException {
    Path file = Files.writeString(folder.resolve("map.svg"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link.svg"), file.getFileName());
    WholeFile.write(link, out -> out.write(LONG));
    assertThat(link).isSymbolicLink();
    assertThat(file).hasBinaryContent(LONG);
  }

  @Test
  void aLinkThatLeadsNowhereIsTold() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link.svg"), Path.of("nowhere"));
    assertThatThrownBy(() -> WholeFile.write(link, out -> out.write(LONG)))
        .isInstanceOfSatisfying(
            IOException.class,
            failed ->
                assertThat(WriteTrouble.of(link, failed))
                    .contains("it is a link that leads nowhere"));
    assertThat(names()).containsExactly("link.svg");
  }

  @Test
  void aNameAsLongAsNamesCanBeIsWritten() throws IOException {
    Path file = folder.resolve("n".repeat(255));
    WholeFile.write(file, out -> out.write(LONG));
    assertThat(names()).containsExactly("n".repeat(255));
  }

  @Test
  void aScratchFolderIsOfThisUserAloneAndGoesWithAllThatIsInIt() throws IOException {
    Path path;
    try (ScratchFolder scratch = ScratchFolder.make()) {
      path = scratch.path();
      scratch.write("draft", out -> out.write(LONG));
      Files.createDirectories(path.resolve("a/b"));
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
          .isEqualTo("rwx------");
    }
    assertThat(path).doesNotExist();
  }

  @Test
  void troubleWithTemporaryFilesIsToldAsSuch() {
    assertThatThrownBy(
            () -> {
              try (ScratchFolder scratch = ScratchFolder.make()) {
                scratch.within(() -> {
                  throw new IllegalStateException(new IOException("No space left on device"));
                });
              }
            })
        .isInstanceOfSatisfying(
            IOException.class,
            failed ->
                assertThat(WriteTrouble.of(folder.resolve("book.xlsx"), failed))
                    .startsWith(folder.resolve("book.xlsx") + " was not written: a temporary file")
                    .contains("the disk is full", "java.io.tmpdir"));
  }
}
