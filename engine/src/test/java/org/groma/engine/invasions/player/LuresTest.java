package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.List;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LuresTest {

  private static final int VISIGOTHS = nation("visigoths");
  private static final int ROMANS = nation("romans");
  private static final int GARUMNUS = province("garumnus");

  private final World world =
      Scene.empty().units("visigoths", "infantry", 2, "dacia").horde("visigoths", "dacia").world();
  private final Lures lures = new Lures();

  static List<InvasionsEvent> whatAimsFollowFrom() {
    return List.of(
        new LandEvent.HolderChanged(GARUMNUS, ROMANS),
        new LandEvent.CityGrown(GARUMNUS, 2),
        new NationEvent.HordeMoved(VISIGOTHS, GARUMNUS),
        new NationEvent.HordeMarched(VISIGOTHS, GARUMNUS, 1),
        new NationEvent.StatusChanged(VISIGOTHS, Status.KINGDOM),
        new NationEvent.Submitted(VISIGOTHS, nation("huns")),
        new NationEvent.Freed(VISIGOTHS),
        new RealmEvent.IslamCreated(),
        new SequenceEvent.TurnBegan(4));
  }

  @Test
  void aLureIsThoughtOfOnceWhileTheLandStaysAsItIs() {
    Lure first = lures.of(world, VISIGOTHS);

    world.apply(new NationEvent.GoldChanged(VISIGOTHS, 4));
    world.apply(new LandEvent.RevoltSet(GARUMNUS, 1));

    assertThat(lures.of(world, VISIGOTHS)).isSameAs(first);
    assertThat(lures.of(world, ROMANS)).isNotSameAs(first);
  }

  @ParameterizedTest
  @MethodSource("whatAimsFollowFrom")
  void itIsThoughtOfAgainWhenWhatItFollowsFromChanges(InvasionsEvent event) {
    Lure first = lures.of(world, VISIGOTHS);

    world.apply(event);

    assertThat(lures.of(world, VISIGOTHS)).isNotSameAs(first);
  }

  @Test
  void aThoughtAboutOneGameIsNoThoughtAboutItsCopy() {
    Lure first = lures.of(world, VISIGOTHS);

    assertThat(lures.of(world.copy(), VISIGOTHS)).isNotSameAs(first);
  }
}
