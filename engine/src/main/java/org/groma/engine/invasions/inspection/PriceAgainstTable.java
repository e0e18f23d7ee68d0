package org.groma.engine.invasions.inspection;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.TableReader;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.value.Halves;

/** Units whose price is not that of the table of purchases. */
final class PriceAgainstTable implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.price-against-table",
          Severity.ERROR,
          "XV.B",
          "Price that the table of purchases contradicts",
          "The player aid and the counter would ask for different sums.",
          "Noble Cavalry costs 4 for the status kingdom, but the table of purchases says 5.",
          "Correct the price of the unit or the row of the table.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  private static final String TABLE = "purchase-costs";

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    TableReader tables = new TableReader(ground.project());
    for (UnitType type : ground.project().get(Kinds.UNITS)) {
      type.cost()
          .forEach((status, price) -> {
            if (tables.has(TABLE, type.id().slug(), status)) {
              Halves said = tables.halves(TABLE, type.id().slug(), status);
              if (!said.equals(price)) {
                out.accept(
                    Objection.of(
                        ABOUT,
                        String.format(
                            Locale.ROOT,
                            "%s costs %s for the status %s, but the table of purchases says %s.",
                            type.name(),
                            price,
                            status,
                            said),
                        "cost." + status,
                        "unit:" + type.id(),
                        "table:" + TABLE));
              }
            }
          });
    }
  }
}
