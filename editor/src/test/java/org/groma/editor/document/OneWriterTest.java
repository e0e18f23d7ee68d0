package org.groma.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.groma.editor.OutsideWriter;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.edit.Together;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.merge.Merging;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.SaveResult;
import org.groma.trial.TroubledDisk;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Two documents of one folder, and a journal that tells whatever was done to the one that writes.
 */
class OneWriterTest {

  @TempDir Path scratch;
  private Path folder;
  private int count;

  @BeforeEach
  void aProject() {
    folder = scratch.resolve("project");
    Project blank = BlankProject.named("Project", BlankProject.NO_GAME);
    assertThat(ProjectStore.create(blank, folder)).isInstanceOf(SaveResult.Saved.class);
  }

  private Opening.Opened opened() {
    return (Opening.Opened) Document.open(folder);
  }

  private Document open() {
    return opened().document();
  }

  private static Province province(String id) {
    return Province.named(new ProvinceId(id), id);
  }

  private static void add(Document document, String id) {
    document.perform("Add " + id, PutEntry.of(Kinds.PROVINCES, province(id)));
  }

  private Path journal() {
    return folder.resolve(".groma/journal.jsonl");
  }

  private Project onDisk() {
    return ((LoadResult.Loaded) ProjectStore.load(folder)).project();
  }

  @Test
  void theSecondIsOpenToReadAndTouchesNothingOfTheFirst() throws IOException {
    Document first = open();
    add(first, "mine");
    byte[] work = Files.readAllBytes(journal());

    Opening.Opened again = opened();
    Document second = again.document();
    assertThat(again.recovered()).isZero();
    assertThat(second.isInUse()).isTrue();
    assertThat(second.obstacle().orElseThrow()).contains("open in another window of this Groma");
    assertThat(second.project().provinces().find("mine")).isEmpty();
    add(second, "theirs");
    assertThat(second.save()).isInstanceOf(SaveResult.NotSaved.class);
    second.discardUnsaved();
    second.close();

    assertThat(Files.readAllBytes(journal())).isEqualTo(work);
    assertThat(first.save()).isInstanceOf(SaveResult.Saved.class);
    first.close();
    assertThat(onDisk().provinces().find("mine")).isPresent();
    assertThat(folder.resolve(".groma")).doesNotExist();
  }

  @Test
  void whoReadsCanWriteOnceTheFolderIsFreeUnlessItWasChanged() {
    Document first = open();
    Document second = open();
    Document third = open();
    first.close();
    add(second, "second");
    assertThat(second.claim()).isTrue();
    assertThat(second.obstacle()).isEmpty();
    assertThat(second.save()).isInstanceOf(SaveResult.Saved.class);
    second.close();

    add(third, "third");
    assertThat(third.save())
        .isInstanceOfSatisfying(
            SaveResult.NotSaved.class,
            refused -> assertThat(refused.reason()).contains("changed by somebody else"));
    assertThat(onDisk().provinces().find("second")).isPresent();
    Path other = scratch.resolve("other");
    assertThat(third.saveAs(other)).isInstanceOf(SaveResult.Saved.class);
    assertThat(third.obstacle()).isEmpty();
    add(third, "more");
    assertThat(third.save()).isInstanceOf(SaveResult.Saved.class);
    third.close();
  }

  @Test
  void whoReadsDoesNotWriteOverTheUnsavedWorkOfOneWhoDied() {
    Document first = open();
    Document second = open();
    add(first, "mine");
    first.close(); // with unsaved work, as if it had died

    add(second, "theirs");
    assertThat(second.save())
        .isInstanceOfSatisfying(
            SaveResult.NotSaved.class,
            refused -> assertThat(refused.reason()).contains("unsaved work"));
    second.close();
    Opening.Opened third = opened();
    assertThat(third.recovered()).isEqualTo(1);
    assertThat(third.document().project().provinces().find("mine")).isPresent();
    third.document().close();
  }

  @Test
  void nobodySavesElsewhereIntoAFolderThatIsOpen() {
    Document first = open();
    Path copy = scratch.resolve("copy");
    Document second = open();
    assertThat(second.saveAs(copy)).isInstanceOf(SaveResult.Saved.class);
    assertThat(second.saveAs(folder)).isInstanceOf(SaveResult.NotSaved.class);
    assertThat(second.folder()).isEqualTo(copy);
    first.close();
    second.close();
  }

