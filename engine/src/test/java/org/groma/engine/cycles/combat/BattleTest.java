package org.groma.engine.cycles.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.combat.Advance.March;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.setting.Edge;
import org.groma.engine.cycles.setting.Result;
import org.junit.jupiter.api.Test;

final class BattleTest {

  private final Scene scene = Scene.open();
  private final Battlefield battle = new Battlefield(scene);
  private final int field = scene.land.field();
  private final int open = scene.land.beside(field, false);
  private final int other = scene.land.beside(field, false, open);
  private final int third = scene.land.beside(field, false, open, other);

  private void advance(int unit, int area) {
    scene.answers.answer(Advance.class, Optional.of(new March(unit, area)));
  }

  private void assertDone() {
    assertThat(scene.dice.isSpent()).isTrue();
    assertThat(scene.answers.isSpent()).isTrue();
  }

  @Test
  void deRemovesAllDefendersAndAttackersMayAdvanceWithinStacking() {
    int horse = scene.put(ME, "horse", open);
    int infantry = scene.put(ME, "infantry", other);
    int bow = scene.put(ME, "bow", other);
    int yours = scene.put(YOU, "infantry", field);
    battle.attack(field, Result.DE, horse, infantry, bow);
    advance(horse, field);
    advance(bow, field);
    battle.fight();
    assertThat(scene.world.isOnBoard(yours)).isFalse();
    assertThat(scene.world.unitsAt(field)).containsExactlyInAnyOrder(horse, bow);
    assertThat(scene.world.place(infantry)).isEqualTo(other);
    assertThat(scene.world.hasAttacked(infantry)).isTrue();
    assertDone();
  }

  @Test
  void aeRemovesAllAttackersAndDefendersMayAdvanceWhereTheyStood() {
    int horse = scene.put(ME, "horse", open);
    int bow = scene.put(ME, "bow", other);
    int yours = scene.put(YOU, "horse", field);
    int archer = scene.put(YOU, "bow", field);
    battle.attack(field, Result.AE, horse, bow);
    advance(yours, other);
    advance(archer, open);
    battle.fight();
    assertThat(scene.world.count(ME)).isZero();
    assertThat(scene.world.place(yours)).isEqualTo(other);
    assertThat(scene.world.place(archer)).isEqualTo(open);
    assertDone();
  }

  @Test
  void whoDidNotAttackKeepsTheVacatedAreaClosed() {
    int horse = scene.put(ME, "horse", open);
    scene.put(ME, "bow", open);
    int yours = scene.put(YOU, "horse", field);
    battle.attack(field, Result.AE, horse);
    battle.fight();
    assertThat(scene.world.isOnBoard(horse)).isFalse();
    assertThat(scene.world.place(yours)).isEqualTo(field);
    Advance asked = new Advance(scene.world, YOU, List.of(yours), List.of(List.of(open)), -1);
    assertThat(asked.options()).containsExactly(Optional.empty());
    assertThat(asked.refusal(Optional.of(new March(yours, open)))).isPresent();
  }

  @Test
  void exEliminatesTheWeakerSideAndAsMuchOfTheOther() {
    int horse = scene.put(ME, "horse", open);
    int bow = scene.put(ME, "bow", open);
    int infantry = scene.put(ME, "infantry", other);
    int yours = scene.put(YOU, "barbarian-infantry", field);
    battle.attack(field, Result.EX, horse, bow, infantry);
    scene.answers.answer(TakeLosses.class, List.of(infantry));
    advance(bow, field);
    battle.fight();
    assertThat(scene.world.isOnBoard(yours)).isFalse();
    assertThat(scene.world.isOnBoard(infantry)).isFalse();
    assertThat(scene.world.place(horse)).isEqualTo(open);
    assertThat(scene.world.place(bow)).isEqualTo(field);
    assertDone();
  }

