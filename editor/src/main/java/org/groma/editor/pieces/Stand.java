package org.groma.editor.pieces;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.groma.model.id.Place;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;

/** So many alike pieces in one place. */
public record Stand(Piece piece, int count) {

  /** Everything that a scenario has on the map: in each place leaders first, nation by nation. */
  public static NavigableMap<Place, List<Stand>> of(Scenario scenario) {
    NavigableMap<Place, List<Stand>> all = new TreeMap<>();
    for (Setup setup : scenario.setups()) {
      setup
          .leaders()
          .forEach(posted ->
              at(all, posted.place())
                  .add(new Stand(new Piece.Chief(setup.nation(), posted.leader()), 1)));
      for (Setup.Placed placed : setup.units()) {
        Piece piece = new Piece.Unit(setup.nation(), placed.unit(), placed.tags());
        List<Stand> here = at(all, placed.place());
        int count = placed.count() + count(here, piece);
        here.removeIf(stand -> stand.piece().equals(piece));
        here.add(new Stand(piece, count));
      }
    }
    return all;
  }

  private static List<Stand> at(NavigableMap<Place, List<Stand>> all, Place place) {
    return all.computeIfAbsent(place, _ -> new ArrayList<>());
  }

  /** How many of a piece there are among these. */
  public static int count(List<Stand> stands, Piece piece) {
    return stands.stream()
        .filter(stand -> stand.piece().equals(piece))
        .mapToInt(Stand::count)
        .sum();
  }
}
