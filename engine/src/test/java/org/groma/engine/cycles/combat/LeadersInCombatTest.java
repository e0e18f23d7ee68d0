package org.groma.engine.cycles.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.THIRD;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.Optional;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.combat.Advance.March;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.state.World;
import org.junit.jupiter.api.Test;

final class LeadersInCombatTest {

  private final Scene scene = Scene.open();
  private final Battlefield battle = new Battlefield(scene);
  private final int field = scene.land.field();
  private final int open = scene.land.beside(field, false);
  private final int horse = scene.put(ME, "horse", open);

  @Test
  void aLeaderRetreatsWithHisUnit() {
    int yours = scene.put(YOU, "horse", field);
    int leader = scene.lead(YOU, field);
    battle.attack(field, Result.DR2, horse);
    battle.fight();
    assertThat(scene.world.leaderAt(leader))
        .isEqualTo(scene.world.place(yours))
        .isNotEqualTo(field);
  }

  @Test
  void aLeaderIsLostWithTheLastUnit() {
    scene.put(YOU, "garrison", field);
    int leader = scene.lead(YOU, field);
    battle.attack(field, Result.DR1, horse);
    battle.fight();
    assertThat(scene.world.leaderAt(leader)).isEqualTo(World.BOX);
  }

  @Test
  void aLeaderIsLostThoughTheUnitWasMovedBeforeItsEnd() {
    int bow = scene.put(ME, "bow", open);
    int rider = scene.put(ME, "horse", scene.land.beside(field, false, open));
    scene.put(YOU, "infantry", field);
    int leader = scene.lead(YOU, field);
    battle.attack(field, Result.DR3, horse, bow, rider);
    battle.fight();
    assertThat(scene.world.count(YOU)).isZero();
    assertThat(scene.world.leaderAt(leader)).isEqualTo(World.BOX);
  }

  @Test
  void theOwnerSaysWithWhomALeaderGoes() {
    int infantry = scene.put(YOU, "horse", field);
    int bow = scene.put(YOU, "bow", field);
    int leader = scene.lead(YOU, field);
    battle.attack(field, Result.DR1, horse);
    scene.answers.answer(LeadOn.class, false);
    battle.fight();
    assertThat(scene.answers.isSpent()).isTrue();
    assertThat(scene.world.leaderAt(leader))
        .isIn(scene.world.place(infantry), scene.world.place(bow))
        .isNotEqualTo(field);
  }

  @Test
  void aLoneLeaderIsLostToWhoComes() {
    int tribe = scene.put(YOU, "tribe", field);
    int free =
        scene.land.near(field).stream().filter(area -> area != open).findFirst().orElseThrow();
    battle.wall(field, free);
    int leader = scene.lead(THIRD, free);
    battle.attack(field, Result.DR1, horse);
    battle.fight();
    assertThat(scene.world.place(tribe)).isEqualTo(free);
    assertThat(scene.world.leaderAt(leader)).isEqualTo(World.BOX);
  }

  @Test
  void anAdvancingLeaderComesAlong() {
    scene.put(YOU, "bow", field);
    int leader = scene.lead(ME, open);
    battle.attack(field, Result.DE, horse);
    scene.answers.answer(Advance.class, Optional.of(new March(horse, field)));
    battle.fight();
    assertThat(scene.world.leaderAt(leader)).isEqualTo(field);
  }
}
