package org.groma.engine.invasions.inspection;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.tables.Deck;
import org.groma.model.value.Datum;

/** Decks and cards that contradict their tables, their size or each other. */
final class DeckFigures implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "data.deck-figures",
          Severity.ERROR,
          "XIII.C",
          "Deck or card that contradicts a table, its size or another card",
          "The card in the hand and the table on the aid say different things.",
          "The deck Events: the card Plague has 2 copies and 3 numbers.",
          "Correct the card, or the figure of the deck.");

  /** Figures of decks that a table gives, too. */
  private static final Map<String, String> CELLS =
      Map.of(
          "administration.draw", "administration-costs/@/draw",
          "administration.minimumTypes", "administration-costs/@/minimumTypes",
          "administration.drawBonus", "administration-costs/@/drawBonus",
          "diplomacy.unusedPays", "diplomacy-draw/unused-card/gold");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (Deck deck : ground.project().get(Kinds.DECKS)) {
      Consumer<String> problems =
          problem ->
              out.accept(
                  Ground.object(
                      ABOUT,
                      "The deck " + deck.name() + ": " + problem + ".",
                      Kinds.DECKS,
                      deck,
                      "cards"));
      figures(ground.project(), deck, problems, out);
      numbers(deck, problems);
      for (Deck.Card card : deck.cards()) {
        card(ground.project(), card, problems);
      }
    }
  }

  private static void figures(
      Project project, Deck deck, Consumer<String> problems, Consumer<Objection> out) {
    deck.attributes()
        .byName()
        .forEach((name, said) ->
            Optional.ofNullable(CELLS.get(deck.id() + "." + name))
                .map(TableCells::at)
                .filter(cell -> cell.in(project).filter(it -> !it.equals(said)).isPresent())
                .ifPresent(cell ->
                    out.accept(
                        Objection.of(
                            ABOUT,
                            String.format(
                                Locale.ROOT,
                                "The deck %s: %s differs from %s.",
                                deck.name(),
                                name,
                                cell),
                            "attributes." + name,
                            "deck:" + deck.id(),
                            cell.subject()))));
    is(deck, "size", deck.size(), problems);
    is(deck, "gold", gold(deck), problems);
    types(project, deck, problems);
    draw(project, deck, problems);
    order(project, deck, problems);
  }

  private static void is(Deck deck, String name, int count, Consumer<String> problems) {
    deck.attributes()
        .number(name)
        .filter(said -> said != count)
        .ifPresent(said ->
            problems.accept(
                String.format(Locale.ROOT, "it says %s %d, but comes to %d", name, said, count)));
  }

  /** All Gold that its cards bring. */
  private static int gold(Deck deck) {
    return deck.cards().stream()
        .mapToInt(card ->
            card.copies()
                * card.effects().stream()
                    .flatMap(effect -> part(effect, "gold").stream())
                    .flatMap(gold -> part(gold, "amount").stream())
                    .mapToInt(
                        amount -> amount instanceof Datum.Amount it ? it.number().intValue() : 0)
                    .sum())
        .sum();
  }

  private static Optional<Datum> part(Datum datum, String name) {
    return datum instanceof Datum.Fields(Map<String, Datum> fields)
            && fields.keySet().contains(name)
        ? Optional.of(fields.get(name))
        : Optional.empty();
  }

  /** The kinds of a deck are as many as the table of their costs counts. */
  private static void types(Project project, Deck deck, Consumer<String> problems) {
    if (deck.attributes().get("types").orElse(null) instanceof Datum.Fields types) {
      types
          .fields()
          .forEach((type, said) -> {
            TableCells cell = new TableCells("administration-costs", type, "cards");
            if (cell.in(project).filter(it -> !it.equals(said)).isPresent()) {
              problems.accept("its " + type + " cards differ from " + cell);
            }
          });
    }
  }

  private static void draw(Project project, Deck deck, Consumer<String> problems) {
    if (deck.attributes().get("draw").orElse(null) instanceof Datum.Fields draws) {
      draws
          .fields()
          .forEach((status, said) -> {
            TableCells cell = new TableCells("diplomacy-draw", status, "cards");
            if (cell.in(project).filter(it -> !it.equals(said)).isPresent()) {
              problems.accept("draw of a " + status + " differs from " + cell);
            }
          });
    }
  }

  /** Whoever draws in an order draws in that of the players. */
  private static void order(Project project, Deck deck, Consumer<String> problems) {
    if (deck.attributes().get("order").orElse(null) instanceof Datum.Items(List<Datum> order)) {
      List<Datum> players =
          project.get(Kinds.TABLES).find("player-order").stream()
              .flatMap(table -> table.rows().stream())
              .flatMap(row -> Optional.ofNullable(row.cells().get("player")).stream())
              .toList();
      if (!players.isEmpty() && !players.equals(order)) {
        problems.accept("its order differs from that of the players");
      }
    }
  }

  /** Numbers of cards: as many as copies, each once. */
  private static void numbers(Deck deck, Consumer<String> problems) {
    if (deck.attributes().get("private").isEmpty()) {
      return; // only events are numbered of themselves
    }
    Set<Integer> seen = new HashSet<>();
    for (Deck.Card card : deck.cards()) {
      List<Integer> own = new ArrayList<>();
      if (card.attributes().get("numbers").orElse(null) instanceof Datum.Items(var items)) {
        items.forEach(
            item -> own.add(item instanceof Datum.Amount it ? it.number().intValue() : 0));
      } else {
        card.number().ifPresent(own::add);
      }
      if (own.size() != card.copies()) {
        problems.accept(
            String.format(
                Locale.ROOT,
                "the card %s has %d copies and %d numbers",
                card.name(),
                card.copies(),
                own.size()));
      } else if (card.number().filter(own.getFirst()::equals).isEmpty()) {
        problems.accept("the card " + card.name() + " is counted from another number than its own");
      }
      own.stream()
          .filter(number -> !seen.add(number))
          .forEach(number -> problems.accept("two cards have the number " + number));
    }
  }

  private static void card(Project project, Deck.Card card, Consumer<String> problems) {
    String name = "the card " + card.name();
    if (card.effects().isEmpty()) {
      problems.accept(name + " does nothing");
    }
    boolean isPublic = card.tags().has("public");
    boolean isAtOnce =
        card.attributes()
            .text("play")
            .or(() -> card.attributes().text("resolve"))
            .filter("at-once"::equals)
            .isPresent();
    if ((isPublic || card.tags().has("private")) && isPublic != isAtOnce) {
      problems.accept(
          name + (isPublic ? " is public, but kept" : " is private, but played at once"));
    }
    prices(project, card, name, problems);
    card.attributes()
        .text("event")
        .ifPresent(event -> {
          Optional<Deck.Card> meant = card(project, "events", event);
          if (meant.isEmpty()) {
            problems.accept(name + " brings an event '" + event + "', which there is not");
          } else if (!meant.get().number().equals(card.number())
              || meant.get().tags().has("public") != isPublic) {
            problems.accept(name + " is not like its event " + meant.get().name());
          }
        });
    card.attributes()
        .text("calamity")
        .filter(calamity -> card(project, "calamities", calamity).isEmpty())
        .ifPresent(calamity ->
            problems.accept(name + " brings a calamity '" + calamity + "', which there is not"));
    for (String column : List.of("exceptional", "others")) {
      TableCells cell = new TableCells("caravan-income", "event", column);
      card.effects().stream()
          .flatMap(effect -> part(effect, "caravan-income").stream())
          .flatMap(given -> part(given, column).stream())
          .filter(said -> cell.in(project).filter(it -> !it.equals(said)).isPresent())
          .forEach(_ -> problems.accept(name + " differs from " + cell));
    }
    TableCells bound = TableCells.at("alliance-rules/not-for/value");
    if (card.attributes()
        .get("notTarget")
        .filter(said -> bound.in(project).filter(it -> !it.equals(said)).isPresent())
        .isPresent()) {
      problems.accept(name + " spares others than " + bound);
    }
    CardFaces.look(card, problems);
  }

  private static Optional<Deck.Card> card(Project project, String deck, String id) {
    return project.get(Kinds.DECKS).find(deck).stream()
        .flatMap(each -> each.cards().stream())
        .filter(each -> each.id().slug().equals(id))
        .findFirst();
  }

  /** A card of the Administration costs what its type costs. */
  private static void prices(
      Project project, Deck.Card card, String name, Consumer<String> problems) {
    if (card.attributes().get("price").orElse(null) instanceof Datum.Fields prices) {
      prices
          .fields()
          .forEach((status, price) ->
              card.tags().words().stream()
                  .map(type -> new TableCells("administration-costs", type, status))
                  .filter(cell -> cell.in(project).filter(it -> !it.equals(price)).isPresent())
                  .forEach(cell -> problems.accept(name + " has another price than " + cell)));
    }
  }
}
