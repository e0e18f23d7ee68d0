package org.groma.engine.cycles.special;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** At the start of a turn barbarians may remove one garrison beside which they stand. */
@Rule("14.2.7")
public record Subversion(int position, int against) implements Special {

  public static Subversion of(Said said) {
    return new Subversion(said.position("nation"), said.position("against"));
  }

  @Override
  public boolean concerns(int who) {
    return who == position;
  }

  /** The start of a turn. */
  public static void run(Play play) {
    play.setting().specials().all(Subversion.class).forEach(rule -> rule.tempt(play));
  }

  private void tempt(Play play) {
    World world = play.world();
    List<Integer> options = garrisons(world);
    if (world.stage(position) == Stage.BARBARIAN && !options.isEmpty()) {
      options.addFirst(Choice.NONE);
      int garrison = play.ask(new ChooseSubverted(world, position, options));
      if (garrison != Choice.NONE) {
        play.remove(garrison);
      }
    }
  }

  private List<Integer> garrisons(World world) {
    List<Integer> found = new ArrayList<>();
    for (int unit : world.unitsOf(against)) {
      if (world.kind(unit) == world.setting().kinds().garrison() && isBeside(world, unit)) {
        found.add(unit);
      }
    }
    return found;
  }

  private boolean isBeside(World world, int garrison) {
    Board board = world.board();
    int area = world.place(garrison);
    for (int i = 0; i < board.degree(area); i++) {
      if (world.occupant(board.near(area, i)) == position) {
        return true;
      }
    }
    return false;
  }
}
