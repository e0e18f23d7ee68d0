package org.groma.engine.cycles.economy;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.setting.Stage;
import org.junit.jupiter.api.Test;

class UpkeepTest {

  private final Scene scene = Scene.open();
  private final int slav = scene.begin("slav-1", Stage.KINGDOM);
  private final int area = scene.area("rome");

  @Test
  void theUnitsOfTheRecordSheetCostFifteen() {
    for (int i = 0; i < 4; i++) {
      scene.put(slav, "infantry", area);
    }
    scene.put(slav, "horse", area);
    scene.put(slav, "bow", area);
    scene.put(slav, "bow", area);
    scene.put(slav, "ship", area);
    assertThat(Prices.upkeepOf(scene.world, slav)).isEqualTo(8 + 3 + 2 + 2);
    scene.treasury(slav, 20);
    Upkeep.play(scene.play, slav);
    assertThat(scene.world.treasury(slav)).isEqualTo(5);
    assertThat(scene.world.count(slav)).isEqualTo(8);
  }

  @Test
  void anEmpirePaysMoreForInfantryAndLittleForGarrisons() {
    int hun = scene.begin("hun", Stage.EMPIRE);
    scene.put(hun, "infantry", area);
    scene.put(hun, "elite", area);
    scene.put(hun, "ship", area);
    scene.put(hun, "garrison", area);
    assertThat(Prices.upkeepOf(scene.world, hun)).isEqualTo(3 + 5 + 2 + 1);
  }

  @Test
  void noMoreUnitsAreDisbandedThanNecessary() {
    int bow = scene.put(slav, "bow", "rome");
    int horse = scene.put(slav, "horse", "lutetia");
    int infantry = scene.put(slav, "infantry", "byzantium");
    scene.treasury(slav, 3); // six are due
    ChooseDisband first = new ChooseDisband(scene.world, slav, 3, Integer.MAX_VALUE);
    // the bow alone saves too little, and nobody dearer may follow it
    assertThat(first.options()).containsExactlyInAnyOrder(horse, infantry);
    assertThat(first.refusal(bow)).isPresent();

    scene.answers.answer(ChooseDisband.class, infantry);
    Upkeep.play(scene.play, slav); // then the bow must go: the horse alone would have done
    assertThat(scene.world.isOnBoard(horse)).isTrue();
    assertThat(scene.world.isOnBoard(infantry)).isFalse();
    assertThat(scene.world.isOnBoard(bow)).isFalse();
    assertThat(scene.world.treasury(slav)).isZero();
  }

  @Test
  void theDearUnitAloneIsEnough() {
    int bow = scene.put(slav, "bow", "rome");
    int horse = scene.put(slav, "horse", "lutetia");
    int infantry = scene.put(slav, "infantry", "byzantium");
    scene.treasury(slav, 4);
    scene.answers.answer(ChooseDisband.class, horse);
    Upkeep.play(scene.play, slav);
    assertThat(scene.world.unitsOf(slav)).containsExactlyInAnyOrder(bow, infantry);
    assertThat(scene.world.treasury(slav)).isEqualTo(1);
  }
}
