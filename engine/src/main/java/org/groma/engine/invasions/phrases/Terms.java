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
          Map.entry("own", "its provinces"),
          Map.entry("own-city", "one of its cities"),
          Map.entry("random-own-city", "one of its cities at random"),
          Map.entry("own-city-or-site", "one of its cities or city sites"),
          Map.entry("own-empty-city-site", "one of its empty city sites"),
          Map.entry("own-largest-stack", "its largest stack"),
          Map.entry("one-stack", "one stack"),
          Map.entry("any-stack-of-4-or-more", "any stack of 4 or more"),
          Map.entry("enemy-stack-of-3-or-more", "an enemy stack of 3 or more"),
          Map.entry("any-roman-stack", "any Roman stack"),
          Map.entry("same-area", "that Area"),
          Map.entry("besieged-city", "the besieged city"),
          Map.entry("any-area", "any Area"),
          Map.entry("chosen", "an Area of choice"),
          Map.entry("random-civilized", "a random Civilized Area"),
          Map.entry("own-random", "one of its Areas at random"),
          Map.entry("heretical", "one of its heretical Areas"),
          Map.entry("own-province", "one of its provinces"),
          Map.entry("own-naval-stack", "one of its naval stacks"));

  private static final Map<String, String> TIMES =
      Map.of(
          "end-of-own-activation", "the end of its activation",
          "both-have-activated", "both have activated");

  private static final Map<String, String> BONDS =
      Map.of(
          "alliance", "an alliance",
          "client", "a clientele",
          "foedus", "a Foedus",
          "vassalage", "a vassalage");

  private static final Map<String, String> IMMUNE =
      Map.of(
          "capital-area", "the Area of the capital",
          "barbarian-pagan-or-arian", "Barbarian, Pagan or Arian ones");

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

  /** A roll: {@code sea risk}. */
  static String roll(String word) {
    return plain(word);
  }

  static String plain(String word) {
    return word.replace('-', ' ');
  }
}
