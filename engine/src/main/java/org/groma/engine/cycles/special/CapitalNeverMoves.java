package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Positions whose capital stays where it is, whatever becomes of it. */
@Rule("14.2.2")
public record CapitalNeverMoves(List<Integer> positions) implements Special {

  public static CapitalNeverMoves read(Said said) {
    return new CapitalNeverMoves(said.positions("nations"));
  }

  @Override
  public boolean concerns(int position) {
    return positions.contains(position);
  }

  public static boolean isFor(World world, int position) {
    return world.setting().specials().of(CapitalNeverMoves.class, position).isPresent();
  }
}
