package org.groma.engine.invasions.sea;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.sea;

import java.util.List;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NavalStacksTest {

  private final SeaGame game = new SeaGame();
  private final int sea = sea("mare-aegeum");
  private final int nation = nation("byzantines");

  @ParameterizedTest
  @CsvSource({
    "1, 0, 1, 0",
    "2, 0, 2, 0",
    "2, 1, 2, 0",
    "3, 0, 2, 1",
    "3, 1, 1, 2",
    "3, 2, 2, 1",
    "3, 3, 2, 1",
    "4, 0, 2, 2",
    "4, 1, 2, 2",
    "4, 2, 2, 2",
    "4, 3, 2, 2"
  })
  void fleetsFallIntoStacksByWhatTheyHaveDone(int fleets, int tried, int first, int second) {
    UnitSet all = game.fleets("byzantines", fleets, "mare-aegeum");
    // the last ones, so that the order of numbers does not do it
    UnitSet challenged = all.minus(all.first(fleets - tried));
    game.world.apply(new UnitEvent.Challenged(challenged));
    List<UnitSet> stacks = NavalStacks.of(game.world, nation, sea);
    assertThat(stacks).extracting(UnitSet::size).hasSize(second == 0 ? 1 : 2);
    assertThat(stacks.get(0).size()).isEqualTo(first);
    assertThat(stacks.stream().mapToInt(UnitSet::size).sum()).isEqualTo(fleets);
    if (tried > 0) {
      assertThat(NavalStacks.isChallenged(game.world, stacks.get(0))).isTrue();
    }
    if (second > 0) {
      assertThat(NavalStacks.isChallenged(game.world, stacks.get(1))).isEqualTo(tried > 2);
      assertThat(stacks.get(0).plus(stacks.get(1))).isEqualTo(all);
    }
  }

  @Test
  void whereThereAreNoFleetsThereAreNoStacks() {
    assertThat(NavalStacks.of(game.world, nation, sea)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 2", "1, 0, 1", "2, 0, 2", "2, 2, 2", "1, 2, 1", "1, 3, 2", "2, 1, 2"})
  void whoArrivesJoinsOthersUntilTheyFitInTwoStacks(int moved, int there, int joined) {
    UnitSet all = game.fleets("byzantines", moved + there, "mare-aegeum");
    UnitSet arrived = all.minus(all.first(there));
    UnitSet stack = NavalStacks.joined(game.world, nation, sea, arrived);
    assertThat(stack.size()).isEqualTo(joined);
    assertThat(stack.containsAll(arrived)).isTrue();
  }
}
