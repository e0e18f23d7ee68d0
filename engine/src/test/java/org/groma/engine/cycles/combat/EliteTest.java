package org.groma.engine.cycles.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.setting.Edge;
import org.groma.engine.cycles.setting.Result;
import org.junit.jupiter.api.Test;

final class EliteTest {

  private final Scene scene = Scene.open();
  private final Battlefield battle = new Battlefield(scene);
  private final int field = scene.land.field();
  private final int open = scene.land.beside(field, false);
  private final int other = scene.land.beside(field, false, open);

  private void thenRoll(Result result, Integer... units) {
    Defence defence = Defence.of(scene.world, field, ME, Fray.NONE).orElseThrow();
    battle.roll(Odds.column(scene.world, ME, defence, List.of(units)), result);
  }

  private List<BattleTold.Fought> fought() {
    return scene.told(BattleTold.Fought.class);
  }

  @Test
  void attackingElitesIgnoreARetreatAndGoOnAtReducedOdds() {
    int elite = scene.put(ME, "elite", open);
    int horse = scene.put(ME, "horse", other);
    int yours = scene.put(YOU, "infantry", field);
    battle.attack(field, Result.AR1, elite, horse);
    thenRoll(Result.DR1, elite);
    battle.fight();
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
    battle.attack(field, Result.AR3, elite);
    scene.answers.answer(PressOn.class, false);
    battle.fight();
    assertThat(fought()).hasSize(1);
    assertThat(scene.world.place(elite)).isEqualTo(open);
    assertThat(scene.world.hasAttacked(elite)).isTrue();
    assertThat(scene.answers.isSpent()).isTrue();
  }

  @Test
  void elitesThatAreTooWeakAloneCannotGoOn() {
    int river =
        scene.land.find(
            area -> scene.land.count(area, Edge.RIVER) > 0 && !scene.board().isCoastal(area));
    int behind = scene.land.beside(river, true);
    int beside =
        scene.land.near(river).stream().filter(area -> area != behind).findFirst().orElseThrow();
    int elite = scene.put(ME, "elite", behind);
    int bow = scene.put(ME, "bow", beside);
    scene.put(YOU, "infantry", river);
    scene.put(YOU, "infantry", river); // more than may stand there: 2½ against 8 is below 1-3
    battle.attack(river, Result.AR1, elite, bow);
    battle.fight();
    assertThat(fought()).hasSize(1);
    assertThat(scene.world.place(elite)).isEqualTo(behind);
    assertThat(scene.world.place(bow)).as("who is no elite retreats").isNotEqualTo(beside);
    assertThat(scene.dice.isSpent()).isTrue();
  }

  @Test
  void aDefendingEliteStaysWhileOthersRetreatAndTheAttackIsRolledAgain() {
    int elite = scene.put(ME, "elite", open);
    int horse = scene.put(ME, "horse", other);
    int yours = scene.put(YOU, "elite", field);
    int archer = scene.put(YOU, "bow", field);
    battle.attack(field, Result.DR2, elite, horse);
    int weaker = scene.world.setting().combat().column(18, 5);
    battle.roll(weaker, Result.EX);
    scene
        .answers
        .answer(StandFast.class, true)
        .answer(PressOn.class, true)
        .answer(TakeLosses.class, List.of(elite))
        .answer(Advance.class, Optional.empty());
    battle.fight();
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
    battle.attack(field, Result.DR1, horse);
    scene.answers.answer(StandFast.class, false);
    battle.fight();
    assertThat(scene.world.isOnBoard(yours)).isTrue();
    assertThat(scene.world.place(yours)).isNotEqualTo(field);
  }
}
