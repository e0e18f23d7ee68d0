package org.groma.engine.invasions.sea;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.sea;

import java.util.List;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.setting.Strait;
import org.junit.jupiter.api.Test;

class BlockadeTest {

  private final SeaGame game = new SeaGame();
  private final Strait messana =
      new Strait("messana", List.of(sea("mare-tyrrhenum"), sea("mare-siculum")), 0);

  private boolean isBlockaded() {
    return SeaOrders.isBlockaded(game.world, nation("romans"), messana);
  }

  @Test
  void aHostileFleetInAnyOfItsSeasClosesAStrait_XXV_F() {
    assertThat(isBlockaded()).isFalse();
    game.fleets("vandals", 1, "sinus-gallicus");
    assertThat(isBlockaded()).isFalse();
    game.fleets("vandals", 1, "mare-siculum");
    assertThat(isBlockaded()).isTrue();
  }

  @Test
  void evenWhenAFriendlyFleetIsThereToo_XXV_F() {
    game.fleets("romans", 2, "mare-siculum");
    assertThat(isBlockaded()).isFalse();
    game.fleets("vandals", 1, "mare-siculum");
    assertThat(isBlockaded()).isTrue();
  }

  @Test
  void neutralsAndAlliesCloseNothing_XXV_F() {
    game.fleets("vandals", 1, "mare-siculum");
    game.fleets("byzantines", 1, "mare-tyrrhenum");
    game.world.apply(new NationEvent.PactMade(nation("romans"), nation("vandals")));
    assertThat(isBlockaded()).isTrue();
    game.world.apply(new NationEvent.Allied(nation("romans"), nation("byzantines")));
    assertThat(isBlockaded()).isFalse();
  }
}
