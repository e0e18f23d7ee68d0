package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.junit.jupiter.api.Test;

class LeadingNationTest {

  private final MarchScene scene = new MarchScene();
  private final int romans = nation("romans");
  private final int byzantines = nation("byzantines");

  private int leading(UnitSet units) {
    return LeadingNation.of(scene.world, byzantines, units);
  }

  private UnitSet put(String nation, int count) {
    return scene.put(nation, "legion", count, "osroene");
  }

  @Test
  void aStackIsTheirsWhoHaveMostOfItsUnits() {
    scene.happened(new NationEvent.Allied(romans, byzantines));
    UnitSet western = put("romans", 2);
    UnitSet eastern = put("byzantines", 1);

    assertThat(leading(western)).isEqualTo(romans);
    assertThat(leading(western.plus(eastern))).isEqualTo(romans);
    assertThat(leading(eastern)).isEqualTo(byzantines);
  }

  @Test
  void amongEqualsItIsTheActiveNations() {
    scene.happened(new NationEvent.Allied(romans, byzantines));

    assertThat(leading(put("romans", 1).plus(put("byzantines", 1)))).isEqualTo(byzantines);
    assertThat(leading(UnitSet.NONE)).isEqualTo(byzantines);
  }

  @Test
  void alliesWhoAreStrangersToEachOtherFollowTheActiveNationIfItIsThere() {
    scene.happened(new NationEvent.Allied(romans, byzantines));
    scene.happened(new NationEvent.Allied(nation("franks"), byzantines));

    UnitSet strangers = put("romans", 2);
    assertThat(leading(strangers.plus(put("byzantines", 1)))).isEqualTo(byzantines);
    assertThat(leading(strangers)).isEqualTo(romans);
  }
}
