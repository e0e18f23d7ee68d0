package org.groma.engine.romanitas.shape;

import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.whole;

import java.util.List;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.TableShape;
import org.groma.engine.romanitas.setting.MonumentKind;
import org.groma.model.project.Kinds;

/** What RP come from, what they are spent on, and how many counters there are. */
final class PriceTables {

  private static final OpenField COST = whole("cost", 0, 4);
  private static final OpenField PRICE = whole("cost", 1, 4);
  private static final OpenField UNITS = whole("units", 1, 9);

  private PriceTables() {}

  static List<TableShape> all() {
    return List.of(
        points(),
        desolation(),
        limits(),
        diplomacy(),
        mobilisation(),
        remobilisation(),
        monuments());
  }

  private static TableShape points() {
    return TableShape.named("points", "3.1")
        .row("most", whole("value", 1, 20))
        .row("victory", whole("value", 1, 4))
        .row("expedition", whole("value", 1, 6))
        .row("persian-client", whole("value", -2, -1))
        .row("gold-coin", whole("value", 1, 4))
        .row("basilica", whole("value", 1, 4))
        .row("church-gift", whole("value", 1, 4));
  }

  private static TableShape desolation() {
    return TableShape.named("desolation", "5.5")
        .row("removal", whole("value", 1, 4))
        .row("removal-optional", whole("value", 1, 4))
        .row("loss", whole("value", 1, 4))
        .row("limit", whole("value", 2, 40));
  }

  private static TableShape limits() {
    return TableShape.named("counter-limits", "5.2.1")
        .row("comes", whole("value", 1, 3))
        .row("magister-militum", whole("value", 1, 3))
        .row("combat-units", whole("value", 6, 40))
        .row("fleets", whole("value", 1, 6))
        .row("monuments", whole("value", 1, 20))
        .row("stratagems", whole("value", 1, 20))
        .row("metropolises", whole("value", 1, 20))
        .row("first-turn-points", whole("value", 1, 20));
  }

  private static TableShape diplomacy() {
    return TableShape.named("diplomacy", "5.3")
        .row("ambassador", PRICE)
        .row("marriage", PRICE, whole("roll", 2, 6))
        .row("missionary", PRICE)
        .attributes(
            part(
                "bonus",
                new OpenType.Several(
                    new OpenType.Parts(
                        List.of(
                            OpenField.entry("client", "Client state", Kinds.AREAS),
                            OpenField.entry("city", "City space", Kinds.CITIES))))));
  }

  private static TableShape mobilisation() {
    return TableShape.named("mobilisation", "5.2.2")
        .row("limitanei", COST, UNITS.optional())
        .row("skoutatoi", COST, UNITS)
        .row("comes", COST, UNITS.optional())
        .row("magister-militum", COST, UNITS.optional())
        .row("small-force", COST, UNITS)
        .row("mercenaries", COST, UNITS)
        .row("large-force", COST, UNITS)
        .row("fleet", COST, UNITS.optional())
        .row("transport", COST, UNITS);
  }

  private static TableShape remobilisation() {
    return TableShape.named("remobilisation", "5.4.1")
        .row("light", COST, UNITS)
        .row("comes", COST, UNITS.optional())
        .row("regular", COST, UNITS)
        .row("magister-militum", COST, UNITS.optional())
        .row("fleet", COST, UNITS)
        .row("improvement", COST, UNITS);
  }

  private static TableShape monuments() {
    TableShape table = TableShape.named("monuments", "5.6");
    for (MonumentKind kind : MonumentKind.values()) {
      table = table.row(kind.word(), PRICE, whole("count", 1, 6));
    }
    return table;
  }
}
