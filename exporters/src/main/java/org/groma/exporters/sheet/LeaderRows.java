package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Feature;
import org.groma.exporters.sheet.typeset.Align;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Grid;
import org.groma.exporters.sheet.typeset.Paragraph;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.exporters.sheet.typeset.Slab;
import org.groma.model.pieces.Leader;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.value.Datum;

/** The leaders of a nation: when they are in play, their values, their traits. */
final class LeaderRows {

  private final Press press;
  private final List<Leader> leaders;
  private final List<String> values;
  private final boolean lifetimes;

  private LeaderRows(Press press, List<Leader> leaders) {
    this.press = press;
    this.leaders = leaders;
    this.lifetimes = press.lexicon().word(Feature.LIFETIME).isPresent();
    TreeSet<String> names = new TreeSet<>();
    for (Leader leader : leaders) {
      leader
          .attributes()
          .byName()
          .forEach((name, value) -> {
            if (value instanceof Datum.Amount) {
              names.add(name);
            }
          });
    }
    this.values = List.copyOf(names);
  }

  static Optional<Block> of(Press press, Nation nation) {
    List<Leader> leaders =
        press.project().get(Kinds.LEADERS).stream()
            .filter(leader -> leader.nation().equals(nation.id()))
            .sorted(
                Comparator.comparing((Leader leader) -> leader.arrives().orElse(0))
                    .thenComparing(Leader::name))
            .toList();
    return leaders.isEmpty()
        ? Optional.empty()
        : Optional.of(new LeaderRows(press, leaders).block());
  }

  private Block block() {
    List<Grid.Column> columns = new ArrayList<>();
    columns.add(column("Name", Align.LEFT, false));
    if (lifetimes) {
      columns.add(column("Turns", Align.CENTRE, false));
    }
    values.forEach(value -> columns.add(column(initial(value), Align.CENTRE, false)));
    columns.add(column("", Align.LEFT, true));
    Grid grid =
        new Grid(columns, leaders.stream().map(this::row).toList(), 6, 0.5, Styles.HAIRLINE);
    return width -> {
      List<Slab> slabs = new ArrayList<>(grid.slabs(width));
      if (!values.isEmpty()) {
        slabs.set(slabs.size() - 1, slabs.getLast().kept());
        slabs.addAll(Slab.together(Paragraph.of(key()).after(1).slabs(width)));
      }
      return slabs;
    };
  }

  private static Grid.Column column(String head, Align align, boolean stretches) {
    return new Grid.Column(Phrase.of(Styles.HEAD, head), align, stretches);
  }

  /** As few letters of a value as tell it from the others: A, Ca, Co, D. */
  private String initial(String value) {
    for (int length = 1; length < value.length(); length++) {
      String start = value.substring(0, length);
      if (values.stream().filter(other -> other.startsWith(start)).count() == 1) {
        return Wording.capital(start);
      }
    }
    return Wording.capital(value);
  }

  private Phrase key() {
    return Phrase.of(
        Styles.NOTE,
        values.stream()
            .map(value -> initial(value) + "\u00A0" + Wording.words(value))
            .collect(Collectors.joining(", ")));
  }

  private Grid.Row row(Leader leader) {
    List<Phrase> cells = new ArrayList<>();
    cells.add(Phrase.of(Styles.BODY, Names.of(leader)));
    if (lifetimes) {
      cells.add(Phrase.of(Styles.BODY, turns(leader)));
    }
    for (String value : values) {
      cells.add(
          Phrase.of(
              Styles.BODY,
              leader
                  .attributes()
                  .get(value)
                  .map(datum -> new Wording(press.names()).datum(datum))
                  .orElse("")));
    }
    cells.add(
        Phrase.of(
            Styles.NOTE,
            leader.traits().words().stream()
                .map(word -> Names.term(press.project().vocabulary().unitTraits(), word))
                .collect(Collectors.joining(", "))));
    return new Grid.Row(cells);
  }

  private static String turns(Leader leader) {
    String from = leader.arrives().map(String::valueOf).orElse("");
    String to = leader.leaves().map(String::valueOf).orElse("");
    return from.equals(to) ? from : from + "–" + to;
  }
}
