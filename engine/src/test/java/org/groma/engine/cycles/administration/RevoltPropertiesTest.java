package org.groma.engine.cycles.administration;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.groma.engine.cycles.Chance;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.setting.Rebellion;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** What holds for the share of any cities that revolts. */
@Rule("11.7")
class RevoltPropertiesTest {

  @Property
  void sharesAreRoundedUp(
      @ForAll @IntRange(max = 100) int number, @ForAll @IntRange(max = 100) int perCent) {
    assertThat(Shares.of(number, perCent))
        .isEqualTo(
            new BigDecimal(number)
                .multiply(new BigDecimal(perCent))
                .divide(new BigDecimal(100), 0, RoundingMode.CEILING)
                .intValueExact());
  }

  @Provide
  Arbitrary<Set<Integer>> cities() {
    return Arbitraries.integers().between(0, 60).set().ofMinSize(1).ofMaxSize(20);
  }

  @Property(tries = 200)
  void asManyCitiesRevoltAsTheShareSaysAndNotOneMore(
      @ForAll("cities") Set<Integer> cities,
      @ForAll @IntRange(min = 1, max = 6) int tenths,
      @ForAll boolean italianDouble,
      @ForAll long seed) {
    Scene scene = italianDouble ? Scene.with("italianDouble") : Scene.open();
    World world = scene.world;
    int position = scene.begin("slav-1", Stage.KINGDOM);
    for (int city : cities) {
      scene.after(new CityEvent.Owned(city % scene.board().cities().size(), position));
    }
    List<Integer> held = Holdings.owned(world, position);
    scene.capital(position, scene.board().cities().get(held.getFirst()).id());
    int due = Shares.of(Holdings.value(world, held), 10 * tenths);
    Revolts.share(Chance.in(scene, seed), position, 10 * tenths, Rebellion.CIVIL_DISORDER);

    List<Integer> lost =
        scene.told(CityEvent.Owned.class).stream().map(CityEvent.Owned::city).toList();
    assertThat(lost).doesNotHaveDuplicates().doesNotContain(held.getFirst());
    if (lost.size() < held.size() - 1) {
      assertThat(Holdings.value(world, lost)).isGreaterThanOrEqualTo(due);
    }
    if (!lost.isEmpty()) {
      List<Integer> butTheLast = lost.subList(0, lost.size() - 1);
      assertThat(Holdings.value(world, butTheLast)).isLessThan(due);
    }
  }
}
