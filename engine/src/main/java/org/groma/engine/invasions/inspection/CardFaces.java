package org.groma.engine.invasions.inspection;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.model.tables.Deck;
import org.groma.model.value.Datum;

/** What the faces and the words of a card say of it. */
final class CardFaces {

  private static final List<String> KINDS = List.of("passive", "military", "reform");
  private static final List<String> STATUSES = List.of("kingdom", "empire");
  private static final List<String> SECTIONS = List.of("young", "mature", "old");
  private static final Pattern GOLD = Pattern.compile("([0-9]+) Gold.*");
  private static final List<String> ORIGINS = List.of("printed ", "reconstructed: ", "house: ");

  private CardFaces() {}

  static void look(Deck.Card card, Consumer<String> problems) {
    if (KINDS.stream().anyMatch(card.tags()::has)) {
      faces(card, problems);
    }
    named(card, problems);
    heresy(card, problems);
    sieges(card, problems);
    if (card.attributes().text("latinName").filter(String::isBlank).isPresent()) {
      problems.accept("the card " + card.name() + " has an empty Latin name");
    }
    if (card.attributes().get("priceOrigin").orElse(null) instanceof Datum.Fields origins) {
      origins
          .fields()
          .forEach((status, origin) -> {
            if (!(origin instanceof Datum.Text(String text)
                && ORIGINS.stream().anyMatch(text::startsWith))) {
              problems.accept("the card " + card.name() + " does not say where its price is from");
            }
          });
    }
  }

  /** One case for each status and section of the track. */
  private static void faces(Deck.Card card, Consumer<String> problems) {
    Set<String> seen = new HashSet<>();
    for (Datum face : card.effects()) {
      if (face instanceof Datum.Fields(Map<String, Datum> parts)
          && parts.keySet().contains("when")
          && parts.get("when") instanceof Datum.Fields when
          && when.get("status").orElse(null) instanceof Datum.Text(String status)
          && when.get("section").orElse(null) instanceof Datum.Text(String section)
          && !seen.add(status + " " + section)) {
        problems.accept("the card " + card.name() + " has two faces " + status + ", " + section);
      }
    }
    for (String status : STATUSES) {
      for (String section : SECTIONS) {
        if (!seen.contains(status + " " + section)) {
          problems.accept("the card " + card.name() + " has no face " + status + ", " + section);
        }
      }
    }
  }

  /** The calamity spares the Area of the capital, the event does not (XXXI.C). */
  private static void heresy(Deck.Card card, Consumer<String> problems) {
    boolean isEvent = !card.tags().isEmpty();
    for (Datum effect : card.effects()) {
      if (effect instanceof Datum.Fields(Map<String, Datum> words)
          && words.keySet().contains("heresy")
          && words.get("heresy") instanceof Datum.Fields heresy) {
        boolean isSpared =
            heresy.get("immune").orElse(null) instanceof Datum.Items(List<Datum> immune)
                && immune.contains(Datum.text("capital-area"));
        boolean isSaid =
            card.attributes()
                .get("capitalAreaImmune")
                .filter(new Datum.Flag(true)::equals)
                .isPresent();
        if (isSpared == isEvent || (isSaid && isEvent)) {
          problems.accept(
              "the card "
                  + card.name()
                  + (isEvent ? " spares" : " does not spare")
                  + " the Area of the capital");
        }
      }
    }
  }

  /** Only what lifts a siege is played in any siege. */
  private static void sieges(Deck.Card card, Consumer<String> problems) {
    boolean isLifting =
        card.effects().stream()
            .anyMatch(effect ->
                effect instanceof Datum.Fields(Map<String, Datum> words)
                    && words.keySet().contains("lift-siege"));
    if (card.attributes()
        .text("playUntil")
        .filter(it -> it.equals("any-siege") != isLifting)
        .isPresent()) {
      problems.accept("the card " + card.name() + " is played at another time than it works");
    }
  }

  /** A card that is called by its Gold brings so much. */
  private static void named(Deck.Card card, Consumer<String> problems) {
    Matcher name = GOLD.matcher(card.name());
    if (!name.matches()) {
      return;
    }
    for (Datum effect : card.effects()) {
      if (effect instanceof Datum.Fields(Map<String, Datum> words)
          && words.keySet().contains("gold")
          && words.get("gold") instanceof Datum.Fields gold
          && !gold.get("amount")
              .equals(Optional.of(Datum.number(Integer.parseInt(name.group(1)))))) {
        problems.accept(String.format(Locale.ROOT, "the card %s brings other Gold", card.name()));
      }
    }
  }
}
