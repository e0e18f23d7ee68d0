package org.groma.engine.romanitas.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.romanitas.RomanitasSample.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Rolled;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;
import org.groma.engine.romanitas.RomanitasSample;
import org.groma.engine.romanitas.event.BattleTold;
import org.groma.engine.romanitas.event.Cast;
import org.groma.engine.romanitas.event.PointsEvent;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.event.TurnEvent;
import org.groma.engine.romanitas.force.Muster;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.player.SteadyEmperor;
import org.groma.engine.romanitas.setting.Figure;
import org.groma.engine.romanitas.state.Empire;
import org.junit.jupiter.api.Test;

/** The expedition against Persia, by what is rolled for it. */
class ExpeditionTest {

  private static final Muster SIX =
      new Muster(
          List.of(
              unit("boukellaroi", 0),
              unit("boukellaroi", 1),
              unit("cataphracts", 0),
              unit("isaurians", 0),
              unit("scholae-palatinae", 0),
              unit("excubites", 0)),
          List.of(Figure.MAGISTER),
          false);

  private static List<Event> invade(long seed) {
    List<Event> log = new ArrayList<>();
    ScriptedPlayer emperor = new ScriptedPlayer(new SteadyEmperor());
    emperor.answer(Campaigning.class, new Sally.Expedition(SIX));
    emperor.answer(Campaigning.class, new Sally.Hold());
    Empire empire = new Empire(RomanitasSample.SETTING);
    empire.apply(new TurnEvent.TurnBegan(1));
    empire.apply(new PointsEvent.Changed(4, Reason.CITIES));
    new Campaign(new Play(empire, new Table(new SeededDice(seed), _ -> emperor, log::add)))
        .run(true);
    return log;
  }

  private static <E> List<E> of(Class<E> type, List<Event> log) {
    return log.stream().filter(type::isInstance).map(type::cast).toList();
  }

  @Test
  void everyRollHasItsBattlesAndSieges() {
    Set<Integer> won = new TreeSet<>();
    for (long seed = 1; seed <= 300; seed++) {
      List<Event> log = invade(seed);
      int roll =
          of(Rolled.class, log).stream()
              .filter(each -> each.purpose().equals(Cast.EXPEDITION.word()))
              .findFirst()
              .orElseThrow()
              .result();
      List<Boolean> sieges =
          of(BattleTold.Began.class, log).stream().map(BattleTold.Began::siege).toList();
      List<Boolean> all = roll <= 3 ? List.of(false, false) : List.of(false, true);
      assertThat(sieges).as("roll %d", roll).isEqualTo(all.subList(0, sieges.size()));

      boolean victory =
          of(BattleTold.Ended.class, log).stream().allMatch(BattleTold.Ended::romansWon);
      List<PointsEvent.Changed> prize =
          of(PointsEvent.Changed.class, log).stream()
              .filter(change -> change.reason() == Reason.EXPEDITION)
              .toList();
      if (victory) {
        won.add(roll);
        assertThat(sieges).hasSize(2);
        assertThat(prize).containsExactly(new PointsEvent.Changed(4, Reason.EXPEDITION));
      } else {
        assertThat(prize).isEmpty();
      }
    }
    assertThat(won).as("rolls that were seen through").containsExactly(1, 2, 3, 4, 5, 6);
  }
}
