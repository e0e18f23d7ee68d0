package org.groma.exporters.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.EventCodec;
import org.groma.engine.kernel.Excerpt;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Skill;
import org.groma.engine.replay.Replay;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games, played from the project and from its document, compared as logs. */
class SameGameTest {

  private static final Ruleset RULES =
      Rulesets.find(Sample.PROJECT.settings().ruleset()).orElseThrow();
  private static final EventCodec CODEC = RULES.codec();
  private static final Contest FROM_PROJECT = contest(Sample.PROJECT);
  private static final Contest FROM_DOCUMENT = contest(Sample.game(Sample.TEXT));

  private static Contest contest(Project project) {
    return RULES.prepare(project, project.get(Kinds.SCENARIOS).at(0));
  }

  @ParameterizedTest
  @CsvSource({"1,STEADY", "2,STEADY", "350,STEADY", "1,RANDOM", "2,RANDOM", "350,RANDOM"})
  void theSameSeedGivesTheSameLog(long seed, Skill skill) {
    String log = log(FROM_PROJECT, seed, skill);

    assertThat(log.lines().count()).isGreaterThan(1_000);
    assertThat(log(FROM_DOCUMENT, seed, skill)).isEqualTo(log);
  }

  private static String log(Contest contest, long seed, Skill skill) {
    StringBuilder log = new StringBuilder();
    new Replay(contest, Seating.all(skill, contest), new GameSeed(seed, 1))
        .list(
            new Excerpt(Optional.empty(), Optional.empty()),
            event -> log.append(CODEC.write(event)).append('\n'));
    return log.toString();
  }
}
