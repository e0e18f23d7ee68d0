package org.groma.engine.invasions.activation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Who takes part for the active nation in a province: no more than the stacking limit allows. */
@Rule({"XVII.A", "XX.A"})
final class Attackers {

  /** Who fights, where there are too many. */
  record Choice(int chooser, UnitSet present, int most) implements Decision<UnitSet> {

    @Override
    public List<UnitSet> options() {
      List<UnitSet> options = new ArrayList<>();
      for (int skipped = 0; skipped + most <= present.size(); skipped++) {
        options.add(present.minus(present.first(skipped)).first(most));
      }
      return options;
    }

    @Override
    public Optional<Refusal> refusal(UnitSet answer) {
      boolean right = answer.size() == most && present.containsAll(answer);
      return right
          ? Optional.empty()
          : Optional.of(new Refusal("XVII.A", "as many units fight as may stack here"));
    }
  }

  private Attackers() {}

  /** Whether units of the nation or its allies are there that were not just driven there. */
  static boolean arePresent(World world, int nation, int province) {
    long bloc = world.diplomacy().bloc(nation);
    for (int unit = world.firstAt(province); unit >= 0; unit = world.nextAt(unit)) {
      if ((bloc & 1L << world.master(unit)) != 0 && !world.isSetAside(unit)) {
        return true;
      }
    }
    return false;
  }

  static Stack in(Play play, int nation, int province) {
    World world = play.world();
    long bloc = world.diplomacy().bloc(nation);
    UnitSet present = world.unitsAt(province, bloc).where(unit -> !world.isSetAside(unit));
    int most = Stacking.limit(world, nation, province);
    UnitSet fighting =
        present.size() <= most ? present : play.table().ask(new Choice(nation, present, most));
    return new Stack(nation, fighting, leader(world, bloc, province), province);
  }

  /** The leader there with the best combat bonus. */
  private static int leader(World world, long bloc, int province) {
    int best = Stack.NO_LEADER;
    for (int i = 0; i < world.setting().leaders(); i++) {
      if (world.leaderPlace(i) == province
          && (bloc & 1L << world.setting().leader(i).nation()) != 0
          && (best < 0 || combat(world, i) > combat(world, best))) {
        best = i;
      }
    }
    return best;
  }

  private static int combat(World world, int leader) {
    return world.setting().leader(leader).combat();
  }
}
