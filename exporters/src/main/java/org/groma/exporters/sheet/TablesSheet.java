package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.Chart;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Flow;
import org.groma.exporters.sheet.typeset.Paragraph;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.Deck;
import org.groma.model.tables.RuleTable;

/**
 * All tables of the rules: the narrow ones in columns, the broad ones over the whole width; then
 * types of units, the time table, and what the cards of each deck do.
 */
final class TablesSheet {

  private static final int COLUMNS = 2;
  private static final double BETWEEN = 26;
  private static final double APART = 14;

  private final Press press;
  private final RuleTables tables;
  private final ChartBlocks charts;
  private final List<String> titles = new ArrayList<>();
  private final List<Block> narrow = new ArrayList<>();
  private final List<Block> broad = new ArrayList<>();
  private final List<Headed> parts = new ArrayList<>();

  private TablesSheet(Press press) {
    this.press = press;
    this.tables = new RuleTables(press);
    this.charts = new ChartBlocks(press.project());
  }

  static Optional<Sheet> of(Press press) {
    TablesSheet sheet = new TablesSheet(press);
    sheet.gather();
    if (sheet.titles.isEmpty()) {
      return Optional.empty();
    }
    // laid once to learn on which pages things stand, then again with the contents that say so
    return Optional.of(sheet.lay(Contents.pages(sheet.lay(Map.of()).pages())));
  }

  private void gather() {
    Project project = press.project();
    double width = press.flow().width(COLUMNS);
    project.get(Kinds.TABLES).stream()
        .sorted(Comparator.comparing(RuleTable::name).thenComparing(RuleTable::id))
        .forEach(table -> {
          Chart chart = tables.chart(table);
          titles.add(chart.title());
          (charts.fits(chart, width) ? narrow : broad).add(charts.block(chart).remembered());
        });
    if (!project.get(Kinds.UNITS).isEmpty()) {
      boolean sold = project.get(Kinds.UNITS).stream().anyMatch(unit -> !unit.cost().isEmpty());
      String what = sold ? "What they cost and what they can do" : "What they can do";
      part("Units", what, 1, List.of(UnitRows.of(press)));
    }
    if (!project.get(Kinds.TIME_TABLE).isEmpty()) {
      part("Time table", "What happens on each turn", COLUMNS, TimeTableRows.of(press));
    }
    project.get(Kinds.DECKS).stream()
        .sorted(Comparator.comparing(Deck::name).thenComparing(Deck::id))
        .forEach(deck ->
            part(
                "Deck: " + Names.of(deck), // a table may have the name alone
                DeckRows.subtitle(deck),
                1,
                List.of(DeckRows.of(press, deck))));
  }

  private void part(String title, String subtitle, int columns, List<Block> blocks) {
    titles.add(title);
    Block heading =
        width ->
            Headings.title(title, subtitle).slabs(width).stream()
                .map(slab -> slab.marked(title))
                .toList();
    parts.add(Headed.of(press, heading, columns, blocks));
  }

  private Sheet lay(Map<String, Integer> pages) {
    Flow flow = press.flow();
    flow.add(
        Headings.title("Tables", charts.references()),
        Paragraph.of(Phrase.of(Styles.NOTE, ChartBlocks.KEY)).after(-6));
    flow.gap(10);
    flow.section(3, List.of(), Contents.of(titles, pages));
    flow.gap(18);
    flow.section(COLUMNS, List.of(), narrow);
    layBroad(flow);
    parts.forEach(part -> lay(flow, part));
    return press.sheet("tables.pdf", "Tables", flow);
  }

  /** In order, but where the next one has no room on the page, the first that has. */
  private void layBroad(Flow flow) {
    List<Block> left = new ArrayList<>(broad);
    while (!left.isEmpty()) {
      Block next =
          left.stream()
              .filter(block -> flow.height(1, List.of(block)) + APART <= flow.room())
              .findFirst()
              .orElse(left.getFirst());
      left.remove(next);
      flow.gap(APART);
      flow.add(next);
    }
  }

  /** On this page if all of it has room there, else from the next on. */
  private static void lay(Flow flow, Headed part) {
    if (part.height() + BETWEEN > flow.room()) {
      flow.newPage();
    }
    flow.gap(BETWEEN);
    part.on(flow);
  }
}
