package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.event.Phase;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Of units of one kind that fell in combat, some come back as they came first; not to a kingdom.
 *
 * @param lost so many that fell bring
 * @param back so many back
 */
@Rule("14.2.8")
public record Replacements(List<Integer> positions, int lost, int back) implements Special {

  public Replacements {
    positions = List.copyOf(positions);
  }

  public static Replacements of(Said said) {
    return new Replacements(
        said.positions("nations"), Math.max(1, said.number("lost")), said.number("back"));
  }

  @Override
  public boolean concerns(int who) {
    return positions.contains(who);
  }

  /**
   * A unit is about to be lost in a battle at sea; what falls in the combat phase counts anyway.
   */
  public static void fell(Play play, int unit) {
    World world = play.world();
    int position = world.owner(unit);
    if (world.phase() != Phase.COMBAT
        && world.setting().specials().of(Replacements.class, position).isPresent()) {
      int kind = world.kind(unit);
      play.happen(new PositionEvent.Reckoned(position, kind, world.fallen(position, kind) + 1));
    }
  }

  /** The start of a turn. */
  public static void run(Play play) {
    for (Replacements rule : play.setting().specials().all(Replacements.class)) {
      rule.positions.forEach(position -> rule.replace(play, position));
    }
  }

  private void replace(Play play, int position) {
    World world = play.world();
    if (world.stage(position) != Stage.BARBARIAN) {
      return;
    }
    for (int kind = 0; kind < world.setting().kinds().count(); kind++) {
      int times = world.fallen(position, kind) / lost;
      if (times > 0) {
        int left = world.fallen(position, kind) - times * lost;
        int waiting = world.awaiting(position, kind) + times * back;
        play.happen(new PositionEvent.Reckoned(position, kind, left));
        play.happen(new PositionEvent.Awaited(position, kind, waiting));
      }
    }
  }
}
