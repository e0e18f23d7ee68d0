package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.exporters.sheet.typeset.Align;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Grid;
import org.groma.exporters.sheet.typeset.Paragraph;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.exporters.sheet.typeset.Slab;
import org.groma.model.project.Kinds;
import org.groma.model.sources.Edition;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;
import org.groma.model.value.Provenance;

/** Lays out any table of the rules. */
final class RuleTables {

  static final String KEY =
      "† reconstructed: no printed text gives it.  ‡ a ruling of this project.";

  /** The names of columns whose numbers are added to a die. */
  private static final String MODIFIER = "modifier";

  private static final int SHORT = 5;

  /** A table no higher than this is never parted. */
  private static final double WHOLE = 330;

  /** How much longer a table may become by being narrow. */
  private static final double TALLER = 1.6;

  private final Press press;
  private final Wording wording;
  private final String edition;

  RuleTables(Press press) {
    this.press = press;
    this.wording = new Wording(press.names());
    this.edition = mostCited();
  }

  /** The edition that most tables come from: its sections are cited without its name. */
  private String mostCited() {
    Map<String, Long> cited =
        press.project().get(Kinds.TABLES).stream()
            .flatMap(table -> table.origin().whole().stream())
            .filter(origin -> origin.kind() == Provenance.Kind.PRINTED)
            .collect(
                Collectors.groupingBy(Provenance::edition, TreeMap::new, Collectors.counting()));
    return cited.entrySet().stream()
        .max(Map.Entry.<String, Long>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
        .map(Map.Entry::getKey)
        .orElse("");
  }

  /** Which book the sections are of. */
  String references() {
    return press.project().settings().sources().stream()
        .filter(source -> source.id().slug().equals(edition))
        .findFirst()
        .map(Edition::title)
        .map(title -> "Sections are those of " + title)
        .orElse("");
  }

  /** Whether the table is readable in a column of this width: few of its rows need more lines. */
  boolean fits(RuleTable table, double width) {
    Grid grid = grid(table);
    if (grid.naturalWidth() <= width) {
      return true;
    }
    double lines = Slab.height(grid.slabs(width));
    double least = Slab.height(grid.slabs(grid.naturalWidth()));
    return grid.leastWidth() <= width && lines <= TALLER * least;
  }

  Block block(RuleTable table) {
    Grid grid = grid(table);
    Phrase name =
        Styles.smallCapitals(Styles.LABEL, Names.of(table))
            .then(Styles.BODY, mark(table.origin().whole()));
    return width -> {
      List<Slab> head = Headings.label(name, right(table), 13).slabs(width);
      List<Slab> again = Headings.label(name, Phrase.of(Styles.NOTE, "continued"), 0).slabs(width);
      List<Slab> body = new ArrayList<>(grid.slabs(width));
      notes(table)
          .ifPresent(notes ->
              body.addAll(
                  Slab.together(
                      Paragraph.of(Phrase.of(Styles.NOTE, notes)).after(1.5).slabs(width))));
      List<Slab> slabs = new ArrayList<>(head);
      slabs.addAll(Slab.headed(again, Slab.height(body) > WHOLE ? body : Slab.together(body)));
      return slabs.stream().map(slab -> slab.marked(Names.of(table))).toList();
    };
  }

  /** The die and the section, at the right of the heading. */
  private Phrase right(RuleTable table) {
    Phrase right = Phrase.EMPTY;
    if (table.die().isPresent()) {
      right = right.then(Styles.BOLD, table.die().get());
    }
    Optional<Provenance> origin =
        table.origin().whole().filter(each -> each.kind() == Provenance.Kind.PRINTED);
    if (origin.isPresent()) {
      Provenance printed = origin.get();
      String section =
          printed.edition().equals(edition)
              ? printed.section()
              : printed.edition() + " " + printed.section();
      right = right.then(Styles.NOTE, (right.isEmpty() ? "" : "\u00A0\u00A0") + section);
    }
    return right;
  }

  private Grid grid(RuleTable table) {
    TableShape shape = TableShape.of(table);
    List<String> heads = new ArrayList<>(shape.columns());
    if (!shape.told().isEmpty() && shape.note().isEmpty()) {
      heads.add("");
    }
    List<List<String>> cells = table.rows().stream().map(row -> cells(row, shape)).toList();
    boolean[] texts = new boolean[heads.size()];
    int lastText = -1;
    for (int i = 0; i < heads.size(); i++) {
      int column = i;
      texts[i] = cells.stream().anyMatch(row -> row.get(column).length() > SHORT);
      lastText = texts[i] ? i : lastText;
    }
    boolean many = heads.size() > 2;
    List<Grid.Column> columns = new ArrayList<>();
    columns.add(new Grid.Column(Phrase.EMPTY, Align.LEFT, lastText < 0 && !many));
    for (int i = 0; i < heads.size(); i++) {
      String head = heads.size() == 1 && isPlain(heads.get(i)) ? "" : heads.get(i);
      columns.add(
          new Grid.Column(
              Phrase.of(Styles.HEAD, Wording.capital(Wording.words(head))),
              texts[i] ? Align.LEFT : Align.CENTRE,
              i == lastText || (lastText < 0 && many)));
    }
    List<Grid.Row> rows = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      rows.add(row(table.rows().get(i), cells.get(i)));
    }
    return new Grid(columns, rows, 8, 0.7, Styles.HAIRLINE);
  }

