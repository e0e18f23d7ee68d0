package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.References;
import org.groma.model.tables.Deck;
import org.groma.model.tables.RuleTable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code groma rename} and {@code groma delete} on a copy of the sample. */
class RenameRecordTest {

  @TempDir private Path scratch;
  private Path folder;

  @BeforeEach
  void copyTheSample() throws IOException {
    folder = scratch.resolve("romanitas");
    Path sample = Path.of("..", "sample-data", "romanitas");
    try (Stream<Path> all = Files.walk(sample)) {
      for (Path path : all.toList()) {
        Files.copy(path, folder.resolve(sample.relativize(path).toString()));
      }
    }
  }

  private Project project() {
    return ((LoadResult.Loaded) ProjectStore.load(folder)).project();
  }

  @Test
  void anIdIsRenamedInTheFilesAndBackAgainToTheSameBytes() throws IOException {
    String before = Files.readString(folder.resolve("map/cities.json"));
    Run there = Run.groma("rename", folder, "province:carthage", "kart-hadasht");
    assertThat(there.exitCode()).as(there.err()).isZero();
    assertThat(there.out()).contains("province:carthage is now province:kart-hadasht;");
    assertThat(project().provinces().contains("kart-hadasht")).isTrue();
    assertThat(References.in(project())).isEmpty();
    Run back = Run.groma("rename", folder, "province:kart-hadasht", "carthage");
    assertThat(back.exitCode()).as(back.err()).isZero();
    assertThat(Files.readString(folder.resolve("map/cities.json"))).isEqualTo(before);
  }

  @Test
  void aMistypedRecordGetsTheNearestThatExists() {
    Run run = Run.groma("rename", folder, "province:carthag", "kart-hadasht");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("There is no province 'carthag'").contains("'carthage'");
  }

  @Test
  void aDryRunSaysWhatGoesAlongAndWritesNothing() {
    Project before = project();
    Run run = Run.groma("delete", folder, "province:carthage", "--into", "water", "--dry-run");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("goes along: city:carthage").contains("Would be deleted");
    assertThat(project()).isEqualTo(before);
  }

  @Test
  void aDeletedProvinceLeavesNothingThatSpeaksOfIt() {
    Run run = Run.groma("delete", folder, "province:carthage");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(project().provinces().contains("carthage")).isFalse();
    assertThat(References.in(project())).isEmpty();
  }

  @Test
  void linesOfRecordsAreDeletedByThemselves() {
    Deck deck = project().get(Kinds.DECKS).at(0);
    String card = deck.id() + "/" + deck.cards().getFirst().id();
    String next = deck.id() + "/" + deck.cards().get(1).id();
    RuleTable table = project().get(Kinds.TABLES).at(0);
    String row = table.id() + "/" + table.rows().getLast().key();
    Run run = Run.groma("delete", folder, "card:" + card, "row:" + row);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("Deleted: card:" + card + ", row:" + row);
    assertThat(project().get(Kinds.DECKS).at(0).cards())
        .isEqualTo(deck.cards().subList(1, deck.cards().size()));
    assertThat(project().get(Kinds.TABLES).at(0).rows()).hasSize(table.rows().size() - 1);

    Run again = Run.groma("delete", folder, "card:" + next + "x");
    assertThat(again.exitCode()).isEqualTo(2);
    assertThat(again.err())
        .contains("There is no card '" + next + "x' in this project")
        .contains("'" + next + "'");
    Run renamed = Run.groma("rename", folder, "card:" + next, "another");
    assertThat(renamed.err()).contains("is a line within a record: it can be deleted, but has no");
    Run cited =
        Run.groma("delete", folder, "edition:" + project().settings().sources().get(0).id());
    assertThat(cited.exitCode()).isEqualTo(2);
    assertThat(cited.err()).contains("is still spoken of by the");
  }

  @Test
  void whatTakesTheRoomIsAskedForInWordsThatExist() {
    Run run = Run.groma("delete", folder, "province:carthage", "--into", "nowhere");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("'nowhere' cannot take the room. Write province:ID, sea:ID, water, land or");
  }
}
