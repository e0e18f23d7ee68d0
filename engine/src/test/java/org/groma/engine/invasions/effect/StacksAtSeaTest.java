package org.groma.engine.invasions.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.invasions.Sample.sea;
import static org.groma.engine.invasions.effect.Data.effect;

import java.util.List;
import org.groma.engine.invasions.FirstOption;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.ScriptedDice;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Four fleets in a sea zone are two stacks of two. */
class StacksAtSeaTest {

  private final World world = Sample.empty();
  private final int byzantines = nation("byzantines");

  @BeforeEach
  void launch() {
    world.apply(new NationEvent.ActivityChanged(byzantines, Activity.ACTIVE));
    put("elite-fleet", 4, sea("mare-aegeum"));
    put("infantry", 3, province("thracia"));
  }

  private void put(String kind, int count, int place) {
    world.apply(new UnitEvent.Placed(Sample.fromPool(world, "byzantines", kind, count), place));
  }

  @Test
  void thePlagueFindsNoLargeStackAmongThem() {
    assertThat(PieceEffects.largeStacks(world)).isEmpty();
    put("infantry", 1, province("thracia"));
    assertThat(PieceEffects.largeStacks(world)).containsExactly(province("thracia"));
  }

  @Test
  void pestilenceFindsTheLargerStackOnLand() {
    Effects.carryOut(
        Sample.play(world, new ScriptedDice(), new FirstOption()),
        EffectContext.of(byzantines),
        List.of(
            effect("lose-units", "count", 1, "where", "own-largest-stack", "chosen-by", "owner")));
    assertThat(world.countAt(province("thracia"), 1L << byzantines)).isEqualTo(2);
  }
}
