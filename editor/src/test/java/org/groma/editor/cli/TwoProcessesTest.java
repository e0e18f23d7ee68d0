package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.groma.editor.document.BlankProject;
import org.groma.editor.document.Document;
import org.groma.editor.document.Opening;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.SaveResult;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two windows and a command at one project, each its own process: nobody's work is lost. */
class TwoProcessesTest {

  /** More of them: {@code -Dgroma.rounds=500}. */
  private static final int ROUNDS = Integer.getInteger("groma.rounds", 5);

  private static final long SEED = Long.getLong("groma.seed", 20_261_118);
  private static final int STEPS = 40;

  @TempDir Path scratch;
  private Path folder;

  @BeforeEach
  void aProject() {
    make("project");
  }

  private void make(String name) {
    folder = scratch.resolve(name);
    assertThat(ProjectStore.create(BlankProject.named(name, BlankProject.NO_GAME), folder))
        .isInstanceOf(SaveResult.Saved.class);
  }

  private String onDisk() {
    return EditingProcess.has(((LoadResult.Loaded) ProjectStore.load(folder)).project());
  }

  @Test
  void theSecondIsToldOfTheFirstAndReadsAndTheJournalOfTheFirstStays() throws IOException {
    try (EditingProcess first = EditingProcess.start(folder);
        EditingProcess second = EditingProcess.start(folder)) {
      assertThat(first.tell("open")).isEqualTo("writing");
      assertThat(first.tell("edit a")).isEqualTo("a");
      byte[] journal = Files.readAllBytes(folder.resolve(".groma/journal.jsonl"));
      assertThat(second.tell("open"))
          .startsWith("reading " + folder + " is in use by the studio of ")
          .contains(" since 2")
          .endsWith("(process " + first.pid() + ").");
      assertThat(second.tell("edit b")).isEqualTo("b");
      assertThat(second.tell("save")).startsWith("refused ");
      second.tell("close");
      assertThat(Files.readAllBytes(folder.resolve(".groma/journal.jsonl"))).isEqualTo(journal);
      assertThat(first.tell("save")).isEqualTo("saved");
    }
    assertThat(onDisk()).isEqualTo("a");
  }

  @Test
  void aCommandStopsBeforeItWorksOnAProjectThatIsOpenOrWasLeftUnsaved() throws IOException {
    Object[] command = {"validate", folder, "--fix"};
    try (EditingProcess window = EditingProcess.start(folder)) {
      assertThat(window.tell("open")).isEqualTo("writing");
      for (Object[] each :
          new Object[][] {
            command,
            {"generate", "--out", folder},
            {"import", folder.resolve("none.csv"), "--into", folder},
            {"import", folder.resolve("none.geojson"), "--into", folder},
            {"proofread", folder, "--sign", "province:a", "--by", "AB"}
          }) {
        Run run = Run.groma(each);
        assertThat(run.exitCode()).as("%s", each).isEqualTo(Exit.CANNOT_RUN);
        assertThat(run.err())
            .as("%s", each)
            .contains("is in use by the studio")
            .contains("(process " + window.pid() + ")");
      }
      window.tell("edit a");
    }
    assertThat(Run.groma(command).err()).contains("unsaved work");
    assertThat(Run.groma(command).exitCode()).isEqualTo(Exit.CANNOT_RUN);
    try (EditingProcess window = EditingProcess.start(folder)) {
      assertThat(window.tell("open")).isEqualTo("writing");
      assertThat(window.tell("save")).isEqualTo("saved");
    }
    assertThat(Run.groma(command).exitCode()).isLessThan(Exit.CANNOT_RUN);
    assertThat(onDisk()).isEqualTo("a");
    assertThat(folder.resolve(".groma")).doesNotExist();
  }

