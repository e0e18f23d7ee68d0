package org.groma.exporters.xlsx.in;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.groma.exporters.grid.Grids;
import org.groma.exporters.incoming.CellChange;
import org.groma.exporters.incoming.CellChanges;
import org.groma.exporters.incoming.Incoming;
import org.groma.exporters.incoming.Mistake;
import org.groma.exporters.incoming.TableImport;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.Together;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The workbook goes out, is edited as people do, and comes in. */
class EditedWorkbookTest {

  private static final Project PROJECT =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "invasions"))).project();

  @TempDir private Path folder;

  private Incoming bring(Person person) {
    return switch (WorkbookReader.read(person.save(folder.resolve("gazetteer.xlsx")))) {
      case Grids.Read read -> TableImport.workbook(PROJECT, read.grids(), false);
      case Grids.Refused refused -> throw new AssertionError(refused.mistakes().toString());
    };
  }

  private static List<String> values(Incoming incoming) {
    return CellChanges.between(PROJECT, after(incoming)).stream()
        .filter(change -> !change.ofOrigin())
        .map(change ->
            "%s %s %s > %s"
                .formatted(change.subject(), change.field(), change.before(), change.after()))
        .toList();
  }

  private static Project after(Incoming incoming) {
    return switch (incoming) {
      case Incoming.Refused refused -> throw new AssertionError(refused.mistakes().toString());
      case Incoming.Changed changed -> ((Outcome.Applied) changed.edit().apply(PROJECT)).project();
    };
  }

  private static List<String> mistakes(Incoming incoming) {
    return ((Incoming.Refused) incoming).mistakes().stream().map(Mistake::toString).toList();
  }

  @Test
  void anUntouchedWorkbookChangesNothing() throws IOException {
    try (Person person = Person.opening(PROJECT)) {
      assertThat(bring(person))
          .isEqualTo(
              new Incoming.Changed(
                  Together.of(),
                  List.of(
                      "Read: Areas, Sea zones, Rivers, Provinces, Cities, Straits, Units and costs,"
                          + " Nations, Force pools, Leaders. Other sheets only show.")));
    }
  }

  @Test
  void thirtyRetypedCellsAreThirtyChanges() throws IOException {
    try (Person person = Person.opening(PROJECT)) {
      person
          .turnAround("Provinces")
          .turnAround("Leaders")
          .hide("Provinces", "id")
          .hide("Cities", "Fortified")
          .swap("Provinces", "Income", "City")
          .swap("Cities", "id", "Level")
          .blanks("Provinces", "Area")
          .blanks("Provinces", "City")
          .blanks("Cities", "Province")
          .blanks("Rivers", "Areas drained")
          .delete("Nations")
          // halves, as people type them
          .type("Provinces", "aegyptus", "Income", 2.5)
          .type("Provinces", "arcadia", "Income", "1½")
          .type("Provinces", "cyrenaica", "Income", "1 1/2")
          .type("Provinces", "delta", "Income", " 2 ½\u00A0")
          .type("Provinces", "sinai", "Income", "1/2")
          .type("Provinces", "thebais", "Income", "0,5")
          // words in any case, names, aliases and ids
          .type("Provinces", "africa", "Terrain", "STEPPE")
          .type("Provinces", "caesarea", "Terrain", "forest ")
          .type("Provinces", "numidia", "Area", "aegyptus")
          .type("Provinces", "mauritania", "Area", " Hispania")
          .type("Provinces", "cappadocia", "Granary", "x")
          .type("Provinces", "paphlagonia", "Caravan", "✓")
          .type("Provinces", "nilus", "Granary", "no")
          .type("Provinces", "momonia", "Island", true)
          .type("Provinces", "ultonia", "Map", "into the east")
          .type("Provinces", "armenia-minor", "Notes", "closed to most units")
          .type("Provinces", "azeria", "Province", "Azerbaigan")
          // of cities, on both sheets that show them
          .type("Provinces", "anatolia", "Level", 2)
          .type("Provinces", "melitene", "Wall", -3)
          .type("Cities", "abula", "Level", "1")
          .type("Cities", "ancona", "Port", "M. Aegeum")
          .type("Cities", "arbela", "Fortified", "1")
          .type("Cities", "arelate", "Province", "africa")
          // and elsewhere
          .type("Areas", "arabia", "Kingdom income", "2½")
          .type("Areas", "asia", "Religion", "")
          .type("Sea zones", "mare-rubrum", "Monopoly", "1.5")
          .type("Rivers", "cyrus", "Areas drained", "Persis")
          .type("Force pools", "alans/horse-archer", "Number", 4)
          .type("Leaders", "aedan", "Combat", "2")
          .type("Units and costs", "archer", "Cost for Empire", "3½");
      assertThat(values(bring(person)))
          .containsExactlyInAnyOrder(
              "province:aegyptus income 3 > 2½",
              "province:arcadia income ½ > 1½",
              "province:cyrenaica income ½ > 1½",
              "province:delta income 3 > 2½",
              "province:sinai income 0 > ½",
              "province:thebais income 2 > ½",
              "province:africa terrain clear > steppe",
              "province:caesarea terrain mountain > forest",
              "province:numidia area africa > aegyptus",
              "province:mauritania area africa > hispania",
              "province:cappadocia granary no > yes",
              "province:paphlagonia caravan no > yes",
              "province:nilus granary yes > no",
              "province:momonia island no > yes",
              "province:ultonia extent main > into-the-east",
              "province:armenia-minor tags  > closed",
              "province:azeria name Azeria > Azerbaigan",
              "city:iconium level 1 > 2",
              "city:melitene wall -2 > -3",
              "city:abula level 0 > 1",
              "city:ancona port mare-adriaticum > mare-aegeum",
              "city:arbela fortified no > yes",
              "city:arelate province provincia > africa",
              "area:arabia kingdomIncome 2 > 2½",
              "area:asia religion catholic > ",
              "sea:mare-rubrum monopoly 1 > 1½",
              "river:cyrus areas caucasus; persis > persis",
              "nation:alans pool[0].count 3 > 4",
              "leader:aedan attributes.combat 1 > 2",
              "unit:archer cost.empire 4 > 3½")
          .hasSize(30);
    }
  }

  @Test
  void aRetypedPrintedValueIsTheProjectsOwn() throws IOException {
    try (Person person = Person.opening(PROJECT)) {
      person.type("Provinces", "aegyptus", "Income", 2.5);
      assertThat(CellChanges.between(PROJECT, after(bring(person))))
          .containsExactly(
              new CellChange("province:aegyptus", "income", "3", "2½"),
              new CellChange(
                  "province:aegyptus", "origin.income", "printed rules-en XXXIII.C", "house"));
    }
  }

  @Test
  void mistakesNameSheetRowAndColumn() throws IOException {
    try (Person person = Person.opening(PROJECT)) {
      person
          .type("Provinces", "aegyptus", "Income", "two")
          .type("Provinces", "arcadia", "Area", "Aegyptos")
          .type("Cities", "abula", "Level", 2.5);
      person.cell("Provinces", "delta", "Income").setCellErrorValue((byte) 0x07);
      person.calculate("Provinces", "sinai", "Income", "1/2");
      assertThat(mistakes(bring(person)))
          .containsExactly(
              "sheet Provinces, row 4, column Income: Expected a number of halves such as 2, ½ or"
                  + " 2½, not 'two'.",
              "sheet Provinces, row 5, column Area: There is no area 'Aegyptos'; did you mean"
                  + " 'Aegyptus'?",
              "sheet Provinces, row 7, column Income: the cell shows the error #DIV/0!; type a"
                  + " value.",
              "sheet Provinces, row 9, column Income: the formula has no result yet; save the"
                  + " workbook in a spreadsheet program, or type the value.",
              "sheet Cities, row 4, column Level: Expected a whole number such as 3, not '2.5'.");
    }
  }

  @Test
  void theResultOfAHarmlessFormulaIsTaken() throws IOException {
    try (Person person = Person.opening(PROJECT)) {
      person.calculate("Provinces", "sinai", "Income", "1/2");
      person.book().getCreationHelper().createFormulaEvaluator().evaluateAll();
      assertThat(values(bring(person))).containsExactly("province:sinai income 0 > ½");
    }
  }
}
