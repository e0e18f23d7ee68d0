package org.groma.engine.invasions.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.leader;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.invasions.Sample.sea;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SiegeTest {

  private final Besieging situation = new Besieging();
  private final World world = situation.world;
  private final ScriptedDice dice = new ScriptedDice();
  private final ScriptedPlayer player = new ScriptedPlayer();
  private final Play play = Sample.play(world, dice, player);

  private ScriptedPlayer noAssault() {
    return player.answer(ChooseAssault.class, AssaultLosses.NO_ASSAULT);
  }

  @Nested
  class WhereItIsNeeded {

    private final int achaia = province("achaia");

    @Test
    void beforeAHostileCity() {
      situation.athenae();
      situation.stack("visigoths", "infantry", 1, "achaia");

      assertThat(Siege.isNeeded(world, nation("visigoths"), achaia)).isTrue();
    }

    @Test
    void beforeACityThatNobodyHolds() {
      situation.athenae();
      world.apply(new LandEvent.HolderChanged(achaia, World.NOBODY));

      assertThat(Siege.isNeeded(world, nation("visigoths"), achaia)).isTrue();
      assertThat(Siege.isNeeded(world, nation("byzantines"), achaia)).isTrue();
    }

    @Test
    void notBeforeAMereSite() {
      situation.city("achaia", 0, "byzantines");

      assertThat(Siege.isNeeded(world, nation("visigoths"), achaia)).isFalse();
    }

    @Test
    void notBeforeACityOfFriends() {
      situation.athenae();
      world.apply(new NationEvent.Allied(nation("romans"), nation("byzantines")));

      assertThat(Siege.isNeeded(world, nation("byzantines"), achaia)).isFalse();
      assertThat(Siege.isNeeded(world, nation("romans"), achaia)).isFalse();
    }

    @Test
    void notBeforeACityOfNeutrals() {
      situation.athenae();
      world.apply(new NationEvent.PactMade(nation("visigoths"), nation("byzantines")));

      assertThat(Siege.isNeeded(world, nation("visigoths"), achaia)).isFalse();
    }

    @Test
    void notAsLongAsEnemiesStandInTheProvince() {
      situation.athenae();
      situation.stack("byzantines", "infantry", 1, "achaia");

      assertThat(Siege.isNeeded(world, nation("visigoths"), achaia)).isFalse();
    }
  }

  @Nested
  class TheDie {

    @Test
    void iulianusTakesNisibisWithHisFirstReRoll() { // W13: 6, 9, 3, 7 against -2 + 1
      situation.nisibis();
      Stack romans =
          situation.led(situation.stack("byzantines", "legion", 4, "assyria"), "iulianus");
      noAssault()
          .answer(ChooseSiegeReRoll.class, true)
          .answer(ChooseLooting.class, false)
          .answer(ChooseDismantling.class, false);
      dice.d10(6, 9);

      assertThat(Siege.attempt(play, romans, true)).isTrue();

      assertThat(dice.isSpent()).as("the dice that are left are not rolled").isTrue();
      assertThat(player.isSpent()).isTrue();
      assertThat(world.holder(province("assyria"))).isEqualTo(nation("byzantines"));
      assertThat(world.isFortified(province("assyria"))).isTrue();
      assertThat(world.isPillaged(province("assyria"))).isFalse();
    }

    @Test
    void fritigernusTakesAthenaeAfterItResistedHisTerror() { // W14: odd; 3, 9, 1 against -1
      situation.athenae().turn(2);
      situation.units("byzantines", "elite-fleet", 1, sea("mare-aegeum"));
      Stack goths =
          situation.led(situation.stack("visigoths", "infantry", 4, "achaia"), "fritigernus");
      dice.d10(7, 3, 9);
      noAssault().answer(ChooseSiegeReRoll.class, true).answer(ChooseLooting.class, false);

      assertThat(Terror.precede(play, goths)).isFalse();
      assertThat(world.holder(province("achaia"))).isEqualTo(nation("byzantines"));
      assertThat(Siege.attempt(play, goths, true)).isTrue();

      assertThat(dice.isSpent()).isTrue();
      assertThat(player.isSpent()).isTrue();
      assertThat(world.holder(province("achaia"))).isEqualTo(nation("visigoths"));
    }

    @Test
    void sevenTakesTheCity() {
      situation.athenae();
      Stack goths = situation.stack("visigoths", "infantry", 3, "achaia");
      noAssault().answer(ChooseLooting.class, false);
      dice.d10(7);

      assertThat(Siege.attempt(play, goths, true)).isTrue();
    }

    @Test
    void sixDoesNotAndNothingChanges() {
      situation.athenae();
      Stack goths = situation.stack("visigoths", "infantry", 3, "achaia");
      noAssault();
      dice.d10(6);
      World before = world.copy();

      assertThat(Siege.attempt(play, goths, true)).isFalse();

      assertThat(world).isEqualTo(before);
    }

    @Test
    void aLeaderHasAsManyReRollsAsHisCombatBonus() {
      situation.athenae();
      Stack goths =
          situation.led(situation.stack("visigoths", "infantry", 3, "achaia"), "fritigernus");
      noAssault().answer(ChooseSiegeReRoll.class, true).answer(ChooseSiegeReRoll.class, true);
      dice.d10(1, 2, 3);

      assertThat(Siege.attempt(play, goths, true)).isFalse();
      assertThat(dice.isSpent()).isTrue();
      assertThat(player.isSpent()).isTrue();
    }

    @Test
    void heMayStopEarlier() {
      situation.athenae();
      Stack goths =
          situation.led(situation.stack("visigoths", "infantry", 3, "achaia"), "fritigernus");
      noAssault().answer(ChooseSiegeReRoll.class, false);
      dice.d10(1);

      assertThat(Siege.attempt(play, goths, true)).isFalse();
    }

    @Test
    void aSiegeThatIsKeptUpWithoutHimHasNone() {
      situation.athenae();
      Stack goths =
          situation.led(situation.stack("visigoths", "infantry", 3, "achaia"), "fritigernus");
      noAssault();
      dice.d10(1);

      assertThat(Siege.attempt(play, goths, false)).isFalse();
    }

    @Test
    void theBestFriendlyLeaderOnTheSpotCounts() {
      situation.nisibis();
      world.apply(new NationEvent.Allied(nation("romans"), nation("byzantines")));
      situation.post("iulianus", "assyria");
      Stack romans =
          situation.led(situation.stack("romans", "infantry", 3, "assyria"), "gratianus");
      noAssault()
          .answer(ChooseSiegeReRoll.class, true)
          .answer(ChooseSiegeReRoll.class, true)
          .answer(ChooseSiegeReRoll.class, true);
      dice.d10(1, 1, 1, 1);

      assertThat(Siege.attempt(play, romans, true)).isFalse();
      assertThat(player.isSpent()).isTrue();
    }

    @Test
    void leadersElsewhereOrOfOthersDoNotHelp() {
      situation.athenae();
      Stack goths = situation.stack("visigoths", "infantry", 3, "achaia");
      situation.post("fritigernus", "thessalia");
      situation.post("iulianus", "achaia");
      noAssault();
      dice.d10(1);

      assertThat(Siege.attempt(play, goths, true)).isFalse();
    }
  }

  @Nested
  class AfterItFell {

    @Test
    void wallsMayBeDismantled() {
      situation.nisibis();
      Stack romans = situation.stack("byzantines", "legion", 4, "assyria");
      noAssault().answer(ChooseLooting.class, false).answer(ChooseDismantling.class, true);
      dice.d10(10);

      assertThat(Siege.attempt(play, romans, true)).isTrue();
      assertThat(world.isFortified(province("assyria"))).isFalse();
    }

    @Test
    void aSiegeKeptUpThereIsOver() {
      situation.athenae();
      world.apply(new LandEvent.SiegeKept(province("achaia"), leader("fritigernus")));
      Stack goths = situation.stack("visigoths", "infantry", 1, "achaia");
      player.answer(ChooseLooting.class, false);
      dice.d10(7);

      assertThat(Siege.attempt(play, goths, false)).isTrue();
      assertThat(world.siegeOf(province("achaia"))).isEqualTo(-1);
    }

    @Test
    void theLogTellsTheStory() {
      List<Event> log = new ArrayList<>();
      Play heard = new Play(world, new Table(dice, _ -> player, log::add));
      situation.athenae();
      Stack goths = situation.stack("visigoths", "infantry", 3, "achaia");
      noAssault().answer(ChooseAssault.class, AssaultLosses.NO_ASSAULT);
      player.answer(ChooseLooting.class, false);
      dice.d10(6, 8);

      Siege.attempt(heard, goths, true);
      Siege.attempt(heard, goths, true);

      int achaia = province("achaia");
      PlunderTold laid =
          new PlunderTold.SiegeLaid(achaia, nation("visigoths"), goths.units(), false, 0);
      assertThat(log)
          .filteredOn(PlunderTold.class::isInstance)
          .containsExactly(
              laid,
              new PlunderTold.SiegeFailed(achaia, nation("visigoths")),
              laid,
              new PlunderTold.CityFell(achaia, nation("visigoths")));
    }
  }
}
