package org.groma.engine.invasions.status;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * A nation founds a city on an empty site; without one it lets a small city grow, without that a
 * larger one (ruling E16: when all are as large as can be, the growth is lost).
 */
@Rule("VII.D")
public final class CityGrowth {

  private static final int LARGEST = 3;

  private CityGrowth() {}

  /** Which city or site grows. */
  public record ChooseGrowth(World world, int chooser, List<Integer> provinces)
      implements Decision<Integer> {

    public ChooseGrowth {
      provinces = List.copyOf(provinces);
    }

    @Override
    public List<Integer> options() {
      return provinces;
    }

    @Override
    public Optional<Refusal> refusal(Integer answer) {
      return provinces.contains(answer)
          ? Optional.empty()
          : Optional.of(
              new Refusal("VII.D", "Empty sites come first, then the smallest cities grow"));
    }
  }

  public static void grow(Play play, int nation) {
    for (int level = 0; level < LARGEST; level++) {
      List<Integer> provinces = sites(play.world(), nation, level);
      if (!provinces.isEmpty()) {
        int chosen =
            provinces.size() == 1
                ? provinces.getFirst()
                : play.table().ask(new ChooseGrowth(play.world(), nation, provinces));
        play.happen(new LandEvent.CityGrown(chosen, level + 1));
        return;
      }
    }
  }

  private static List<Integer> sites(World world, int nation, int level) {
    List<Integer> provinces = new ArrayList<>();
    for (int province = world.nextHeldBy(nation, 0);
        province >= 0;
        province = world.nextHeldBy(nation, province + 1)) {
      if (KingdomFounding.isOpen(world, nation, province)
          && world.setting().board().hasSite(province)
          && world.cityLevel(province) == level) {
        provinces.add(province);
      }
    }
    return provinces;
  }
}
