package org.groma.exporters.incoming;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Vocabulary;
import org.groma.model.value.Halves;

/** Cells retyped by chance, each in one of the ways people type such a value. */
class RandomRetypingTest {

  /**
   * A retyped cell.
   *
   * @param means what the field says after it, as changes tell it
   */
  record Retyped(String province, String title, String field, String typed, String means) {}

  @Provide
  Arbitrary<Retyped> cells() {
    Arbitrary<String> province =
        Arbitraries.of(Sample.PROJECT.provinces().stream().map(each -> each.id().slug()).toList());
    return Arbitraries.oneOf(
        Combinators.combine(province, Arbitraries.integers().between(0, 12), Arbitraries.integers())
            .as((id, halves, spelling) ->
                new Retyped(
                    id,
                    "Income",
                    "income",
                    spelt(new Halves(halves), Math.floorMod(spelling, 5)),
                    new Halves(halves).toString())),
        Combinators.combine(
                province,
                Arbitraries.of(Sample.PROJECT.vocabulary().terrains()),
                Arbitraries.of(true, false))
            .as((id, term, word) ->
                new Retyped(id, "Terrain", "terrain", said(term, word), term.word())),
        Combinators.combine(province, Arbitraries.of(Sample.PROJECT.areas().toList()))
            .as((id, area) -> new Retyped(id, "Area", "area", called(area), area.id().slug())),
        Combinators.combine(province, Arbitraries.of("x", "yes", "✓", "1", "", "no", "0"))
            .as((id, flag) ->
                new Retyped(
                    id,
                    "Island",
                    "island",
                    flag,
                    List.of("", "no", "0").contains(flag) ? "no" : "yes")));
  }

  private static String spelt(Halves halves, int spelling) {
    String whole = halves.count() < 2 ? "" : Integer.toString(halves.count() / 2);
    boolean half = halves.count() % 2 == 1;
    return switch (spelling) {
      case 0 -> halves.toString();
      case 1 -> halves.number().toPlainString();
      case 2 -> halves.number().toPlainString().replace('.', ',') + "\u00A0";
      case 3 -> half ? (whole + " 1/2").strip() : " " + halves;
      default -> half ? (whole + " ½").strip() : halves + ".0";
    };
  }

  private static String said(Vocabulary.Term term, boolean word) {
    return word ? " " + term.word() : term.name().toUpperCase(java.util.Locale.ROOT);
  }

  /** By its id where another area has the same name. */
  private static String called(Area area) {
    boolean shared =
        Sample.PROJECT.areas().stream()
                .filter(other -> other.name().equalsIgnoreCase(area.name()))
                .count()
            > 1;
    return shared ? area.id().slug() : area.name();
  }

  @Property(tries = 60, seed = "7")
  void whatWasRetypedChangesAndNothingElse(
      @ForAll @Size(max = 40) List<@net.jqwik.api.From("cells") Retyped> cells,
      @ForAll boolean turned) {
    Sheet sheet = Sheet.of("Provinces");
    Map<String, String> last = new TreeMap<>();
    for (Retyped cell : cells) {
      sheet.type(cell.province(), cell.title(), cell.typed());
      last.put("province:" + cell.province() + " " + cell.field(), cell.means());
    }
    Map<String, String> expected = new TreeMap<>(last);
    expected.entrySet().removeIf(cell -> cell.getValue().equals(now(cell.getKey())));
    Incoming incoming =
        TableImport.workbook(
            Sample.PROJECT, List.of((turned ? sheet.turnAround() : sheet).grid()), false);
    Map<String, String> changes = new TreeMap<>();
    CellChanges.between(Sample.PROJECT, Sample.after(incoming)).stream()
        .filter(change -> !change.ofOrigin())
        .forEach(change -> changes.put(change.subject() + " " + change.field(), change.after()));
    assertThat(changes).isEqualTo(expected);
  }

  /** What a field of a province says before. */
  private static String now(String subjectAndField) {
    int blank = subjectAndField.indexOf(' ');
    Province province =
        Sample.PROJECT
            .provinces()
            .find(subjectAndField.substring("province:".length(), blank))
            .orElseThrow();
    return switch (subjectAndField.substring(blank + 1)) {
      case "income" -> province.income().toString();
      case "terrain" -> province.terrain();
      case "area" -> province.area().map(Object::toString).orElse("");
      case "island" -> province.island() ? "yes" : "no";
      default -> throw new AssertionError(subjectAndField);
    };
  }
}
