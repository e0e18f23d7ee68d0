package org.groma.engine.cycles.shape;

import static org.groma.engine.kernel.open.OpenField.entries;
import static org.groma.engine.kernel.open.OpenField.entry;
import static org.groma.engine.kernel.open.OpenField.flag;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.whole;

import java.util.List;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.kernel.open.DataShape;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.project.Kinds;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;

/** What is read of set-ups, and the numbers of scenarios that the rules bound. */
final class CyclesSetups {

  private static final int COUNTERS = 48;
  private static final int LEADERS = 2;

  private static final OpenField PROVINCES = entries("areas", "Provinces", Kinds.AREAS).optional();
  private static final OpenField AREAS = entries("provinces", "Areas", Kinds.PROVINCES).optional();

  private static final OpenField NEAR =
      part(
              "near",
              new OpenType.Parts(
                  List.of(entry("start", "Start", Kinds.PROVINCES), whole("within", 1, 4))))
          .optional();

  private CyclesSetups() {}

  static DataShape in(DataShape shape) {
    return shape
        .attributes(
            Setup.class,
            part(
                    "place",
                    new OpenType.Several(
                        CyclesWords.either(
                            new OpenType.Parts(
                                List.of(
                                    entry("unit", "Unit", Kinds.UNITS),
                                    whole("count", 1, COUNTERS).optional(),
                                    PROVINCES,
                                    AREAS,
                                    NEAR,
                                    flag("perArea", "No two in one area"))),
                            new OpenType.Parts(
                                List.of(whole("leaders", 1, LEADERS), PROVINCES, AREAS, NEAR)))))
                .optional(),
            part(
                    "buy",
                    new OpenType.Parts(
                        List.of(
                            whole("value", 1, 99),
                            entries("units", "Units", Kinds.UNITS),
                            PROVINCES,
                            AREAS,
                            NEAR)))
                .optional())
        .with(Setup.class, "status", CyclesWords.worded(Stage.values()))
        .with(Setup.class, "treasury", new OpenType.Whole(0, 99))
        .with(Setup.Placed.class, "count", new OpenType.Whole(1, COUNTERS))
        .with(Scenario.class, "firstTurn", new OpenType.Whole(1, 1))
        .with(Scenario.class, "lastTurn", new OpenType.Whole(2, 60));
  }
}
