package org.groma.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.invasions.Invasions;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Excerpt;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Inventory;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Skill;
import org.groma.engine.simulation.Simulation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayTest {

  private static final Contest CONTEST = new Invasions().prepare(Sample.PROJECT, Sample.SCENARIO);

  private static Replay game(long number) {
    return new Replay(CONTEST, Seating.all(Skill.STEADY, CONTEST), new GameSeed(1, number));
  }

  private static Excerpt part(int turn, String part) {
    Optional<Excerpt.Mark> mark = Optional.of(Excerpt.Mark.part(turn, part));
    return new Excerpt(mark, mark);
  }

  private static Excerpt until(Excerpt.Mark mark) {
    return new Excerpt(Optional.empty(), Optional.of(mark));
  }

  private static List<String> told(Replay replay, Excerpt excerpt) {
    List<String> lines = new ArrayList<>();
    replay.tell(excerpt, lines::add);
    return lines;
  }

  @Test
  void anActivationCanBeCutOut() {
    List<String> lines = told(game(1), part(1, "visigoths"));

    assertThat(lines.getFirst()).isEqualTo("Turn 1 · Activation of the Visigoths (VI.G)");
    assertThat(lines).filteredOn(line -> line.startsWith("Turn")).hasSize(1);
  }

  @Test
  void whatIsToldUntilAPartIsTheBeginningOfTheWhole() {
    List<String> untilRaids = told(game(1), until(Excerpt.Mark.part(2, "raids")));
    List<String> untilTurn = told(game(1), until(Excerpt.Mark.turn(2)));

    assertThat(untilRaids).isNotEmpty().hasSizeLessThan(untilTurn.size());
    assertThat(untilTurn.subList(0, untilRaids.size())).isEqualTo(untilRaids);
    assertThat(untilTurn).noneMatch(line -> line.startsWith("Turn 3"));
  }

  @Test
  void aGameThatBreaksDownIsToldWithTurnPartAndTheLastThatWasTold() {
    Consumer<String> breaking =
        line -> {
          if (line.startsWith("Turn 1 · Raids")) {
            throw new IllegalStateException("a unit is nowhere");
          }
        };

    assertThatThrownBy(() -> game(1).tell(until(Excerpt.Mark.turn(1)), breaking))
        .isInstanceOfSatisfying(
            BrokenStory.class,
            broken ->
                assertThat(broken.place())
                    .isEqualTo("in turn 1, raids, after \"Turn 1 · Raids (X.C)\""))
        .hasCauseInstanceOf(IllegalStateException.class);
  }

  @Test
  void aGameThatBreaksDownNamesTheRecordsThatWereInPlay() {
    List<String> lines = told(game(1), part(1, "visigoths"));
    String third = lines.get(3);
    Consumer<String> breaking =
        line -> {
          if (line.equals(third)) {
            throw new IllegalStateException("a unit is nowhere");
          }
        };

    assertThatThrownBy(() -> game(1).tell(part(1, "visigoths"), breaking))
        .isInstanceOfSatisfying(
            BrokenStory.class,
            broken -> {
              List<String> records =
                  broken.records(Sample.PROJECT).stream().map(Inventory.Item::subject).toList();
              assertThat(records).startsWith("nation:visigoths").hasSizeBetween(3, 8);
              assertThat(records).anyMatch(each -> each.startsWith("province:"));
              assertThat(records).anyMatch(each -> each.startsWith("unit:"));
            });
  }

  @Test
  void aGameThatComesToItsEndHasNoBreakdown() {
    assertThat(game(1).breakdown()).isEmpty();
  }

  @Test
  void theSameGameIsToldAlikeAndAnotherIsNot() {
    Excerpt.Mark first = Excerpt.Mark.turn(1);

    assertThat(told(game(2), until(first))).isEqualTo(told(game(2), until(first)));
    assertThat(told(game(2), until(first))).isNotEqualTo(told(game(3), until(first)));
  }

  @Test
  void theLogOfAnExcerptBeginsAndEndsWithIt() {
    List<Event> events = new ArrayList<>();
    game(1).list(part(1, "franks"), events::add);

    int franks = Sample.nation("franks");
    assertThat(events.getFirst()).isEqualTo(new SequenceEvent.TurnCame(franks));
    assertThat(events).contains(new SequenceEvent.ActivationEnded(franks));
    assertThat(events).filteredOn(SequenceEvent.TurnCame.class::isInstance).hasSize(1);
  }

  /** Goths act in the middle of the Huns' first invasion (XVIII.H). */
  @Test
  void anInterruptedActivationEndsWithItsSecondPart() {
    List<String> headings =
        told(game(1), part(2, "huns")).stream().filter(line -> line.startsWith("Turn")).toList();

    assertThat(headings)
        .startsWith("Turn 2 · Activation of the Huns (VI.G)")
        .contains("Turn 2 · Activation of the Visigoths (VI.G)")
        .endsWith("Turn 2 · Activation of the Huns, continued (VI.G)");
    assertThat(told(game(1), part(2, "visigoths")))
        .filteredOn(line -> line.startsWith("Turn"))
        .containsExactly("Turn 2 · Activation of the Visigoths (VI.G)");
  }

  /** Both take their chance from the seed and the number of the game alone. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void gameKOfASimulationIsTheGameThatIsReplayed(long number) {
    Seating seating = Seating.all(Skill.RANDOM, CONTEST);
    List<String> told = new ArrayList<>();
    new Replay(CONTEST, seating, new GameSeed(1, number))
        .tell(new Excerpt(Optional.empty(), Optional.empty()), told::add);

    List<Sum> before = sums(seating, number - 1);
    List<Sum> after = sums(seating, number);
    for (int seat = 0; seat < after.size(); seat++) {
      double points = after.get(seat).points() - before.get(seat).points();
      long wins = after.get(seat).wins() - before.get(seat).wins();
      String player = "  Player " + CONTEST.seats().get(seat).name();
      assertThat(told).contains("%s: %s points (V.C)".formatted(player, written(points)));
      assertThat(told.getLast().equals(player + " wins.")).isEqualTo(wins == 1);
    }
  }

  /** What a seat has after so many games of the simulation, all together. */
  private record Sum(double points, long wins) {}

  private static List<Sum> sums(Seating seating, long games) {
    if (games == 0) {
      return Collections.nCopies(CONTEST.seats().size(), new Sum(0, 0));
    }
    return new Simulation(CONTEST, seating, 1)
        .run(games, 2, _ -> {}).players().stream()
            .map(each -> new Sum(each.points().mean().value() * games, each.wins()))
            .toList();
  }

  /** As the story has it, which counts in halves. */
  private static String written(double points) {
    long halves = Math.round(2 * points);
    return halves / 2 + (halves % 2 == 0 ? "" : "½");
  }

  @Test
  void aPartThatDoesNotComeIsReported() {
    assertThat(game(1).tell(until(Excerpt.Mark.part(1, "vikings")), _ -> {}))
        .isEqualTo(new Replay.Ending(2, false));
    assertThat(game(1).tell(until(Excerpt.Mark.part(1, "raids")), _ -> {}).complete()).isTrue();
  }
}
