package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class LureTest {

  private static final int VISIGOTHS = nation("visigoths");
  private static final int HUNS = nation("huns");

  private static double at(World world, String province) {
    return new Lure(world, VISIGOTHS).at(province(province));
  }

  @Test
  void aimsDrawMoreTheNearerTheyAre() {
    World world = Scene.empty().world();

    assertThat(at(world, "garumnus")).isGreaterThan(at(world, "provincia"));
    assertThat(at(world, "provincia")).isGreaterThan(at(world, "pannonia"));
    assertThat(at(world, "pannonia")).isGreaterThan(at(world, "dacia"));
    assertThat(new Lure(world, VISIGOTHS).gain(province("dacia"), province("pannonia")))
        .isEqualTo(at(world, "pannonia") - at(world, "dacia"));
  }

  @Test
  void whatIsHeldDrawsNobodyAnyMore() {
    Scene scene = Scene.empty();
    double before = at(scene.world(), "garumnus");

    scene.held("visigoths", "garumnus");

    assertThat(at(scene.world(), "garumnus")).isLessThan(before);
  }

  @Test
  void landOfOnesOwnPlayerDrawsLessThanAnOpponents() {
    double ours = at(Scene.empty().held("gepids", "garumnus", "aquitania").world(), "garumnus");
    double theirs = at(Scene.empty().held("romans", "garumnus", "aquitania").world(), "garumnus");
    double nobodys = at(Scene.empty().world(), "garumnus");

    assertThat(ours).isLessThan(nobodys);
    assertThat(theirs).isGreaterThanOrEqualTo(nobodys);
  }

  @Test
  void whoLeavesLandThatScoresGivesItUp() {
    World world = Scene.empty().held("visigoths", "garumnus").world();
    Lure lure = new Lure(world, VISIGOTHS);

    assertThat(lure.left(province("garumnus"))).isPositive();
    assertThat(lure.left(province("aquitania"))).as("not theirs").isZero();
  }

  @Test
  void peoplesWhoseSubmissionIsScoredDrawTheHuns() {
    Scene scene = Scene.empty();
    double before = hunsAt(scene.world(), "dacia");
    scene.horde("visigoths", "dacia");
    double free = hunsAt(scene.world(), "dacia");
    scene.with(new NationEvent.Submitted(VISIGOTHS, HUNS));

    assertThat(free).isGreaterThan(before);
    assertThat(hunsAt(scene.world(), "dacia")).as("they are vassals now").isEqualTo(before);
  }

  @Test
  void landThatIsScoredAfterTheirTrialHardlyDrawsTheHuns() {
    Scene scene = Scene.empty().with(new SequenceEvent.TurnBegan(5));
    double before = hunsAt(scene.world(), "thracia");

    scene.with(new SequenceEvent.TurnBegan(6));

    assertThat(hunsAt(scene.world(), "thracia")).isGreaterThan(2 * before);
  }

  private static double hunsAt(World world, String province) {
    return new Lure(world, HUNS).at(province(province));
  }
}
