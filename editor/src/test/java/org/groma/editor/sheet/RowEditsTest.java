package org.groma.editor.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.groma.model.edit.Outcome;
import org.groma.model.project.Project;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RowEditsTest {

  private static final Project PROJECT = SampleSheets.project();

  private static Project after(Entered entered) {
    return ((Outcome.Applied) SampleSheets.edit(entered).apply(PROJECT)).project();
  }

  private static String refusal(Entered entered) {
    return ((Entered.Wrong) entered).cells().getFirst().sentence();
  }

  @Test
  void aNewRowHasAnIdOfItsOwn() {
    Entered added =
        RowEdits.add(
            Sheet.of(SheetKind.CITIES, PROJECT), Map.of("name", "Nova Urbs", "province", "Dacia"));

    assertThat(after(added).cities().find("nova-urbs").orElseThrow().province().slug())
        .isEqualTo("dacia");
  }

  @Test
  void aRowThatLacksWhatItNeedsIsNotAdded() {
    Sheet<?> cities = Sheet.of(SheetKind.CITIES, PROJECT);
    assertThat(RowEdits.add(cities, Map.of("name", "Nova Urbs"))).isInstanceOf(Entered.Wrong.class);
    assertThat(refusal(RowEdits.add(cities, Map.of()))).isEqualTo("A new city needs a name.");
  }

  @Test
  void everyTableKnowsWhatItsRowsNeed() {
    for (SheetKind kind : SheetKind.values()) {
      Sheet<?> sheet = Sheet.of(kind, PROJECT);
      assertThat(sheet.columns()).extracting(column -> column.key()).containsAll(kind.needed());
    }
  }

  @ParameterizedTest
  @CsvSource({"AREAS, danubius, Danubius", "RIVERS, danuvius, Danuvius"})
  void whatSomethingRefersToStays(SheetKind kind, String id, String name) {
    assertThat(refusal(RowEdits.remove(Sheet.of(kind, PROJECT), Set.of(id))))
        .startsWith(name + " cannot be deleted, because ")
        .endsWith(" refer to it. Change that first.");
  }

  @Test
  void aProvinceStaysAsLongAsItIsDrawn() {
    assertThat(refusal(RowEdits.remove(Sheet.of(SheetKind.PROVINCES, PROJECT), Set.of("dacia"))))
        .contains("cannot be deleted");
  }

  @Test
  void whatNothingRefersToGoes() {
    Project with =
        after(RowEdits.add(Sheet.of(SheetKind.RIVERS, PROJECT), Map.of("name", "Rubico")));
    Entered removed = RowEdits.remove(Sheet.of(SheetKind.RIVERS, with), Set.of("rubico"));

    assertThat(((Outcome.Applied) SampleSheets.edit(removed).apply(with)).project())
        .isEqualTo(PROJECT);
  }
}
