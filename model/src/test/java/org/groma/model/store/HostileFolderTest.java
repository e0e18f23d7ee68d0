package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.NavigableMap;
import java.util.Optional;
import org.groma.model.store.LockResult.Unlockable;
import org.groma.model.store.SaveResult.NotSaved;
import org.groma.model.store.SaveResult.Saved;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A project that somebody else has made: what lies in its private folder, and where its links lead,
 * makes nobody's program write or delete anything but files of that project.
 */
class HostileFolderTest {

  @TempDir Path scratch;
  private Path folder;
  private Path victim;

  @BeforeEach
  void aProjectAndSomethingBesideIt() throws IOException {
    folder = scratch.resolve("project");
    assertThat(ProjectStore.save(Projects.full(), folder)).isInstanceOf(Saved.class);
    victim = Files.createDirectories(scratch.resolve("victim"));
    Files.writeString(victim.resolve("precious.json"), "precious");
    Files.createDirectories(folder.resolve(".git/hooks"));
  }

  private void pending(String... lines) throws IOException {
    Path ready = Files.createDirectories(folder.resolve(".groma/save.ready"));
    Files.writeString(
        ready.resolve("manifest"), "groma.save/1\n" + String.join("\n", lines) + "\n");
  }

  private void waiting(String file, String text) throws IOException {
    Path path = folder.resolve(".groma/save.ready/files").resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  /** Loading and every kind of saving refuse, and no file anywhere has changed. */
  private void assertRefused(String word) throws IOException {
    NavigableMap<String, String> before = Folders.text(scratch);
    assertThat(ProjectStore.save(Projects.bare(), folder))
        .isInstanceOfSatisfying(
            NotSaved.class, refused -> assertThat(refused.reason()).contains(word));
    if (ProjectLock.take(folder, "a test") instanceof LockResult.Locked(ProjectLock lock)) {
      try (lock) {
        assertThat(ProjectStore.save(Projects.bare(), lock, Optional.empty()))
            .isInstanceOf(NotSaved.class);
      }
    }
    assertThat(Folders.text(scratch)).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "put .git/hooks/pre-commit",
        "delete .git/config",
        "put ../victim/precious.json",
        "delete ../victim/precious.json",
        "delete map/../../victim/precious.json",
        "put sources/../../victim/precious.json",
        "delete sources/..",
        "put /etc/cron.d/job",
        "delete C:\\\\x.json",
        "put README.md",
        "delete README.md",
        "put .groma/journal.jsonl",
        "delete .groma/lock",
        "delete ",
        "put sources/.hidden/x.json",
        "put map/anything.json",
      })
  void aPendingSaveMayNameFilesOfAProjectOnly(String line) throws IOException {
    waiting("project.json", "{}");
    pending("put project.json", line);
    assertThat(ProjectStore.load(folder)).isInstanceOf(LoadResult.Unreadable.class);
    assertThat(ProjectStore.load(folder).problems().getFirst().toString())
        .contains("is no file of a project");
    assertRefused("is no file of a project");
  }

  @Test
  void aGitHookIsNotInstalled() throws IOException {
    waiting(".git/hooks/pre-commit", "#!/bin/sh\necho owned\n");
    Files.setPosixFilePermissions(
        folder.resolve(".groma/save.ready/files/.git/hooks/pre-commit"),
        PosixFilePermissions.fromString("rwxr-xr-x"));
    pending("put .git/hooks/pre-commit");
    assertRefused("'.git/hooks/pre-commit', which is no file of a project");
    assertThat(folder.resolve(".git/hooks/pre-commit")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"map", "rules", "scenarios", "sources", "sources/rules-en"})
  void nothingIsWrittenOrDeletedThroughALinkedFolder(String name) throws IOException {
    Path link = folder.resolve(name);
    Path away = victim.resolve("away");
    Files.move(link, away);
    Files.createSymbolicLink(link, away);
    assertThat(ProjectStore.load(folder))
        .as("it can be read")
        .isInstanceOf(LoadResult.Loaded.class);
    assertRefused("nothing is written through a link");
    assertThat(ProjectStore.save(Projects.full(), folder))
        .as("what need not change may lie behind a link")
        .isInstanceOf(Saved.class);
  }

