package org.groma.editor.panel.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.json.RecordShape;
import org.junit.jupiter.api.Test;

class PlayedGamesTest {

  private static final Project SAMPLE =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "invasions"))).project();
  private static final List<Scenario> ONE = SAMPLE.get(Kinds.SCENARIOS).stream().limit(1).toList();

  @Test
  void gamesArePlayedWithProgressToTheEnd() {
    ConcurrentLinkedQueue<Double> told = new ConcurrentLinkedQueue<>();
    PlayedGames played = PlayedGames.play(SAMPLE, ONE, 2, 7, told::add);

    assertThat(told).containsExactlyInAnyOrder(0.5, 1.0);
    assertThat(played.title(7)).isEqualTo("2 games of " + ONE.getFirst().name());
    assertThat(played.title(8)).endsWith("before your latest changes");
  }

  @Test
  void aRunEndsWhenSomebodyCancels() {
    assertThatThrownBy(() ->
            PlayedGames.play(
                SAMPLE,
                ONE,
                1_000_000,
                1,
                _ -> {
                  throw new CancellationException();
                }))
        .hasRootCauseInstanceOf(CancellationException.class);
  }

  @Test
  void aRulesetThatIsNotKnownIsSaidInASentence() {
    Project strange = SAMPLE.with(RecordShape.with(SAMPLE.settings(), "ruleset", "chess"));

    assertThat(PlayedGames.obstacle(SAMPLE)).isEmpty();
    assertThat(PlayedGames.obstacle(strange).orElseThrow()).contains("'chess'");
  }
}
