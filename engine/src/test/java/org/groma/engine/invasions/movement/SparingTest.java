package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.march;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.junit.jupiter.api.Test;

class SparingTest {

  private final MarchScene scene = new MarchScene();
  private final int huns = nation("huns");

  private SparingTest turn(int turn) {
    scene.world.apply(new SequenceEvent.TurnBegan(turn));
    return this;
  }

  private boolean spares(String province) {
    return Sparing.holds(scene.world, huns, at(province));
  }

  @Test
  void landAndTroopsOfRomeAreSparedInTheFourthTurn() {
    scene.hold("romans", "noricum", "pannonia").hold("byzantines", "savus");
    scene.put("romans", "legion", 1, "hunnia");

    assertThat(turn(3).spares("noricum")).isFalse();
    turn(4);
    assertThat(spares("noricum")).isTrue();
    assertThat(spares("hunnia")).as("troops outside Roman land").isTrue();
    assertThat(spares("savus")).as("Byzantium").isFalse();
    assertThat(spares("dacia")).as("nobody's").isFalse();
  }

  @Test
  void whoeverLendsSparesHisEmployerInTheFifth() {
    scene.hold("romans", "noricum");
    UnitSet riders = scene.put("huns", "horse-archer", 2, "hunnia");
    turn(5);
    assertThat(spares("noricum")).isFalse();

    scene.world.apply(new UnitEvent.Lent(riders.get(0), nation("byzantines")));
    scene.world.apply(new RealmEvent.Contracted(riders.get(0), Contract.HIRED));
    assertThat(spares("noricum")).as("somebody else's money").isFalse();

    scene.world.apply(new UnitEvent.Lent(riders.get(1), nation("romans")));
    scene.world.apply(new RealmEvent.Contracted(riders.get(1), Contract.EXCHANGE));
    assertThat(spares("noricum")).as("lent, but not for hire").isFalse();
    scene.world.apply(new RealmEvent.Contracted(riders.get(1), Contract.HIRED));
    assertThat(spares("noricum")).isTrue();
    assertThat(turn(6).spares("noricum")).isFalse();
  }

  @Test
  void hunsDoNotMarchAgainstRomeEvenUnderTheCommandOfAnAlly() {
    scene.hold("romans", "pannonia");
    UnitSet riders = scene.put("huns", "horse-archer", 1, "hunnia");
    UnitSet gepids = scene.put("gepids", "infantry", 1, "hunnia");
    scene.happened(new NationEvent.Allied(huns, nation("gepids")));
    turn(4);
    scene.active("gepids");

    scene.refuses(march(riders.plus(gepids), "pannonia"), "XII.D");
    scene.refuses(march(riders, "pannonia"), "XII.D");
    assertThat(scene.refusal(march(gepids, "pannonia"), Phase.UNIT_STACKS)).isEmpty();
  }
}
