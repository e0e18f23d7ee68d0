package org.groma.engine.cycles.special;

import java.util.OptionalInt;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Barbarians whose pairs always become the same unit, without a roll. */
@Rule("14.2.6")
public record CreatesOnly(int position, int kind) implements Special {

  public static CreatesOnly read(Said said) {
    return new CreatesOnly(said.position("nation"), said.unit("unit"));
  }

  @Override
  public boolean concerns(int other) {
    return position == other;
  }

  /** What pairs of a position become; empty where the die decides. */
  public static OptionalInt of(World world, int position) {
    return world.setting().specials().of(CreatesOnly.class, position).stream()
        .mapToInt(CreatesOnly::kind)
        .findFirst();
  }
}
