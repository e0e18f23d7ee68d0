package org.groma.validator.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.groma.model.tables.Deck;

/**
 * The numbers printed on the cards of a deck. Where every card has a number, copies of a card are
 * taken to have the numbers that follow it; where only some have one, the numbers are no count of
 * the cards, and only the written ones are known.
 */
record CardNumbers(NavigableMap<Integer, List<Integer>> cardsByNumber, boolean complete) {

  static CardNumbers of(Deck deck) {
    boolean complete =
        !deck.cards().isEmpty()
            && deck.cards().stream().allMatch(card -> card.number().isPresent());
    NavigableMap<Integer, List<Integer>> found = new TreeMap<>();
    for (int i = 0; i < deck.cards().size(); i++) {
      Deck.Card card = deck.cards().get(i);
      if (card.number().isPresent()) {
        int first = card.number().get();
        for (int copy = 0; copy < (complete ? card.copies() : 1); copy++) {
          found.computeIfAbsent(first + copy, _ -> new ArrayList<>(1)).add(i);
        }
      }
    }
    return new CardNumbers(found, complete);
  }
}
