package org.groma.engine.invasions.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.kernel.BattleFace.BLANK;
import static org.groma.engine.kernel.BattleFace.TWO_WHITE_SWORDS;
import static org.groma.engine.kernel.BattleFace.WHITE_SWORD;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.FirstOption;
import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.combat.BattleResult;
import org.groma.engine.invasions.combat.ChooseRecovery;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Player;
import org.junit.jupiter.api.Test;

/** Attacks on the horde of the Alemanni in the forests of Franconia. */
class HordeCaptureTest {

  private final Theatre scene = new Theatre().horde("alemanni", "franconia");
  private final List<Integer> recovering = new ArrayList<>();

  /** Fights like anybody and notes who chose recoveries. */
  private final class Witness implements Player {
    @Override
    public <A> A decide(Decision<A> decision) {
      if (decision instanceof ChooseRecovery recovery) {
        recovering.add(recovery.chooser());
      }
      return new FirstOption().decide(decision);
    }
  }

  private Side attack(String nation, String kind, int count) {
    UnitSet units = scene.put(nation, kind, count, "rhaetia");
    scene.active(nation).march(units, Stack.NO_LEADER, "franconia");
    Side winner =
        FieldBattle.fight(
            scene.play(scene.dice, new Witness()),
            scene.stack(nation, units, Stack.NO_LEADER),
            false);
    assertThat(scene.dice.isSpent()).isTrue();
    return winner;
  }

  private int suzerain(String nation) {
    return scene.world.diplomacy().suzerain(nation(nation));
  }

  @Test
  void aLoneHordeSubmitsToAnyHit_C23() {
    // two less one for the forest; elites and awe make it black
    scene.dice.black(WHITE_SWORD).white(BLANK);

    assertThat(attack("romans", "legion", 2)).isEqualTo(Side.ATTACKER);

    assertThat(suzerain("alemanni")).isEqualTo(nation("romans"));
    assertThat(scene.world.horde(nation("alemanni"))).isEqualTo(province("franconia"));
    assertThat(scene.count("romans", "franconia")).as("the suzerain leaves").isZero();
    assertThat(scene.count("romans", "rhaetia")).isEqualTo(2);
  }

  @Test
  void aLoneHordeThatIsNotHitWins() {
    scene.dice.black(BLANK).white(BLANK);

    assertThat(attack("romans", "legion", 2)).isEqualTo(Side.DEFENDER);

    assertThat(suzerain("alemanni")).isEqualTo(World.NOBODY);
    assertThat(scene.count("romans", "rhaetia")).isEqualTo(2);
  }

  @Test
  void aHordeLeftAHitSubmitsAndItsRecoveredUnitsStay() {
    scene.put("alemanni", "infantry", 3, "franconia");
    scene.dice.white(WHITE_SWORD, WHITE_SWORD).black(TWO_WHITE_SWORDS);
    scene.dice.white(BLANK, BLANK, BLANK, BLANK);

    assertThat(attack("romans", "infantry", 4)).isEqualTo(Side.ATTACKER);

    assertThat(suzerain("alemanni")).isEqualTo(nation("romans"));
    assertThat(scene.world.horde(nation("alemanni"))).isEqualTo(province("franconia"));
    assertThat(scene.count("alemanni", "franconia")).isEqualTo(2);
    assertThat(scene.count("romans", "franconia")).isZero();
    assertThat(recovering).containsExactly(nation("alemanni"));
  }

  @Test
  void aHordeThatWasNotHitRetreatsWithTheRecovered() {
    scene.put("alemanni", "infantry", 3, "franconia");
    scene.dice.white(WHITE_SWORD, WHITE_SWORD).black(WHITE_SWORD);
    scene.dice.white(BLANK, BLANK, BLANK, BLANK);

    assertThat(attack("romans", "infantry", 4)).isEqualTo(Side.ATTACKER);

    assertThat(suzerain("alemanni")).isEqualTo(World.NOBODY);
    int horde = scene.world.horde(nation("alemanni"));
    assertThat(horde).isNotEqualTo(province("franconia"));
    assertThat(scene.world.countAt(horde, 1L << nation("alemanni"))).isEqualTo(2);
    assertThat(scene.count("romans", "franconia")).isEqualTo(4);
  }

  @Test
  void aHordeWithoutAnyoneToRetreatWithSubmits() {
    scene.put("alemanni", "infantry", 1, "franconia");
    // one hit for the only unit, none for the horde; too small a battle to recover
    scene.dice.white(BLANK).black(WHITE_SWORD).white(BLANK, BLANK);

    assertThat(attack("romans", "infantry", 3)).isEqualTo(Side.ATTACKER);

    assertThat(suzerain("alemanni")).isEqualTo(nation("romans"));
  }

  @Test
  void aHordeWhoseUnitsFindNoWaySubmits() {
    scene.put("alemanni", "infantry", 1, "franconia");
    Muster loser =
        new Muster(
            Side.DEFENDER,
            nation("alemanni"),
            1L << nation("alemanni"),
            UnitSet.NONE,
            province("franconia"));
    Muster victor =
        new Muster(
            Side.ATTACKER,
            nation("romans"),
            1L << nation("romans"),
            UnitSet.NONE,
            province("franconia"));

    HordeCapture.submit(
        scene.play(), loser, victor, new BattleResult.Fate(1, 1, false, false, false));

    assertThat(suzerain("alemanni")).isEqualTo(nation("romans"));
  }

