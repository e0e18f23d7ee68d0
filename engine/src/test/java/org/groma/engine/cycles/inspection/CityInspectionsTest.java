package org.groma.engine.cycles.inspection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.inspection.Spoilt.area;
import static org.groma.engine.cycles.inspection.Spoilt.spoilt;
import static org.groma.engine.cycles.inspection.Spoilt.table;

import java.util.List;
import java.util.stream.Stream;
import org.groma.model.project.Kinds;
import org.junit.jupiter.api.Test;

/** What cities yield, and where they and other areas belong. */
final class CityInspectionsTest implements MistakesAreFound {

  static List<Spoilt> cases() {
    return Stream.of(taxes(), places()).flatMap(List::stream).toList();
  }

  private static List<Spoilt> taxes() {
    Spoilt poor = spoilt("gazetteer.tax-values", Kinds.CITIES, "byzantium", "'tax':4", "'tax':3");
    return List.of(
        poor.says("city:byzantium", "$.attributes.tax", "Byzantium yields 3, and 4 is printed."),
        poor.says(
            "table:printed-sums",
            "$.rows",
            "All cities but the optional ones yield 63 together, and 64 is printed."),
        poor.says(
            "table:printed-sums",
            "$.rows",
            "The cities of the east yield 31 together, and 32 is printed."),
        spoilt("gazetteer.tax-values", Kinds.CITIES, "ephesus", "'tax':2", "'tax':3")
            .says(
                "city:ephesus",
                "$.attributes.tax",
                "Ephesus yields 3, and a city without a printed value yields 2 at most."),
        spoilt("gazetteer.tax-values", Kinds.CITIES, "susa", "'tax':1", "'tax':2")
            .says(
                "city:susa",
                "$.attributes.tax",
                "Susa is optional and yields 2, and 1 is printed."),
        table("gazetteer.tax-values", "printed-sums", "'key':'west'", "'key':'occident'")
            .says(
                "table:printed-sums",
                "$.rows",
                "The table printed-sums has no number tax in a row west, so that nothing can be"
                    + " compared with it."));
  }

  private static List<Spoilt> places() {
    return List.of(
        area("gazetteer.area-outside", "acilisene", "'area':'armenia',", "")
            .says("province:acilisene", "$.area", "The area Acilisene belongs to no province."),
        spoilt(
                "gazetteer.area-outside",
                Kinds.CITIES,
                "tyre",
                "'province':'tyre'",
                "'province':'antioch'")
            .says(
                "city:tyre",
                "$.province",
                "Antioch and Tyre are in one area, and every city has an area of its own."));
  }

  @Test
  void whatIsWrongWithTheMapIsSaidOfTheFirstScenario() {
    Spoilt nowhere = places().getFirst();
    assertThat(nowhere.objections()).hasSize(1);
    assertThat(nowhere.in("open").objections()).isEmpty();
  }
}
