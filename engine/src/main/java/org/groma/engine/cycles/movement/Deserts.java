package org.groma.engine.cycles.movement;

import java.util.Optional;
import java.util.Set;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Who is at home in deserts. */
@Rule({"9.3.1", "13.2.2"})
public final class Deserts {

  private static final Set<String> GROUPS = Set.of("arab", "african");

  private Deserts() {}

  /** Whether the tribes of a position may enter deserts and hold together through them. */
  public static boolean areHome(World world, int position) {
    return areHome(world.setting().position(position).group());
  }

  /** Whether the tribes of a group may. */
  public static boolean areHome(Optional<String> group) {
    return group.filter(GROUPS::contains).isPresent();
  }
}
