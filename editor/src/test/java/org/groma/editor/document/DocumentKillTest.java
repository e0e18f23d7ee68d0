package org.groma.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.groma.editor.OutsideWriter;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.merge.Merging;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.SaveResult;
import org.groma.model.store.SetAsideWork;
import org.groma.trial.DiskWarden;
import org.groma.trial.StoppedWarden;
import org.groma.trial.TroubledDisk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A program that ends at any moment, while it saves, journals, imports, takes over or merges what
 * others wrote: whoever opens the project next finds what was there before that deed or after it,
 * and nothing else is lost. {@code -Dgroma.kills=20000} for a long run.
 */
class DocumentKillTest {

  private static final int KILLS = Integer.getInteger("groma.kills", 400);
  private static final long SEED = Long.getLong("groma.seed", 20_261_118);
  private static final int MOST_DEEDS = 90;

  private enum Act {
    PERFORM,
    DRAG,
    IMPORT,
    UNDO,
    REDO,
    SAVE,
    TAKE_OVER,
    MERGE,
    DISCARD,
    CLOSE
  }

  @TempDir Path scratch;
  private Path folder;
  private TroubledDisk disk;
  private Document document;
  private Random random;
  private int count;
  private int performed;
  private int setAside;

  /** What was not saved when others wrote, and the document was about to take that over. */
  private Optional<Project> unsaved = Optional.empty();

  @Test
  void whateverTheMomentOfDeathNothingIsLost() throws IOException {
    folder = scratch.resolve("project");
    disk = new TroubledDisk(scratch).withoutSyncs();
    random = new Random(SEED);
    assertThat(ProjectStore.create(BlankProject.named("Project", BlankProject.NO_GAME), folder))
        .isInstanceOf(SaveResult.Saved.class);
    open(List.of(onDisk()));
    int kills = 0;
    while (kills < KILLS) {
      StoppedWarden warden = new StoppedWarden(1 + random.nextInt(MOST_DEEDS));
      List<Act> acts = new ArrayList<>();
      List<Project> allowed = new ArrayList<>(List.of(document.project()));
      disk.set(warden);
      try {
        while (true) {
          Act act = Act.values()[random.nextInt(Act.values().length)];
          acts.add(act);
          Project before = document.project();
          allowed.clear();
          allowed.add(before);
          carryOut(act, allowed);
          performed++;
          allowed.clear();
          allowed.add(document.project());
        }
      } catch (StoppedWarden.Gone gone) {
        kills++;
        bury();
        try {
          open(allowed);
        } catch (AssertionError failed) {
          throw new AssertionError(
              "seed %d, kill %d at %s during %s"
                  .formatted(SEED, kills, gone.getMessage(), acts.getLast()),
              failed);
        }
      }
    }
    document.close();
    System.out.printf(
        "kills %d, deeds done between them %d, work set aside and found there %d, lost 0, torn 0%n",
        kills, performed, setAside);
  }

  private Project onDisk() {
    LoadResult result = ProjectStore.load(folder);
    assertThat(result).as("%s", result.problems()).isInstanceOf(LoadResult.Loaded.class);
    return ((LoadResult.Loaded) result).project();
  }

  private static Province province(String id) {
    return Province.named(new ProvinceId(id), id);
  }

  /**
   * Does one thing.
   *
   * @param allowed gets what may be found if it is interrupted
   */
  private void carryOut(Act act, List<Project> allowed) {
    String id = "p-" + count++;
    Project more = document.project().with(Kinds.PROVINCES, province(id));
    switch (act) {
      case PERFORM -> {
        allowed.add(more);
        document.perform("Add", PutEntry.of(Kinds.PROVINCES, province(id)));
      }
      case DRAG -> {
        allowed.add(more);
        document.performDuring("drag", "Drag", PutEntry.of(Kinds.PROVINCES, province(id)));
      }
      case IMPORT -> {
        allowed.add(more);
        document.take("Import", more);
      }
      case UNDO -> {
        if (!document.done().isEmpty()) {
          allowed.add(document.done().getLast().before());
        }
        document.undo();
      }
      case REDO -> {
        if (!document.undone().isEmpty()) {
          allowed.add(document.undone().getFirst().after());
        }
        document.redo();
      }
      case SAVE -> assertThat(document.save()).isInstanceOf(SaveResult.Saved.class);
      case TAKE_OVER -> takeOver(id, allowed);
      case MERGE -> merge(id, allowed);
      case DISCARD -> {
        allowed.add(document.saved());
        document.discardUnsaved();
      }
      case CLOSE -> close(allowed);
    }
  }

  /** Others write; what was not saved is theirs from then on, or set aside. */
  private void takeOver(String id, List<Project> allowed) {
    Project theirs = onDisk().with(Kinds.PROVINCES, province("o-" + id));
    OutsideWriter.write(theirs, folder);
    allowed.clear();
    allowed.add(theirs);
    unsaved = document.isDirty() ? Optional.of(document.project()) : Optional.empty();
    unsaved.ifPresent(allowed::add); // between the two steps that are journaled
    document.reload((LoadResult.Loaded) ProjectStore.load(folder));
    unsaved = Optional.empty();
  }

  /** Others write, and what was not saved is merged with it, or set aside. */
  private void merge(String id, List<Project> allowed) {
    Province added = province("o-" + id);
    Project theirs = onDisk().with(Kinds.PROVINCES, added);
    OutsideWriter.write(theirs, folder);
    allowed.clear();
    allowed.add(theirs);
    allowed.add(document.project().with(Kinds.PROVINCES, added));
    unsaved = document.isDirty() ? Optional.of(document.project()) : Optional.empty();
    unsaved.ifPresent(allowed::add); // between the two steps that are journaled
    LoadResult.Loaded loaded = (LoadResult.Loaded) ProjectStore.load(folder);
    document.merge(loaded, (Merging.Merged) document.mergedWith(loaded));
    unsaved = Optional.empty();
  }

  private void close(List<Project> allowed) {
    document.close();
    allowed.add(document.project());
    reopen();
  }

  private void reopen() {
    Opening opening = Document.open(disk.over(folder));
    assertThat(opening).isInstanceOf(Opening.Opened.class);
    document = ((Opening.Opened) opening).document();
  }

  /** The program is gone: the system closes its files, and with them its locks. */
  private void bury() throws IOException {
    try {
      document.close();
    } catch (StoppedWarden.Gone again) {
      // it could do nothing more
    }
    disk.closeAll();
    disk.set(DiskWarden.NONE);
  }

  private void open(List<Project> allowed) throws IOException {
    Opening opening = Document.open(disk.over(folder));
    assertThat(opening).isInstanceOf(Opening.Opened.class);
    document = ((Opening.Opened) opening).document();
    assertThat(document.obstacle()).isEmpty();
    List<SetAsideWork> aside = SetAsideWork.in(folder);
    unsaved.ifPresent(mine ->
        assertThat(
                !aside.isEmpty()
                    || document.done().stream().anyMatch(step -> step.before().equals(mine))
                    || document.project().equals(mine))
            .as("what was not saved is set aside, or to be had by undo")
            .isTrue());
    unsaved = Optional.empty();
    setAside += aside.size();
    for (SetAsideWork work : aside) {
      work.delete();
    }
    assertThat(allowed).contains(document.project());
  }
}
