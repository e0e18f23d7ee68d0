package org.groma.engine.romanitas.force;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;
import org.groma.engine.romanitas.RomanitasSample;
import org.groma.engine.romanitas.event.ActaEvent;
import org.groma.engine.romanitas.event.PointsEvent;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Favour;
import org.groma.engine.romanitas.setting.Levy;
import org.groma.engine.romanitas.state.Empire;

/** What holds for every force that is offered, whoever is left to come. */
class MustersPropertiesTest {

  /** After losses, with some elites and favours, and some RP. */
  @Provide
  Arbitrary<Empire> empires() {
    int army = RomanitasSample.SETTING.army().size();
    Arbitrary<Set<Integer>> some =
        Arbitraries.integers().between(0, army - 1).set().ofMaxSize(army);
    return Combinators.combine(
            some,
            some,
            Arbitraries.of(Favour.class).set().ofMaxSize(2),
            Arbitraries.integers().between(0, 1).set().ofMaxSize(2),
            Arbitraries.integers().between(0, 10))
        .as((gone, elites, favours, dead, points) -> {
          Empire empire = new Empire(RomanitasSample.SETTING);
          elites.stream()
              .filter(unit -> empire.setting().army().get(unit).improvable())
              .forEach(unit -> empire.apply(new TroopEvent.UnitImproved(unit)));
          gone.forEach(unit -> empire.apply(new TroopEvent.UnitEliminated(unit)));
          favours.forEach(favour -> empire.apply(new ActaEvent.FavourTaken(favour)));
          dead.forEach(figure -> empire.apply(new TroopEvent.FigureEliminated(figure)));
          empire.apply(new PointsEvent.Changed(points, Reason.CITIES));
          return empire;
        });
  }

  @Property(tries = 300)
  void aForceIsLegalOnceAndWithinItsCommand(
      @ForAll("empires") Empire empire,
      @ForAll Occasion.Purpose purpose,
      @ForAll @IntRange(max = 3) int limitanei,
      @ForAll boolean fortified) {
    boolean walls = fortified && purpose == Occasion.Purpose.DEFENCE;
    Occasion occasion = new Occasion(purpose, limitanei, walls, false, 1);
    List<Muster> musters = new Musters(empire).of(occasion);

    assertThat(new HashSet<>(musters)).hasSameSizeAs(musters);
    for (Muster muster : musters) {
      assertThat(Levying.refusal(empire, muster, occasion)).isEmpty();
      int size = muster.units().size();
      int most = muster.figures().isEmpty() ? 6 : 0;
      most += muster.figures().contains(0) ? 3 : 0;
      most += muster.figures().contains(1) ? 6 : 0;
      assertThat(size).isLessThanOrEqualTo(most);
      assertThat(count(empire, muster, Levy.BORDER)).isLessThanOrEqualTo(limitanei);
      assertThat(count(empire, muster, Levy.MERCENARY)).isLessThanOrEqualTo(3);
      assertThat(Levying.cost(empire, muster)).isBetween(0, empire.points());
      if (purpose != Occasion.Purpose.DEFENCE) {
        assertThat(muster.figures()).isNotEmpty();
      }
      if (purpose == Occasion.Purpose.EXPEDITION) {
        assertThat(size).isGreaterThanOrEqualTo(6);
        assertThat(muster.figures()).contains(1);
      }
      if (purpose == Occasion.Purpose.LANDING) {
        assertThat(size).isLessThanOrEqualTo(6);
      }
    }
  }

  private static long count(Empire empire, Muster muster, Levy levy) {
    return muster.units().stream()
        .filter(unit -> empire.setting().army().get(unit).levy() == levy)
        .count();
  }

  @Property(tries = 100)
  void callingUpCostsWhatItSays(@ForAll("empires") Empire empire, @ForAll long seed) {
    Occasion occasion = new Occasion(Occasion.Purpose.DEFENCE, 2, true, false, 1);
    List<Muster> musters = new Musters(empire).of(occasion);
    Muster muster = musters.get((int) Math.floorMod(seed, (long) musters.size()));
    int before = empire.points();
    int cost = Levying.cost(empire, muster);
    SeededDice dice = new SeededDice(seed);
    Levying.callUp(new Play(empire, Table.of(dice, new RandomPlayer(dice))), muster);
    assertThat(empire.points()).isEqualTo(before - cost);
    assertThat(Levying.refusal(empire, muster, occasion).isPresent())
        .as("nobody comes twice")
        .isEqualTo(!muster.isNobody());
  }
}
