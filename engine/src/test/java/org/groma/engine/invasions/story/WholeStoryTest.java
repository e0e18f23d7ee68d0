package org.groma.engine.invasions.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.groma.engine.invasions.Invasions;
import org.groma.engine.invasions.Sample;
import org.groma.engine.kernel.Audience;
import org.groma.engine.kernel.Chapter;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.EventCodec;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Skill;
import org.groma.engine.kernel.Storyteller;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games, as they are told. */
class WholeStoryTest {

  private static final Contest CONTEST = new Invasions().prepare(Sample.PROJECT, Sample.SCENARIO);
  private static final int WIDTH = 100;

  /** What only a program would say: nulls, negative numbers, brackets, ids, names of classes. */
  private static final Pattern UNREADABLE =
      Pattern.compile(
          "null|nowhere|-\\d|[\\[\\]{}@=]|\\bNONE\\b|\\b(?!re-roll)[a-z]+-[a-z]+|[a-z][A-Z]| "
              + " +\\S.*  ");

  private static final class Heard implements Audience {
    private final List<String> lines = new ArrayList<>();
    private final List<Chapter> chapters = new ArrayList<>();

    @Override
    public void enter(Chapter chapter) {
      chapters.add(chapter);
    }

    @Override
    public void line(String line) {
      lines.add(line);
    }
  }

  private static List<Event> play(long seed, Skill skill) {
    List<Event> log = new ArrayList<>();
    GameSeed first = GameSeed.first(seed);
    Table table =
        new Table(first.dice(), Seating.all(skill, CONTEST).players(CONTEST, first), log::add);
    Game game = CONTEST.start(table);
    while (!game.isOver()) {
      game.step();
    }
    return log;
  }

  private static Heard tell(List<Event> log) {
    Heard heard = new Heard();
    Storyteller storyteller = CONTEST.storyteller(heard);
    log.forEach(storyteller::hear);
    storyteller.finish();
    return heard;
  }

  @ParameterizedTest
  @CsvSource({"1, STEADY", "2, STEADY", "1, RANDOM", "2, RANDOM", "3, RANDOM"})
  void aWholeGameReadsAsText(long seed, Skill skill) {
    Heard heard = tell(play(seed, skill));

    assertThat(heard.lines)
        .hasSizeGreaterThan(1000)
        .noneMatch(line -> line.length() > WIDTH)
        .filteredOn(line -> !line.startsWith("="))
        .filteredOn(UNREADABLE.asPredicate())
        .isEmpty();
    assertThat(heard.lines.getLast()).matches("  Player .* wins\\.");
  }

  @Test
  void theStoryOfALogIsTheStoryOfTheGame() {
    List<Event> log = play(7, Skill.STEADY);
    EventCodec codec = new Invasions().codec();
    List<Event> read = log.stream().map(event -> codec.read(codec.write(event))).toList();

    assertThat(tell(read).lines).isEqualTo(tell(log).lines);
  }

  @Test
  void chaptersGoFromTurnToTurnThroughStepsAndActivations() {
    List<Chapter> chapters = tell(play(1, Skill.STEADY)).chapters;

    assertThat(chapters.getFirst()).isEqualTo(new Chapter(0, List.of()));
    assertThat(chapters).isSortedAccordingTo((a, b) -> Integer.compare(a.turn(), b.turn()));
    assertThat(chapters)
        .contains(
            new Chapter(1, List.of("raids")),
            new Chapter(1, List.of("activations", "franks")),
            new Chapter(1, List.of("activations", "byzantines", "romans")),
            new Chapter(2, List.of("status-of-nations")));
  }
}
