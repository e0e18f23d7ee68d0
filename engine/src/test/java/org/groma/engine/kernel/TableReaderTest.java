package org.groma.engine.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.id.TableId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.junit.jupiter.api.Test;

class TableReaderTest {

  private static final Project PROJECT =
      Project.empty(new Settings("Test", "none", Optional.empty(), List.of()))
          .with(
              Kinds.TABLES,
              new RuleTable(
                  new TableId("loot"),
                  "Loot",
                  List.of(),
                  Optional.of("d10"),
                  List.of("gold", "who", "twice"),
                  List.of(
                      row("4-", Map.of("gold", Datum.number(1))),
                      row("5-6", Map.of("gold", amount("2.5"), "who", Datum.text("huns"))),
                      row("7", Map.of("gold", amount("0.3"), "twice", new Datum.Flag(true))),
                      row("8+", Map.of("gold", Datum.text("much"))),
                      row("else", Map.of())),
                  Attributes.NONE,
                  Origins.UNSTATED));

  private static RuleTable.Row row(String key, Map<String, Datum> cells) {
    return new RuleTable.Row(key, cells, Optional.empty());
  }

  private static Datum amount(String number) {
    return new Datum.Amount(new BigDecimal(number));
  }

  private final TableReader reader = new TableReader(PROJECT);

  @Test
  void valuesAreReadByTableRowAndColumn() {
    assertThat(reader.number("loot", "4-", "gold")).isEqualTo(1);
    assertThat(reader.halves("loot", "5-6", "gold")).isEqualTo(new Halves(5));
    assertThat(reader.word("loot", "5-6", "who")).isEqualTo("huns");
    assertThat(reader.flag("loot", "7", "twice")).isTrue();
    assertThat(reader.has("loot", "7", "twice")).isTrue();
    assertThat(reader.has("loot", "8+", "twice")).isFalse();
    assertThat(reader.shortfalls()).isEmpty();
  }

  @Test
  void whatIsMissingOrMalformedIsNotedWithItsPlace() {
    assertThat(reader.number("loot", "5-6", "gold")).isZero();
    assertThat(reader.halves("loot", "7", "gold")).isEqualTo(Halves.ZERO);
    assertThat(reader.number("loot", "8+", "gold")).isZero();
    assertThat(reader.word("loot", "4-", "gold")).isEmpty();
    assertThat(reader.flag("loot", "4-", "gold")).isFalse();
    assertThat(reader.number("loot", "9", "gold")).isZero();
    assertThat(reader.number("ransom", "1", "gold")).isZero();
    assertThat(reader.number("ransom", "2", "gold")).isZero();

    assertThat(reader.shortfalls())
        .containsExactly(
            loot("row 5-6, gold", "2.5 is not a whole number").in("$.rows[1]"),
            loot("row 7, gold", "0.3 is not a multiple of one half").in("$.rows[2]"),
            loot("row 8+, gold", "expected a number").in("$.rows[3]"),
            loot("row 4-, gold", "expected a word").in("$.rows[0]"),
            loot("row 4-, gold", "expected true or false").in("$.rows[0]"),
            loot("row 9, gold", "the value is missing"),
            new Shortfall("table ransom", "the table is missing"));
  }

  private static Shortfall loot(String where, String problem) {
    return new Shortfall("table loot, " + where, problem).of("table:loot");
  }

  @Test
  void bandsFindTheRowOfARoll() {
    Bands<String> bands = reader.bands("loot", row -> row);

    assertThat(bands.find(-3)).contains("4-");
    assertThat(bands.find(4)).contains("4-");
    assertThat(bands.find(5)).contains("5-6");
    assertThat(bands.find(6)).contains("5-6");
    assertThat(bands.find(7)).contains("7");
    assertThat(bands.find(99)).contains("8+");
    assertThat(reader.shortfalls())
        .containsExactly(
            loot("row else", "the row is not a number or a range such as 7, 8-9 or 12+")
                .in("$.rows[4]"));
    assertThat(reader.bands("ransom", row -> row).find(1)).isEmpty();
  }
}
