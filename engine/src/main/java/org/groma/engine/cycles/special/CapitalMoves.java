package org.groma.engine.cycles.special;

import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.kernel.Rule;

/**
 * A captured capital goes to another city, with a roll for a rebellion. That is what happens to all
 * capitals (10.3); the scenario says so because others forbid it.
 */
@Rule("14.2.3")
public record CapitalMoves(int position) implements Special {

  public static CapitalMoves of(Said said) {
    return new CapitalMoves(said.position("nation"));
  }

  @Override
  public boolean concerns(int who) {
    return who == position;
  }
}
