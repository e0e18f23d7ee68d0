package org.groma.exporters.incoming;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.exporters.incoming.Sheet.bring;
import static org.groma.exporters.incoming.Sheet.provinces;

import java.math.BigDecimal;
import org.groma.exporters.grid.Cell;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What people type into cells, however they spell it. */
class TypedValuesTest {

  @ParameterizedTest
  @CsvSource({"½", "0.5", "'0,5'", "1/2", " 1/2\u00A0", "\u00A0½ ", "0 1/2", ".5"})
  void aHalfIsAHalfHoweverItIsTyped(String typed) {
    assertThat(Sample.values(bring(provinces().type("achaia", "Income", typed))))
        .containsExactly("province:achaia income 2 > ½");
    assertThat(Sample.after(bring(provinces().type("abascia", "Income", typed))))
        .isEqualTo(Sample.PROJECT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2½", "2.5", "2 1/2", "2 ½", "2,50"})
  void soIsAMixedNumber(String typed) {
    assertThat(Sample.values(bring(provinces().type("achaia", "Income", typed))))
        .containsExactly("province:achaia income 2 > 2½");
  }

  @Test
  void aNumberOfTheSheetIsTakenAsOne() {
    Sheet sheet = provinces().put("achaia", "Income", new Cell.Amount(new BigDecimal("2.5")));
    assertThat(Sample.values(bring(sheet))).containsExactly("province:achaia income 2 > 2½");
    Sheet same = provinces().put("achaia", "Income", new Cell.Amount(new BigDecimal("2.0")));
    assertThat(Sample.after(bring(same))).isEqualTo(Sample.PROJECT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "X", "✓", "true", "1", "Yes", " yes "})
  void yesIsYes(String typed) {
    assertThat(Sample.values(bring(provinces().type("achaia", "Granary", typed))))
        .containsExactly("province:achaia granary no > yes");
  }

  @ParameterizedTest
  @ValueSource(strings = {"STEPPE", "steppe ", "Steppe"})
  void wordsCountInAnyCase(String typed) {
    assertThat(Sample.values(bring(provinces().type("achaia", "Terrain", typed))))
        .containsExactly("province:achaia terrain mountain > steppe");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Mare Adriaticum", "M. Adriaticum", "mare-adriaticum", "MARE ADRIATICUM"})
  void anEntryGoesByItsNameAnAliasOrItsId(String typed) {
    assertThat(Sample.values(bring(Sheet.of("Cities").type("abula", "Port", typed))))
        .containsExactly("city:abula port  > mare-adriaticum");
  }

  @Test
  void aCityMayBeChangedOnTheRowOfItsProvince() {
    assertThat(Sample.values(bring(provinces().type("aegyptus", "Level", "3"))))
        .containsExactly("city:memphis level 2 > 3");
  }

  @Test
  void whatIsWrongIsListedWhole() {
    Sheet sheet =
        provinces()
            .type("achaia", "Income", "two")
            .type("abascia", "Income", "")
            .type("aegyptus", "Area", "Aegiptus")
            .type("delta", "Terrain", "clera")
            .type("delta", "Granary", "perhaps")
            .type("cyrenaica", "Level", "4")
            .type("arcadia", "Level", "1")
            .type("cyrenaica", "Port", "Mare Sicilum")
            .put("gallaecia", "Income", new Cell.Unusable("#REF!", "the cell shows #REF!."));
    assertThat(Sample.mistakes(bring(sheet)))
        .containsExactlyInAnyOrder(
            "sheet Provinces, row %d, column Income: Expected a number of halves such as 2, ½ or 2½, not 'two'."
                .formatted(sheet.number("achaia")),
            "sheet Provinces, row %d, column Income: Expected a number of halves such as 2, ½ or 2½, not an empty cell."
                .formatted(sheet.number("abascia")),
            "sheet Provinces, row %d, column Area: There is no area 'Aegiptus'; did you mean 'Aegyptus'?"
                .formatted(sheet.number("aegyptus")),
            "sheet Provinces, row %d, column Terrain: There is no terrain 'clera'; did you mean 'Clear'?"
                .formatted(sheet.number("delta")),
            "sheet Provinces, row %d, column Granary: Expected yes, or an empty cell for no, not 'perhaps'."
                .formatted(sheet.number("delta")),
            "sheet Provinces, row %d, column Level: A city has level 0 to 3, not 4."
                .formatted(sheet.number("cyrenaica")),
            "sheet Provinces, row %d, column Level: The province has no city that this could be said of; type the name of the city into the column City, or empty this cell."
                .formatted(sheet.number("arcadia")),
            "sheet Provinces, row %d, column Port: There is no sea 'Mare Sicilum'; did you mean 'Mare Siculum'?"
                .formatted(sheet.number("cyrenaica")),
            "sheet Provinces, row %d, column Income: the cell shows #REF!."
                .formatted(sheet.number("gallaecia")));
  }

  @Test
  void twoSheetsMaySayTheSameButNotDifferentThings() {
    Sheet provinces = provinces().type("aegyptus", "Level", "3");
    assertThat(Sample.values(bring(provinces, Sheet.of("Cities"))))
        .containsExactly("city:memphis level 2 > 3");
    assertThat(Sample.values(bring(provinces, Sheet.of("Cities").type("memphis", "Level", "3"))))
        .containsExactly("city:memphis level 2 > 3");
    Sheet cities = Sheet.of("Cities").type("memphis", "Level", "1");
    assertThat(Sample.mistakes(bring(provinces, cities)))
        .containsExactly(
            "sheet Cities, row %d, column Level: this is '1', but another sheet changes it to '3'; make them the same."
                .formatted(cities.number("memphis")));
    Sheet without = provinces().type("aegyptus", "City", "");
    assertThat(Sample.mistakes(bring(without, cities)))
        .containsExactly(
            "sheet Cities, row %d: this city is changed here, but another sheet takes it away."
                .formatted(cities.number("memphis")));
  }

  @Test
  void aRenamedAreaIsKnownByBothNames() {
    Sheet areas = Sheet.of("Areas").type("graecia", "Area", "Hellas");
    assertThat(
            Sample.values(
                bring(
                    areas,
                    provinces()
                        .type("aegyptus", "Area", "Hellas")
                        .type("delta", "Area", "Graecia"))))
        .containsExactlyInAnyOrder(
            "area:graecia name Graecia > Hellas",
            "province:aegyptus area aegyptus > graecia",
            "province:delta area aegyptus > graecia");
  }
}
