package org.groma.editor.panel.gazetteer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.groma.editor.document.Change;
import org.groma.editor.sheet.Cell;
import org.groma.editor.sheet.SampleSheets;
import org.groma.editor.sheet.SheetKind;
import org.groma.model.edit.Edit;
import org.groma.model.project.Project;
import org.junit.jupiter.api.Test;

class GridModelTest {

  private Project project = SampleSheets.project();
  private final List<String> steps = new ArrayList<>();
  private final GridModel model = new GridModel(project, this::perform);

  private boolean perform(String name, Edit edit) {
    steps.add(name);
    Change change = SampleSheets.change(project, edit);
    project = change.after();
    model.changed(change);
    return true;
  }

  private String text(String row, String column) {
    return model.sheet().show(row, column).text();
  }

  @Test
  void theFilterFindsWordsWithoutAccentsAndCapitals() {
    model.filter(Filter.NONE.withText("DACIA"));
    assertThat(model.rows()).contains("dacia").doesNotContain("valachia".repeat(2));
    assertThat(model.rows().size()).isLessThan(model.sheet().ids().size());
  }

  @Test
  void aColumnMayBeHeldToOneOfItsValues() {
    String terrain = text("dacia", "terrain");
    model.filter(Filter.NONE.only("terrain", terrain));
    assertThat(model.rows())
        .contains("dacia")
        .allMatch(row -> text(row, "terrain").equals(terrain));
    model.filter(model.filter().toggle("terrain", terrain));
    assertThat(model.rows()).isEqualTo(model.sheet().ids());
  }

  @Test
  void numbersAreSortedByTheirSizeAndEmptyCellsLastEitherWay() {
    model.sort(new Sorting(List.of(new Sorting.By("city.level", true))));
    List<String> up = model.rows().stream().map(row -> text(row, "city.level")).toList();
    model.sort(new Sorting(List.of(new Sorting.By("city.level", false))));
    List<String> down = model.rows().stream().map(row -> text(row, "city.level")).toList();
    assertThat(up.getLast()).isEmpty();
    assertThat(down.getLast()).isEmpty();
    assertThat(filled(up)).isSorted();
    assertThat(filled(down).reversed()).isSorted();
  }

  private static List<Integer> filled(List<String> cells) {
    return cells.stream().filter(cell -> !cell.isEmpty()).map(Integer::valueOf).toList();
  }

  @Test
  void anEditedRowStaysWhereItIs() {
    model.sort(new Sorting(List.of(new Sorting.By("income", true))));
    List<String> before = model.rows();
    assertThat(model.type(new Cell(before.getFirst(), "income"), "99")).isEmpty();
    assertThat(model.rows()).isEqualTo(before);
    assertThat(text(before.getFirst(), "income")).isEqualTo("99");
  }

  @Test
  void aWrongValueStaysInItsCellUntilItIsMendedOrGivenUp() {
    Cell cell = new Cell("dacia", "terrain");
    assertThat(model.type(cell, "moutain")).isPresent();
    assertThat(model.draft(cell).orElseThrow().typed()).isEqualTo("moutain");
    assertThat(steps).isEmpty();
    model.forget(cell);
    assertThat(model.draft(cell)).isEmpty();
  }

  @Test
  void fillingDownIsOneStep() {
    model.filter(Filter.NONE.only("area", text("dacia", "area")));
    List<String> rows = model.rows();
    Layout layout = new Layout(rows, List.of("income", "terrain"));
    Set<Cell> cells = new java.util.HashSet<>();
    rows.forEach(row -> cells.add(new Cell(row, "income")));
    model.type(new Cell(rows.getFirst(), "income"), "8½");
    assertThat(model.type("Fill", FillDown.of(model.sheet(), layout, cells))).isEmpty();
    assertThat(rows).allMatch(row -> text(row, "income").equals("8½"));
    assertThat(steps).hasSize(2);
  }

  @Test
  void aSingleRowIsFilledFromTheOneAboveIt() {
    Layout layout = new Layout(model.rows(), List.of("income"));
    String above = model.rows().get(3);
    String row = model.rows().get(4);
    assertThat(FillDown.of(model.sheet(), layout, Set.of(new Cell(row, "income"))))
        .isEqualTo(Map.of(new Cell(row, "income"), text(above, "income")));
  }

  @Test
  void oneColumnIsSetForAllSelectedRowsAsOneStep() {
    Set<String> rows = Set.of("dacia", "valachia");
    assertThat(model.set("granary", rows, "yes")).isEmpty();
    assertThat(rows).allMatch(row -> text(row, "granary").equals("yes"));
    assertThat(steps).containsExactly("Set Granary of 2 rows");
  }

  @Test
  void aPasteWithAMistakeChangesNothingAndSaysWhere() {
    Map<Cell, String> cells = new LinkedHashMap<>();
    cells.put(new Cell("dacia", "income"), "4");
    cells.put(new Cell("valachia", "income"), "lots");
    assertThat(model.type("Paste", cells).orElseThrow().sentence())
        .isEqualTo(
            "Valachia, Income: Expected a number of halves such as 2, ½ or 2½, not 'lots'. Nothing"
                + " was changed.");
    assertThat(steps).isEmpty();
  }

  @Test
  void everyTableCanBeShown() {
    for (SheetKind kind : SheetKind.values()) {
      model.show(kind);
      boolean none = kind == SheetKind.OVERRIDES || kind == SheetKind.HOUSE_CHECKS;
      assertThat(model.rows().isEmpty()).as(kind.toString()).isEqualTo(none);
      assertThat(model.sheet().columns()).as(kind.toString()).hasSizeGreaterThan(2);
    }
  }

  @Test
  void anAreaIsOffByWhatAProvinceIsChanged() {
    AreaTotals.Total before = total();
    assertThat(before.kingdom().isOff()).isFalse();
    assertThat(text("dacia", "income")).isEqualTo("½");
    model.type(new Cell("dacia", "income"), "2");
    AreaTotals.Total after = total();
    assertThat(after.kingdom().signed()).isEqualTo("+1½");
    assertThat(after.kingdom().printed()).isEqualTo(before.kingdom().printed());
    assertThat(after.kingdom().computed())
        .isEqualTo(before.kingdom().computed().plus(new org.groma.model.value.Halves(3)));
  }

  private AreaTotals.Total total() {
    var area = project.provinces().find("dacia").orElseThrow().area().orElseThrow();
    return AreaTotals.of(project).totals().stream()
        .filter(each -> each.area().equals(area))
        .findFirst()
        .orElseThrow();
  }
}
