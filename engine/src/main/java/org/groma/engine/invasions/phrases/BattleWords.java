package org.groma.engine.invasions.phrases;

import java.util.Locale;
import java.util.Optional;

/** Clauses on dice, rolls, sieges, marches and cards in play. */
final class BattleWords implements Family {

  private final Names names;

  BattleWords(Names names) {
    this.names = names;
  }

  @Override
  public Optional<String> tell(String word, Given given) {
    return Optional.ofNullable(
        switch (word) {
          case "ambush" ->
              given.is("mode", "automatic")
                  ? "an ambush succeeds without a roll"
                  : "ambushes " + Terms.plain(given.text("mode"));
          case "automatic" ->
              String.format(
                  Locale.ROOT,
                  "%s %s without a roll",
                  Terms.plain(given.text("roll")),
                  outcome(given.text("result")));
          case "campaigns" -> given.signedCount("amount", "campaign") + " for one leader";
          case "paces" -> given.signedCount("amount", "pace") + " for one stack";
          case "dice" -> dice(given);
          case "trade-dice" ->
              String.format(
                  Locale.ROOT,
                  "%s trades %s %s %s for %s",
                  side(given),
                  given.number("count"),
                  given.text("from"),
                  given.isOne("count") ? "die" : "dice",
                  given.text("to"));
          case "melee-modifier" ->
              String.format(
                  Locale.ROOT,
                  "advanced combat: %s to melee for %s",
                  given.signed("amount"),
                  side(given));
          case "re-rolls" ->
              String.format(
                  Locale.ROOT, "%s for %s", given.count("count", "extra re-roll"), side(given));
          case "roll-modifier" -> modifier(given);
          case "lift-siege" -> "the siege is lifted";
          case "sea-without-fleet" ->
              String.format(
                  Locale.ROOT,
                  "crosses up to %s without a fleet",
                  given.count("zones", "sea zone"));
          case "no-sea-risk" -> "lands without a sea risk roll";
          case "strait-cost" ->
              String.format(
                  Locale.ROOT,
                  "crossing the %s costs only %s",
                  names.link(given.text("link")),
                  given.count("paces", "pace"));
          case "redeploy-within" ->
              String.format(
                  Locale.ROOT,
                  "ends its activation with all units within %s of the %s",
                  given.count("provinces", "province"),
                  Terms.plain(given.text("of")));
          case "interrupted-activation" -> interruption(given);
          case "united-activation" ->
              "activates, stacks and fights together with " + names.the(given.text("with"));
          case "forbid-attack" -> "may not attack " + names.the(given.text("target"));
          case "cancel-card" -> "cancels " + Wording.either(given.each("decks", CardWords::oneOf));
          case "reshuffle" ->
              String.format(
                  Locale.ROOT,
                  "the discards are shuffled back into the %s deck, then a new card is drawn",
                  names.deck(given.text("deck")));
          case "nothing" -> "no effect";
          default -> null;
        });
  }

  private static String outcome(String result) {
    return switch (result) {
      case "success" -> "succeeds";
      case "failure" -> "fails";
      default -> "gives " + Terms.plain(result);
    };
  }

  private static String side(Given given) {
    return given.is("side", "chosen") ? "one side" : "the " + Terms.plain(given.text("side"));
  }

  private static String dice(Given given) {
    return String.format(
        Locale.ROOT,
        "%s %s %s %s for %s",
        given.size("count"),
        given.isNegative("count") ? "fewer" : "more",
        given.text("colour"),
        given.isOne("count") ? "die" : "dice",
        side(given));
  }

  private static String modifier(Given given) {
    String whose =
        switch (given.text("target")) {
          case "" -> "the";
          case "self" -> "its";
          case "any" -> "any";
          default -> Terms.nation(given.text("target")) + "'s";
        };
    return String.format(
        Locale.ROOT,
        "%s to %s %s roll",
        given.signed("amount"),
        whose,
        Terms.plain(given.text("roll")));
  }

  private static String interruption(Given given) {
    String between =
        given
            .part("between")
            .map(part ->
                String.format(
                    Locale.ROOT,
                    "%s %s nations activate",
                    Wording.spelt(part.text("family")),
                    part.names().status(part.text("status"))))
            .orElseGet(() -> given.text("between"));
    return String.format(
        Locale.ROOT,
        "pauses after the %s while %s, then plays the %s",
        subStep(given.text("first")),
        between,
        Wording.list(given.each("then", BattleWords::subStep)));
  }

  private static String subStep(String word) {
    return switch (word) {
      case "invasion-unit-stacks-1" -> "first Unit Stacks of its invasion";
      case "invasion-unit-stacks-2" -> "second Unit Stacks";
      default -> Wording.spelt(word);
    };
  }
}
