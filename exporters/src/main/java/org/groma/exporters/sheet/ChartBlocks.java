package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Chart;
import org.groma.exporters.sheet.typeset.Align;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Grid;
import org.groma.exporters.sheet.typeset.Paragraph;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.exporters.sheet.typeset.Slab;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.sources.Edition;
import org.groma.model.value.Provenance;

/** Lays out charts: what is rolled on them, where they come from, what stands below them. */
final class ChartBlocks {

  static final String KEY =
      "† reconstructed: no printed text gives it.  ‡ a ruling of this project.";

  private static final int SHORT = 5;

  /** A table no higher than this is never parted. */
  private static final double WHOLE = 330;

  /** How much longer a table may become by being narrow. */
  private static final double TALLER = 1.6;

  private final Project project;
  private final String edition;

  ChartBlocks(Project project) {
    this.project = project;
    this.edition = mostCited();
  }

  /** The edition that most tables come from: its sections are cited without its name. */
  private String mostCited() {
    Map<String, Long> cited =
        project.get(Kinds.TABLES).stream()
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
    return project.settings().sources().stream()
        .filter(source -> source.id().slug().equals(edition))
        .findFirst()
        .map(Edition::title)
        .map(title -> "Sections are those of " + title)
        .orElse("");
  }

  /** Whether the chart is readable in a column of this width: few of its rows need more lines. */
  boolean fits(Chart chart, double width) {
    Grid grid = grid(chart);
    if (grid.naturalWidth() <= width) {
      return true;
    }
    double lines = Slab.height(grid.slabs(width));
    double least = Slab.height(grid.slabs(grid.naturalWidth()));
    return grid.leastWidth() <= width && lines <= TALLER * least;
  }

  Block block(Chart chart) {
    Grid grid = grid(chart);
    Phrase name =
        Styles.smallCapitals(Styles.LABEL, chart.title()).then(Styles.BODY, mark(chart.origin()));
    return width -> {
      List<Slab> head = Headings.label(name, right(chart), 13).slabs(width);
      List<Slab> again = Headings.label(name, Phrase.of(Styles.NOTE, "continued"), 0).slabs(width);
      List<Slab> body = new ArrayList<>(grid.slabs(width));
      if (!chart.notes().isEmpty()) {
        Phrase notes = Phrase.of(Styles.NOTE, String.join(" ", chart.notes()));
        body.addAll(Slab.together(Paragraph.of(notes).after(1.5).slabs(width)));
      }
      List<Slab> slabs = new ArrayList<>(head);
      slabs.addAll(Slab.headed(again, Slab.height(body) > WHOLE ? body : Slab.together(body)));
      return slabs.stream().map(slab -> slab.marked(chart.title())).toList();
    };
  }

  /** The die and the section, at the right of the heading. */
  private Phrase right(Chart chart) {
    Phrase right = Phrase.EMPTY;
    if (chart.die().isPresent()) {
      right = right.then(Styles.BOLD, chart.die().get());
    }
    Optional<Provenance> origin =
        chart.origin().filter(each -> each.kind() == Provenance.Kind.PRINTED);
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

  private static Grid grid(Chart chart) {
    int others = chart.heads().size() - 1;
    boolean[] texts = new boolean[others];
    int lastText = -1;
    for (int i = 0; i < others; i++) {
      int column = i + 1;
      texts[i] = chart.rows().stream().anyMatch(row -> row.cells().get(column).length() > SHORT);
      lastText = texts[i] ? i : lastText;
    }
    boolean many = others > 2;
    List<Grid.Column> columns = new ArrayList<>();
    columns.add(new Grid.Column(head(chart.heads().getFirst()), Align.LEFT, lastText < 0 && !many));
    for (int i = 0; i < others; i++) {
      columns.add(
          new Grid.Column(
              head(chart.heads().get(i + 1)),
              texts[i] ? Align.LEFT : Align.CENTRE,
              i == lastText || (lastText < 0 && many)));
    }
    return new Grid(
        columns, chart.rows().stream().map(ChartBlocks::row).toList(), 8, 0.7, Styles.HAIRLINE);
  }

  /** The name of a column; one that is a roll stands out like those before rows. */
  private static Phrase head(String text) {
    return Phrase.of(text.matches("[0-9].*") ? Styles.BOLD : Styles.HEAD, text);
  }

  private static Grid.Row row(Chart.Row row) {
    List<Phrase> cells = new ArrayList<>();
    cells.add(
        Phrase.of(row.rolled() ? Styles.BOLD : Styles.BODY, row.cells().getFirst())
            .then(Styles.BODY, mark(row.origin())));
    row.cells().stream().skip(1).forEach(text -> cells.add(Phrase.of(Styles.BODY, text)));
    return new Grid.Row(cells);
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
