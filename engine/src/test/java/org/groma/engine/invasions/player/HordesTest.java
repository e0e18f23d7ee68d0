package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.Optional;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Phase;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class HordesTest {

  private static final int VISIGOTHS = nation("visigoths");

  private static Scene goths(String province) {
    return Scene.empty()
        .units("visigoths", "infantry", 3, province)
        .horde("visigoths", province)
        .with(new SequenceEvent.ActivationBegan(VISIGOTHS))
        .with(new SequenceEvent.MovementBegan(VISIGOTHS));
  }

  private static ChooseOrder decision(Scene scene) {
    return new ChooseOrder(scene.world(), VISIGOTHS, Phase.UNIT_STACKS);
  }

  @Test
  void aHordeMigratesTowardsItsAims() {
    Scene scene = goths("dacia");
    World world = scene.world();
    Optional<Order> order = migration(decision(scene));

    assertThat(order).containsInstanceOf(Order.Migrate.class);
    int to = ((Order.Migrate) order.orElseThrow()).to();
    assertThat(new Lure(world, VISIGOTHS).gain(province("dacia"), to)).isPositive();
    assertThat(decision(scene).refusal(order.orElseThrow())).isEmpty();
  }

  @Test
  void whoHasArrivedStays() {
    Scene scene = goths("garumnus").held("visigoths", "garumnus");

    assertThat(migration(decision(scene))).isEmpty();
  }

  @Test
  void anInvadersHordeFollowsItsArmy() {
    Scene scene =
        goths("dacia")
            .units("visigoths", "heavy-cavalry", 4, "tisia")
            .with(new NationEvent.InvasionSet(VISIGOTHS, true));

    assertThat(migration(decision(scene))).isEmpty();
    assertThat(following(decision(scene))).contains(new Order.MarchHorde(province("tisia")));
  }

  @Test
  void withoutAnInvasionNoHordeMarchesAlone() {
    Scene scene = goths("dacia").units("visigoths", "heavy-cavalry", 4, "tisia");

    assertThat(following(decision(scene))).isEmpty();
  }

  private static Optional<Order> migration(ChooseOrder decision) {
    return Hordes.migration(decision, new Lure(decision.world(), decision.chooser()));
  }

  private static Optional<Order> following(ChooseOrder decision) {
    return Hordes.following(
        decision,
        new Lure(decision.world(), decision.chooser()),
        new Targets(decision.world().setting().board()));
  }

  @Test
  void anInvadersHordeCrossesEmptyLandToItsArmy() {
    Scene scene =
        goths("dacia")
            .units("visigoths", "heavy-cavalry", 4, "hunnia")
            .with(new NationEvent.InvasionSet(VISIGOTHS, true));
    scene.with(new UnitEvent.Eliminated(scene.world().unitsAt(province("dacia"), _ -> true)));

    Order first = following(decision(scene)).orElseThrow();

    assertThat(first).isInstanceOf(Order.MarchHorde.class);
    int to = ((Order.MarchHorde) first).to();
    assertThat(scene.world().countAt(to, 1L << VISIGOTHS)).as("nobody is there").isZero();
    assertThat(far(scene, to)).isLessThan(far(scene, province("dacia")));
  }

  private static int far(Scene scene, int from) {
    return scene.world().setting().distances().between(from, province("hunnia"), false);
  }

  @Test
  void anInvadersHordeDoesNotLeaveItsGuardsForItsAims() {
    Scene scene = goths("dacia").with(new NationEvent.InvasionSet(VISIGOTHS, true));

    assertThat(following(decision(scene))).isEmpty();
  }
}
