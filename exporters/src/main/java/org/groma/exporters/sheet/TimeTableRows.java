package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.groma.exporters.sheet.typeset.Align;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Grid;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.exporters.sheet.typeset.Slab;
import org.groma.model.project.Kinds;
import org.groma.model.tables.TimeEntry;

/** The time table, turn by turn. */
final class TimeTableRows {

  private TimeTableRows() {}

  static List<Block> of(Press press) {
    TreeMap<Integer, List<TimeEntry>> turns =
        press.project().get(Kinds.TIME_TABLE).stream()
            .sorted(Comparator.comparingInt(TimeEntry::order).thenComparing(TimeEntry::id))
            .collect(Collectors.groupingBy(TimeEntry::turn, TreeMap::new, Collectors.toList()));
    List<Block> blocks = new ArrayList<>();
    turns.forEach((turn, entries) -> blocks.add(turn(press, turn, entries)));
    return blocks;
  }

  private static Block turn(Press press, int turn, List<TimeEntry> entries) {
    Grid grid =
        new Grid(
            List.of(
                new Grid.Column(Phrase.EMPTY, Align.LEFT, false),
                new Grid.Column(Phrase.EMPTY, Align.LEFT, true)),
            entries.stream().map(entry -> row(press, entry)).toList(),
            8,
            0.5,
            Styles.HAIRLINE);
    Phrase title = Styles.smallCapitals(Styles.LABEL, "Turn " + turn);
    return width -> {
      List<Slab> slabs = new ArrayList<>(Headings.label(title, Phrase.EMPTY, 12).slabs(width));
      List<Slab> again = Headings.label(title, Phrase.of(Styles.NOTE, "continued"), 0).slabs(width);
      slabs.addAll(Slab.headed(again, grid.slabs(width)));
      return slabs.stream().map(slab -> slab.marked("Turn " + turn)).toList();
    };
  }

  private static Grid.Row row(Press press, TimeEntry entry) {
    String who = entry.nation().map(press.names()::nation).orElse("");
    return Grid.Row.of(
        Phrase.of(Styles.BOLD, who),
        Phrase.of(
            Styles.BODY, Wording.capital(press.phrases().ownArrival(press.project(), entry))));
  }
}
