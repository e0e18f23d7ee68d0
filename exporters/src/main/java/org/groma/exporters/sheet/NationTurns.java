package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.groma.exporters.sheet.typeset.Align;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Grid;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.tables.TimeEntry;

/**
 * What the time table has for a nation, by turn. What comes alike on several turns is said once,
 * where it comes first.
 */
final class NationTurns {

  private NationTurns() {}

  /** The table; none for a nation to which nothing comes. */
  static Optional<Block> of(Press press, Nation nation) {
    Map<String, SortedSet<Integer>> turns = new LinkedHashMap<>();
    press.project().get(Kinds.TIME_TABLE).stream()
        .filter(entry -> entry.nation().equals(Optional.of(nation.id())))
        .filter(entry -> !isListed(press, nation, entry))
        .sorted(
            Comparator.comparingInt(TimeEntry::turn)
                .thenComparingInt(TimeEntry::order)
                .thenComparing(TimeEntry::id))
        .forEach(entry ->
            turns
                .computeIfAbsent(
                    Wording.capital(press.phrases().ownArrival(press.project(), entry)),
                    _ -> new TreeSet<>())
                .add(entry.turn()));
    return turns.isEmpty() ? Optional.empty() : Optional.of(block(turns));
  }

  /** Whether an entry says only that a leader comes, which the list of leaders says too. */
  private static boolean isListed(Press press, Nation nation, TimeEntry entry) {
    String words = press.phrases().ownArrival(press.project(), entry);
    return press.project().get(Kinds.LEADERS).stream()
        .filter(leader -> leader.nation().equals(nation.id()))
        .filter(leader -> leader.arrives().equals(Optional.of(entry.turn())))
        .anyMatch(leader -> words.endsWith(": " + leader.name()));
  }

  private static Block block(Map<String, SortedSet<Integer>> turns) {
    List<Grid.Row> rows = new ArrayList<>();
    List<String> when = new ArrayList<>();
    turns.forEach((words, on) -> {
      String label = Wording.runs(on);
      boolean again = !when.isEmpty() && when.getLast().equals(label);
      when.add(label);
      rows.add(
          Grid.Row.of(
              Phrase.of(Styles.BOLD, again ? "" : Names.unbroken(label)),
              Phrase.of(Styles.BODY, words)));
    });
    return new Grid(
        List.of(
            new Grid.Column(Phrase.of(Styles.HEAD, "Turn"), Align.LEFT, false),
            new Grid.Column(Phrase.of(Styles.HEAD, "What comes"), Align.LEFT, true)),
        rows,
        6,
        0.5,
        Styles.HAIRLINE);
  }
}
