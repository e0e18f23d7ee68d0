package org.groma.engine.romanitas.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.romanitas.RomanitasSample.nation;
import static org.groma.engine.romanitas.RomanitasSample.space;
import static org.groma.engine.romanitas.RomanitasSample.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.Table;
import org.groma.engine.romanitas.RomanitasSample;
import org.groma.engine.romanitas.campaign.Campaigning;
import org.groma.engine.romanitas.campaign.Sally;
import org.groma.engine.romanitas.choice.AllotFate;
import org.groma.engine.romanitas.choice.Defend;
import org.groma.engine.romanitas.choice.Deploy;
import org.groma.engine.romanitas.choice.Pick;
import org.groma.engine.romanitas.choice.TakeFavour;
import org.groma.engine.romanitas.event.CountTold;
import org.groma.engine.romanitas.event.PointsEvent;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.force.Muster;
import org.groma.engine.romanitas.management.Managing;
import org.groma.engine.romanitas.management.Measure;
import org.groma.engine.romanitas.setting.Favour;
import org.groma.engine.romanitas.setting.MonumentKind;
import org.groma.engine.romanitas.setting.Troop;
import org.groma.engine.romanitas.state.Allegiance;
import org.groma.engine.romanitas.state.Empire;
import org.junit.jupiter.api.Test;

/** One turn, every die and every answer written down. */
class FullTurnTest {

  private final ScriptedDice dice = new ScriptedDice();
  private final ScriptedPlayer emperor = new ScriptedPlayer();
  private final List<Event> log = new ArrayList<>();
  private final RomanitasGame game =
      new RomanitasGame(RomanitasSample.SETTING, new Table(dice, _ -> emperor, log::add));

  private void hold(int times) {
    for (int i = 0; i < times; i++) {
      emperor.answer(Campaigning.class, new Sally.Hold());
    }
  }

  @Test
  void theFirstTurn() {
    // Organisation: Strong Basileus (6), Patriarch (4), Plague (3) at Trapezus
    dice.d6(4, 6, 3);
    emperor.answer(AllotFate.class, List.of(6, 4, 3));
    emperor.answer(TakeFavour.class, Favour.DONATIO);
    dice.d6(1);
    game.step();
    Empire empire = game.empire();
    assertThat(empire.points()).as("5 + 1 - 1 - 1").isEqualTo(4);
    assertThat(empire.isDesolate(space("trapezus"))).isTrue();

    // Actions: Gepids neutral; Persia wins Albania over; Berbers and Vandals neutral
    hold(4);
    dice.d6(1, 4, 1, 1);
    // Ostrogoths neutral; Slavs raid Chersonesos by sea and are met
    hold(2);
    dice.d6(1, 6).picks(threeOfFoot());
    List<Integer> foot = List.of(unit("skoutatoi", 0), unit("skoutatoi", 1), unit("skoutatoi", 2));
    emperor.answer(Defend.class, new Muster(foot, List.of(0), false));
    emperor.answer(
        Deploy.class,
        new Deploy.Order(List.of(foot.subList(0, 1), foot.subList(1, 2), foot.subList(2, 3))));
    emperor.answer(Pick.class, foot.getFirst());
    dice.picks(siege());
    dice.d6(6, 1, 6, 1, 3, 3); // left and centre destroy, so the line is broken twice
    dice.d6(1); // the Comes is unhurt
    // Avars, Visigoths, Franks, Lombards: one war already, so a 1 is a 2
    hold(4);
    dice.d6(1, 1, 1, 1);
    // and nothing is undertaken
    hold(1);
    game.step();
    assertThat(empire.client(RomanitasSample.SETTING.board().clients().indexOf("albania")))
        .isEqualTo(Allegiance.PERSIAN);
    assertThat(empire.isAtWar(nation("slavs"))).isTrue();
    assertThat(empire.fleetAt(nation("slavs"))).as("its fleet stays").isNotNegative();
    assertThat(empire.points()).as("4 - 1 for the fleet + 1 for the victory").isEqualTo(4);
    assertThat(empire.isDesolate(space("chersonesos"))).isFalse();

    // Management: in a year of plague Trapezus costs 2, and nothing is built
    emperor.answer(Managing.class, new Measure.Rebuild(space("trapezus")));
    emperor.answer(Managing.class, new Measure.Improve(unit("isaurians", 0)));
    emperor.answer(Managing.class, new Measure.Done());
    game.step();
    assertThat(empire.points()).isEqualTo(1);
    assertThat(empire.isDesolate(space("trapezus"))).isFalse();
    assertThat(empire.isElite(unit("isaurians", 0))).isTrue();
    assertThat(empire.stands(MonumentKind.WALLS)).isFalse();
    assertThat(dice.isSpent()).isTrue();
    assertThat(emperor.isSpent()).isTrue();
    assertThat(game.isOver()).isFalse();
    assertThat(log)
        .filteredOn(CountTold.class::isInstance)
        .containsExactly(
            new CountTold(Reason.CITIES, 5),
            new CountTold(Reason.ACTA, 1),
            new CountTold(Reason.ACTA, -1),
            new CountTold(Reason.DESOLATION, -1));
    assertThat(log)
        .filteredOn(PointsEvent.Changed.class::isInstance)
        .extracting(event -> ((PointsEvent.Changed) event).reason())
        .containsExactly(
            Reason.COUNT, Reason.ENEMY_FLEET, Reason.VICTORY, Reason.REMOVAL, Reason.IMPROVEMENT);
  }

  /** Draws three Slavs who do not shoot. */
  private static int[] threeOfFoot() {
    List<Troop> troops = RomanitasSample.SETTING.folk(nation("slavs")).troops();
    int[] numbers =
        IntStream.range(0, troops.size()).filter(i -> !troops.get(i).bow()).limit(3).toArray();
    assertThat(numbers).hasSize(3);
    return new int[] {numbers[0], numbers[1] - 1, numbers[2] - 2};
  }

  private static int siege() {
    for (int i = 0; i < RomanitasSample.SETTING.counters().size(); i++) {
      if (RomanitasSample.SETTING.counters().get(i).enemy().word().equals("siege")) {
        return i;
      }
    }
    throw new IllegalStateException();
  }
}
