package org.groma.engine.invasions.phrases;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import org.groma.engine.invasions.sequence.Step;

/** The words that parameters choose from, as they read within a sentence. */
final class Terms {

  private static final Map<String, String> NATIONS =
      Map.ofEntries(
          Map.entry("self", "itself"),
          Map.entry("target", "the target"),
          Map.entry("any", "any nation"),
          Map.entry("all", "all nations"),
          Map.entry("barbarian", "a Barbarian nation"),
          Map.entry("civilized", "a Civilized nation"),
          Map.entry("hostile", "a hostile nation"),
          Map.entry("ruler", "its ruler"),
          Map.entry("besieger", "the besieger"),
          Map.entry("random-civilized-area", "a random Civilized Area"),
          Map.entry("controller-of-area", "whoever controls the Area"));

  private static final Map<String, String> PLACES =
      Map.ofEntries(
          Map.entry("own", "anywhere"),
          Map.entry("own-city", "a controlled city"),
          Map.entry("random-own-city", "a random controlled city"),
          Map.entry("own-city-or-site", "a controlled city or city site"),
          Map.entry("own-empty-city-site", "a controlled empty city site"),
          Map.entry("own-largest-stack", "the largest stack"),
          Map.entry("one-stack", "one stack"),
          Map.entry("any-stack-of-4-or-more", "any stack of 4 or more"),
          Map.entry("enemy-stack-of-3-or-more", "an enemy stack of 3 or more"),
          Map.entry("any-roman-stack", "any Roman stack"),
          Map.entry("same-area", "that Area"),
          Map.entry("besieged-city", "the besieged city"),
          Map.entry("any-area", "any Area"),
          Map.entry("chosen", "a chosen Area"),
          Map.entry("random-civilized", "a random Civilized Area"),
          Map.entry("own-random", "a random Area of the nation"),
          Map.entry("heretical", "a heretical Area of the nation"),
          Map.entry("own-province", "the payer's provinces"),
          Map.entry("own-naval-stack", "naval stacks"));

  private static final Map<String, String> TIMES =
      Map.of(
          "end-of-own-activation", "the end of the payer's activation",
          "both-have-activated", "both have activated");

  private static final Map<String, String> BONDS =
      Map.of(
          "alliance", "an alliance",
          "client", "clientele",
          "foedus", "its Foedus",
          "vassalage", "its vassalage");

  private static final Map<String, String> IMMUNE =
      Map.of(
          "capital-area", "the Area of the capital",
          "barbarian-pagan-or-arian", "Pagan or Arian Barbarians");

  private static final Map<String, String> MOMENTS =
      Map.ofEntries(
          Map.entry("at-once", "at once"),
          Map.entry("administration", "in the Administration Phase"),
          Map.entry("start-of-activation", "at the start of an activation"),
          Map.entry("any-activation", "in any activation"),
          Map.entry("own-activation", "until its own activation"),
          Map.entry("movement", "during movement"),
          Map.entry("landing", "at a landing"),
          Map.entry("flight", "at a flight"),
          Map.entry("siege", "at a siege"),
          Map.entry("any-siege", "at any siege"),
          Map.entry("before-archery", "before archery"),
          Map.entry("before-melee", "before melee"),
          Map.entry("after-looting", "after looting"),
          Map.entry("when-a-card-is-played", "when a card is played"));

  private Terms() {}

  static String nation(String word) {
    return NATIONS.getOrDefault(word, plain(word));
  }

  static String place(String word) {
    return PLACES.getOrDefault(word, plain(word));
  }

  static String time(String word) {
    return TIMES.getOrDefault(word, plain(word));
  }

  static String bond(String word) {
    return BONDS.getOrDefault(word, plain(word));
  }

  static String immune(String word) {
    return IMMUNE.getOrDefault(word, plain(word));
  }

  /** When a card may be played. */
  static String moment(String word) {
    String known = MOMENTS.get(word);
    return known == null ? "in the " + step(word) + " step" : known;
  }

  /** A step of the turn by its title. */
  static String step(String word) {
    return Arrays.stream(Step.values())
        .filter(step -> step.word().equals(word))
        .map(Wording::title)
        .findFirst()
        .orElseGet(() -> Wording.spelt(word));
  }

  /** {@code D10}. */
  static String die(String word) {
    return word.toUpperCase(Locale.ROOT);
  }

  /** Whom an effect is about, where it is not whoever plays the card or owns the rule. */
  static String whose(Given given) {
    return !given.has("target") || given.is("target", "self")
        ? ""
        : " for " + nation(given.text("target"));
  }

  static String plain(String word) {
    return word.replace('-', ' ');
  }
}