  @Test
  void exCountsPrintedStrengthNotWhatTerrainHalves() {
    int behind =
        scene.land.find(
            area -> scene.land.count(area, Edge.RIVER) > 0 && scene.board().cityAt(area) < 0);
    int horse = scene.put(ME, "horse", scene.land.beside(behind, true));
    int bow = scene.put(ME, "bow", scene.land.beside(behind, true));
    int yours = scene.put(YOU, "infantry", behind);
    // 3 against 4 by terrain, but 6 against 4 as printed: the defender is the weaker one
    battle.attack(behind, Result.EX, horse, bow);
    battle.fight();
    assertThat(scene.world.isOnBoard(yours)).isFalse();
    assertThat(scene.world.isOnBoard(horse)).isFalse();
    assertThat(scene.world.isOnBoard(bow)).isTrue();
  }

  @Test
  void exAgainstStrongerDefendersCostsThemWhatTheyChooseAndTheyMayAdvance() {
    int bow = scene.put(ME, "bow", open);
    int yours = scene.put(YOU, "barbarian-infantry", field);
    int archer = scene.put(YOU, "bow", field);
    battle.roll(0, Result.EX);
    scene.answers.answer(ChooseAttack.class, Optional.of(new Assault(field, List.of(bow))));
    scene.answers.answer(TakeLosses.class, List.of(archer));
    advance(yours, open);
    battle.fight();
    assertThat(scene.world.isOnBoard(bow)).isFalse();
    assertThat(scene.world.isOnBoard(archer)).isFalse();
    assertThat(scene.world.place(yours)).isEqualTo(open);
    assertDone();
  }

  @Test
  void lossesMustCoverWhatIsDueAndTheCheapestAreOffered() {
    int horse = scene.put(ME, "horse", open);
    int bow = scene.put(ME, "bow", open);
    int archer = scene.put(ME, "bow", other);
    int three = scene.put(ME, "barbarian-infantry", other);
    TakeLosses asked = new TakeLosses(scene.world, ME, List.of(horse, bow, archer, three), 3);
    assertThat(asked.options()).containsExactly(List.of(three));
    assertThat(asked.refusal(List.of(bow))).isPresent();
    assertThat(asked.refusal(List.of(bow, bow))).isPresent();
    assertThat(asked.refusal(List.of(bow, archer))).isEmpty();
    assertThat(new TakeLosses(scene.world, ME, List.of(horse, bow, archer), 3).options())
        .containsExactly(List.of(horse), List.of(bow, archer));
  }

  @Test
  void nobodyAdvancesWhereStackingIsFull() {
    int horse = scene.put(ME, "horse", open);
    int bow = scene.put(ME, "bow", open);
    scene.put(ME, "infantry", field);
    Advance asked =
        new Advance(scene.world, ME, List.of(horse, bow), List.of(List.of(field)), field);
    assertThat(asked.options())
        .containsExactly(Optional.empty(), Optional.of(new March(bow, field)));
    assertThat(asked.refusal(Optional.of(new March(horse, field)))).isPresent();
  }

  @Test
  void drMakesDefendersRetreatAndVictorsFollowButNotIntoThem() {
    int horse = scene.put(ME, "horse", open);
    int bow = scene.put(ME, "bow", other);
    int yours = scene.put(YOU, "horse", field);
    battle.attack(field, Result.DR2, horse, bow);
    battle.fight();
    List<Integer> path = driven(yours);
    assertThat(path).hasSize(2);
    assertThat(scene.world.place(yours)).isEqualTo(path.getLast());
    Advance asked =
        new Advance(
            scene.world,
            ME,
            List.of(horse),
            List.of(List.of(field, path.get(0), path.get(1))),
            field);
    assertThat(asked.options())
        .containsExactly(
            Optional.empty(),
            Optional.of(new March(horse, field)),
            Optional.of(new March(horse, path.get(0))));
    assertThat(asked.refusal(Optional.of(new March(horse, path.get(1))))).isPresent();
  }

  @Test
  void followersGoNoFartherThanTheyCanMove() {
    int horse = scene.put(ME, "horse", open);
    int infantry = scene.put(ME, "infantry", other);
    int yours = scene.put(YOU, "horse", field);
    battle.attack(field, Result.DR3, horse, infantry);
    battle.fight();
    List<Integer> path = driven(yours);
    List<Integer> route = List.of(field, path.get(0), path.get(1), path.get(2));
    Advance asked = new Advance(scene.world, ME, List.of(horse, infantry), List.of(route), field);
    assertThat(asked.refusal(Optional.of(new March(horse, path.get(1))))).isEmpty();
    assertThat(asked.refusal(Optional.of(new March(infantry, path.get(0))))).isEmpty();
    assertThat(asked.refusal(Optional.of(new March(infantry, path.get(1))))).isPresent();
  }

