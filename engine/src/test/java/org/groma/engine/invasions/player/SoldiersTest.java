package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class SoldiersTest {

  private final World world = Sample.empty();
  private final UnitSet foot = Sample.fromPool(world, "visigoths", "infantry", 2);
  private final UnitSet horse = Sample.fromPool(world, "visigoths", "heavy-cavalry", 1);
  private final UnitSet nobles = Sample.fromPool(world, "visigoths", "noble-cavalry", 1);
  private final UnitSet all = foot.plus(horse).plus(nobles);

  @Test
  void plainInfantryGoesFirstAndNoblesComeFirst() {
    assertThat(foot.contains(Soldiers.weakest(world, all))).isTrue();
    assertThat(Soldiers.best(world, all)).isEqualTo(nobles.get(0));
    assertThat(Soldiers.weakest(world, all, 2)).isEqualTo(foot);
    assertThat(Soldiers.best(world, all, 2)).isEqualTo(horse.plus(nobles));
  }

  @Test
  void aDamagedEliteIsWorthLess() {
    int whole = Soldiers.worth(world, nobles.get(0));

    world.apply(new UnitEvent.Placed(nobles, Sample.province("dacia")));
    world.apply(new UnitEvent.Damaged(nobles));

    assertThat(Soldiers.worth(world, nobles.get(0))).isLessThan(whole);
  }

  @Test
  void anEliteOfTheCivilizedTakesTheHitForOthers() {
    UnitSet legion = Sample.fromPool(world, "romans", "legion", 1);
    UnitSet archer = Sample.fromPool(world, "romans", "archer", 1);

    assertThat(Soldiers.shield(world, List.of(archer.get(0), legion.get(0))))
        .isEqualTo(legion.get(0));
    assertThat(Soldiers.shield(world, List.of(nobles.get(0), foot.get(0))))
        .as("elites of Barbarians die like others")
        .isEqualTo(foot.get(0));
  }
}
