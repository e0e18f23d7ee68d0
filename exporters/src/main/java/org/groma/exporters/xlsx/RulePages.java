package org.groma.exporters.xlsx;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Phrasebook;
import org.groma.exporters.table.Choices;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Look;
import org.groma.exporters.table.Places;
import org.groma.exporters.table.Shown;
import org.groma.exporters.table.Tables;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;
import org.groma.model.tables.Deck;
import org.groma.model.tables.TimeEntry;

/** What the rules say of nations and turns, in the words of the ruleset. */
record RulePages(Labels labels, Where where, Phrasebook phrases) {

  private Project project() {
    return labels.project();
  }

  Page timeTable() {
    return Page.list(
        "Time table",
        "What happens on which turn.",
        List.of(
            Heading.of("Turn", Look.WHOLE),
            Heading.text("Kind"),
            Heading.text("Nation"),
            Heading.of("What happens", Look.PROSE),
            Heading.text("Places")),
        () ->
            project().get(Kinds.TIME_TABLE).stream()
                .sorted(
                    Comparator.comparingInt(TimeEntry::turn)
                        .thenComparingInt(TimeEntry::order)
                        .thenComparing(TimeEntry::id))
                .map(this::line));
  }

  private Line line(TimeEntry entry) {
    return Line.of(
        Cell.of(entry.turn()),
        Cell.of(term(project().vocabulary().timeKinds(), entry.kind())),
        entry.nation().map(id -> nation(id.slug())).orElse(Cell.NOTHING),
        Cell.of(phrases.arrival(project(), entry)),
        Cell.of(
            entry.places().stream()
                .map(place -> Places.label(place, labels))
                .collect(Collectors.joining("; "))));
  }

  static String term(List<Vocabulary.Term> terms, String word) {
    return terms.stream()
        .filter(term -> term.word().equals(word))
        .map(Vocabulary.Term::name)
        .findFirst()
        .orElse(word);
  }

  private Cell nation(String id) {
    return Cell.of(labels.of(Choices.NATIONS, id)).linked(where.link(Tables.NATIONS, id));
  }

  Page decks() {
    return Page.list(
            "Decks",
            "Every card and what it does.",
            List.of(
                Heading.text("Deck"),
                Heading.of("Number", Look.WHOLE),
                Heading.text("Card"),
                Heading.of("Copies", Look.WHOLE),
                Heading.text("Marks"),
                Heading.of("What it does", Look.PROSE)),
            () ->
                project().get(Kinds.DECKS).stream()
                    .sorted(Labels.byName())
                    .flatMap(deck -> deck.cards().stream().map(card -> line(deck, card))))
        .across();
  }

  private Line line(Deck deck, Deck.Card card) {
    return Line.of(
        Cell.of(deck.name()),
        card.number().map(Cell::of).orElse(Cell.NOTHING),
        Cell.of(card.name()),
        Cell.of(card.copies()),
        Cell.of(String.join("; ", card.tags().words())),
        Cell.of(phrases.card(project(), card)));
  }

  Page victory() {
    return Page.list(
        "Victory",
        "What nations score for, and when.",
        List.of(
            Heading.text("Nation"),
            Heading.text("When"),
            Heading.of("Points", Look.HALVES),
            Heading.of("For", Look.PROSE)),
        () ->
            project().get(Kinds.NATIONS).stream()
                .sorted(Labels.byName())
                .flatMap(nation ->
                    nation.victory().stream()
                        .flatMap(block ->
                            block.objectives().stream().map(each -> line(nation, block, each)))));
  }

  private Line line(Nation nation, Nation.VictoryBlock block, Nation.Objective objective) {
    return Line.of(
        nation(nation.id().slug()),
        Cell.of(phrases.block(block)),
        Cell.of(new Shown.Half(objective.points())),
        Cell.of(phrases.objective(project(), objective)));
  }

  Page specials() {
    return Page.list(
        "Special rules",
        "What holds for one nation only.",
        List.of(
            Heading.text("Nation"), Heading.text("Rule"), Heading.of("What it says", Look.PROSE)),
        () ->
            project().get(Kinds.NATIONS).stream()
                .sorted(Labels.byName())
                .flatMap(nation ->
                    nation.special().stream()
                        .map(special ->
                            Line.of(
                                nation(nation.id().slug()),
                                Cell.of(special.name()),
                                Cell.of(phrases.special(project(), special))))));
  }
}
