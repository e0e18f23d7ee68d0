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
    for (int unit : world.unitsOf(chooser)) {
      if (saves(unit).isEmpty()) {
        fit.add(unit);
      }
    }
    List<Integer> free = fit.stream().filter(unit -> !isSpared(unit)).toList();
    return free.isEmpty() ? fit : free;
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    if (!isUnitOf(answer)) {
      return Optional.of(new Refusal("10.4", "a unit of its own on the board is disbanded"));
    }
    return saves(answer)
        .or(() ->
            options().contains(answer)
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

  private Optional<Refusal> saves(int unit) {
    int cost = Prices.upkeep(world, unit);
    if (cost == 0 || cost > most) {
      return Optional.of(new Refusal("10.4", "no more than necessary is disbanded, dear first"));
    }
    int possible = 0;
    for (int other : world.unitsOf(chooser)) {
      int its = Prices.upkeep(world, other);
      possible += its <= cost ? its : 0;
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
