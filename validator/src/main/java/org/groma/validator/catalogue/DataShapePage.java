package org.groma.validator.catalogue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.kernel.open.DataShape;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.TableKey;
import org.groma.engine.kernel.open.TableLaw;
import org.groma.engine.kernel.open.TableShape;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.json.RecordWalk;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;

/**
 * The page {@code docs/data/RULESET.md}: every field that a ruleset reads, as it is declared, with
 * an example from its sample.
 */
public final class DataShapePage {

  private static final int LONGEST = 60;

  private final Project sample;
  private final DataShape shape;
  private final StringBuilder out = new StringBuilder();

  /** What stands in a field of some record of the sample, by owner, field and name within. */
  private final Map<String, Datum> examples = new LinkedHashMap<>();

  private DataShapePage(Ruleset ruleset, Project sample) {
    this.sample = sample;
    this.shape = ruleset.dataShape();
    for (Kind<?, ?> kind : Kinds.ALL) {
      sample.get(kind).forEach(this::learn);
    }
  }

  /** The page about the data of a ruleset. */
  public static String write(Ruleset ruleset, Project sample) {
    DataShapePage page = new DataShapePage(ruleset, sample);
    page.introduction(ruleset);
    page.records();
    page.tables();
    return page.out.toString();
  }

  private void introduction(Ruleset ruleset) {
    out.append(
        String.format(
            Locale.ROOT,
            """
            # The data of %s

            Every field that the rules read, with what may stand there, where the rulebook has it, and an example from the sample.
            Other fields, words and values are [findings](../checks.md#rules-data).

            This page is generated: `./groma describe-data sample-data/%s --out docs/data/%s.md`.
            """,
            sample.settings().name(),
            ruleset.id(),
            ruleset.id()));
  }

  // ---- records

  private void records() {
    shape
        .spots()
        .forEach((spot, type) -> {
          String owner = spot.owner().getName().replaceAll(".*[.]", "").replace('$', ' ');
          out.append(String.format(Locale.ROOT, "\n## %s: `%s`\n", owner, spot.field()));
          String at = owner(spot.owner()) + "." + spot.field();
          switch (type) {
            case OpenType.Parts(var fields) -> fields(fields, at);
            case OpenType.Deed(var words, var beside) -> {
              out.append("\nOne of these words, with what it says.\n");
              fields(words, at);
              if (!beside.isEmpty()) {
                out.append("\nBeside any of them:\n");
                fields(beside, at);
              }
            }
            default -> {
              List<OpenField> one = List.of(OpenField.part(spot.field(), type));
              fields(one, owner(spot.owner()));
            }
          }
        });
  }

  private static String owner(Class<?> type) {
    return type.getName();
  }

  private void fields(List<OpenField> fields, String at) {
    if (fields.isEmpty()) {
      out.append("\nThe rules read nothing here.\n");
      return;
    }
    out.append(
        "\n| field | needed | what may stand there | section | example |\n|---|---|---|---|---|\n");
    rows(fields, "", at);
  }

  /** The fields and those within them. */
  private void rows(List<OpenField> fields, String before, String at) {
    for (OpenField field : fields) {
      out.append(
          String.format(
              Locale.ROOT,
              "| `%s%s` | %s | %s | %s | %s |\n",
              before,
              field.name(),
              field.needed() ? "yes" : "",
              cell(expected(field)),
              cell(field.section()),
              Optional.ofNullable(examples.get(at + "." + field.name()))
                  .map(example -> "`" + cell(brief(written(example))) + "`")
                  .orElse("")));
      parts(field.type())
          .ifPresent(parts -> rows(parts, before + field.name() + ".", at + "." + field.name()));
    }
  }

  private static String expected(OpenField field) {
    String type = parts(field.type()).isPresent() ? "fields" : field.type().expected();
    return field.about().isEmpty() ? type : type + ". " + field.about();
  }

  private static Optional<List<OpenField>> parts(OpenType type) {
    return switch (type) {
      case OpenType.Parts(var fields) when !fields.isEmpty() -> Optional.of(fields);
      case OpenType.Several(OpenType of) -> parts(of);
      default -> Optional.empty();
    };
  }

  // ---- tables

  private void tables() {
    if (shape.tables().isEmpty()) {
      return;
    }
    out.append("\n## Tables\n");
    for (TableShape table : shape.tables()) {
      out.append(
          String.format(
              Locale.ROOT,
              "\n### `%s`%s\n\nRows: %s.%s\n",
              table.id(),
              table.section().isEmpty() ? "" : " (" + table.section() + ")",
              key(table),
              laws(table)));
      Optional<RuleTable> real =
          sample.get(Kinds.TABLES).stream()
              .filter(each -> table.isOf(each.id().slug()))
              .findFirst();
      if (!table.attributes().isEmpty()) {
        out.append("\nAttributes of the table:\n");
        real.ifPresent(each ->
            each.attributes()
                .byName()
                .forEach((name, value) -> examples.put("table." + name, value)));
        fields(table.attributes(), "table");
        examples.keySet().removeIf(name -> name.startsWith("table."));
      }
      List<OpenField> columns = new ArrayList<>(table.columns());
      if (table.rows().stream().allMatch(row -> row.columns().equals(table.columns()))) {
        real.stream()
            .flatMap(each -> each.rows().stream())
            .forEach(row ->
                row.cells().forEach((name, value) -> examples.putIfAbsent("row." + name, value)));
        fields(columns, "row");
      } else {
        named(table, real);
      }
      examples.keySet().removeIf(name -> name.startsWith("row."));
    }
  }

