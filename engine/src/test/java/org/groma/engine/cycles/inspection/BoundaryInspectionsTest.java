package org.groma.engine.cycles.inspection;

import static org.groma.engine.cycles.inspection.Spoilt.area;
import static org.groma.engine.cycles.inspection.Spoilt.province;

import java.util.List;
import java.util.stream.Stream;

/** The imperial boundary and the garrison symbols within it. */
final class BoundaryInspectionsTest implements MistakesAreFound {

  static List<Spoilt> cases() {
    return Stream.of(boundary(), symbols()).flatMap(List::stream).toList();
  }

  private static List<Spoilt> boundary() {
    return List.of(
        province("italia", "'status':'inside'", "'status':'outside'")
            .says(
                "area:italia",
                "$.status",
                "Rome is not optional and lies outside the imperial boundary."),
        province("persia", "'status':'outside'", "'status':'inside'")
            .says(
                "area:persia",
                "$.status",
                "Susa is optional and lies inside the imperial boundary."),
        area("gazetteer.boundary-open", "semnones", "'area':'germany'", "'area':'gaul'")
            .says(
                "province:semnones",
                "$.area",
                "Semnones: inside the imperial boundary, and joined to the rest by no border, red"
                    + " arrow or common sea area."));
  }

  private static List<Spoilt> symbols() {
    Spoilt fewer = area("gazetteer.garrison-symbols", "novae", "'tags':['garrison'],", "");
    return List.of(
        fewer.says(
            "table:printed-sums", "$.rows", "There are 17 garrison symbols, and 18 are printed."),
        fewer.says(
            "table:printed-sums",
            "$.rows",
            "There are 8 garrison symbols in the east, and 9 are printed."),
        area("gazetteer.garrison-symbols", "palmyra", "'tags':['a']", "'tags':['a','garrison']")
            .says(
                "province:palmyra",
                "$.tags",
                "There is a garrison symbol in Palmyra, which is a desert."),
        area("gazetteer.garrison-symbols", "hunni", "['start-hun']", "['garrison','start-hun']")
            .says(
                "province:hunni",
                "$.tags",
                "There is a garrison symbol in Hunni, which lies outside the imperial boundary."));
  }
}
