package org.groma.engine.invasions.phrases;

import java.util.Optional;

/** Clauses on dice, rolls, sieges and marches. */
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
                  : "ambushes: " + Terms.plain(given.text("mode"));
          case "automatic" ->
              Terms.roll(given.text("roll")) + " without a roll: " + given.text("result");
          case "campaigns" ->
              given.signed("amount") + " " + of(given, "campaign") + " for a leader";
          case "paces" -> given.signed("amount") + " " + of(given, "pace") + " for a stack";
          case "dice" -> dice(given);
          case "trade-dice" ->
              given.count("count", given.text("from") + " battle die").replace("dies", "dice")
                  + " traded for "
                  + given.text("to")
                  + side(given);
          case "melee-modifier" ->
              given.signed("amount") + " to the melee roll of advanced combat" + side(given);
          case "re-rolls" -> given.count("count", "extra re-roll") + side(given);
          case "roll-modifier" ->
              given.signed("amount")
                  + " to the "
                  + Terms.roll(given.text("roll"))
                  + " roll"
                  + of(given);
          case "lift-siege" -> "the siege is lifted";
          case "sea-without-fleet" ->
              "crosses up to " + given.count("zones", "sea zone") + " without a fleet";
          case "no-sea-risk" -> "lands without a sea risk roll";
          case "strait-cost" ->
              "crossing the "
                  + names.link(given.text("link"))
                  + " costs "
                  + given.count("paces", "pace");
          case "redeploy-within" ->
              "ends its activation with all units within "
                  + given.count("provinces", "province")
                  + " of the "
                  + given.text("of");
          case "interrupted-activation" -> interruption(given);
          case "united-activation" ->
              "activates, stacks and fights together with " + names.the(given.text("with"));
          case "forbid-attack" -> "may not attack " + names.the(given.text("target"));
          case "cancel-card" ->
              "cancels "
                  + Wording.either(given.each("decks", CardWords::oneOf))
                  + " as it is played";
          case "reshuffle" ->
              "shuffle the discards back into the deck "
                  + names.deck(given.text("deck"))
                  + ", then draw again";
          case "nothing" -> "no effect";
          default -> null;
        });
  }

  private static String of(Given given, String one) {
    return given.isOne("amount") ? one : Wording.plural(one);
  }

  private static String side(Given given) {
    return given.is("side", "chosen")
        ? " for a side of choice"
        : " for the side " + Terms.plain(given.text("side"));
  }

  private static String of(Given given) {
    return !given.has("target") || given.is("target", "self")
        ? ""
        : " of " + Terms.nation(given.text("target"));
  }

  private static String dice(Given given) {
    return given.size("count")
        + " "
        + given.text("colour")
        + " battle "
        + (given.isOne("count") ? "die " : "dice ")
        + (given.isNegative("count") ? "less" : "more")
        + side(given);
  }

  private static String interruption(Given given) {
    String between =
        given
            .part("between")
            .map(part ->
                Wording.spelt(part.text("family"))
                    + " "
                    + part.names().status(part.text("status"))
                    + " nations activate")
            .orElseGet(() -> given.text("between"));
    return "pauses after the "
        + subStep(given.text("first"))
        + " while "
        + between
        + ", then plays the "
        + Wording.list(given.each("then", BattleWords::subStep));
  }

  private static String subStep(String word) {
    return switch (word) {
      case "invasion-unit-stacks-1" -> "first Unit Stacks of its invasion";
      case "invasion-unit-stacks-2" -> "second Unit Stacks";
      case "campaigns" -> "Campaigns";
      default -> Wording.spelt(word);
    };
  }
}