  /** Rows that have columns of their own. */
  private void named(TableShape table, Optional<RuleTable> real) {
    out.append(
        "\n| row | column | needed | what may stand there | example |\n|---|---|---|---|---|\n");
    for (TableShape.RowShape row : table.rows()) {
      Map<String, Datum> cells =
          real.stream()
              .flatMap(each -> each.rows().stream())
              .filter(each -> each.key().equals(row.key()))
              .findFirst()
              .map(RuleTable.Row::cells)
              .orElse(Map.of());
      for (OpenField field : row.columns()) {
        out.append(
            String.format(
                Locale.ROOT,
                "| `%s` | `%s` | %s | %s | %s |\n",
                row.key(),
                field.name(),
                field.needed() ? "yes" : "",
                cell(expected(field)),
                Optional.ofNullable(cells.get(field.name()))
                    .map(example -> "`" + cell(brief(written(example))) + "`")
                    .orElse("")));
      }
    }
  }

  private static String key(TableShape table) {
    return switch (table.key()) {
      case TableKey.Named() -> "found by their names";
      case TableKey.Rolled(String die, int least, int most) ->
          String.format(Locale.ROOT, "rolls of %s, from %d to %d without a gap", die, least, most);
      case TableKey.Counted(int first, int last) ->
          String.format(Locale.ROOT, "numbers from %d to %d", first, last);
      case TableKey.Listed(var kind, boolean every, var others) ->
          (every ? "one for every " : "ids of the kind ")
              + kind.word()
              + (others.isEmpty() ? "" : ", and " + String.join(", ", others));
      case TableKey.Termed(var list) -> "one for each of the vocabulary's " + list.name();
      case TableKey.Typed(var type) -> type.expected();
    };
  }

  private static String laws(TableShape table) {
    StringBuilder said = new StringBuilder();
    for (TableLaw law : table.laws()) {
      said.append(' ')
          .append(
              switch (law) {
                case TableLaw.Down(var course, var columns, _) ->
                    (columns.isEmpty() ? "Columns" : String.join(", ", columns))
                        + " only "
                        + (course == TableLaw.Course.RISING ? "rise" : "fall")
                        + " from row to row.";
                case TableLaw.Across(var course, _) ->
                    "Rows only "
                        + (course == TableLaw.Course.RISING ? "rise" : "fall")
                        + " from column to column.";
                case TableLaw.Total(String column, var sum) ->
                    column + " comes to " + sum.toPlainString() + ".";
                case TableLaw.Distinct(String column) ->
                    "No two rows say the same in " + column + ".";
                case TableLaw.Ordered(String lower, String higher) ->
                    lower + " is at most " + higher + ".";
              });
    }
    return said.toString();
  }

  // ---- examples

  private void learn(Entry<?> entry) {
    RecordWalk.over(
        entry,
        (owner, field, value, _) -> {
          String at = owner(owner) + "." + field;
          switch (value) {
            case Attributes(var byName) ->
                byName.forEach((name, datum) -> example(at + "." + name, datum));
            case Datum.Fields(var fields) ->
                fields.forEach((name, datum) -> example(at + "." + name, datum));
            case Datum datum -> example(at, datum);
            case Integer number -> example(at, Datum.number(number));
            default -> example(at, new Datum.Text(value.toString()));
          }
        });
  }

  private void example(String at, Datum datum) {
    examples.putIfAbsent(at, datum);
    switch (datum) {
      case Datum.Fields(var fields) ->
          fields.forEach((name, value) -> example(at + "." + name, value));
      case Datum.Items(var items)
          when !items.isEmpty() && items.getFirst() instanceof Datum.Fields(var fields) ->
          fields.forEach((name, value) -> example(at + "." + name, value));
      default -> {}
    }
  }

  private static String written(Datum datum) {
    return switch (datum) {
      case Datum.Text(String text) -> text;
      case Datum.Amount(var number) -> number.toPlainString();
      case Datum.Flag(boolean value) -> String.valueOf(value);
      case Datum.Items(var items) ->
          "[" + String.join(", ", items.stream().map(DataShapePage::written).toList()) + "]";
      case Datum.Fields(var fields) ->
          "{"
              + String.join(
                  ", ",
                  fields.entrySet().stream()
                      .map(each -> each.getKey() + ": " + written(each.getValue()))
                      .toList())
              + "}";
    };
  }

  private static String brief(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1) + "…";
  }

  private static String cell(String text) {
    return text.replace("|", "\\|").replace("\n", " ");
  }
}
