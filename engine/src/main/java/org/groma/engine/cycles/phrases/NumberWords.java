package org.groma.engine.cycles.phrases;

import org.groma.engine.kernel.Spelling;

/** What the single numbers of the rules are. */
final class NumberWords {

  private NumberWords() {}

  static String of(String key) {
    return switch (key) {
      case "kingdom-units" -> "units that start the countdown to a kingdom";
      case "tribes" -> "tribes of a player at most";
      case "pillage" -> "pillage, times the tax value";
      case "pillage-turns" -> "turns that a pillaged city yields nothing";
      case "capital" -> "tax of a capital";
      case "capital-good" -> "tax of a capital under a good ruler";
      case "capital-corrupt" -> "tax of a capital under corruption";
      case "garrison-least" -> "strength of a neutral garrison at least";
      case "administration-step" -> "per cent of the tax income for a column";
      case "leader-shift" -> "columns that a leader shifts odds by";
      case "carried" -> "units that a ship carries";
      case "tribute" -> "tribute each turn at most";
      case "sinking-retreat" -> "a retreating ship sinks on a die of";
      case "defection-reach" -> "areas within which units defect";
      case "mutiny" -> "per cent of the units that mutiny, times a die";
      case "disorder" -> "per cent of the tax value in civil disorder, times a die";
      case "revival-revolt" -> "per cent of the tax value that revolts before a revival";
      case "persia-from" -> "first turn in which the Persian kingdom can be chosen";
      default -> Spelling.spelt(key);
    };
  }
}
