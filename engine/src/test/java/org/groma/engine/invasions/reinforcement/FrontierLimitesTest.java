package org.groma.engine.invasions.reinforcement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.List;
import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Amida, beside Osroene, faces Persia, and Assyria beyond it has just been taken. */
class FrontierLimitesTest {

  private final Theatre scene = new Theatre();
  private final World world = scene.world;
  private final int byzantines = nation("byzantines");

  @BeforeEach
  void conquer() {
    world.apply(new SequenceEvent.TurnBegan(2));
    scene.holds("byzantines", "osroene", "amida", "assyria", "coele-syria");
    scene.holds("persians", "adiabene", "akkad", "atropatene", "euphrates");
    scene.limes("byzantines", "osroene").limes("byzantines", "coele-syria");
  }

  private void move() {
    FrontierLimites.move(scene.play(), byzantines);
    assertThat(scene.player.isSpent()).isTrue();
  }

  @Test
  void aLimesGoesToTheNewFrontierNextDoor() {
    scene.player.answer(FrontierLimites.ChooseFrontier.class, province("assyria"));

    move();

    assertThat(world.limes(province("osroene"))).isEqualTo(World.NOBODY);
    assertThat(world.limes(province("assyria"))).isEqualTo(byzantines);
    assertThat(world.limes(province("coele-syria"))).isEqualTo(byzantines);
  }

  @Test
  void itMayStay() {
    scene.player.answer(FrontierLimites.ChooseFrontier.class, province("osroene"));

    move();

    assertThat(scene.log).isEmpty();
  }

  @Test
  void oneThatMovedMayMoveAgain() {
    scene.limes("byzantines", "assyria");
    world.apply(new LandEvent.LimesSet(province("osroene"), World.NOBODY));
    scene.player.answer(FrontierLimites.ChooseFrontier.class, province("amida"));

    move();

    assertThat(world.limes(province("amida"))).isEqualTo(byzantines);
    assertThat(world.limes(province("assyria"))).isEqualTo(World.NOBODY);
  }

  @Test
  void nobodyIsAskedWhereThereIsNowhereToGo() {
    scene.limes("byzantines", "amida").limes("byzantines", "assyria");
    scene.holds("persians", "assyria");

    move();

    assertThat(scene.log).isEmpty();
  }

  @Test
  void nothingIsMissingWhereALimesHasMovedOn() {
    int osroene = province("osroene");
    scene.limes("byzantines", "amida");
    assertThat(FrontierLimites.hasMovedOn(world, byzantines, osroene)).isFalse();
    world.apply(new LandEvent.LimesSet(osroene, World.NOBODY));
    assertThat(FrontierLimites.hasMovedOn(world, byzantines, osroene)).as("lost").isFalse();
    scene.limes("byzantines", "assyria");
    assertThat(FrontierLimites.hasMovedOn(world, byzantines, osroene)).as("moved").isTrue();
    assertThat(FrontierLimites.hasMovedOn(world, byzantines, province("coele-syria"))).isFalse();
  }

  @Test
  void onlyWhatIsOfferedIsLegal() {
    var choice = new FrontierLimites.ChooseFrontier(byzantines, 3, List.of(3, 5));

    assertThat(choice.refusal(5)).isEmpty();
    assertThat(choice.refusal(4)).map(Refusal::section).contains("XVIII.I");
  }
}
