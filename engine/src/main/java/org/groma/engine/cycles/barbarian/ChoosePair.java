package org.groma.engine.cycles.barbarian;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.movement.Reach;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which two tribes combine next, and where. Each may go one area, or none (E1). */
@Rule({"4.3.1", "9.1"})
public record ChoosePair(World world, int chooser) implements Decision<Pair> {

  @Override
  public List<Pair> options() {
    List<Pair> options = new ArrayList<>();
    options.add(Pair.NONE);
    List<Integer> tribes = new ArrayList<>();
    for (int unit = world.firstUnit(chooser); unit < world.endUnit(chooser); unit++) {
      if (isFree(unit)) {
        tribes.add(unit);
      }
    }
    Board board = world.board();
    for (int i = 0; i < tribes.size(); i++) {
      int first = tribes.get(i);
      for (int j = i + 1; j < tribes.size(); j++) {
        int second = tribes.get(j);
        if (board.steps(world.place(first), world.place(second)) <= 2) {
          addMeetings(options, first, second);
        }
      }
    }
    return options;
  }

  private void addMeetings(List<Pair> options, int first, int second) {
    Board board = world.board();
    int at = world.place(first);
    if (isMeeting(first, second, at)) {
      options.add(new Pair(first, second, at));
    }
    for (int i = 0; i < board.degree(at); i++) {
      if (isMeeting(first, second, board.near(at, i))) {
        options.add(new Pair(first, second, board.near(at, i)));
      }
    }
  }

  private boolean isFree(int unit) {
    return world.isOnBoard(unit)
        && world.kind(unit) == world.setting().kinds().tribe()
        && !world.isInverted(unit);
  }

  /** Nobody else may stand where two tribes combine. */
  private boolean isMeeting(int first, int second, int area) {
    Board board = world.board();
    if (board.steps(world.place(first), area) > 1
        || board.steps(world.place(second), area) > 1
        || world.isBarred(area, chooser)
        || (Reach.avoidsDesert(world, first) && board.isDesert(area))) {
      return false;
    }
    for (int unit = world.firstUnitAt(area); unit >= 0; unit = world.nextUnit(unit)) {
      if (unit != first && unit != second) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Optional<Refusal> refusal(Pair answer) {
    boolean legal =
        answer.equals(Pair.NONE)
            || (answer.first() != answer.second()
                && isOurs(answer.first())
                && isOurs(answer.second())
                && isMeeting(answer.first(), answer.second(), answer.area()));
    return legal
        ? Optional.empty()
        : Optional.of(
            new Refusal("9.1", "two tribes combine in an area that each reaches in one step"));
  }

  private boolean isOurs(int unit) {
    return unit >= world.firstUnit(chooser) && unit < world.endUnit(chooser) && isFree(unit);
  }
}