  private void nomadsWinNarrowly() {
    scene.hostile("alans", "alemanni").horde("alans", "alania");
    // four less one for the forest; cavalry trades one
    scene.dice.white(WHITE_SWORD).white(BLANK).black(TWO_WHITE_SWORDS);
    scene.dice.white(BLANK, BLANK, BLANK, BLANK, BLANK);
  }

  @Test
  void nomadsNeedOnlyWinInABarbarianArea() {
    scene.put("alemanni", "infantry", 4, "franconia");
    nomadsWinNarrowly();

    scene.put("alans", "noble-cavalry", 1, "rhaetia");
    UnitSet riders = scene.put("alans", "heavy-cavalry", 3, "rhaetia");
    UnitSet all = riders.plus(scene.world.unitsAt(province("rhaetia"), 1L << nation("alans")));
    scene.active("alans").march(all, Stack.NO_LEADER, "franconia");
    Side winner =
        FieldBattle.fight(
            scene.play(scene.dice, new Witness()),
            scene.stack("alans", all, Stack.NO_LEADER),
            false);

    assertThat(winner).isEqualTo(Side.ATTACKER);
    assertThat(suzerain("alemanni")).isEqualTo(nation("alans"));
    assertThat(recovering).as("nomads choose for their vassal").containsExactly(nation("alans"));
    assertThat(scene.count("alemanni", "franconia"))
        .as("three were left, and one of them serves the Alans")
        .isEqualTo(2);
    assertThat(scene.count("alans", "alania")).isEqualTo(1);
  }

  @Test
  void othersNeedMoreThanAVictory() {
    scene.put("alemanni", "infantry", 4, "franconia");
    scene.dice.white(WHITE_SWORD, BLANK).black(BLANK).white(BLANK, BLANK, BLANK, BLANK, BLANK);

    assertThat(attack("romans", "infantry", 4)).isEqualTo(Side.ATTACKER);

    assertThat(suzerain("alemanni")).isEqualTo(World.NOBODY);
  }

  @Test
  void nomadsDoNotTakeNomadsSoEasily() {
    scene.world.apply(new NationEvent.HordeMoved(nation("alemanni"), -1));
    scene.horde("avars", "franconia");
    scene.put("avars", "heavy-cavalry", 3, "franconia");
    scene.hostile("alans", "avars");
    scene.dice.white(WHITE_SWORD, BLANK, BLANK).white(BLANK, BLANK, BLANK, BLANK);

    assertThat(attack("alans", "heavy-cavalry", 3)).isEqualTo(Side.ATTACKER);

    assertThat(suzerain("avars")).isEqualTo(World.NOBODY);
    assertThat(scene.world.horde(nation("avars"))).isNotEqualTo(province("franconia"));
  }

  @Test
  void nomadsNeedMoreInACivilizedArea() {
    scene.horde("alemanni", "lotharingia");
    scene.put("alemanni", "infantry", 3, "lotharingia");
    UnitSet alans = scene.put("alans", "heavy-cavalry", 3, "burgundia");
    scene.active("alans").march(alans, Stack.NO_LEADER, "lotharingia");
    scene.dice.white(WHITE_SWORD).black(BLANK).white(BLANK, BLANK, BLANK, BLANK);

    Side winner =
        FieldBattle.fight(scene.play(), scene.stack("alans", alans, Stack.NO_LEADER), false);

    assertThat(winner).isEqualTo(Side.ATTACKER);
    assertThat(suzerain("alemanni")).isEqualTo(World.NOBODY);
  }

  @Test
  void anInvadingHordeThatIsHitSubmitsToTheDefender() {
    UnitSet alemanni = scene.put("alemanni", "infantry", 1, "agri-decumates");
    scene.active("alemanni").march(alemanni, Stack.NO_LEADER, "lotharingia");
    scene.horde("alemanni", "lotharingia").holds("romans", "lotharingia", "burgundia");
    scene.put("romans", "infantry", 3, "lotharingia");
    scene.dice.white(BLANK).white(WHITE_SWORD, WHITE_SWORD).black(BLANK);

    Side winner =
        FieldBattle.fight(scene.play(), scene.stack("alemanni", alemanni, Stack.NO_LEADER), false);

    assertThat(winner).isEqualTo(Side.DEFENDER);
    assertThat(suzerain("alemanni")).isEqualTo(nation("romans"));
    assertThat(scene.count("romans", "lotharingia")).as("the suzerain leaves").isZero();
  }

  @Test
  void aVassalMakesNobodySubmit() {
    scene.world.apply(new NationEvent.Submitted(nation("persians"), nation("romans")));
    scene.holds("alemanni", "thuringia");
    scene.dice.white(WHITE_SWORD).white(BLANK);

    assertThat(attack("persians", "infantry", 2)).isEqualTo(Side.ATTACKER);

    assertThat(suzerain("alemanni")).isEqualTo(World.NOBODY);
    assertThat(scene.world.horde(nation("alemanni"))).isEqualTo(province("thuringia"));
    assertThat(scene.count("persians", "franconia")).isEqualTo(2);
  }

