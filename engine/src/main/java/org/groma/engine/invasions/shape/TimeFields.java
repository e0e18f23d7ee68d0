package org.groma.engine.invasions.shape;

import static org.groma.engine.invasions.shape.CellTypes.SWITCH;
import static org.groma.engine.invasions.shape.CellTypes.TURNS_OF_TRACK;
import static org.groma.engine.invasions.shape.CellTypes.TURN_BAND;
import static org.groma.engine.invasions.shape.CellTypes.WORDS;
import static org.groma.engine.invasions.shape.CellTypes.choice;
import static org.groma.engine.invasions.shape.CellTypes.refs;
import static org.groma.engine.invasions.shape.CellTypes.whole;

import java.util.List;
import org.groma.engine.kernel.open.DataShape;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.project.Kinds;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;
import org.groma.model.tables.TimeEntry;

/** What time-table entries and set-ups say. */
final class TimeFields {

  private TimeFields() {}

  static DataShape in(DataShape shape) {
    return setups(entries(shape));
  }

  private static DataShape entries(DataShape shape) {
    OpenType turn = whole(1, TURNS_OF_TRACK);
    OpenType year = whole(350, 650);
    return shape
        .with(TimeEntry.class, "turn", turn)
        .with(TimeEntry.Arrival.class, "count", whole(1, 9))
        .attributes(
            TimeEntry.class,
            field("atSetup", "V.A", SWITCH),
            field("atHorde", "IX.B", SWITCH),
            field("leader", "IX.C", new OpenType.Reference(Kinds.LEADERS)),
            field("turns", "IX.C", TURN_BAND),
            field("onlyBy", "IX.C", choice("leader-arrives")),
            field("units", "XI.D", whole(1, 4)),
            field("count", "IX.D", whole(1, 6)),
            field("special", "IV", new OpenType.Prose()),
            field("table", "IV", new OpenType.Reference(Kinds.TABLES)),
            field("rows", "IV", WORDS),
            field("unitTypes", "XV.C", refs(Kinds.UNITS)),
            field("ends", "IV", SWITCH),
            field("condition", "IX.A", ConditionTypes.CONDITION),
            field("patron", "XXVII", new OpenType.Reference(Kinds.NATIONS)),
            field("foundsCity", "IX.A", new OpenType.Reference(Kinds.CITIES)),
            field("seat", "IX.A", new OpenType.Located(List.of(Kinds.PROVINCES))),
            field("treasury", "IX.A", whole(0, 40)),
            field("effects", "V.C", EffectTypes.EFFECTS),
            field("year", "IV", year),
            field("until", "IV", year),
            field("scores", "V.B", SWITCH),
            field("scoresIfLast", "V.B", SWITCH),
            field("last", "V.C", SWITCH),
            field("lastIf", "V.C", ConditionTypes.CONDITION));
  }

  private static DataShape setups(DataShape shape) {
    OpenType turn = whole(1, TURNS_OF_TRACK);
    return shape
        .with(Scenario.class, "firstTurn", turn)
        .with(Scenario.class, "lastTurn", turn)
        .with(Setup.class, "status", choice("barbarian", "kingdom", "empire"))
        .with(Setup.class, "age", turn)
        .with(Setup.class, "treasury", new OpenType.Halved(0, 40))
        .with(Setup.Placed.class, "count", whole(1, 6))
        .attributes(Setup.class, field("half", "VI.K", choice("east", "west")));
  }

  private static OpenField field(String name, String section, OpenType type) {
    return OpenField.of(name, OpenField.part(name, type).label(), section, type, "");
  }
}
