package org.groma.engine.cycles.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.setting.Result;
import org.junit.jupiter.api.Test;

final class CaptureTest {

  private final Scene scene = Scene.open();
  private final Battlefield battle = new Battlefield(scene);
  private final int coast =
      scene.land.find(area -> scene.board().isCoastal(area) && scene.board().degree(area) > 1);
  private final int horse = scene.put(ME, "horse", scene.board().near(coast, 0));
  private final int yours = scene.put(YOU, "ship", coast);

  @Test
  void aLoneShipMayBeCapturedByOneWhoAdvances() {
    battle.attack(coast, Result.DE, horse);
    scene.answers.answer(Capture.class, Optional.of(horse));
    battle.fight();
    assertThat(scene.world.isOnBoard(yours)).isFalse();
    assertThat(scene.world.place(horse)).isEqualTo(coast);
    assertThat(scene.world.count(ME, scene.kind("ship"))).isEqualTo(1);
    assertThat(scene.world.unitsAt(coast)).hasSize(2);
    assertThat(scene.answers.isSpent()).isTrue();
  }

  @Test
  void itMayBeDestroyedInstead() {
    battle.attack(coast, Result.DE, horse);
    battle.fight();
    assertThat(scene.world.isOnBoard(yours)).isFalse();
    assertThat(scene.world.count(ME)).isEqualTo(1);
  }

  @Test
  void aShipWithOthersIsNotCaptured() {
    scene.put(YOU, "bow", coast);
    int infantry = scene.put(ME, "infantry", scene.board().near(coast, 1));
    battle.attack(coast, Result.EX, horse, infantry);
    Defence defence = Defence.of(scene.world, coast, ME, Fray.NONE).orElseThrow();
    assertThat(Capture.tried(scene.play, ME, defence, List.of(horse))).isFalse();
  }

  @Test
  void whoHasNoShipLeftCannotCapture() {
    int far = scene.land.find(area -> scene.board().steps(area, coast) > 3);
    while (scene.world.inBox(ME, scene.kind("ship")) >= 0) {
      scene.put(ME, "ship", far);
    }
    Defence defence = Defence.of(scene.world, coast, ME, Fray.NONE).orElseThrow();
    scene.answers.answer(Capture.class, Optional.of(horse));
    assertThat(Capture.tried(scene.play, ME, defence, List.of(horse))).isFalse();
    assertThat(scene.world.isOnBoard(yours)).isTrue();
  }

  @Test
  void onlyShipsAreCaptured() {
    scene.play.remove(yours);
    int bow = scene.put(YOU, "bow", coast);
    Defence defence = Defence.of(scene.world, coast, ME, Fray.NONE).orElseThrow();
    scene.answers.answer(Capture.class, Optional.of(horse));
    assertThat(Capture.tried(scene.play, ME, defence, List.of(horse))).isFalse();
    assertThat(scene.world.isOnBoard(bow)).isTrue();
  }
}
