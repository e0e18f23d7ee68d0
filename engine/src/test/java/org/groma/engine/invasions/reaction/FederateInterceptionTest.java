package org.groma.engine.invasions.reaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.junit.jupiter.api.Test;

class FederateInterceptionTest {

  @Test
  void oneUnitStaysInTheFoedusProvince_C42() {
    Theatre scene = new Theatre();
    scene.active("huns").holds("byzantines", "naissus", "moesia-superior");
    UnitSet goths = scene.put("visigoths", "infantry", 2, "naissus");
    UnitSet huns = scene.put("huns", "horse-archer", 1, "savus");
    scene.march(huns, Stack.NO_LEADER, "moesia-superior");
    Stack target = scene.stack("huns", huns, Stack.NO_LEADER);

    assertThat(Interceptors.of(scene.world, nation("visigoths"), target).stacks())
        .extracting(Stack::units)
        .containsExactly(goths);
    scene.world.apply(new NationEvent.Federated(nation("visigoths"), nation("byzantines")));
    scene.world.apply(new LandEvent.FoedusSet(province("naissus"), nation("visigoths")));

    assertThat(Interceptors.of(scene.world, nation("visigoths"), target).stacks())
        .extracting(stack -> stack.units().size())
        .containsExactly(1);
  }
}
