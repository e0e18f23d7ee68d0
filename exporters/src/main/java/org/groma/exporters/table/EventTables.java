package org.groma.exporters.table;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Phrasebook;
import org.groma.exporters.table.Rows.Start;
import org.groma.model.id.CardId;
import org.groma.model.id.NationId;
import org.groma.model.id.UnitTypeId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.Deck;
import org.groma.model.tables.TimeEntry;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Slug;
import org.groma.model.value.Tags;

/** The tables of what happens in the course of a game: the time table and the cards. */
public final class EventTables {

  private static final Pattern SO_MANY = Pattern.compile("(\\d{1,4}) ?[x×]? ?(.+)");

  /** Units that come, {@code 2 Infantry; 1 Cavalry}. */
  private static final Format<List<TimeEntry.Arrival>> ARRIVALS =
      new Listing<>(
          (arrivals, labels) ->
              arrivals.stream()
                  .map(each -> each.count() + " " + labels.of(Choices.UNITS, each.unit().slug())),
          EventTables::arrival,
          x -> x,
          true);

  private EventTables() {}

  private static Reading<TimeEntry.Arrival> arrival(String typed, Labels labels) {
    Matcher counted = SO_MANY.matcher(typed);
    int count = counted.matches() ? Integer.parseInt(counted.group(1)) : 1;
    String unit = counted.matches() ? counted.group(2) : typed;
    return labels
        .read(Choices.UNITS, unit)
        .map(slug -> new TimeEntry.Arrival(new UnitTypeId(slug), count));
  }

  /** What the time table has happen. */
  public static Table<TimeEntry> timeTable(Project project) {
    Fields<TimeEntry> of = new Fields<>(TimeEntry.class);
    Phrasebook phrases = Rulesets.phrasebook(project);
    Format<String> kind = Choosing.neededWord(Choices.TIME_KINDS);
    Rows<TimeEntry> rows =
        new EntryRows<>(
            Kinds.TIME_TABLE,
            (id, name, typed, labels) ->
                EntryRows.need(
                    Formats.WHOLE,
                    "turn",
                    typed,
                    labels,
                    turn ->
                        EntryRows.need(
                            kind,
                            "kind",
                            typed,
                            labels,
                            word ->
                                turn < 1
                                    ? new Start.Lacking<>("turn", "Turns are counted from 1.")
                                    : new Start.Begun<>(
                                        new TimeEntry(
                                            id,
                                            name,
                                            turn,
                                            0,
                                            word,
                                            Optional.empty(),
                                            List.of(),
                                            List.of(),
                                            Attributes.NONE,
                                            Origins.UNSTATED)))));
    return ScenarioTables.table(
        Tables.TIME_TABLE,
        "What happens in which turn.",
        "entry of the time table",
        rows,
        List.of(
            of.column("turn", "Turn", Formats.WHOLE),
            of.column("order", "Order", Formats.WHOLE),
            of.name("Entry"),
            of.column("kind", "Kind", kind),
            of.column("nation", "Nation", Choosing.optionalEntry(Choices.NATIONS, NationId::new)),
            of.column("units", "Units", ARRIVALS),
            of.column("places", "Places", Listing.PLACES),
            Column.shown(
                "words",
                "What comes",
                Look.PROSE,
                (entry, labels) -> Shown.words(phrases.arrival(labels.project(), entry))),
            of.source()));
  }

  /** The cards of all decks. */
  public static Table<Part<Deck.Card>> cards(Project project) {
    Phrasebook phrases = Rulesets.phrasebook(project);
    Rows<Part<Deck.Card>> rows =
        new PartRows<>(
            Kinds.DECKS,
            _ -> true,
            Lens.field(Deck.class, "cards"),
            card -> card.id().slug(),
            (typed, labels) ->
                EntryRows.need(
                    Formats.NAME,
                    "name",
                    typed,
                    labels,
                    name ->
                        Slug.of(name).isEmpty()
                            ? new Start.Lacking<>(
                                "name", "Give the card a name with letters or digits.")
                            : new Start.Begun<>(card(name))));
    return ScenarioTables.table(
        Tables.CARDS,
        "The cards of all decks.",
        "card",
        rows,
        List.of(
            Column.chosenOnce(PartRows.ENTRY, "Deck", Choices.DECKS, Part::entry),
            ScenarioTables.part(Deck.Card.class, "name", "Card", Formats.NAME),
            ScenarioTables.part(Deck.Card.class, "copies", "Copies", Formats.WHOLE),
            ScenarioTables.part(Deck.Card.class, "number", "Number", Formats.OPTIONAL_WHOLE),
            ScenarioTables.part(Deck.Card.class, "tags", "Notes", Listing.WORDS),
            Column.shown(
                "effects",
                "What it does",
                Look.PROSE,
                (row, labels) -> Shown.words(phrases.card(labels.project(), row.value())))));
  }

  private static Deck.Card card(String name) {
    return new Deck.Card(
        new CardId(Slug.of(name)),
        name,
        1,
        Optional.empty(),
        Tags.NONE,
        List.of(),
        Attributes.NONE,
        Origins.UNSTATED);
  }
}
