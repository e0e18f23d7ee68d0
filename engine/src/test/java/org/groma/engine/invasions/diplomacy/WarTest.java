package org.groma.engine.invasions.diplomacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.activation.CombatStep;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.DiplomacyTold;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.field.FieldBattle;
import org.groma.engine.invasions.movement.Overrun;
import org.groma.engine.invasions.movement.PassageInForce;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.setting.DiplomacyDeck.Kind;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.SeededDice;
import org.junit.jupiter.api.Test;

/** Where diplomacy reaches into battles, movement and sieges. */
class WarTest {

  private final Court court = new Court(5, "romans", "alemanni", "persians");
  private final World world = court.world;

  private int hired(String where) {
    UnitSet unit = court.scene.put("alemanni", "infantry", 1, where);
    court.apply(new UnitEvent.Lent(unit.get(0), nation("romans")));
    court.apply(new RealmEvent.Contracted(unit.get(0), Contract.CARD));
    return unit.get(0);
  }

  @Test
  void aMercenaryDesertsBeforeTheBattleAndWhoFallsEarnsTheEnemyPoints() {
    court.scene.active("romans");
    int deserter = hired("burgundia");
    UnitSet army = court.scene.put("romans", "legion", 3, "burgundia");
    court.scene.holds("alemanni", "lotharingia").holds("romans", "burgundia");
    court.scene.put("alemanni", "infantry", 1, "lotharingia");
    UnitSet all = army.plus(UnitSet.of(deserter));
    court.scene.march(all, Stack.NO_LEADER, "lotharingia");

    FieldBattle.fight(
        court.scene.play(new SeededDice(4), court.scene.player),
        court.scene.stack("romans", all, Stack.NO_LEADER),
        false);

    assertThat(court.scene.log)
        .contains(
            new DiplomacyTold.Deserted(deserter, nation("romans"), province("lotharingia")),
            new RealmEvent.Attacked(nation("romans"), nation("alemanni")));
    assertThat(world.isLent(deserter)).isFalse();
    long fallen =
        court.scene.log.stream()
            .filter(UnitEvent.Eliminated.class::isInstance)
            .map(UnitEvent.Eliminated.class::cast)
            .mapToLong(event ->
                event
                    .units()
                    .count(unit -> world.setting().roster().nation(unit) == nation("alemanni")))
            .sum();
    assertThat((long) court.points("romans")).as("half a point each").isEqualTo(fallen);
  }

  @Test
  void aMercenaryIsNotCountedInAnOverrunOfItsOwnNation() {
    court.scene.active("romans");
    court.apply(new SequenceEvent.MovementBegan(nation("romans")));
    court.scene.holds("alemanni", "sequana").holds("romans", "burgundia");
    court.scene.put("alemanni", "infantry", 1, "sequana");
    int mercenary = hired("burgundia");
    int odds = world.setting().figures().movement().overrunOdds();
    UnitSet all =
        court.scene.put("romans", "legion", odds - 1, "burgundia").plus(UnitSet.of(mercenary));
    court.scene.march(all, Stack.NO_LEADER, "sequana");
    Stack stack = court.scene.stack("romans", all, Stack.NO_LEADER);

    assertThat(Overrun.isPossible(world, stack)).isFalse();
    court.apply(new RealmEvent.Contracted(mercenary, Contract.VASSAL));
    assertThat(Overrun.isPossible(world, stack)).isTrue();
  }

  @Test
  void aMercenaryHoldsNobodyOfItsOwnNationDown() {
    court.scene.active("romans");
    court.scene.holds("alemanni", "sequana").holds("romans", "burgundia");
    court.scene.put("alemanni", "infantry", 1, "sequana");
    int mercenary = hired("burgundia");
    int odds = world.setting().figures().movement().passageOdds();
    UnitSet all =
        court.scene.put("romans", "legion", odds - 1, "burgundia").plus(UnitSet.of(mercenary));
    court.scene.march(all, Stack.NO_LEADER, "sequana");
    court.apply(new UnitEvent.Halted(all));

    assertThat(PassageInForce.isForced(world, nation("romans"), province("sequana"))).isFalse();
    court.apply(new RealmEvent.Contracted(mercenary, Contract.VASSAL));
    assertThat(PassageInForce.isForced(world, nation("romans"), province("sequana"))).isTrue();
  }

  @Test
  void aBribedBesiegerGoesAwayWithoutARoll() {
    court.dealt("persians", Kind.GRAFT).rich("persians", 1);
    court.scene.active("alemanni").walls("neustria").holds("romans", "neustria");
    court.scene.holds("alemanni", "burgundia");
    court.apply(
        new LandEvent.IncumbentChanged(Sample.area("gallia-septentrionalis"), nation("romans")));
    UnitSet army = court.scene.put("alemanni", "infantry", 2, "burgundia");
    court.scene.march(army, Stack.NO_LEADER, "neustria");

    CombatStep.run(court.scene.play(), nation("alemanni"));

    assertThat(world.holder(province("neustria"))).isEqualTo(nation("romans"));
    assertThat(world.place(army.get(0))).isEqualTo(province("burgundia"));
    assertThat(court.gold("alemanni")).isEqualTo(1);
    assertThat(world.realms().hasAttacked(nation("alemanni"), nation("romans"))).isTrue();
    assertThat(court.scene.log)
        .contains(
            new DiplomacyTold.SiegeLifted(
                nation("persians"), nation("alemanni"), province("neustria")));
  }

  @Test
  void anAllianceSplitByAConqueredCapitalPartsTheStacks() {
    court.scene.allied("romans", "persians").holds("romans", "burgundia", "sequana");
    court.scene.put("romans", "legion", 2, "burgundia");
    court.scene.put("persians", "infantry", 1, "burgundia");
    court.scene.holds("persians", "neustria");

    Bonds.capitalLost(court.scene.play(), nation("romans"));

    assertThat(court.scene.log)
        .contains(new NationEvent.AllianceEnded(nation("romans"), nation("persians")));
    assertThat(court.scene.count("persians", "burgundia")).isZero();
    assertThat(court.scene.count("romans", "burgundia")).isEqualTo(2);
  }
}
