package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.Optional;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.movement.Stack;
import org.junit.jupiter.api.Test;

class CampaignTest {

  private static final int VISIGOTHS = nation("visigoths");

  private static Optional<Plan> plan(Scene scene, String from) {
    Lure lure = new Lure(scene.world(), VISIGOTHS);
    Targets targets = new Targets(scene.world().setting().board());
    targets.begin(scene.world(), VISIGOTHS);
    return new Campaign(targets, lure).best(province(from), Stack.NO_LEADER);
  }

  private static Scene goths(int units, String province) {
    return Scene.empty()
        .units("visigoths", "infantry", units, province)
        .with(new SequenceEvent.ActivationBegan(VISIGOTHS))
        .with(new SequenceEvent.MovementBegan(VISIGOTHS));
  }

  @Test
  void anAttackWithoutHopeIsNotPlannedHoweverMuchItWouldBring() {
    Scene scene = goths(3, "provincia");
    assertThat(plan(scene, "provincia").map(Plan::goal)).contains(province("aquitania"));

    scene.units("romans", "legion", 3, "aquitania");

    assertThat(plan(scene, "provincia").map(Plan::goal))
        .isNotEqualTo(Optional.of(province("aquitania")));
  }

  @Test
  void whoIsNotInvadingPrefersToStayNearTheHorde() {
    Scene scene = goths(5, "dacia").horde("visigoths", "dacia");
    double atHome = plan(scene, "dacia").orElseThrow().score();

    scene.with(new NationEvent.InvasionSet(VISIGOTHS, true));

    assertThat(plan(scene, "dacia").orElseThrow().score()).isGreaterThan(atHome);
  }
}
