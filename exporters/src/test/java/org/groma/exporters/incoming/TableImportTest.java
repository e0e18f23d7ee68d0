package org.groma.exporters.incoming;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.groma.exporters.grid.Cell;
import org.groma.exporters.grid.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TableImportTest {

  private static Incoming bring(Sheet... sheets) {
    return TableImport.workbook(
        Sample.PROJECT, Arrays.stream(sheets).map(Sheet::grid).toList(), false);
  }

  private static Sheet provinces() {
    return Sheet.of("Provinces");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Provinces",
        "Areas",
        "Sea zones",
        "Rivers",
        "Cities",
        "Straits",
        "Nations",
        "Force pools",
        "Leaders",
        "Units and costs"
      })
  void anUntouchedSheetChangesNothing(String name) {
    assertThat(Sample.after(bring(Sheet.of(name)))).isEqualTo(Sample.PROJECT);
    assertThat(Sample.remarks(bring(Sheet.of(name))))
        .containsExactly("Read: " + name + ". Other sheets only show.");
  }

  @Test
  void sortedRowsAndMovedColumnsChangeNothing() {
    assertThat(Sample.after(bring(provinces().turnAround()))).isEqualTo(Sample.PROJECT);
  }

  @Test
  void columnsLeftOutKeepTheirValues() {
    Sheet sheet = provinces().without("Income").without("City").without("Province");
    assertThat(Sample.after(bring(sheet))).isEqualTo(Sample.PROJECT);
  }

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
  void aRetypedValueIsNoLongerSaidToBePrinted() {
    Incoming incoming = bring(provinces().type("achaia", "Income", "1"));
    assertThat(Sample.origins(incoming))
        .containsExactly("province:achaia origin.income printed rules-en XXXIII.C > house");
  }

  @Test
  void aValueRetypedAsTheEditionPrintsItStaysPrinted() {
    // first a slip of the project, then its correction
    var slip = Sample.after(bring(provinces().type("achaia", "Income", "1")));
    var printed = slip.provinces().find("achaia").orElseThrow();
    assertThat(printed.origin().of("income").orElseThrow()).hasToString("house");
    var claims =
        new org.groma.model.gazetteer.Province(
            printed.id(),
            printed.name(),
            printed.aliases(),
            printed.area(),
            printed.terrain(),
            printed.income(),
            printed.granary(),
            printed.caravan(),
            printed.island(),
            printed.extent(),
            printed.tags(),
            printed.attributes(),
            Sample.PROJECT.provinces().find("achaia").orElseThrow().origin());
    var wrong = slip.with(org.groma.model.project.Kinds.PROVINCES, claims);
    var incoming =
        (Incoming.Changed) TableImport.workbook(wrong, List.of(provinces().grid()), false);
    var applied = (org.groma.model.edit.Outcome.Applied) incoming.edit().apply(wrong);
    assertThat(applied.project()).isEqualTo(Sample.PROJECT);
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

  @Test
  void whatNothingRefersToGoesWithItsRow() {
    assertThat(Sample.values(bring(Sheet.of("Force pools").delete("aestii/infantry"))))
        .hasSize(1)
        .first()
        .asString()
        .startsWith("nation:aestii pool ");
    assertThat(Sample.values(bring(provinces().type("aegyptus", "City", ""))))
        .containsExactly("city:memphis * Memphis > ");
  }

  @Test
  void whatIsReferredToIsNamedWithWhoRefers() {
    assertThat(Sample.mistakes(bring(Sheet.of("Sea zones").delete("propontis"))))
        .singleElement()
        .asString()
        .startsWith("sheet Sea zones: the row of Propontis (propontis) is gone, but the city ")
        .endsWith(" refer to it; put the row back, or change what refers to it.");
  }

  @Test
  void aSheetThatLostMostOfItsRowsIsNotTakenUnlessAskedFor() {
    Sheet sheet = Sheet.of("Force pools").keepFirst(10);
    assertThat(Sample.mistakes(bring(sheet)))
        .singleElement()
        .asString()
        .matches(
            "sheet Force pools: \\d+ of \\d+ rows are gone; if they are meant to be deleted, ask"
                + " for that with --delete-many\\.");
    assertThat(Sample.values(TableImport.workbook(Sample.PROJECT, List.of(sheet.grid()), true)))
        .hasSizeGreaterThan(10);
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

  @Test
  void sumsAndBlankRowsAreNoRows() {
    Sheet sheet =
        provinces()
            .add("Province", "Total Graecia", "Terrain", "kingdom", "Income", "12")
            .add("More", "  ")
            .add("id", "id", "Province", "Province");
    assertThat(Sample.after(bring(sheet))).isEqualTo(Sample.PROJECT);
  }

  @Test
  void titlesMayStandLowerOnTheSheet() {
    Grid grid = provinces().grid();
    List<Grid.Row> lower =
        grid.rows().stream().map(row -> new Grid.Row(row.number() + 4, row.cells())).toList();
    assertThat(
            Sample.after(
                TableImport.workbook(
                    Sample.PROJECT,
                    List.of(new Grid("Provinces", "sheet Provinces", lower)),
                    false)))
        .isEqualTo(Sample.PROJECT);
  }

  @Test
  void aColumnThatIsOnlyShownIsNotTakenAndThatIsSaid() {
    Sheet sheet = provinces().type("achaia", "Source", "my own").type("delta", "Source", "dream");
    assertThat(Sample.after(bring(sheet))).isEqualTo(Sample.PROJECT);
    assertThat(Sample.remarks(bring(sheet)))
        .contains(
            "The column Source of sheet Provinces is only shown; 2 cells in it changed and were not"
                + " taken.");
  }

  @Test
  void aPersonsOwnColumnIsLetBeAndThatIsSaid() {
    assertThat(Sample.remarks(bring(provinces().title("To look up"))))
        .contains("The column 'To look up' of sheet Provinces is not read.");
  }

  @Test
  void titlesThatAreMisspeltMissingOrDoubledAreTold() {
    assertThat(Sample.mistakes(bring(provinces().retitle("Income", "Incom"))))
        .containsExactly(
            "sheet Provinces, row 1, column E: there is no column 'Incom'; did you mean 'Income'?");
    assertThat(Sample.mistakes(bring(provinces().without("id"))))
        .containsExactly(
            "sheet Provinces: the column id is missing; without it rows cannot be known again. It"
                + " may be hidden, but not deleted.");
    assertThat(Sample.mistakes(bring(provinces().title("Income"))))
        .containsExactly(
            "sheet Provinces, row 1: two columns are called Income; delete one of them.");
    Grid empty = new Grid("Provinces", "sheet Provinces", List.of());
    assertThat(Sample.mistakes(TableImport.workbook(Sample.PROJECT, List.of(empty), false)))
        .containsExactly(
            "sheet Provinces: there is no row of titles; expected id, Province and so on.");
  }

  @Test
  void wrongSheetsAreTold() {
    Grid grid = provinces().grid();
    assertThat(
            Sample.mistakes(
                TableImport.workbook(
                    Sample.PROJECT, List.of(Sample.named("Provincs", grid)), false)))
        .containsExactly("sheet Provincs: there is no table 'Provincs'; did you mean 'Provinces'?");
    assertThat(
            Sample.mistakes(
                TableImport.workbook(Sample.PROJECT, List.of(Sample.named("Sheet1", grid)), false)))
        .containsExactly(
            "the workbook has none of the sheets that are read back: Areas, Sea zones, Rivers,"
                + " Provinces, Cities, Straits, Units and costs, Nations, Force pools, Leaders. It"
                + " has Sheet1.");
  }

  @Test
  void aFileWithoutIdsGoesByNamesAndDeletesNothing() {
    Sheet sheet = provinces().type("achaia", "Income", "3").without("id").keepFirst(200);
    assertThat(
            Sample.values(TableImport.file(Sample.PROJECT, sheet.grid(), Optional.empty(), false)))
        .containsExactly("province:achaia income 2 > 3");
  }

  @Test
  void aNameNearAKnownOneIsASlip() {
    Sheet sheet = provinces().type("achaia", "Province", "Achaja").without("id");
    assertThat(
            Sample.mistakes(
                TableImport.file(Sample.PROJECT, sheet.grid(), Optional.of("provinces"), false)))
        .containsExactly(
            "sheet Provinces, row %d, column Province: there is no province 'Achaja'; did you mean 'achaia'? A new one with a name so near needs a column id."
                .formatted(sheet.number("achaia")));
  }

  @Test
  void aFileIsTheTableThatItsTitlesFit() {
    Grid grid = Sample.named("my list", Sheet.of("Leaders").grid());
    assertThat(Sample.after(TableImport.file(Sample.PROJECT, grid, Optional.empty(), false)))
        .isEqualTo(Sample.PROJECT);
    Grid vague = Sample.named("my list", new Grid("", "", List.of()));
    assertThat(Sample.mistakes(TableImport.file(Sample.PROJECT, vague, Optional.empty(), false)))
        .singleElement()
        .asString()
        .startsWith("sheet my list: which table is this? Its titles fit none, or several alike;");
    assertThat(
            Sample.mistakes(TableImport.file(Sample.PROJECT, grid, Optional.of("leader"), false)))
        .containsExactly("there is no table 'leader'; did you mean 'Leaders'?");
  }
}
