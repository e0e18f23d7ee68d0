package org.groma.engine.invasions.setting;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.tables.TimeEntry;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;

/** Compiles the project's time table. */
final class TimeTableReader {

  private final Project project;
  private final Board board;
  private final List<Shortfall> shortfalls;

  private TimeTableReader(Project project, Board board, List<Shortfall> shortfalls) {
    this.project = project;
    this.board = board;
    this.shortfalls = shortfalls;
  }

  static TimeTable read(
      Project project, Scenario scenario, Board board, List<Shortfall> shortfalls) {
    TimeTableReader reader = new TimeTableReader(project, board, shortfalls);
    List<TimeEntry> sorted = new ArrayList<>();
    project.get(Kinds.TIME_TABLE).forEach(sorted::add);
    sorted.sort(
        Comparator.comparingInt(TimeEntry::turn)
            .thenComparingInt(TimeEntry::order)
            .thenComparing(entry -> entry.id().slug()));
    List<TimeTable.Entry> entries = new ArrayList<>();
    for (TimeEntry entry : sorted) {
      TimeTable.Kind.of(entry.kind())
          .ifPresentOrElse(
              kind -> entries.add(reader.entry(entry, kind)),
              () -> reader.lacks(entry, "'" + entry.kind() + "' is no kind of entry"));
    }
    return new TimeTable(entries, scenario.lastTurn());
  }

  private TimeTable.Entry entry(TimeEntry entry, TimeTable.Kind kind) {
    Attributes values = entry.attributes();
    List<TimeTable.Wanted> units = new ArrayList<>();
    for (TimeEntry.Arrival arrival : entry.units()) {
      if (project.get(Kinds.UNITS).indexOf(arrival.unit().slug()) < 0) {
        lacks(entry, "there is no unit " + arrival.unit());
      }
      units.add(new TimeTable.Wanted(arrival.unit().slug(), arrival.count()));
    }
    return new TimeTable.Entry(
        entry.id().slug(),
        entry.turn(),
        kind,
        entry.nation().map(id -> nation(entry, id.slug())).orElse(-1),
        units,
        values.number("count").or(() -> values.number("units")).orElse(0),
        places(entry),
        is(values, "atHorde"),
        is(values, "atSetup"),
        values.text("leader").map(id -> leader(entry, id)).orElse(-1),
        values.text("onlyBy").isPresent(),
        founding(entry),
        values);
  }

  private TimeTable.Founding founding(TimeEntry entry) {
    Attributes values = entry.attributes();
    return new TimeTable.Founding(
        values.text("seat").map(place -> seat(entry, place)).orElse(-1),
        2 * values.number("treasury").orElse(0),
        values.text("patron").map(id -> nation(entry, id)).orElse(-1),
        values.text("foundsCity").map(id -> city(entry, id)).orElse(-1),
        values.get("condition"));
  }

  private int seat(TimeEntry entry, String written) {
    try {
      return place(entry, Place.parse(written));
    } catch (IllegalArgumentException noPlace) {
      lacks(entry, "'" + written + "' is no place");
      return -1;
    }
  }

  private static boolean is(Attributes values, String name) {
    return values.get(name).filter(new Datum.Flag(true)::equals).isPresent();
  }

  private List<Integer> places(TimeEntry entry) {
    List<Integer> places = new ArrayList<>();
    for (Place each : entry.places()) {
      int place = place(entry, each);
      if (place >= 0) {
        places.add(place);
      }
    }
    return places;
  }

  private int place(TimeEntry entry, Place place) {
    OptionalInt number = board.number(place);
    if (number.isEmpty() || !board.isInPlay(number.getAsInt())) {
      lacks(entry, place + " is not on the map in play");
      return -1;
    }
    return number.getAsInt();
  }

  private int nation(TimeEntry entry, String id) {
    int number = project.get(Kinds.NATIONS).indexOf(id);
    if (number < 0) {
      lacks(entry, "there is no nation " + id);
    }
    return number;
  }

  private int leader(TimeEntry entry, String id) {
    int number = project.get(Kinds.LEADERS).indexOf(id);
    if (number < 0) {
      lacks(entry, "there is no leader " + id);
    }
    return number;
  }

  private int city(TimeEntry entry, String id) {
    int province = board.provinceOfCity(id);
    if (province < 0) {
      lacks(entry, "there is no city " + id);
    }
    return province;
  }

  private void lacks(TimeEntry entry, String problem) {
    shortfalls.add(
        new Shortfall("time table, " + entry.id(), problem).of("time-entry:" + entry.id()));
  }
}
