package org.groma.engine.romanitas.inspection;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.Worded;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.engine.romanitas.setting.Face;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.Deck;

/** Stratagems that are on no counter, on too many, or on both sides of one. */
final class StratagemFaces implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.stratagem-faces",
          Severity.ERROR,
          "7.1.3",
          "Stratagem that is on no counter or on too many",
          "Each stratagem is on one side of one counter, Rally on two; each of those that enemies"
              + " use is the enemy side of one.",
          "The deck Stratagems has no Ambush.",
          "Compare both sides of the counters with the list of stratagems.");

  private static final String DECK = "stratagems";

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (Deck deck : ground.project().get(Kinds.DECKS)) {
      if (deck.id().slug().equals(DECK)) {
        faces(deck, out);
        names(deck, out);
      } else {
        out.accept(object(deck, "id", "is not used: the rules draw from the deck stratagems only"));
      }
    }
  }

  private static void faces(Deck deck, Consumer<Objection> out) {
    Map<Face, Integer> sides = new EnumMap<>(Face.class);
    Map<Face, Integer> enemies = new EnumMap<>(Face.class);
    List<String> unknown = new ArrayList<>();
    for (Deck.Card card : deck.cards()) {
      for (String side : List.of("enemy", "roman")) {
        String word = card.attributes().text(side).orElse("");
        Worded.find(Face.class, word)
            .ifPresentOrElse(
                face -> {
                  sides.merge(face, card.copies(), Integer::sum);
                  if (side.equals("enemy")) {
                    enemies.merge(face, card.copies(), Integer::sum);
                  }
                },
                () -> unknown.add(word));
      }
    }
    if (!unknown.isEmpty()) {
      return; // a word that is misspelt is told by the shape of the deck
    }
    for (Face face : Face.values()) {
      int wanted = face == Face.RALLY ? 2 : 1;
      int there = sides.getOrDefault(face, 0);
      if (there != wanted) {
        out.accept(
            object(
                deck,
                "cards",
                String.format(
                    Locale.ROOT,
                    "has %s on %d sides of its counters, and %d belong there",
                    face.word(),
                    there,
                    wanted)));
      } else if (Face.ENEMY.contains(face) && enemies.getOrDefault(face, 0) != 1) {
        out.accept(
            object(deck, "cards", "does not have " + face.word() + " as the enemy side of one"));
      }
    }
  }

  private static void names(Deck deck, Consumer<Objection> out) {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < deck.cards().size(); i++) {
      Deck.Card card = deck.cards().get(i);
      if (!seen.add(card.name())) {
        out.accept(object(deck, "cards[" + i + "].name", "has two counters called " + card.name()));
      }
    }
  }

  private static Objection object(Deck deck, String path, String problem) {
    return Objection.of(
        ABOUT, "The deck " + deck.name() + " " + problem + ".", path, "deck:" + deck.id());
  }
}
