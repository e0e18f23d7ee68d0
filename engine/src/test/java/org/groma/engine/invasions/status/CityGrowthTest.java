package org.groma.engine.invasions.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;

class CityGrowthTest {

  private static final int FRANKS = Sample.nation("franks");

  private final ScriptedPlayer player = new ScriptedPlayer();

  private World grow(Scene scene) {
    CityGrowth.grow(Sample.play(scene.world(), new ScriptedDice(), player), FRANKS);
    assertThat(player.isSpent()).isTrue();
    return scene.world();
  }

  @Test
  void anEmptySiteComesFirst() {
    World world = grow(Scene.empty().held("franks", "neustria", "saliens", "treveria", "belgae"));

    assertThat(world.cityLevel(Sample.province("saliens"))).isEqualTo(1);
    assertThat(world.cityLevel(Sample.province("neustria"))).isEqualTo(1);
  }

  @Test
  void thenASmallCityThenALargerOne() {
    World world = grow(Scene.empty().held("franks", "neustria", "treveria"));
    assertThat(world.cityLevel(Sample.province("neustria"))).isEqualTo(2);

    player.answer(CityGrowth.ChooseGrowth.class, Sample.province("treveria"));
    grow(Scene.of(world));
    assertThat(world.cityLevel(Sample.province("treveria"))).isEqualTo(3);
    assertThat(world.cityLevel(Sample.province("neustria"))).isEqualTo(2);
  }

  @Test
  void whenAllAreAsLargeAsCanBeTheGrowthIsLost() {
    Scene scene = Scene.empty().held("franks", "latium", "thracia");
    World before = scene.world().copy();

    assertThat(grow(scene)).isEqualTo(before);
  }

  @Test
  void theOwnerChoosesAmongEqualSites() {
    player.answer(CityGrowth.ChooseGrowth.class, Sample.province("sequana"));
    World world = grow(Scene.empty().held("franks", "saliens", "sequana", "neustria"));

    assertThat(world.cityLevel(Sample.province("sequana"))).isEqualTo(1);
    assertThat(world.cityLevel(Sample.province("saliens"))).isZero();
  }

  @Test
  void otherSitesAreRefused() {
    CityGrowth.ChooseGrowth choice =
        new CityGrowth.ChooseGrowth(Sample.empty(), FRANKS, List.of(4, 5));

    assertThat(choice.options()).containsExactly(4, 5);
    assertThat(choice.refusal(5)).isEmpty();
    assertThat(choice.refusal(6)).map(Refusal::section).contains("VII.D");
  }
}
