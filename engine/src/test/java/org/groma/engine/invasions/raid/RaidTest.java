package org.groma.engine.invasions.raid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.RaidMark;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.IllegalAnswer;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RaidTest {

  private final World world = Sample.opened();
  private final ScriptedDice dice = new ScriptedDice();
  private final ScriptedPlayer player = new ScriptedPlayer();
  private final Play play = Sample.play(world, dice, player);

  /** The Berbers have two units, and next to Numidia lies Utica without a soldier in it. */
  @Nested
  class Outcome {

    private final int berbers = nation("berbers");
    private final int utica = province("utica");
    private final UnitSet raiders = pool("berbers");

    private boolean raid(int die) {
      player.answer(ChooseRaidTarget.class, utica);
      dice.d10(die);
      return Raid.byRaiders(play, berbers);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void upToFourOneRaiderIsLostForGood(int die) {
      player.answer(ChooseRaidTarget.class, utica);
      player.answer(ChooseLostRaider.class, raiders.get(1));
      dice.d10(die);

      assertThat(Raid.byRaiders(play, berbers)).isTrue();

      assertThat(world.place(raiders.get(1))).isEqualTo(World.GONE);
      assertThat(world.place(raiders.get(0))).isEqualTo(World.POOL);
      assertThat(world.gold(berbers)).isZero();
      assertThat(world.points(berbers)).isZero();
      assertThat(world.raidMark(utica)).isEqualTo(RaidMark.NONE);
      assertThat(player.isSpent()).isTrue();
    }

    @Test
    void theLastRaiderIsLostUnasked() {
      world.apply(new UnitEvent.Removed(raiders.first(1)));

      assertThat(raid(1)).isTrue();
      assertThat(world.place(raiders.get(1))).isEqualTo(World.GONE);

      assertThat(Raid.byRaiders(play, berbers)).as("nobody is left to raid").isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 6})
    void fiveAndSixBringOnePoint(int die) {
      assertThat(raid(die)).isTrue();

      assertThat(world.gold(berbers)).as("they never become active").isZero();
      assertThat(world.points(berbers)).isEqualTo(2);
      assertThat(world.raidMark(utica)).isEqualTo(RaidMark.MINUS);
      assertThat(world.isPillaged(utica)).isFalse();
      assertThat(world.activity(berbers)).isEqualTo(Activity.RAIDER);
    }

    @ParameterizedTest
    @ValueSource(ints = {7, 10})
    void fromSevenAPillageMarkerAndThreePoints(int die) {
      dice.picks(11);

      assertThat(raid(die)).isTrue();

      assertThat(world.gold(berbers)).as("they never become active").isZero();
      assertThat(world.points(berbers)).isEqualTo(6);
      assertThat(world.raidMark(utica)).isEqualTo(RaidMark.PLUS);
      assertThat(world.isPillaged(utica)).isTrue();
      assertThat(world.place(raiders.get(0))).isEqualTo(World.POOL);
    }

    @Test
    void aSmallRaidBeforeAddsOne() {
      world.apply(new LandEvent.RaidMarked(utica, RaidMark.MINUS));
      dice.picks(0);

      raid(6);

      assertThat(world.raidMark(utica)).isEqualTo(RaidMark.PLUS);
    }

    @Test
    void aGreatRaidBeforeAddsTwo() {
      world.apply(new LandEvent.RaidMarked(utica, RaidMark.PLUS));
      dice.picks(0);

      raid(5);

      assertThat(world.isPillaged(utica)).isTrue();
    }

    @Test
    void aMarkOfAnotherProvinceDoesNot() {
      world.apply(new LandEvent.RaidMarked(province("tripolitania"), RaidMark.PLUS));

      raid(6);

      assertThat(world.raidMark(utica)).isEqualTo(RaidMark.MINUS);
    }

    @Test
    void everyCivilizedUnitInTheTargetCostsOne() {
      world.apply(new UnitEvent.Placed(Sample.fromPool(world, "byzantines", "thema", 2), utica));

      raid(8);

      assertThat(world.raidMark(utica)).isEqualTo(RaidMark.MINUS);
    }

    @Test
    void everyCivilizedUnitOnTheWayCostsOne() { // two Romans in Africa
      int tripolitania = province("tripolitania");
      player.answer(ChooseRaidTarget.class, tripolitania);
      dice.d10(8);

      Raid.byRaiders(play, berbers);

      assertThat(world.raidMark(tripolitania)).isEqualTo(RaidMark.MINUS);
      assertThat(world.limes(tripolitania)).as("only a great raid breaks it").isNotNegative();
    }

    @Test
    void aGreatRaidEliminatesTheLimes() {
      int tripolitania = province("tripolitania");
      player.answer(ChooseRaidTarget.class, tripolitania);
      dice.d10(9).picks(0);

      Raid.byRaiders(play, berbers);

      assertThat(world.limes(tripolitania)).isEqualTo(World.NOBODY);
    }

    @Test
    void tenAloneIsNotEnoughToSettle() {
      dice.picks(0);

      raid(10);

      assertThat(player.isSpent()).as("nobody was asked").isTrue();
    }

    @Test
    void fromElevenTheyMaySettle() {
      world.apply(new LandEvent.RaidMarked(utica, RaidMark.MINUS));
      player.answer(ChooseRaidTarget.class, utica).answer(ChooseSettling.class, true);
      dice.d10(10).picks(0);

      Raid.byRaiders(play, berbers);

      assertThat(world.unitsAt(utica, 1L << berbers)).isEqualTo(raiders);
      assertThat(world.activity(berbers)).isEqualTo(Activity.INACTIVE);
      assertThat(world.points(berbers)).isEqualTo(6);
      assertThat(world.isPillaged(utica)).isTrue();
    }

    @Test
    void theyNeedNot() {
      world.apply(new LandEvent.RaidMarked(utica, RaidMark.PLUS));
      player.answer(ChooseRaidTarget.class, utica).answer(ChooseSettling.class, false);
      dice.d10(10).picks(0);

      Raid.byRaiders(play, berbers);

      assertThat(raiders.all(unit -> world.place(unit) == World.POOL)).isTrue();
      assertThat(world.activity(berbers)).isEqualTo(Activity.RAIDER);
    }

    @Test
    void anIllegalTargetChangesNothing() {
      player.answer(ChooseRaidTarget.class, province("lotharingia"));
      World before = world.copy();

      assertThatThrownBy(() -> Raid.byRaiders(play, berbers))
          .isInstanceOfSatisfying(
              IllegalAnswer.class,
              refused -> assertThat(refused.refusal().section()).isEqualTo("XI.D"));
      assertThat(world).isEqualTo(before);
    }

    @Test
    void onlyARaiderWhoWasThereIsLost() {
      ChooseLostRaider choice = new ChooseLostRaider(world, berbers, raiders);

      assertThat(choice.options()).containsExactly(raiders.get(0), raiders.get(1));
      assertThat(choice.refusal(raiders.get(1) + 1).orElseThrow().section()).isEqualTo("XI.E");
    }

    @Test
    void theLogTellsTheStory() {
      List<Event> log = new ArrayList<>();
      Play heard = new Play(world, new Table(dice, _ -> player, log::add));
      player.answer(ChooseRaidTarget.class, province("tripolitania"));
      player.answer(ChooseLostRaider.class, raiders.get(0));
      dice.d10(2);

      Raid.byRaiders(heard, berbers);

      int tripolitania = province("tripolitania");
      assertThat(log)
          .filteredOn(PlunderTold.class::isInstance)
          .containsExactly(
              new PlunderTold.RaidBegan(berbers, raiders, tripolitania, province("africa"), -2),
              new PlunderTold.RaidFailed(berbers, tripolitania));
    }
  }

  @Nested
  class Raiders {

    private final int angles = nation("angles");
    private final int bernicia = province("bernicia");

    @Test
    void theyComeFromWhereTheirCardSays() {
      assertThat(origins("berbers")).containsExactly(province("numidia"));
      assertThat(origins("saxons")).contains(province("saxonia"), province("agri-decumates"));
      assertThat(origins("alemanni")).as("their home, for want of a rule").isNotEmpty();
    }

    private List<Integer> origins(String nation) {
      List<Integer> origins = new ArrayList<>();
      for (int i = 0; i < Sample.SETTING.raidOrigins().count(nation(nation)); i++) {
        origins.add(Sample.SETTING.raidOrigins().province(nation(nation), i));
      }
      return origins;
    }

    @Test
    void twoOfManyAreTakenAtRandom() {
      UnitSet pool = pool("angles");
      player.answer(ChooseRaidTarget.class, bernicia);
      player.answer(ChooseLostRaider.class, pool.get(3));
      dice.picks(2, 2).d10(1);

      assertThat(Raid.byRaiders(play, angles)).isTrue();

      assertThat(world.place(pool.get(3))).as("third, then fourth").isEqualTo(World.GONE);
      assertThat(dice.isSpent()).isTrue();
    }

    @Test
    void aPartyWithoutTargetStaysAtHome() {
      dice.picks(0, 0);
      world.apply(new LandEvent.PillageSet(bernicia, true));
      World before = world.copy();

      assertThat(Raid.byRaiders(play, angles)).as("the only empty site is pillaged").isFalse();
      assertThat(world).isEqualTo(before);
    }

    @Test
    void anglesWhoSettleOnTurnThreeDoNotRaidOnTurnFour() { // W23
      world.apply(new SequenceEvent.TurnBegan(3));
      world.apply(new LandEvent.RaidMarked(bernicia, RaidMark.PLUS));
      player.answer(ChooseRaidTarget.class, bernicia).answer(ChooseSettling.class, true);
      dice.picks(0, 0).d10(10).picks(0);
      Raid.byRaiders(play, angles);
      assertThat(world.countAt(bernicia, 1L << angles)).isEqualTo(2);
      assertThat(world.limes(bernicia)).isEqualTo(World.NOBODY);

      world.apply(new SequenceEvent.TurnBegan(4));

      assertThat(world.activity(angles)).isEqualTo(Activity.INACTIVE);
      assertThat(Raid.byRaiders(play, angles)).isFalse();
      assertThat(dice.isSpent()).isTrue();
    }

    @Test
    void targetsAreListedForThem() {
      RaidParty party =
          new RaidParty(nation("berbers"), pool("berbers"), List.of(province("numidia")));

      assertThat(new ChooseRaidTarget(world, party).options())
          .containsExactlyInAnyOrder(province("utica"), province("tripolitania"));
    }
  }

  private UnitSet pool(String nation) {
    int number = nation(nation);
    int[] units = new int[Sample.SETTING.roster().end(number)];
    for (int i = 0; i < units.length; i++) {
      units[i] = Math.max(i, Sample.SETTING.roster().first(number));
    }
    return UnitSet.of(units);
  }
}
