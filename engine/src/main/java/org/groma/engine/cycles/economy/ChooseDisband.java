package org.groma.engine.cycles.economy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Which unit is disbanded next for want of money. The dearest of those that will go is named first,
 * and only one with which enough can be saved: in this order no unit goes that could have stayed.
 *
 * @param shortage what is still to be saved
 * @param most what the one before cost; none dearer may follow
 */
@Rule({"10.4", "11.5", "13.3"})
public record ChooseDisband(World world, int chooser, int shortage, int most)
    implements Decision<Integer> {

  @Override
  public List<Integer> options() {
    List<Integer> fit = new ArrayList<>();
    List<Integer> free = new ArrayList<>();
    List<Integer> units = world.unitsOf(chooser);
    int[] costs = units.stream().mapToInt(unit -> Prices.upkeep(world, unit)).toArray();
    for (int i = 0; i < costs.length; i++) {
      if (saves(costs[i], costs).isEmpty()) {
        fit.add(units.get(i));
        if (!isSpared(units.get(i))) {
          free.add(units.get(i));
        }
      }
    }
    return free.isEmpty() ? fit : free;
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    if (!isUnitOf(answer)) {
      return Optional.of(new Refusal("10.4", "a unit of its own on the board is disbanded"));
    }
    int[] costs =
        world.unitsOf(chooser).stream().mapToInt(unit -> Prices.upkeep(world, unit)).toArray();
    return saves(Prices.upkeep(world, answer), costs)
        .or(() ->
            !isSpared(answer) || options().contains(answer)
                ? Optional.empty()
                : Optional.of(
                    new Refusal(
                        "11.5", "others would lose their support, or it is in the capital")));
  }

  private boolean isUnitOf(int unit) {
    return unit >= world.firstUnit(chooser)
        && unit < world.endUnit(chooser)
        && world.isOnBoard(unit);
  }

  /** Whether a unit that costs so much is worth disbanding, beside what all of them cost. */
  private Optional<Refusal> saves(int cost, int[] costs) {
    if (cost == 0 || cost > most) {
      return Optional.of(new Refusal("10.4", "no more than necessary is disbanded, dear first"));
    }
    int possible = 0;
    for (int other : costs) {
      possible += other <= cost ? other : 0;
    }
    return possible >= shortage
        ? Optional.empty()
        : Optional.of(new Refusal("10.4", "with no dearer one, too little can be saved"));
  }

  /** Units that others rest on stay while any other can go; in an auction, those in the capital. */
  private boolean isSpared(int unit) {
    return Support.restsOn(world, unit)
        || (world.setting().options().auction()
            && world.stage(chooser) == Stage.EMPIRE
            && world.place(unit) == world.capital(chooser));
  }
}
