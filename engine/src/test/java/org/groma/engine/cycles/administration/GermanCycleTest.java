package org.groma.engine.cycles.administration;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.setting.Stage;
import org.junit.jupiter.api.Test;

/** The worked example of the record sheet, as far as its commentary tells it. */
class GermanCycleTest {

  private final Scene scene = Scene.open();
  private final int german = scene.begin("german-1", Stage.BARBARIAN);

  private void administration(int turn) {
    scene.turn(turn);
    Administration.play(scene.play, german);
    assertThat(scene.dice.isSpent()).isTrue();
  }

  @Test
  void fromTheTenthTurnToTheCollapse() {
    scene.after(new PositionEvent.Counting(german, 10));
    administration(9);
    assertThat(scene.world.stage(german)).isEqualTo(Stage.BARBARIAN);
    administration(10);
    assertThat(scene.world.stage(german)).isEqualTo(Stage.KINGDOM);

    scene.own(german, "rome", "lutetia", "massilia", "byzantium", "antioch");
    scene.capital(german, "rome").treasury(german, 1);
    scene.dice.d6(1, 1).d6(3, 4); // a complete collapse, which no kingdom suffers
    administration(15);
    assertThat(scene.world.isPlaying(german)).isTrue();

    scene.dice.d6(4, 4); // a six against seven turns
    administration(17);
    assertThat(scene.world.stage(german)).isEqualTo(Stage.EMPIRE);

    scene.dice.d6(3, 3).d6(2, 3); // a four against five: a province with two cities
    scene.answers.answer(ChooseProvince.class, scene.board().provinceNamed("gaul"));
    administration(22);
    assertThat(Holdings.owned(scene.world, german)).hasSize(3);

    scene.after(new PositionEvent.RebellionDue(german));
    scene.dice.d6(1, 2).d6(1, 1).d6(1, 3); // financial disaster; rebellion: pirates
    scene.answers.answer(ChoosePirates.class, scene.city("byzantium"));
    administration(24);
    assertThat(scene.world.treasury(german)).isZero();
    assertThat(scene.world.isPillaged(scene.city("byzantium"))).isTrue();

    scene.put(german, "infantry", "antioch");
    scene.dice.d6(1, 1).d6(4, 4); // mercenaries go home
    administration(27);
    assertThat(scene.world.count(german)).isZero();

    scene.dice.d6(1, 1).d6(3, 4);
    administration(30);
    assertThat(scene.world.isPlaying(german)).isFalse();
    assertThat(Holdings.owned(scene.world, german)).isEmpty();
  }
}