  @Test
  void whatWasSavedElsewhereIsNotUnsavedWorkOfTheOldFolder() {
    Document document = open();
    add(document, "mine");
    assertThat(document.saveAs(scratch.resolve("other"))).isInstanceOf(SaveResult.Saved.class);
    document.close();
    Opening.Opened again = opened();
    assertThat(again.recovered()).isZero();
    assertThat(again.document().isDirty()).isFalse();
    again.document().close();
  }

  @Test
  void whatWasDoneAndTakenBackRaisesNoAlarm() {
    Document document = open();
    add(document, "mine");
    document.undo();
    document.close();
    assertThat(journal()).doesNotExist();
    assertThat(opened().recovered()).isZero();
  }

  @Test
  void afterACrashTooWhatWasTakenBackRaisesNoAlarmAndCanBeRedone() throws IOException {
    Document document = open();
    add(document, "mine");
    document.undo();
    byte[] left = Files.readAllBytes(journal());
    document.close();
    Files.createDirectories(journal().getParent());
    Files.write(journal(), left); // as a crash would leave it

    Opening.Opened again = opened();
    assertThat(again.recovered()).isZero();
    assertThat(again.document().isDirty()).isFalse();
    assertThat(again.document().redo()).isTrue();
    again.document().close();
  }

  @Test
  void aWriteProtectedFolderIsOpenToRead() {
    TroubledDisk disk = new TroubledDisk(folder);
    disk.set(TroubledDisk.State.WRITE_PROTECTED);
    Document document = ((Opening.Opened) Document.open(disk.over(folder))).document();
    assertThat(document.isInUse()).isFalse();
    assertThat(document.obstacle().orElseThrow()).contains("cannot be written to");
    disk.set(TroubledDisk.State.SOUND);
    assertThat(document.claim()).isTrue();
    document.close();
  }

  /** Every method of a document that may change it, with its journal, or the folder. */
  private static final Set<String> CHANGING =
      Set.of(
          "perform",
          "performDuring",
          "take",
          "undo",
          "redo",
          "save",
          "saveOver",
          "saveAs",
          "reload",
          "merge",
          "discardUnsaved",
          "claim",
          "close");

  private static final Set<String> LOOKING =
      Set.of(
          "open",
          "leaveHistoryTo",
          "obstacle",
          "isInUse",
          "folder",
          "project",
          "revision",
          "listen",
          "journalTrouble",
          "done",
          "undone",
          "isDirty",
          "saved",
          "mergedWith",
          "onDisk");

  @Test
  void everyMethodOfADocumentIsKnownToChangeItOrNot() {
    Set<String> all = new TreeSet<>(CHANGING);
    all.addAll(LOOKING);
    Set<String> there =
        Arrays.stream(Document.class.getDeclaredMethods())
            .filter(method -> Modifier.isPublic(method.getModifiers()))
            .map(Method::getName)
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(there).as("a new way to change a document is to be tried below").isEqualTo(all);
  }

  private enum Way {
    PERFORM,
    DRAG,
    RENAME,
    DELETE,
    TAKE,
    UNDO,
    REDO,
    SAVE,
    SAVE_OVER,
    SAVE_AS,
    RELOAD,
    MERGE,
    DISCARD,
    LOSE_PRIVATE_FOLDER,
    CRASH
  }