  private void kingletFalls() {
    int basques = nation("euskalduns");
    int romans = nation("romans");
    int place = province("vasconia");
    Muster loser = new Muster(Side.DEFENDER, basques, 1L << basques, UnitSet.NONE, place);
    Muster victor = new Muster(Side.ATTACKER, romans, 1L << romans, UnitSet.NONE, place);
    HordeCapture.submit(
        scene.play(), loser, victor, new BattleResult.Fate(1, 1, true, true, false));
  }

  @Test
  void theTreasureOfAKingletIsAPillageMarker() {
    scene.player.answer(HordeCapture.ChooseTreasure.class, true);
    scene.dice.picks(0);

    kingletFalls();

    assertThat(scene.log).filteredOn(NationEvent.PillageDrawn.class::isInstance).hasSize(1);
    assertThat(scene.dice.isSpent()).isTrue();
    assertThat(scene.world.diplomacy().patron(nation("euskalduns"))).isEqualTo(nation("romans"));
  }

  @Test
  void theTreasureMayBeLeftAlone() {
    scene.player.answer(HordeCapture.ChooseTreasure.class, false);

    kingletFalls();

    assertThat(scene.log).noneMatch(NationEvent.PillageDrawn.class::isInstance);
  }

  /** The Alemanni have founded a Kingdom without a city, so that their horde is their capital. */
  private void beatKingdom(Status status) {
    int alemanni = nation("alemanni");
    int romans = nation("romans");
    int place = province("franconia");
    scene.world.apply(new NationEvent.StatusChanged(alemanni, status));
    scene.world.apply(new NationEvent.GoldChanged(alemanni, 20));
    scene.world.apply(new NationEvent.Submitted(nation("franks"), alemanni));
    scene.holds("alemanni", "franconia");
    Muster loser = new Muster(Side.DEFENDER, alemanni, 1L << alemanni, UnitSet.NONE, place);
    Muster victor = new Muster(Side.ATTACKER, romans, 1L << romans, UnitSet.NONE, place);
    HordeCapture.submit(
        scene.play(), loser, victor, new BattleResult.Fate(1, 1, true, true, false));
  }

  @Test
  void aKingdomThatKeepsItsHordeSubmitsOnceAndAsAKingdom() {
    scene.holds("alemanni", "thuringia", "rhaetia", "noricum");

    beatKingdom(Status.KINGDOM);

    assertThat(scene.log)
        .filteredOn(NationEvent.Submitted.class::isInstance)
        .containsExactly(new NationEvent.Submitted(nation("alemanni"), nation("romans")));
    assertThat(scene.world.gold(nation("alemanni"))).as("its Treasury is its own").isEqualTo(20);
    assertThat(scene.log).noneMatch(NationEvent.PillageDrawn.class::isInstance);
    assertThat(suzerain("franks")).as("a capital was lost").isEqualTo(World.NOBODY);
  }

  @Test
  void aKingdomOfFourMoreProvincesKeepsItsFreedomAndItsHordeGetsAway() {
    scene.holds("alemanni", "thuringia", "rhaetia", "noricum", "pannonia");

    beatKingdom(Status.KINGDOM);

    assertThat(suzerain("alemanni")).isEqualTo(World.NOBODY);
    assertThat(scene.world.horde(nation("alemanni")))
        .isIn(province("thuringia"), province("rhaetia"));
    assertThat(suzerain("franks")).as("a capital was lost").isEqualTo(World.NOBODY);
  }

  @Test
  void anEmpireThatKeepsItsHordeDoesNotSubmit() {
    scene.holds("alemanni", "thuringia");

    beatKingdom(Status.EMPIRE);

    assertThat(suzerain("alemanni")).isEqualTo(World.NOBODY);
    assertThat(scene.world.horde(nation("alemanni"))).isEqualTo(province("thuringia"));
  }

  @Test
  void nomadsTakeOnlyBarbarianHordesByAMereVictory() {
    int alemanni = nation("alemanni");
    int alans = nation("alans");
    scene.world.apply(new NationEvent.StatusChanged(alemanni, Status.KINGDOM));
    UnitSet units = scene.put("alemanni", "infantry", 2, "franconia");
    Muster loser =
        new Muster(Side.DEFENDER, alemanni, 1L << alemanni, units, province("franconia"));
    Muster victor =
        new Muster(Side.ATTACKER, alans, 1L << alans, UnitSet.NONE, province("franconia"));
    BattleResult.Fate beaten = new BattleResult.Fate(1, 1, false, false, false);

    assertThat(HordeCapture.taken(scene.world, loser, victor, beaten)).isZero();
    scene.world.apply(new NationEvent.StatusChanged(alemanni, Status.BARBARIAN));
    assertThat(HordeCapture.taken(scene.world, loser, victor, beaten)).isEqualTo(1L << alemanni);
  }
}
