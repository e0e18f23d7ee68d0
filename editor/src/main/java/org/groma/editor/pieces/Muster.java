package org.groma.editor.pieces;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.editor.document.Naming;
import org.groma.model.entry.Entry;
import org.groma.model.id.LeaderId;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;

/** Places, takes away and moves pieces of a scenario. */
public record Muster(Project project, Scenario scenario) {

  /** Puts pieces from the pool on the map. A leader who stands somewhere else leaves there. */
  public Answer place(Piece piece, int count, Place to) {
    Optional<Nation> nation = project.get(Kinds.NATIONS).find(piece.nation());
    if (nation.isEmpty()) {
      return new Answer.Refused(
          String.format(
              Locale.ROOT, "There is no nation '%s' in this project.", piece.nation().slug()));
    }
    return switch (piece) {
      case Piece.Unit unit -> {
        Pool.Line line = Pool.of(nation.get(), scenario).of(unit.type());
        yield line.left() < count
            ? new Answer.Refused(tooMany(unit, line, count))
            : granted("Place", piece, count, to, changed(added(unit, count, to)));
      }
      case Piece.Chief chief ->
          granted("Place", piece, 1, to, changed(posted(chief, Optional.of(to))));
    };
  }

  private String tooMany(Piece.Unit unit, Pool.Line line, int count) {
    String name = unit.name(project);
    if (line.all() == 0) {
      return String.format(
          Locale.ROOT, "The force pool of the %s has no %s.", called(unit.nation()), name);
    }
    return line.left() <= 0
        ? String.format(
            Locale.ROOT,
            "All %d %s of the %s are set up already.",
            line.all(),
            name,
            called(unit.nation()))
        : String.format(
            Locale.ROOT,
            "Only %d %s of the %s are left in the pool, not %d.",
            line.left(),
            name,
            called(unit.nation()),
            count);
  }

  /** Puts pieces from the map back into the pool. */
  public Answer take(Piece piece, int count, Place from) {
    int there = there(piece, from);
    if (there < count) {
      return new Answer.Refused(
          there == 0
              ? String.format(
                  Locale.ROOT,
                  "There is no %s of the %s in %s.",
                  piece.name(project),
                  called(piece.nation()),
                  Naming.of(project, from))
              : String.format(
                  Locale.ROOT,
                  "Only %d %s of the %s stand in %s.",
                  there,
                  piece.name(project),
                  called(piece.nation()),
                  Naming.of(project, from)));
    }
    Setup after =
        switch (piece) {
          case Piece.Unit unit -> removed(setup(unit.nation()), unit, count, from);
          case Piece.Chief chief -> posted(chief, Optional.empty());
        };
    return granted("Take", piece, count, from, changed(after));
  }

  /** Moves pieces from place to place. */
  public Answer move(Piece piece, int count, Place from, Place to) {
    if (there(piece, from) < count) {
      return take(piece, count, from); // which says why not
    }
    Setup after =
        switch (piece) {
          case Piece.Unit unit ->
              added(removed(setup(unit.nation()), unit, count, from), unit, count, to);
          case Piece.Chief chief -> posted(chief, Optional.of(to));
        };
    return granted("Move", piece, count, to, changed(after));
  }

  private int there(Piece piece, Place place) {
    return Stand.count(Stand.of(scenario).getOrDefault(place, List.of()), piece);
  }

  private Answer granted(String verb, Piece piece, int count, Place place, Scenario after) {
    String what = count == 1 ? piece.name(project) : count + " " + piece.name(project);
    return new Answer.Granted(
        String.format(
            Locale.ROOT,
            "%s %s of %s %s %s",
            verb,
            what,
            called(piece.nation()),
            verb.equals("Take") ? "from" : verb.equals("Move") ? "to" : "in",
            Naming.of(project, place)),
        after);
  }

  private String called(NationId nation) {
    return project.get(Kinds.NATIONS).find(nation).map(Entry::name).orElse(nation.slug());
  }

  // ---- the set-up of one nation

  /** What a nation starts with; nothing if it is not set up yet. */
  private Setup setup(NationId nation) {
    return scenario.setups().stream()
        .filter(setup -> setup.nation().equals(nation))
        .findFirst()
        .orElseGet(() -> Setup.of(nation));
  }

  /** The scenario with another set-up of its nation; a new one stands where its id belongs. */
  private Scenario changed(Setup setup) {
    List<Setup> setups = new ArrayList<>(scenario.setups());
    for (int i = 0; i < setups.size(); i++) {
      if (setups.get(i).nation().equals(setup.nation())) {
        setups.set(i, setup);
        return scenario.withSetups(setups);
      }
    }
    int at = 0;
    while (at < setups.size()
        && setups.get(at).nation().slug().compareTo(setup.nation().slug()) < 0) {
      at++;
    }
    setups.add(at, setup);
    return scenario.withSetups(setups);
  }

  private Setup added(Piece.Unit unit, int count, Place to) {
    return added(setup(unit.nation()), unit, count, to);
  }

  /** What joins alike units is counted with them; else it stands behind what is there. */
  private static Setup added(Setup setup, Piece.Unit unit, int count, Place to) {
    List<Setup.Placed> units = new ArrayList<>(setup.units());
    int last = units.size();
    for (int i = 0; i < units.size(); i++) {
      Setup.Placed placed = units.get(i);
      if (isSame(placed, unit, to)) {
        units.set(i, new Setup.Placed(to, unit.type(), placed.count() + count, placed.tags()));
        return setup.withUnits(units);
      }
      last = placed.place().equals(to) ? i + 1 : last;
    }
    units.add(last, new Setup.Placed(to, unit.type(), count, unit.tags()));
    return setup.withUnits(units);
  }

  private static Setup removed(Setup setup, Piece.Unit unit, int count, Place from) {
    List<Setup.Placed> units = new ArrayList<>();
    int due = count;
    for (Setup.Placed placed : setup.units()) {
      int taken = isSame(placed, unit, from) ? Math.min(due, placed.count()) : 0;
      due -= taken;
      if (placed.count() > taken) {
        units.add(
            taken == 0
                ? placed
                : new Setup.Placed(from, placed.unit(), placed.count() - taken, placed.tags()));
      }
    }
    return setup.withUnits(units);
  }

  private static boolean isSame(Setup.Placed placed, Piece.Unit unit, Place place) {
    return placed.place().equals(place)
        && placed.unit().equals(unit.type())
        && placed.tags().equals(unit.tags());
  }

  private Setup posted(Piece.Chief chief, Optional<Place> to) {
    Setup setup = setup(chief.nation());
    LeaderId leader = chief.leader();
    List<Setup.Posted> leaders = new ArrayList<>(setup.leaders());
    leaders.removeIf(posted -> posted.leader().equals(leader));
    to.ifPresent(place -> leaders.add(new Setup.Posted(place, leader)));
    return setup.withLeaders(leaders);
  }
}
