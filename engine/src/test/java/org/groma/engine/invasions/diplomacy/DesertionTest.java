package org.groma.engine.invasions.diplomacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.setting.DiplomacyDeck.Kind;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

/** Mercenaries and bribes in war. */
class DesertionTest {

  private final Court court = new Court(5, "romans", "alemanni", "burgundians", "persians");
  private final World world = court.world;

  private int hired(String of, String by, String where) {
    UnitSet unit = court.scene.put(of, "infantry", 1, where);
    court.apply(new UnitEvent.Lent(unit.get(0), nation(by)));
    court.apply(new RealmEvent.Contracted(unit.get(0), Contract.CARD));
    return unit.get(0);
  }

  @Test
  void anAttackersMercenaryGoesOverToItsOwnNation() {
    int deserter = hired("alemanni", "romans", "lotharingia");
    UnitSet legion = court.scene.put("romans", "legion", 1, "lotharingia");
    Stack stack =
        new Stack(
            nation("romans"),
            legion.plus(UnitSet.of(deserter)),
            Stack.NO_LEADER,
            province("lotharingia"));

    Stack left = Desertion.beforeBattle(court.scene.play(), stack, 1L << nation("alemanni"));

    assertThat(left.units()).isEqualTo(legion);
    assertThat(world.master(deserter)).isEqualTo(nation("alemanni"));
    assertThat(world.realms().contract(deserter)).isEqualTo(Contract.NONE);
  }

  @Test
  void aDefendersMercenaryJoinsItsOwnNationsAttack() {
    int deserter = hired("alemanni", "romans", "lotharingia");
    UnitSet own = court.scene.put("alemanni", "infantry", 1, "lotharingia");
    Stack stack = court.scene.stack("alemanni", own, Stack.NO_LEADER);

    Stack more = Desertion.beforeBattle(court.scene.play(), stack, 1L << nation("romans"));

    assertThat(more.units()).isEqualTo(own.plus(UnitSet.of(deserter)));
    assertThat(world.isLent(deserter)).isFalse();
  }

  @Test
  void mercenariesFightEachOtherForOthers() {
    int faithful = hired("alemanni", "romans", "lotharingia");
    hired("alemanni", "burgundians", "lotharingia");
    Stack stack =
        new Stack(nation("romans"), UnitSet.of(faithful), Stack.NO_LEADER, province("lotharingia"));

    assertThat(Desertion.beforeBattle(court.scene.play(), stack, 1L << nation("burgundians")))
        .isSameAs(stack);
  }

  @Test
  void onlyMercenariesOfCardsDesert() {
    int unit = hired("alemanni", "romans", "lotharingia");
    assertThat(Desertion.isFeared(world, unit, 1L << nation("alemanni"))).isTrue();
    court.apply(new RealmEvent.Contracted(unit, Contract.VASSAL));
    assertThat(Desertion.isFeared(world, unit, 1L << nation("alemanni"))).isFalse();
  }

  @Test
  void aBribeLiftsASiegeOfAnybodysCity() {
    court.dealt("persians", Kind.GRAFT).rich("persians", 1);

    boolean lifted = Graft.mayLift(court.scene.play(), nation("alemanni"), province("lotharingia"));

    assertThat(lifted).isTrue();
    assertThat(court.gold("alemanni")).isEqualTo(1);
    assertThat(court.gold("persians")).isZero();
    assertThat(world.cards().envoys(nation("persians")).size()).isZero();
  }

  @Test
  void noBribeWithoutMoneyWithoutWillOrForAnInvader() {
    court.dealt("persians", Kind.GRAFT);
    assertThat(Graft.mayLift(court.scene.play(), nation("alemanni"), 0)).isFalse();
    court.rich("persians", 1);
    court.scene.player.answer(Graft.ChooseGraft.class, false);
    assertThat(Graft.mayLift(court.scene.play(), nation("alemanni"), 0)).isFalse();
    court.apply(new NationEvent.InvasionSet(nation("alemanni"), true));
    assertThat(Graft.mayLift(court.scene.play(), nation("alemanni"), 0)).isFalse();
    assertThat(Graft.mayLift(court.scene.play(), nation("persians"), 0)).isFalse();
    assertThat(court.scene.player.isSpent()).isTrue();
  }

  @Test
  void attacksAreRememberedOnceATurn() {
    Bonds.attacked(court.scene.play(), nation("alemanni"), nation("romans"));
    Bonds.attacked(court.scene.play(), nation("alemanni"), nation("romans"));
    Bonds.attacked(court.scene.play(), nation("alemanni"), World.NOBODY);

    assertThat(court.scene.log)
        .containsExactly(new RealmEvent.Attacked(nation("alemanni"), nation("romans")));
  }

  @Test
  void specialRulesAreReadFromTheCards() {
    assertThat(Sample.SETTING.bondRules().exchanges()).hasSize(2);
    assertThat(Sample.SETTING.bondRules().hirings()).hasSize(2);
    assertThat(Sample.SETTING.bondRules().clientMercenaries(nation("armenians"))).isEqualTo(1);
    assertThat(Sample.SETTING.bondRules().clientMercenaries(nation("romans"))).isEqualTo(-1);
    assertThat(Sample.SETTING.bondRules().partners(nation("saxons"), 9))
        .isEqualTo(1L << nation("saxons"));
    assertThat(Sample.SETTING.bondRules().partners(nation("saxons"), 10))
        .isEqualTo(1L << nation("saxons") | 1L << nation("angles"));
  }
}
