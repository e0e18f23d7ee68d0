package org.groma.exporters.incoming;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.exporters.incoming.Sheet.bring;
import static org.groma.exporters.incoming.Sheet.provinces;

import org.junit.jupiter.api.Test;

/** Rows that a person added. */
class AddedRowsTest {

  @Test
  void anAddedRowGetsAnIdFromItsName() {
    Sheet sheet =
        provinces()
            .add(
                "Province",
                " Nova  Insula ",
                "Area",
                "Graecia",
                "Terrain",
                "clear",
                "Income",
                "1½",
                "City",
                "Novopolis",
                "Level",
                "1",
                "Map",
                "Main map")
            .add("Province", "Achaia", "Income", "0");
    assertThat(Sample.values(bring(sheet)))
        .containsExactlyInAnyOrder(
            "province:nova-insula *  > Nova Insula",
            "province:achaia-2 *  > Achaia",
            "city:novopolis *  > Novopolis");
    var added = Sample.after(bring(sheet)).provinces().find("nova-insula").orElseThrow();
    assertThat(added.area()).hasToString("Optional[graecia]");
    assertThat(added.income()).hasToString("1½");
  }

  @Test
  void aCityCannotBeFoundedTwice() {
    Sheet sheet =
        provinces().type("sinai", "City", "Novopolis").type("caesarea", "City", "Novopolis");
    assertThat(Sample.mistakes(bring(sheet)))
        .containsExactly(
            "sheet Provinces, row %d, column City: Novopolis lies in Sinai; to move it, change its province on the sheet Cities."
                .formatted(sheet.number("caesarea")));
  }

  @Test
  void addedRowsMayNameEachOther() {
    Sheet areas = Sheet.of("Areas").add("Area", "Ultima", "Part of", "Thule").add("Area", "Thule");
    Sheet sheet = provinces().add("Province", "Far", "Area", "Ultima", "Income", "0");
    assertThat(Sample.after(bring(areas, sheet)).provinces().find("far").orElseThrow().area())
        .hasToString("Optional[ultima]");
    assertThat(Sample.after(bring(areas, sheet)).areas().find("ultima").orElseThrow().parent())
        .hasToString("Optional[thule]");
  }

  @Test
  void anAddedRowNeedsWhatItCannotBeWithout() {
    Sheet cities = Sheet.of("Cities").add("City", "Nowhere").add("Province", "Achaia");
    assertThat(Sample.mistakes(bring(cities)))
        .containsExactly(
            "sheet Cities, row %d, column Province: Expected a province, not an empty cell."
                .formatted(cities.last() - 1),
            "sheet Cities, row %d, column City: A new city needs a name.".formatted(cities.last()));
  }

  @Test
  void aMisspeltIdIsNoNewRow() {
    Sheet sheet = provinces().type("abascia", "id", "abasci");
    assertThat(Sample.mistakes(bring(sheet)))
        .containsExactly(
            "sheet Provinces, row %d, column id: there is no province 'abasci'; did you mean"
                    .formatted(sheet.number("abasci"))
                + " 'abascia'? For a new one leave the id empty.");
  }

  @Test
  void anIdThatStandsTwiceIsTold() {
    Sheet sheet = provinces();
    int first = sheet.number("achaia");
    sheet.add("id", "Achaia", "Province", "Achaia Secunda", "Income", "0");
    assertThat(Sample.mistakes(bring(sheet)))
        .containsExactly(
            "sheet Provinces, row %d, column id: 'Achaia' stands in row %d already; empty the id of a row that is new."
                .formatted(sheet.last(), first));
  }
}
