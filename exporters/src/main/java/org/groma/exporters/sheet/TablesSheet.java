package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
  private static final String UNITS = "Units";
  private static final String TIME_TABLE = "Time table";

  private final Press press;
  private final Flow flow;
  private final RuleTables tables;
  private final Map<String, Integer> pages;

  private TablesSheet(Press press, Map<String, Integer> pages) {
    this.press = press;
    this.pages = pages;
    this.flow = press.flow();
    this.tables = new RuleTables(press);
  }

  static Optional<Sheet> of(Press press) {
    Project project = press.project();
    boolean nothing =
        project.get(Kinds.TABLES).isEmpty()
            && project.get(Kinds.DECKS).isEmpty()
            && project.get(Kinds.UNITS).isEmpty()
            && project.get(Kinds.TIME_TABLE).isEmpty();
    if (nothing) {
      return Optional.empty();
    }
    // laid once to learn on which pages things stand, then again with the contents that say so
    Sheet blank = new TablesSheet(press, Map.of()).sheet();
    return Optional.of(new TablesSheet(press, Contents.pages(blank.pages())).sheet());
  }

  private Sheet sheet() {
    Project project = press.project();
    if (!project.get(Kinds.TABLES).isEmpty()) {
      tables();
    }
    if (!project.get(Kinds.UNITS).isEmpty()) {
      part(UNITS, "What they cost and what they can do", 1, List.of(UnitRows.of(press)));
    }
    if (!project.get(Kinds.TIME_TABLE).isEmpty()) {
      part(TIME_TABLE, "What happens on each turn", COLUMNS, TimeTableRows.of(press));
    }
    project.get(Kinds.DECKS).stream()
        .sorted(Comparator.comparing(Deck::name).thenComparing(Deck::id))
        .forEach(deck ->
            part(title(deck), DeckRows.subtitle(deck), 1, List.of(DeckRows.of(press, deck))));
    return press.sheet("tables.pdf", "Tables", flow);
  }

  /** A part under a title of its own: on this page if it has room there, else on the next. */
  private void part(String title, String subtitle, int columns, List<? extends Block> blocks) {
    Block heading =
        width ->
            Headings.title(title, subtitle).slabs(width).stream()
                .map(slab -> slab.marked(title))
                .toList();
    double height = flow.height(1, List.of(heading)) + flow.height(columns, blocks) + BETWEEN;
    if (height > flow.room()) {
      flow.newPage();
    }
    flow.gap(BETWEEN);
    flow.headed(heading, columns, blocks);
  }

  /** Everything that the contents list, tables first. */
  private List<String> titles() {
    Project project = press.project();
    List<String> titles = new ArrayList<>();
    project.get(Kinds.TABLES).forEach(table -> titles.add(table.name()));
    titles.sort(Comparator.naturalOrder());
    if (!project.get(Kinds.UNITS).isEmpty()) {
      titles.add(UNITS);
    }
    if (!project.get(Kinds.TIME_TABLE).isEmpty()) {
      titles.add(TIME_TABLE);
    }
    project.get(Kinds.DECKS).stream()
        .map(TablesSheet::title)
        .sorted()
        .forEach(titles::add);
    return titles;
  }

  /** The title of a deck, which may be called like a table. */
  private static String title(Deck deck) {
    return "Deck: " + deck.name();
  }

  private void tables() {
    List<Block> narrow = new ArrayList<>();
    List<Block> broad = new ArrayList<>();
    press.project().get(Kinds.TABLES).stream()
        .sorted(Comparator.comparing(RuleTable::name).thenComparing(RuleTable::id))
        .forEach(table -> {
          boolean fits = tables.fits(table, flow.width(COLUMNS));
          (fits ? narrow : broad).add(tables.block(table));
        });
    flow.add(
        Headings.title("Tables", tables.references()),
        Paragraph.of(Phrase.of(Styles.NOTE, RuleTables.KEY)).after(-6));
    flow.gap(10);
    flow.section(3, List.of(), Contents.of(titles(), pages));
    flow.gap(18);
    flow.section(COLUMNS, List.of(), narrow);
    for (Block block : broad) {
      flow.gap(14);
      flow.add(block);
    }
  }
}
