package org.groma.engine.invasions.story;

import org.groma.engine.invasions.phrases.Wording;

/** What points were earned for, in words. */
final class Reasons {

  private Reasons() {}

  static String words(String reason) {
    return switch (reason) {
      case "eliminated" -> "enemies eliminated";
      case "loot" -> "looting";
      case "kingdom" -> "a Kingdom";
      case "empire" -> "an Empire";
      case "revolt" -> "a revolt subdued";
      case "client" -> "a client";
      case "federate" -> "a federate";
      case "submission" -> "a vassal";
      case "pillage" -> "an Area laid waste";
      case "control" -> "control";
      case "foedus" -> "a Foedus";
      case "rounding" -> "rounding up";
      case "raid" -> "a raid";
      case "conversion" -> "a conversion";
      case "capital" -> "a capital";
      case "collapse" -> "a collapse";
      case "failed-rebellion" -> "a failed rebellion";
      case "refused-naval-battle" -> "a naval battle refused";
      default -> Wording.spelt(reason); // the name of a card
    };
  }
}
