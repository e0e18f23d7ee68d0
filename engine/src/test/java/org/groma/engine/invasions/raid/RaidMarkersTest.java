package org.groma.engine.invasions.raid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.RaidMark;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;

class RaidMarkersTest {

  private final World world = Sample.empty();
  private final Play play = Sample.play(world, new ScriptedDice(), new ScriptedPlayer());
  private final int utica = province("utica");

  @Test
  void aMarkerStaysForTheTurnItWasPut() {
    world.apply(new LandEvent.RaidMarked(utica, RaidMark.MINUS));

    RaidMarkers.fade(play);

    assertThat(world.raidMark(utica)).isEqualTo(RaidMark.MINUS);
    assertThat(world.raidTurn(utica)).isEqualTo(1);
  }

  @Test
  void aMarkerThatIsNotRenewedGoesTheTurnAfter() {
    World before = world.copy();
    world.apply(new LandEvent.RaidMarked(utica, RaidMark.PLUS));
    world.apply(new SequenceEvent.TurnBegan(2));
    assertThat(RaidMarkers.modifier(world, utica)).as("it counts for the raids").isEqualTo(2);

    RaidMarkers.fade(play);

    before.apply(new SequenceEvent.TurnBegan(2));
    assertThat(world).isEqualTo(before);
    assertThat(RaidMarkers.modifier(world, utica)).isZero();
  }

  @Test
  void aMarkerThatIsRenewedStays() {
    world.apply(new LandEvent.RaidMarked(utica, RaidMark.MINUS));
    world.apply(new SequenceEvent.TurnBegan(2));
    world.apply(new LandEvent.RaidMarked(utica, RaidMark.MINUS));

    RaidMarkers.fade(play);

    assertThat(world.raidMark(utica)).isEqualTo(RaidMark.MINUS);
    assertThat(RaidMarkers.modifier(world, utica)).isEqualTo(1);
  }
}