  /** Whatever changes a document, after a crash it is as it was. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
  void everyWayToChangeADocumentCanBeReplayed(long seed) {
    Random random = new Random(seed);
    Document document = open();
    List<Way> done = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      Way way = Way.values()[random.nextInt(Way.values().length)];
      done.add(way);
      document = carryOut(way, document);
      document = reopened(document, done);
    }
    document.close();
  }

  private Document carryOut(Way way, Document document) {
    count++;
    switch (way) {
      case PERFORM -> add(document, "p-" + count);
      case DRAG ->
          document.performDuring(
              "drag", "Drag", PutEntry.of(Kinds.PROVINCES, province("d-" + count)));
      case RENAME -> revise(document, true);
      case DELETE -> revise(document, false);
      case LOSE_PRIVATE_FOLDER -> {
        losePrivateFolder();
        add(document, "after-" + count);
      }
      case TAKE ->
          document.take(
              "Import " + count, document.project().with(Kinds.PROVINCES, province("t-" + count)));
      case UNDO -> document.undo();
      case REDO -> document.redo();
      case SAVE -> assertThat(document.save()).isInstanceOf(SaveResult.Saved.class);
      case SAVE_OVER -> assertThat(document.saveOver()).isInstanceOf(SaveResult.Saved.class);
      case SAVE_AS -> {
        folder = scratch.resolve("as-" + count);
        assertThat(document.saveAs(folder)).isInstanceOf(SaveResult.Saved.class);
      }
      case RELOAD -> {
        OutsideWriter.write(onDisk().with(Kinds.PROVINCES, province("o-" + count)), folder);
        document.reload((LoadResult.Loaded) ProjectStore.load(folder));
      }
      case MERGE -> {
        OutsideWriter.write(onDisk().with(Kinds.PROVINCES, province("m-" + count)), folder);
        merge(document);
        assertThat(document.project().provinces().find("m-" + count)).isPresent();
      }
      case DISCARD -> {
        document.discardUnsaved();
        assertThat(document.project()).isEqualTo(onDisk());
      }
      case CRASH -> {}
    }
    return document;
  }

  private void merge(Document document) {
    LoadResult.Loaded loaded = (LoadResult.Loaded) ProjectStore.load(folder);
    document.merge(loaded, (Merging.Merged) document.mergedWith(loaded));
  }

  @Test
  void mineAndTheirsAreMergedInOneStepThatUndoTakesBackAfterACrashToo() {
    Document document = open();
    add(document, "mine");
    Project mine = document.project();
    OutsideWriter.write(onDisk().with(Kinds.PROVINCES, province("theirs")), folder);
    merge(document);
    Project both = mine.with(Kinds.PROVINCES, province("theirs"));
    assertThat(document.project()).isEqualTo(both);
    assertThat(document.done().getLast().name()).isEqualTo("Merge with what is on disk");
    assertThat(document.isDirty()).isTrue();
    document.close(); // as if it had died

    Document again = open();
    assertThat(again.project()).isEqualTo(both);
    assertThat(again.undo()).isTrue();
    assertThat(again.project()).isEqualTo(mine);
    assertThat(again.redo()).isTrue();
    assertThat(again.save()).isInstanceOf(SaveResult.Saved.class);
    assertThat(onDisk()).isEqualTo(both);
    again.close();
    assertThat(folder.resolve(".groma")).doesNotExist();
  }

  /**
   * Gives a record another id, or deletes one, by an edit of several parts as window and commands
   * do.
   */
  private void revise(Document document, boolean rename) {
    if (document.project().provinces().size() > 0) {
      Province old = document.project().provinces().at(0);
      List<Edit> parts = new ArrayList<>(List.of(new RemoveEntry("province", old.id().slug())));
      if (rename) {
        parts.add(PutEntry.of(Kinds.PROVINCES, province("r-" + count)));
      }
      document.perform("Revise", new Together(parts));
    }
  }

  /** Somebody deletes {@code .groma} while the project is open. */
  private void losePrivateFolder() {
    if (Files.notExists(folder.resolve(".groma"))) {
      return; // it was deleted, and no step came since
    }
    try (var inside = Files.walk(folder.resolve(".groma"))) {
      for (Path path : inside.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** Ends without saving and goes on from what is found then. */
  private Document reopened(Document document, List<Way> done) {
    if (done.getLast() != Way.CRASH) {
      return document;
    }
    Project before = document.project();
    boolean dirty = document.isDirty();
    document.close();
    Opening.Opened again = opened();
    assertThat(again.document().project()).as("%s", done).isEqualTo(before);
    assertThat(again.notice()).as("%s", done).isEqualTo(Optional.empty());
    assertThat(again.recovered() > 0 && !dirty).as("%s: a false alarm", done).isFalse();
    return again.document();
  }
}
