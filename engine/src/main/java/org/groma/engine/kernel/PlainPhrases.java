package org.groma.engine.kernel;

import java.util.List;
import java.util.stream.Collectors;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Project;
import org.groma.model.tables.Deck;
import org.groma.model.tables.RuleTable;
import org.groma.model.tables.TimeEntry;
import org.groma.model.value.Datum;

/**
 * Shows data as they stand: for games without rules, and for what a ruleset has no words for. A
 * phrasebook that extends it says in its own words only what its game has.
 */
public class PlainPhrases implements Phrasebook {

  @Override
  public List<Stage> sequence() {
    return List.of();
  }

  @Override
  public String block(Nation.VictoryBlock block) {
    return block.turns();
  }

  @Override
  public String objective(Project project, Nation.Objective objective) {
    return text(objective.scoring());
  }

  @Override
  public String special(Project project, Nation.Special special) {
    String effects =
        special.effects().stream().map(PlainPhrases::text).collect(Collectors.joining("; "));
    return special.when().map(when -> text(when) + ": " + effects).orElse(effects);
  }

  @Override
  public String arrival(Project project, TimeEntry entry) {
    return entry.name();
  }

  @Override
  public String ownArrival(Project project, TimeEntry entry) {
    return entry.name();
  }

  @Override
  public String card(Project project, Deck.Card card) {
    return card.effects().stream().map(PlainPhrases::text).collect(Collectors.joining("; "));
  }

  /** What stands in a column of a row; nothing where it is empty. */
  public static String text(RuleTable.Row row, String column) {
    Datum datum = row.cells().get(column);
    return datum == null ? "" : text(datum);
  }

  /** Data without brackets, as far as that is clear. */
  public static String text(Datum datum) {
    return switch (datum) {
      case Datum.Text(String text) -> text;
      case Datum.Amount(var number) -> number.toPlainString();
      case Datum.Flag(boolean value) -> value ? "yes" : "no";
      case Datum.Items(List<Datum> items) ->
          items.stream().map(PlainPhrases::text).collect(Collectors.joining(", "));
      case Datum.Fields(var fields) ->
          fields.entrySet().stream()
              .map(field -> field.getKey() + " " + text(field.getValue()))
              .collect(Collectors.joining(", "));
    };
  }
}
