package org.groma.editor.pieces;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.editor.map.Dressing;
import org.groma.exporters.picture.Colour;
import org.groma.model.id.Place;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;

/** How the pieces of a project look: on the map, in pools and in lists alike. */
public record Counters(Project project, Symbols symbols, NationColours colours) {

  public static Counters of(Project project) {
    return new Counters(project, Symbols.of(project), NationColours.of(project));
  }

  /**
   * The counter of alike pieces.
   *
   * @param wrong whether the checks object to where they stand
   */
  public Dressing.Counter of(Piece piece, int count, boolean wrong) {
    Colour ground = colours.of(piece.nation());
    return switch (piece) {
      case Piece.Unit unit -> {
        Optional<UnitType> type = project.get(Kinds.UNITS).find(unit.type());
        yield new Dressing.Counter(
            symbols.of(unit.type()),
            count,
            type.filter(each -> each.traits().has(Symbols.ELITE)).isPresent(),
            type.filter(each -> each.traits().has(Symbols.HEAVY)).isPresent(),
            false,
            ground,
            wrong);
      }
      case Piece.Chief chief ->
          new Dressing.Counter(
              initials(chief.name(project)), count, false, false, true, ground, wrong);
    };
  }

  private static String initials(String name) {
    return name.isBlank() ? "?" : name.strip().substring(0, Math.min(2, name.strip().length()));
  }

  /** All stacks of a scenario, those red that the checks object to. */
  public Map<Place, List<Dressing.Counter>> on(Scenario scenario, Complaints complaints) {
    Map<Place, List<Dressing.Counter>> all = new LinkedHashMap<>();
    Stand.of(scenario)
        .forEach((place, stands) -> {
          List<Dressing.Counter> row = new ArrayList<>();
          for (Stand stand : stands) {
            boolean wrong = complaints.isWrong(place, stand.piece().nation());
            row.add(of(stand.piece(), stand.count(), wrong));
          }
          all.put(place, row);
        });
    return all;
  }

  /** The colour of whoever holds a place: by its list, else by standing there. */
  public Map<Place, Colour> owners(Scenario scenario) {
    Map<Place, Colour> owners = new TreeMap<>();
    for (Setup setup : scenario.setups()) {
      Colour colour = colours.of(setup.nation());
      setup.units().stream()
          .filter(placed -> placed.place().isProvince())
          .forEach(placed -> owners.putIfAbsent(placed.place(), colour));
      setup.seat().ifPresent(place -> owners.put(place, colour));
    }
    for (Setup setup : scenario.setups()) {
      setup.controls().forEach(place -> owners.put(place, colours.of(setup.nation())));
    }
    return owners;
  }
}
