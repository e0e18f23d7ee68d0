package org.groma.engine.romanitas.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.romanitas.RomanitasSample.nation;
import static org.groma.engine.romanitas.RomanitasSample.space;
import static org.groma.engine.romanitas.RomanitasSample.territory;
import static org.groma.engine.romanitas.RomanitasSample.unit;

import java.util.List;
import java.util.stream.Stream;
import org.groma.engine.romanitas.RomanitasSample;
import org.groma.engine.romanitas.RomanitasScene;
import org.groma.engine.romanitas.event.BattleTold;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.event.PointsEvent;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.force.Muster;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What commanders and convoys add at sea, and what conquered cities bring. */
class SeaAndSpoilsTest {

  private static final int AEGEAN =
      RomanitasSample.SETTING.board().zones().stream()
          .map(zone -> zone.id())
          .toList()
          .indexOf("aegean");

  private final RomanitasScene scene = RomanitasScene.of().with(8);

  private void run(Sally sally) {
    scene.answers.answer(Campaigning.class, sally);
    scene.answers.answer(Campaigning.class, new Sally.Hold());
    new Campaign(scene.play).run(true);
  }

  private static int fleetBonus() {
    return RomanitasSample.SETTING.navy().getFirst().bonus();
  }

  @ParameterizedTest
  @CsvSource({"-1, 0", "0, 1", "1, 2"})
  void aComesAddsOneAtSeaAndAMagisterTwo(int figure, int bonus) {
    scene.after(new NationEvent.FleetCame(nation("vandals"), AEGEAN));
    scene.dice.d6(6, 1);
    run(new Sally.Hunt(AEGEAN, figure));

    assertThat(scene.told(BattleTold.FleetsMet.class).getFirst().romanScore())
        .isEqualTo(6 + fleetBonus() + bonus);
  }

  @ParameterizedTest
  @CsvSource({"2, 1, 2", "3, 1, 3", "3, 0 1, 3"})
  void aConvoyHasTheBonusOfWhoCommandsItAndOneMoreForThreeUnits(
      int units, String aboard, int bonus) {
    List<Integer> figures = Stream.of(aboard.split(" ")).map(Integer::valueOf).toList();
    int from = territory("corinthus");
    int to = territory("syracusae");
    int zone = RomanitasSample.SETTING.board().passage(from, to).getFirst();
    scene.after(new NationEvent.FleetCame(nation("vandals"), zone));
    scene.dice.d6(1, 6, 1, 6, 1, 6, 1, 6); // beaten, so that no landing follows
    List<Integer> all =
        List.of(unit("boukellaroi", 0), unit("boukellaroi", 1), unit("cataphracts", 0));
    run(new Sally.Landing(from, List.of(to), new Muster(all.subList(0, units), figures, false)));

    assertThat(scene.told(BattleTold.FleetsMet.class).getFirst().romanScore())
        .isEqualTo(1 + fleetBonus() + bonus);
  }

  @Test
  void aTakenCityOnTheCrossroadsBringsAPointWhereGoldCoinsCount() {
    for (boolean counts : new boolean[] {false, true}) {
      RomanitasScene taken =
          new RomanitasScene(counts ? RomanitasSample.OPTIONAL : RomanitasSample.SETTING).with(3);
      Conquest.of(taken.play, territory("syracusae"));

      assertThat(taken.told(PointsEvent.Changed.class))
          .isEqualTo(counts ? List.of(new PointsEvent.Changed(1, Reason.GOLD_COIN)) : List.of());
    }
    assertThat(RomanitasSample.SETTING.board().space(space("syracusae")).goldCoin()).isTrue();
  }

  @Test
  void ravennaIsHeldByFourAndOtherWallsByThree() {
    var board = RomanitasSample.SETTING.board();
    assertThat(board.space(space("ravenna")).garrison()).isEqualTo(4);
    assertThat(board.spaces())
        .filteredOn(city -> !city.id().equals("ravenna"))
        .allSatisfy(city -> assertThat(city.garrison()).as(city.id()).isZero());
    assertThat(RomanitasSample.SETTING.figures().field().garrison()).isEqualTo(3);
  }
}