  @Test
  void ofManyCommandsAtOnceNoneIsLostThatSaidItSaved() throws Exception {
    List<Thread> threads = new ArrayList<>();
    List<String> saved = Collections.synchronizedList(new ArrayList<>());
    for (int i = 0; i < 24; i++) {
      String id = "c-" + i;
      threads.add(
          Thread.ofPlatform()
              .start(() -> {
                if (command(id).isPresent()) {
                  saved.add(id);
                }
              }));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(onDisk().split(",")).containsExactlyInAnyOrderElementsOf(saved);
  }

  /** A command that adds a province; what there is afterwards, if it could. */
  private Optional<String> command(String id) {
    Shell shell =
        new Shell(
            new PrintWriter(Writer.nullWriter()),
            new PrintWriter(Writer.nullWriter()),
            false,
            Optional.empty(),
            new NoScreen());
    try (HeldProject held = HeldProject.toChange(folder, "groma test", false)) {
      Project after = held.project().with(Kinds.PROVINCES, EditingProcess.province(id));
      held.save(after, shell);
      return Optional.of(EditingProcess.has(after));
    } catch (Stop refused) {
      return Optional.empty();
    }
  }

  @Test
  void whateverTheOrderOfSavingKillingAndReopeningNobodysWorkIsLost() throws IOException {
    for (int round = 0; round < ROUNDS; round++) {
      make("round-" + round);
      new Interleaving(new Random(SEED + round)).play("seed " + (SEED + round));
    }
  }

  /** One run of random steps, with what must be found in the folder after each. */
  private final class Interleaving {

    private static final class Actor {
      private Optional<EditingProcess> process = Optional.empty();
      private boolean writing;
      private boolean reading;
      private String has = "";

      /** What was in the folder when it began to read. */
      private String began = "";
    }

    private final Random random;
    private final List<Actor> actors = List.of(new Actor(), new Actor());
    private final List<String> steps = new ArrayList<>();

    /** What the next who may write has to find: one state, or two where a kill cut a step short. */
    private List<String> next = List.of("");

    private int count;

    Interleaving(Random random) {
      this.random = random;
    }

    void play(String name) throws IOException {
      try {
        for (int i = 0; i < STEPS; i++) {
          step(actors.get(random.nextInt(2)));
        }
        actors.forEach(this::kill);
        Document last = ((Opening.Opened) Document.open(folder)).document();
        found(last.obstacle().isEmpty(), EditingProcess.has(last.project()));
        last.close();
      } catch (AssertionError failed) {
        throw new AssertionError(name + ": " + steps, failed);
      } finally {
        actors.forEach(this::kill);
      }
    }

    private void found(boolean writes, String state) {
      assertThat(writes).as("whether one may write: nobody else does").isTrue();
      assertThat(next).contains(state);
      next = List.of(state);
    }

    private void step(Actor actor) throws IOException {
      Actor other = actors.get(1 - actors.indexOf(actor));
      int choice = random.nextInt(12);
      if (choice == 11) {
        byCommand();
      } else if (actor.process.isEmpty()) {
        actor.process = Optional.of(EditingProcess.start(folder));
      } else if (actor.writing) {
        write(actor, choice);
      } else if (actor.reading) {
        read(actor, other, choice);
      } else {
        open(actor, other);
      }
    }

    private void byCommand() {
      Optional<String> after = command("c" + count++);
      steps.add("command " + after);
      if (after.isPresent()) {
        assertThat(actors).as("nobody writes").noneMatch(actor -> actor.writing);
        String before = without(after.get(), "c" + (count - 1));
        assertThat(next).contains(before);
        next = List.of(after.get());
      }
    }

    private static String without(String state, String id) {
      List<String> ids = new ArrayList<>(List.of(state.split(",")));
      ids.remove(id);
      return String.join(",", ids);
    }

    private void open(Actor actor, Actor other) throws IOException {
      String answer = tell(actor, "open");
      actor.has = tell(actor, "has");
      actor.began = actor.has;
      if (other.writing) {
        assertThat(answer).startsWith("reading");
        actor.reading = true;
      } else {
        found(answer.equals("writing"), actor.has);
        actor.writing = true;
      }
    }

    private void write(Actor actor, int choice) throws IOException {
      switch (choice) {
        case 0, 1, 2 -> actor.has = tell(actor, "edit e" + count++);
        case 3 -> actor.has = tell(actor, "import i" + count++);
        case 4 -> actor.has = tell(actor, "undo");
        case 5, 6 -> assertThat(tell(actor, "save")).isEqualTo("saved");
        case 7 -> {
          tell(actor, "close");
          actor.writing = false;
        }
        case 8 -> kill(actor);
        case 9 -> {
          tell(actor, "has");
          actor.process.orElseThrow().order("save");
          kill(actor);
        }
        default -> {
          String id = "k" + count++;
          actor.process.orElseThrow().order("edit " + id);
          kill(actor);
          List<String> ids = new ArrayList<>(List.of(actor.has.split(",")));
          ids.remove("");
          ids.add(id);
          ids.sort(null);
          next = List.of(actor.has, String.join(",", ids));
          return;
        }
      }
      next = List.of(actor.has);
    }

    private void read(Actor actor, Actor other, int choice) throws IOException {
      switch (choice) {
        case 0, 1, 2 -> actor.has = tell(actor, "edit r" + count++);
        case 3, 4, 5, 6 -> {
          String answer = tell(actor, "save");
          if (answer.equals("saved")) {
            assertThat(other.writing).isFalse();
            assertThat(next).as("what is saved over").contains(actor.began);
            next = List.of(actor.has);
            actor.writing = true;
            actor.reading = false;
          } else {
            assertThat(answer).startsWith("refused");
          }
        }
        case 7, 8 -> {
          tell(actor, "close");
          actor.reading = false;
        }
        default -> kill(actor);
      }
    }

    private String tell(Actor actor, String order) throws IOException {
      String answer = actor.process.orElseThrow().tell(order);
      steps.add(actors.indexOf(actor) + " " + order + ": " + answer);
      return answer;
    }

    private void kill(Actor actor) {
      if (actor.process.isPresent()) {
        steps.add(actors.indexOf(actor) + " killed");
        actor.process.get().close();
        actor.process = Optional.empty();
      }
      actor.writing = false;
      actor.reading = false;
    }
  }
}
