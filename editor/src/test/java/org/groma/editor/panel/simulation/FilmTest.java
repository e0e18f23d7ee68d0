package org.groma.editor.panel.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.editor.Sample;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Excerpt;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Skill;
import org.groma.engine.kernel.Table;
import org.groma.engine.replay.Replay;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class FilmTest {

  private static final GameSeed SEED = new GameSeed(1, 2);

  private static Contest contest;
  private static Seating seating;
  private static Film film;

  @BeforeAll
  static void filmAGame() {
    contest =
        ((Venue.Ready) Venue.of(Sample.PROJECT, Sample.PROJECT.get(Kinds.SCENARIOS).at(0).id()))
            .contest();
    seating = Seating.all(Skill.STEADY, contest);
    film = FilmMaker.make(contest, seating, SEED, () -> {});
  }

  @Test
  void theFilmEndsAsTheGameDoes() {
    Game game = contest.start(new Table(SEED.dice(), seating.players(contest, SEED)));
    while (!game.isOver()) {
      game.step();
    }
    Film.Scene end = film.scenes().getLast();

    assertThat(end.turn()).isEqualTo(game.turn());
    for (int province = 0; province < contest.provinces().size(); province++) {
      assertThat(end.holders().get(province)).isEqualTo(game.holder(province));
    }
    assertThat(end.points().getFirst()).isEqualTo(game.points(0));
  }

  @Test
  void everyLineOfTheStoryIsInTheFilmOnceAndInOrder() {
    List<String> story = new ArrayList<>();
    new Replay(contest, seating, SEED)
        .tell(new Excerpt(Optional.empty(), Optional.empty()), story::add);

    List<String> filmed = film.scenes().stream().flatMap(scene -> scene.lines().stream()).toList();
    assertThat(filmed.stream().filter(line -> !line.isBlank()))
        .containsExactlyElementsOf(
            story.stream()
                .filter(line -> !line.isBlank())
                .filter(line -> !line.matches("=+")) // underlines are for plain text
                .toList());
  }

  @Test
  void whatIsToldOfATurnStandsInItsScenes() {
    for (int i = 1; i <= film.last(); i++) {
      int turn = film.scenes().get(i).turn();
      assertThat(film.scenes().get(i).lines())
          .filteredOn(line -> line.matches("Turn \\d+( ·.*)?"))
          .allMatch(line -> line.equals("Turn " + turn) || line.startsWith("Turn " + turn + " "));
    }
    assertThat(film.scenes().getFirst().lines()).anyMatch(line -> line.startsWith("Set-up"));
  }

  @Test
  void turnsAreSteppedThroughFromEndToEnd() {
    int first = film.nextTurn(0);
    int second = film.nextTurn(first);

    assertThat(first).isPositive();
    assertThat(film.scenes().get(first).turn()).isEqualTo(film.scenes().get(1).turn());
    assertThat(film.scenes().get(first + 1).turn()).isEqualTo(film.scenes().get(first).turn() + 1);
    assertThat(film.previousTurn(second)).isEqualTo(first);
    assertThat(film.previousTurn(first)).isZero();
    assertThat(film.previousTurn(0)).isZero();
    assertThat(film.nextTurn(film.last())).isEqualTo(film.last());
  }

  @Test
  void theStoryOfASceneFollowsThatOfItsTurn() {
    int end = film.nextTurn(0);
    Film.Story story = film.story(end);

    assertThat(story.from()).isPositive();
    assertThat(story.lines().subList(story.from(), story.lines().size()))
        .isEqualTo(film.scenes().get(end).lines());
    assertThat(film.caption(0)).isEqualTo("Set-up");
    assertThat(film.caption(end)).startsWith("Turn " + film.scenes().get(end).turn() + " · ");
  }

  @Test
  void ownersAndHoldingsAgree() {
    int scene = film.last();
    var owners = film.owners(scene);
    Film.Holding largest = film.holdings(scene).getFirst();

    assertThat(owners.values().stream().filter(new NationId(largest.nation().id())::equals).count())
        .isEqualTo(largest.provinces());
    assertThat(owners.keySet()).allMatch(Place::isProvince);
  }

  @Test
  void whatChangedHandsIsToldSinceTheTurnBefore() {
    int scene = film.nextTurn(film.nextTurn(0));
    var before = film.owners(film.previousTurn(scene));
    var after = film.owners(scene);
    long changed =
        contest.provinces().stream()
            .map(province -> new Place(Place.Kind.PROVINCE, province.id()))
            .filter(place ->
                !Optional.ofNullable(before.get(place))
                    .equals(Optional.ofNullable(after.get(place))))
            .count();

    assertThat(film.changes(scene)).hasSize((int) changed).isNotEmpty();
    assertThat(film.changes(scene).getFirst()).contains(" → ");
    assertThat(film.changes(0)).isEmpty();
  }
}