  @Test
  void whoCannotMoveSoFarIsMovedAsFarAsPossibleAndEliminated() {
    int horse = scene.put(ME, "horse", open);
    int bow = scene.put(ME, "bow", open);
    int yours = scene.put(YOU, "infantry", field);
    battle.attack(field, Result.DR3, horse, bow);
    battle.fight();
    assertThat(driven(yours)).hasSize(2);
    assertThat(scene.world.isOnBoard(yours)).isFalse();
  }

  @Test
  void victorsMayGoAsFarAsAnEliminatedRetreaterCame() {
    int horse = scene.put(ME, "horse", open);
    int rider = scene.put(ME, "horse", other);
    int tribe = scene.put(YOU, "tribe", field);
    int archer = scene.put(YOU, "bow", third); // no tribe can retreat onto it
    int free = free(third);
    battle.wall(field, free);
    battle.attack(field, Result.DR2, horse);
    advance(horse, free);
    battle.fight();
    assertThat(driven(tribe)).containsExactly(free);
    assertThat(scene.world.isOnBoard(tribe)).isFalse();
    assertThat(scene.world.place(horse)).isEqualTo(free);
    assertThat(scene.world.place(rider)).isEqualTo(other);
    assertThat(scene.world.place(archer)).isEqualTo(third);
    assertDone();
  }

  /** A neighbour of the field where nobody is, and no desert. */
  private int free(int not) {
    return scene.land.near(field).stream()
        .filter(area -> area != not && scene.world.occupant(area) < 0)
        .filter(area -> !scene.board().isDesert(area))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void arMakesAttackersRetreatFromTheirAreasAndDefendersFollow() {
    int horse = scene.put(ME, "horse", open);
    int rider = scene.put(ME, "horse", other);
    int yours = scene.put(YOU, "horse", field);
    int archer = scene.put(YOU, "bow", field);
    battle.attack(field, Result.AR1, horse, rider);
    advance(yours, open);
    battle.fight();
    assertThat(driven(horse)).hasSize(1);
    assertThat(driven(rider)).hasSize(1);
    assertThat(scene.world.place(yours)).isEqualTo(open);
    assertThat(scene.world.place(archer)).isEqualTo(field);
    assertDone();
  }

  @Test
  void anAreaIsAttackedOnceAndAUnitAttacksOnce() {
    int horse = scene.put(ME, "horse", open);
    int rider = scene.put(ME, "horse", other);
    int bow = scene.put(ME, "bow", third);
    scene.put(YOU, "garrison", field);
    battle.attack(field, Result.AR1, horse);
    battle.fight();
    assertThat(scene.world.hasAttacked(horse)).isTrue();
    assertThat(scene.world.hasAttacked(rider)).isFalse();
    assertThat(scene.world.hasAttacked(bow)).isFalse();
    assertThat(scene.world.hasAttackedAnybody(ME)).isTrue();
    assertDone();
  }

  @Test
  void anyRetreatEliminatesAGarrisonOfAnEmpire() {
    for (Result result : List.of(Result.DR1, Result.DR2, Result.DR3)) {
      BattleTest each = new BattleTest();
      int horse = each.scene.put(ME, "horse", open);
      int garrison = each.scene.put(YOU, "garrison", field);
      each.battle.attack(field, result, horse);
      each.advance(horse, field);
      each.battle.fight();
      assertThat(each.scene.world.isOnBoard(garrison)).isFalse();
      assertThat(each.driven(garrison)).isEmpty();
      assertThat(each.scene.world.place(horse)).isEqualTo(field);
    }
  }

  private List<Integer> driven(int unit) {
    return scene.told(UnitEvent.Driven.class).stream()
        .filter(each -> each.unit() == unit)
        .map(UnitEvent.Driven::place)
        .toList();
  }
}
