package org.groma.engine.cycles.shape;

import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.whole;

import java.util.List;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.setting.Weight;
import org.groma.engine.kernel.open.DataShape;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.pieces.Leader;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;

/** What is read of units, leaders and nations. */
final class CyclesPieces {

  /** As many counters of a kind as a position can have. */
  private static final int COUNTERS = 48;

  private static final OpenType PRICE = new OpenType.Whole(1, 12);

  private CyclesPieces() {}

  static DataShape in(DataShape shape) {
    return nations(leaders(units(shape)));
  }

  private static DataShape units(DataShape shape) {
    return shape
        .attributes(
            UnitType.class,
            part("attacks", new OpenType.Switch()),
            whole("strength", 1, 5),
            whole("movement", 0, 4),
            part("weight", CyclesWords.worded(Weight.values())),
            part("reverse", CyclesWords.reference(Kinds.UNITS)).optional(),
            part(
                    "upkeep",
                    new OpenType.Parts(
                        List.of(
                            whole("kingdom", 1, 6).optional(), whole("empire", 1, 6).optional())))
                .optional())
        .with(UnitType.class, "cost", PRICE);
  }

  private static DataShape leaders(DataShape shape) {
    return shape.attributes(Leader.class, whole("shift", 0, 2));
  }

  private static DataShape nations(DataShape shape) {
    return shape
        .attributes(
            Nation.class,
            part("colour", CyclesWords.COLOUR),
            part("group", CyclesWords.GROUP).optional(),
            whole("countdown", 1, 12).optional(),
            whole("administration", -2, 2).optional(),
            whole("sinking", 0, 2).optional())
        .with(Nation.class, "status", CyclesWords.worded(Stage.values()))
        .with(Nation.class, "initiative", new OpenType.Whole(0, 12))
        .with(Nation.Pooled.class, "count", new OpenType.Whole(1, COUNTERS));
  }
}