  @Test
  void aPendingSaveIsNotPutInPlaceThroughALinkedFolder() throws IOException {
    Disk.deleteTree(folder.resolve("map"));
    Files.createSymbolicLink(folder.resolve("map"), victim);
    waiting("map/areas.json", "{}");
    pending("put map/areas.json", "delete map/seas.json");
    assertRefused("nothing is written through a link");
    assertThat(victim.resolve("areas.json")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {".groma/save.ready", ".groma/save.ready/files", ".groma/save.ready/files/map"})
  void aPendingSaveIsNotFetchedThroughALink(String name) throws IOException {
    waiting("map/areas.json", "{}");
    pending("put map/areas.json");
    Path away = victim.resolve("away");
    Files.move(folder.resolve(name), away);
    Files.createSymbolicLink(folder.resolve(name), away);
    assertThat(ProjectStore.load(folder)).isInstanceOf(LoadResult.Unreadable.class);
    assertRefused("link");
  }

  @ParameterizedTest
  @ValueSource(strings = {".groma", ".groma/lock"})
  void aLinkInPlaceOfTheLockIsNotFollowed(String name) throws IOException {
    Files.createDirectories(folder.resolve(name).getParent());
    Path target = name.equals(".groma") ? victim : victim.resolve("precious.json");
    Files.createSymbolicLink(folder.resolve(name), target);
    assertThat(ProjectLock.take(folder, "a test")).isInstanceOf(Unlockable.class);
    assertRefused("nothing is written through a link");
    assertThat(victim.resolve("precious.json")).hasContent("precious");
  }

  @Test
  void aLinkInPlaceOfTheJournalIsNotFollowed() throws IOException {
    Files.createDirectories(folder.resolve(".groma"));
    Files.createSymbolicLink(
        folder.resolve(".groma/journal.jsonl"), victim.resolve("precious.json"));
    assertThat(Journal.recover(folder, Projects.full(), Journal.Flush.SYSTEM))
        .isInstanceOf(Recovery.Unavailable.class);
    assertThat(victim.resolve("precious.json")).hasContent("precious");
  }

  @Test
  void aLinkInPlaceOfAFileIsReplacedAndWhatItLedToStays() throws IOException {
    Path areas = folder.resolve("map/areas.json");
    Path away = victim.resolve("areas.json");
    Files.move(areas, away);
    Files.createSymbolicLink(areas, away);
    String before = Files.readString(away);
    assertThat(ProjectStore.save(Projects.bare(), folder)).isInstanceOf(Saved.class);
    assertThat(areas).isRegularFile();
    assertThat(Files.isSymbolicLink(areas)).isFalse();
    assertThat(away).hasContent(before);
  }

  @Test
  void theTemporaryFolderOfASaveIsNeverSomebodyElses() throws IOException {
    Files.createDirectories(folder.resolve(".groma"));
    Files.createSymbolicLink(folder.resolve(".groma/save.tmp"), victim);
    assertThat(ProjectStore.save(Projects.bare(), folder)).isInstanceOf(Saved.class);
    assertThat(victim.resolve("precious.json")).hasContent("precious");
    assertThat(folder.resolve(".groma")).doesNotExist();
  }

  @Test
  void aFileKeepsItsModeAndANewOneHasThatOfTheProject() throws IOException {
    for (String file : new String[] {"project.json", "map/areas.json"}) {
      Files.setPosixFilePermissions(
          folder.resolve(file), PosixFilePermissions.fromString("rw-------"));
    }
    Files.setPosixFilePermissions(
        folder.resolve("map/seas.json"), PosixFilePermissions.fromString("rw-rw-r--"));
    Files.delete(folder.resolve("map/cities.json"));
    assertThat(ProjectStore.save(Projects.bare(), folder)).isInstanceOf(Saved.class);
    assertThat(mode("map/areas.json")).isEqualTo("rw-------");
    assertThat(mode("map/seas.json")).isEqualTo("rw-rw-r--");
    assertThat(mode("map/cities.json")).isEqualTo("rw-------");
  }

  private String mode(String file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(file)));
  }
}