  private List<String> cells(RuleTable.Row row, TableShape shape) {
    List<String> cells = new ArrayList<>();
    for (String column : shape.columns()) {
      boolean note = shape.note().equals(Optional.of(column));
      cells.add(note ? notes(row, shape, List.of(column)) : Wording.capital(cell(row, column)));
    }
    if (!shape.told().isEmpty() && shape.note().isEmpty()) {
      cells.add(notes(row, shape, List.of()));
    }
    return cells;
  }

  /** What a row says besides its columns, in one cell. */
  private String notes(RuleTable.Row row, TableShape shape, List<String> own) {
    return Wording.capital(
        Stream.concat(own.stream(), shape.told().stream())
            .filter(column -> row.cells().containsKey(column))
            .map(column -> told(row, column))
            .collect(Collectors.joining("; ")));
  }

  /** A cell with the name of its column, unless that only announces a text. */
  private String told(RuleTable.Row row, String column) {
    return TableShape.isNote(column)
        ? cell(row, column)
        : Wording.words(column) + " " + cell(row, column);
  }

  /** Whether a head says no more than that there is something in the column. */
  private static boolean isPlain(String name) {
    return name.equals("value") || name.equals("rule") || name.equals("step");
  }

  private Grid.Row row(RuleTable.Row row, List<String> texts) {
    List<Phrase> cells = new ArrayList<>();
    boolean rolled = row.key().matches("[0-9].*");
    String name =
        row.cells().containsKey(TableShape.NAME)
            ? Wording.capital(cell(row, TableShape.NAME))
            : wording.key(row.key());
    cells.add(
        Phrase.of(rolled ? Styles.BOLD : Styles.BODY, name).then(Styles.BODY, mark(row.origin())));
    texts.forEach(text -> cells.add(Phrase.of(Styles.BODY, text)));
    return new Grid.Row(cells);
  }

  private String cell(RuleTable.Row row, String column) {
    Datum datum = row.cells().get(column);
    return switch (datum) {
      case null -> "";
      case Datum.Amount(var number) when column.equals(MODIFIER) -> Wording.signed(number);
      case Datum.Text(String text) -> Wording.range(wording.text(text));
      default -> wording.datum(datum);
    };
  }

  /** What else the table says, as a sentence below it. */
  private Optional<String> notes(RuleTable table) {
    String notes =
        table.attributes().byName().entrySet().stream()
            .sorted(Comparator.comparing(Map.Entry::getKey))
            .map(each ->
                each.getKey().equals("note")
                    ? Wording.capital(wording.datum(each.getValue()))
                    : Wording.capital(Wording.words(each.getKey()))
                        + ": "
                        + wording.datum(each.getValue()))
            .collect(Collectors.joining("; "));
    return notes.isEmpty() ? Optional.empty() : Optional.of(notes + ".");
  }

  static String mark(Optional<Provenance> origin) {
    return origin
        .map(each ->
            switch (each.kind()) {
              case PRINTED -> "";
              case RECONSTRUCTED -> "\u00A0†";
              case HOUSE -> "\u00A0‡";
            })
        .orElse("");
  }
}
