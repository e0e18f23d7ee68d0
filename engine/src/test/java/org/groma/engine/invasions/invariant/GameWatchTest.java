package org.groma.engine.invasions.invariant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.player.SteadyPlayer;
import org.groma.engine.invasions.sequence.InvasionsGame;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Invariant;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;
import org.groma.engine.kernel.Violation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameWatchTest {

  private final GameWatch watch = new GameWatch(Sample.SETTING);

  private InvasionsGame started(long seed, Player player) {
    return new InvasionsGame(Sample.SETTING, new Table(new SeededDice(seed), _ -> player, watch));
  }

  private void playOut(long seed, Player player) {
    InvasionsGame game = started(seed, player);
    game.playOut();
    watch.compare(game);
  }

  @ParameterizedTest
  @ValueSource(longs = {201, 202, 203})
  void nothingBreaksAmongRandomPlayers(long seed) {
    playOut(seed, new RandomPlayer(new SeededDice(seed + 1000)));

    assertThat(watch.broken()).isEmpty();
    assertThat(watch.events()).isGreaterThan(5000);
  }

  @ParameterizedTest
  @ValueSource(longs = {301, 302, 303})
  void nothingBreaksAmongSteadyPlayers(long seed) {
    playOut(seed, new SteadyPlayer());

    assertThat(watch.broken()).isEmpty();
  }

  @Test
  void itSaysOnceWhenWhatAndByWhichSection() {
    started(1, new SteadyPlayer());
    int events = watch.events();
    watch.accept(new NationEvent.GoldChanged(nation("huns"), -3));
    watch.accept(new NationEvent.GoldChanged(nation("romans"), 2));

    assertThat(watch.broken())
        .extracting(Violation::toString)
        .containsExactly(
            "turn 1, event "
                + (events + 1)
                + " GoldChanged[nation="
                + nation("huns")
                + ", halves=-3]: Huns owe 3 halves of Gold (treasury.never-in-debt, XIV.A)");
  }

  @Test
  void itComparesTheLogWithTheGame() {
    InvasionsGame game = started(1, new SteadyPlayer());
    watch.compare(game);
    assertThat(watch.broken()).isEmpty();

    game.world().apply(new NationEvent.PointsScored(nation("romans"), 4, "nothing"));
    game.world().apply(new LandEvent.HolderChanged(province("latium"), nation("huns")));
    watch.compare(game);

    assertThat(watch.broken())
        .extracting(Violation::problem)
        .anyMatch(sentence -> sentence.endsWith(" 0.0 points, the game 2.0"))
        .contains("by the log Latium is held by Romans, in the game by Huns");
  }

  @Test
  void pointsAreWhatTheLogEarned() {
    PointsEarned points = new PointsEarned();
    World world = Sample.opened();
    NationEvent scored = new NationEvent.PointsScored(nation("huns"), 3, "raid");

    assertThat(Doctored.heard(points, world, scored)).isEmpty();
    world.apply(scored);
    assertThat(points.broken(world)).containsExactly("Huns have 6 halves of points and earned 3");
  }

  @Test
  void cardsAreNeitherLostNorForged() {
    assertThat(Doctored.broken(new CardsConserved())).isEmpty();
    CardList all = CardList.of(Sample.SETTING.events().all());
    assertThat(Doctored.broken(new CardsConserved(), new CardEvent.EventsShuffled(all))).isEmpty();
    assertThat(
            Doctored.broken(
                new CardsConserved(), new CardEvent.EventsShuffled(all.without(all.get(0)))))
        .singleElement()
        .asString()
        .startsWith(Sample.SETTING.events().card(all.get(0)).name() + " is there ");
  }

  @Test
  void theCatalogueNamesEachOnceAndFindsNothingAtTheStart() {
    List<WorldInvariant> all = Catalogue.all();

    assertThat(all).extracting(Invariant::id).doesNotHaveDuplicates();
    assertThat(all).allMatch(each -> each.section().matches("[IVX]+(\\.[A-Z])?"));
    assertThat(Catalogue.broken(Sample.opened())).isEmpty();
    World world = Sample.opened();
    world.apply(
        new UnitEvent.Placed(
            Sample.fromPool(world, "huns", "cavalry", 1), Sample.sea("mare-aegeum")));
    assertThat(Catalogue.broken(world)).hasSize(1);
  }
}
