package org.groma.engine.cycles.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.combat.Scene.ME;
import static org.groma.engine.cycles.combat.Scene.YOU;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.setting.Edge;
import org.groma.engine.cycles.setting.Result;
import org.junit.jupiter.api.Test;

final class EliteTest {

  private final Scene scene = Scene.open();
  private final int field = scene.field();
  private final int open = scene.beside(field, false);
  private final int other = scene.beside(field, false, open);

  private void thenRoll(Result result, Integer... units) {
    Defence defence = Defence.of(scene.world, field, ME, Fray.NONE).orElseThrow();
    scene.roll(Odds.column(scene.world, ME, defence, List.of(units)), result);
  }

  private List<BattleTold.Fought> fought() {
    return scene.told(BattleTold.Fought.class);
  }

  @Test
  void attackingElitesIgnoreARetreatAndGoOnAtReducedOdds() {
    int elite = scene.put(ME, "elite", open);
    int horse = scene.put(ME, "horse", other);
    int yours = scene.put(YOU, "infantry", field);
    scene.attack(field, Result.AR1, elite, horse);
    thenRoll(Result.DR1, elite);
    scene.fight();
    assertThat(fought()).hasSize(2);
    assertThat(fought().get(0).attack()).isEqualTo(18);
    assertThat(fought().get(1).attack()).isEqualTo(10);
    assertThat(scene.world.place(elite)).isEqualTo(open);
    assertThat(scene.world.place(horse)).isNotEqualTo(other);
    assertThat(scene.world.place(yours)).isNotEqualTo(field);
    assertThat(scene.dice.isSpent()).isTrue();
  }

  @Test
  void theAttackerMayCallItOff() {
    int elite = scene.put(ME, "elite", open);
    scene.put(YOU, "infantry", field);
    scene.attack(field, Result.AR3, elite);
    scene.answers.answer(PressOn.class, false);
    scene.fight();
    assertThat(fought()).hasSize(1);
    assertThat(scene.world.place(elite)).isEqualTo(open);
    assertThat(scene.answers.isSpent()).isTrue();
  }

  @Test
  void elitesThatAreTooWeakAloneCannotGoOn() {
    int river =
        scene.find(area -> scene.count(area, Edge.RIVER) > 0 && !scene.board.isCoastal(area));
    int behind = scene.beside(river, true);
    int beside = scene.near(river).filter(area -> area != behind).findFirst().orElseThrow();
    int elite = scene.put(ME, "elite", behind);
    int bow = scene.put(ME, "bow", beside);
    scene.put(YOU, "infantry", river);
    scene.put(YOU, "infantry", river); // more than may stand there: 2½ against 8 is below 1-3
    scene.attack(river, Result.AR1, elite, bow);
    scene.fight();
    assertThat(fought()).hasSize(1);
    assertThat(scene.world.place(elite)).isEqualTo(behind);
    assertThat(scene.dice.isSpent()).isTrue();
  }

  @Test
  void aDefendingEliteStaysWhileOthersRetreatAndTheAttackIsRolledAgain() {
    int elite = scene.put(ME, "elite", open);
    int horse = scene.put(ME, "horse", other);
    int yours = scene.put(YOU, "elite", field);
    int archer = scene.put(YOU, "bow", field);
    scene.attack(field, Result.DR2, elite, horse);
    int weaker = scene.world.setting().combat().column(18, 5);
    scene.roll(weaker, Result.EX);
    scene
        .answers
        .answer(StandFast.class, true)
        .answer(PressOn.class, true)
        .answer(TakeLosses.class, List.of(elite))
        .answer(Advance.class, Optional.empty());
    scene.fight();
    assertThat(fought().get(0).defence()).isEqualTo(7);
    assertThat(fought().get(1).defence()).isEqualTo(5);
    assertThat(scene.world.isOnBoard(yours)).isFalse();
    assertThat(scene.world.isOnBoard(elite)).isFalse();
    assertThat(scene.world.isOnBoard(archer)).isTrue();
    assertThat(scene.world.place(archer)).isNotEqualTo(field);
    assertThat(scene.answers.isSpent()).isTrue();
  }

  @Test
  void anEliteMayRetreatIfItsOwnerLikes() {
    int horse = scene.put(ME, "horse", open);
    int yours = scene.put(YOU, "elite", field);
    scene.attack(field, Result.DR1, horse);
    scene.answers.answer(StandFast.class, false);
    scene.fight();
    assertThat(scene.world.isOnBoard(yours)).isTrue();
    assertThat(scene.world.place(yours)).isNotEqualTo(field);
  }
}
