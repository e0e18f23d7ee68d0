package org.groma.engine.invasions.effect;

import java.util.Map;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.model.value.Datum;

/** Whether an effect that a player could bring about now would find anything to change. */
@Rule("X.B")
public final class Prospect {

  private Prospect() {}

  /** Seen from the nation that would play it. Effects on battles and rolls are none of these. */
  public static boolean canHappen(World world, int nation, Datum effect) {
    if (!(effect instanceof Datum.Fields(Map<String, Datum> fields)) || fields.size() != 1) {
      return false;
    }
    String word = fields.keySet().iterator().next();
    Parameters given = Parameters.of(effect, word).orElseThrow();
    return switch (word) {
      case "gold", "draw-pillage" -> true;
      case "gain-units" -> !PieceEffects.billets(world, nation, given).isEmpty();
      case "age" ->
          given.number("spaces") > 0 || world.age(nation) > 1 || world.decline(nation) > 0;
      case "city" -> !Targets.provinces(world, given.text("where"), nation).isEmpty();
      case "restore-elites" -> hasDamaged(world, nation);
      case "paces" -> !MarchEffects.stacks(world, nation).isEmpty();
      case "campaigns" -> !MarchEffects.leaders(world, nation).isEmpty();
      case "break-bond" -> BrokenBonds.isBound(world, nation);
      case "remove-markers" -> hasHeresy(world);
      case "caravan-income" -> world.cards().exceptionalCaravan() == 0;
      case "alliance" ->
          !Coalition.founders(world, nation, given.texts("parties").getFirst()).isEmpty();
      case "eliminate-leader" -> !Targets.leaders(world).isEmpty();
      case "lose-units" -> !PieceEffects.largeStacks(world).isEmpty();
      default -> false;
    };
  }

  /** The word for whom an effect is about; empty where it has none. */
  public static String target(Datum effect) {
    if (!(effect instanceof Datum.Fields(Map<String, Datum> fields)) || fields.isEmpty()) {
      return "";
    }
    String word = fields.keySet().iterator().next();
    return Parameters.of(effect, word).map(given -> given.text("target")).orElse("");
  }

  private static boolean hasDamaged(World world, int nation) {
    for (int unit = 0; unit < world.setting().roster().size(); unit++) {
      if (world.isOnMap(unit) && world.master(unit) == nation && world.isDamaged(unit)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasHeresy(World world) {
    for (int area = 0; area < world.setting().board().areas(); area++) {
      if (world.realms().isHeretical(area)) {
        return true;
      }
    }
    return false;
  }
}
