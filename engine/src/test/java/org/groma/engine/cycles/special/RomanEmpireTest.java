package org.groma.engine.cycles.special;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.economy.Capitals;
import org.groma.engine.kernel.Rule;
import org.junit.jupiter.api.Test;

@Rule("14.2.1")
final class RomanEmpireTest {

  private final Scene scene = Scene.begun("roman-empire");

  @Test
  void aLostCapitalGoesToByzantiumAndNowhereElse() {
    scene.put("hun", "horse-bow", "rome");
    Capitals.flee(scene.play, scene.position("romans"));
    assertThat(scene.world.capital(scene.position("romans"))).isEqualTo(scene.area("byzantium"));
    assertThat(scene.world.rebellionsDue(scene.position("romans"))).isEqualTo(1);
  }

  @Test
  void withByzantiumLostTooItGoesToAnotherCity() {
    scene.put("hun", "horse-bow", "rome");
    scene.own("hun", "rome", "byzantium");
    assertThat(Capitals.sites(scene.world, scene.position("romans")))
        .hasSizeGreaterThan(1)
        .doesNotContain(scene.area("byzantium"));
  }

  @Test
  void theGameEndsWhenRomeAndByzantiumAreLost() {
    EndsWhenLost end = scene.world.setting().specials().one(EndsWhenLost.class).orElseThrow();
    scene.own("hun", "rome");
    assertThat(end.isMet(scene.world)).isFalse();
    scene.own("hun", "byzantium");
    assertThat(end.isMet(scene.world)).isTrue();
  }
}
