package org.groma.editor.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.groma.model.edit.Outcome;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.junit.jupiter.api.Test;

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

  @Test
  void aLineOfAPoolGoesAndItsNationStays() {
    Sheet<?> pools = Sheet.of(SheetKind.POOLS, PROJECT);
    String line = pools.ids().getFirst();
    Project without = after(RowEdits.remove(pools, Set.of(line)));

    assertThat(Sheet.of(SheetKind.POOLS, without).has(line)).isFalse();
    assertThat(without.get(Kinds.NATIONS)).hasSameSizeAs(PROJECT.get(Kinds.NATIONS));
  }
}
