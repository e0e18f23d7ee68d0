package org.groma.editor.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Provenance;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

class SheetTest {

  private static final Cell INCOME = new Cell("dacia", "income");
  private final Project project = SampleSheets.project();
  private final Sheet<?> provinces = Sheet.of(SheetKind.PROVINCES, project);

  @Test
  void halvesAreUnderstoodHoweverTheyAreTyped() {
    for (String typed : new String[] {"3½", "3.5", "3,5", "3 1/2"}) {
      Sheet<?> after = typed(provinces, INCOME, typed);
      assertThat(after.show(INCOME).text()).as(typed).isEqualTo("3½");
    }
  }

  @Test
  void aValueThatCannotBeReadIsToldWithItsCell() {
    assertThat(Typing.into(provinces, INCOME, "much"))
        .isEqualTo(
            new Entered.Wrong(
                java.util.List.of(
                    new Entered.Mistaken(
                        INCOME, "Expected a number of halves such as 2, ½ or 2½, not 'much'."))));
  }

  @Test
  void typingWhatStandsThereIsNoChange() {
    String now = provinces.show(INCOME).text();
    assertThat(Typing.into(provinces, INCOME, " " + now + " ")).isEqualTo(new Entered.Same());
  }

  @Test
  void oneWrongCellKeepsAllOthersFromBeingTaken() {
    Map<Cell, String> typed = new LinkedHashMap<>();
    typed.put(INCOME, "9");
    typed.put(new Cell("valachia", "terrain"), "swampish");
    assertThat(Typing.into(provinces, typed)).isInstanceOf(Entered.Wrong.class);
  }

  @Test
  void aCityAndItsLevelAreTypedTogetherWhateverTheOrder() {
    String bare =
        provinces.ids().stream()
            .filter(id -> provinces.show(id, "city.name").isNothing())
            .findFirst()
            .orElseThrow();
    Map<Cell, String> typed = new LinkedHashMap<>();
    typed.put(new Cell(bare, "city.level"), "2");
    typed.put(new Cell(bare, "city.name"), "Novum Oppidum");
    Sheet<?> after =
        provinces.after(
            SampleSheets.change(project, SampleSheets.edit(Typing.into(provinces, typed))));
    assertThat(after.show(bare, "city.name").text()).isEqualTo("Novum Oppidum");
    assertThat(after.show(bare, "city.level").text()).isEqualTo("2");
  }

  @Test
  void aRetypedValueIsNoLongerSaidToBePrinted() {
    Sheet<?> after = typed(provinces, INCOME, "7");
    assertThat(provinces.origin(INCOME).orElseThrow().kind()).isEqualTo(Provenance.Kind.PRINTED);
    assertThat(after.origin(INCOME).orElseThrow().kind()).isEqualTo(Provenance.Kind.HOUSE);
  }

  @Test
  void aChangeKeepsTheRowsItDoesNotReach() {
    Sheet<?> after = typed(provinces, INCOME, "7");
    assertThat(after.ids()).isEqualTo(provinces.ids());
    assertThat((Object) after.row("valachia")).isSameAs(provinces.row("valachia"));
    assertThat((Object) after.row("dacia")).isNotEqualTo(provinces.row("dacia"));
  }

  @Test
  void aNewEntryIsANewRow() {
    PutEntry added = PutEntry.of(Kinds.PROVINCES, Province.named(new ProvinceId("nova"), "Nova"));
    Sheet<?> after = provinces.after(SampleSheets.change(project, added));
    assertThat(after.has("nova")).isTrue();
    assertThat(after.ids()).hasSize(provinces.ids().size() + 1);
  }

  @Test
  void aRowOfAProvinceShowsFieldsOfItsCity() {
    String built =
        provinces.ids().stream()
            .filter(id -> !provinces.show(id, "city.name").isNothing())
            .findFirst()
            .orElseThrow();
    Field level = provinces.field(new Cell(built, "city.level"));
    assertThat(level.subject().kind()).isEqualTo("city");
    assertThat(level.path()).isEqualTo("level");
    assertThat(provinces.rowsOf(level.subject())).containsExactly(built);
  }

  @Test
  void theRowsOfAPoolAreTheirNations() {
    Sheet<?> pools = Sheet.of(SheetKind.POOLS, project);
    String first = pools.ids().getFirst();
    Subject nation = pools.subject(first);
    assertThat(nation.kind()).isEqualTo("nation");
    assertThat(pools.rowsOf(nation)).contains(first);
  }

  private Sheet<?> typed(Sheet<?> sheet, Cell cell, String text) {
    return sheet.after(
        SampleSheets.change(project, SampleSheets.edit(Typing.into(sheet, cell, text))));
  }
}
