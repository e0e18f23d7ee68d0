package org.groma.engine.cycles.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.economy.Support;
import org.groma.engine.cycles.special.MovesNearLeader;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which unit moves next; {@link #DONE} when nobody does any more. */
@Rule("4.3.3")
public record ChooseMover(World world, int chooser) implements Decision<Integer> {

  public static final int DONE = -1;

  @Override
  public List<Integer> options() {
    List<Integer> options = new ArrayList<>();
    if (isAllHome()) {
      options.add(DONE);
    }
    for (int unit = world.firstUnit(chooser); unit < world.endUnit(chooser); unit++) {
      if (mayMove(unit)) {
        options.add(unit);
      }
    }
    return options;
  }

  /** Whether nobody is left without support who could still move to where he has some. */
  @Rule("11.5")
  public boolean isAllHome() {
    for (int unit : Support.without(world, chooser)) {
      if (mayMove(unit) && !new ChooseMove(world, chooser, unit).waysHome().isEmpty()) {
        return false;
      }
    }
    return true;
  }

  /** Whoever has movement left, is not half of a unit to be created, and is not at sea. */
  private boolean mayMove(int unit) {
    return world.isOnBoard(unit)
        && !world.hasMoved(unit)
        && !world.isInverted(unit)
        && world.kindOf(unit).movement() > 0
        && !world.board().isSea(world.place(unit))
        && MovesNearLeader.allows(world, unit);
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    boolean ours =
        answer >= world.firstUnit(chooser) && answer < world.endUnit(chooser) && mayMove(answer);
    if (answer == DONE) {
      return isAllHome()
          ? Optional.empty()
          : Optional.of(new Refusal("11.5", "units without support must try to move back"));
    }
    return ours
        ? Optional.empty()
        : Optional.of(
            new Refusal("5.1", "a unit moves once a turn, and not if it has no movement"));
  }
}
