package org.groma.editor.panel.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.OptionalInt;
import org.groma.model.id.ScenarioId;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.Test;

/** A scenario with as many players as somebody wants. */
class VenueTest {

  private static final Project PROJECT =
      ((LoadResult.Loaded)
              ProjectStore.loadStrictly(Path.of("..", "sample-data", "barbarian-kingdom-empire")))
          .project();
  private static final ScenarioId SCENARIO = new ScenarioId("roman-empire");

  @Test
  void aScenarioIsPlayedByTheNumberThatWasChosen() {
    for (int players : new int[] {2, 3, 4, 5}) {
      Venue venue = Venue.of(PROJECT, SCENARIO, OptionalInt.of(players));
      assertThat(((Venue.Ready) venue).contest().seats()).hasSize(players);
    }
    assertThat(((Venue.Ready) Venue.of(PROJECT, SCENARIO)).contest().seats()).hasSize(5);
  }

  @Test
  void aNumberThatItIsNotForIsRefusedWithASentence() {
    assertThat(Venue.of(PROJECT, SCENARIO, OptionalInt.of(7)))
        .isInstanceOfSatisfying(
            Venue.Closed.class,
            closed ->
                assertThat(closed.sentence())
                    .isEqualTo(
                        "'Roman Empire' is for 2, 3, 4 or 5 players, not for 7; choose another."));
  }
}
