package org.groma.engine.romanitas.phrases;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.engine.kernel.Spelling;
import org.groma.engine.kernel.Worded;
import org.groma.engine.romanitas.setting.Face;
import org.groma.model.tables.Deck;

/** What the two sides of a stratagem counter do. */
final class CardWords {

  private CardWords() {}

  static String of(Deck.Card card) {
    return String.join(
        ". ", Stream.of(side(card, "enemy"), side(card, "roman")).flatMap(List::stream).toList());
  }

  private static List<String> side(Deck.Card card, String whose) {
    Optional<Face> face =
        card.attributes().text(whose).flatMap(word -> Worded.find(Face.class, word));
    return face
        .map(each ->
            Spelling.capital(whose) + " side, " + Spelling.spelt(each.word()) + ": " + effect(each))
        .stream()
        .toList();
  }

  private static String effect(Face face) {
    return switch (face) {
      case RALLY -> "a routed unit returns to the rear of a box, an empty one first";
      case IRON_DISCIPLINE -> "+1 for one unit";
      case DEFENSIVE_WORKS -> "attackers have −1 in melee";
      case RESERVE -> "a unit of the reserve fills a box that was broken through";
      case FAVOURABLE_TERRAIN -> "attackers of one box have −1 in fire and melee";
      case AMBUSH -> "+2 for front units in the first pass";
      case HARASSMENT -> "+1 for all who fire";
      case MANOEUVRE -> "+1 for units on the wings";
      case FRONTAL_ASSAULT -> "+1 for units in the centre";
      case SIEGE ->
          "a fortified space falls at once, Constantinople excepted; the besieger rolls for losses";
      case DEFENSIVE_TACTIC -> "+1 for Limitanei and Skoutatoi";
    };
  }
}
