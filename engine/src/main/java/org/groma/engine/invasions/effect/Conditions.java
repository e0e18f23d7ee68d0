package org.groma.engine.invasions.effect;

import java.util.List;
import java.util.Map;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Bands;
import org.groma.model.value.Datum;

/** Whether a condition of the data holds. */
public final class Conditions {

  private Conditions() {}

  /** Whether all fields of a condition hold for the nation that the rule belongs to. */
  public static boolean holds(World world, int nation, Datum when) {
    if (!(when instanceof Datum.Fields(Map<String, Datum> fields))) {
      return false;
    }
    for (Map.Entry<String, Datum> field : fields.entrySet()) {
      if (!holds(world, nation, field.getKey(), field.getValue())) {
        return false;
      }
    }
    return true;
  }

  private static boolean holds(World world, int nation, String name, Datum value) {
    return switch (name) {
      case "all" -> items(value).stream().allMatch(each -> holds(world, nation, each));
      case "any" -> items(value).stream().anyMatch(each -> holds(world, nation, each));
      case "not" -> !holds(world, nation, value);
      case "turn" -> value instanceof Datum.Amount(var number) && number.intValue() == world.turn();
      case "turns" ->
          Bands.Band.parse(text(value)).filter(band -> band.contains(world.turn())).isPresent();
      case "nation-collapsed" -> {
        int empire = world.setting().nation(text(value));
        yield world.activity(empire) == Activity.GONE && world.status(empire) == Status.EMPIRE;
      }
      case "controls-area" -> controlsArea(world, nation, value);
      default -> throw new UnsupportedOperationException(name);
    };
  }

  private static boolean controlsArea(World world, int nation, Datum value) {
    Datum.Fields fields = (Datum.Fields) value;
    int owner = fields.get("nation").map(id -> world.setting().nation(text(id))).orElse(nation);
    int area = world.setting().board().areaNamed(text(fields.get("area").orElseThrow()));
    return world.incumbent(area) == owner;
  }

  private static List<Datum> items(Datum value) {
    return value instanceof Datum.Items(List<Datum> items) ? items : List.of();
  }

  private static String text(Datum value) {
    return value instanceof Datum.Text(String text) ? text : "";
  }
}
