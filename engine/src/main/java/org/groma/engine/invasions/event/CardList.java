package org.groma.engine.invasions.event;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.List;

/** Cards by their numbers, in an order. Immutable. */
public final class CardList {

  public static final CardList NONE = new CardList(new int[0]);

  private final int[] cards;

  private CardList(int[] cards) {
    this.cards = cards;
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static CardList read(List<Integer> cards) {
    return of(cards.stream().mapToInt(Integer::intValue).toArray());
  }

  public static CardList of(int... cards) {
    return new CardList(cards.clone());
  }

  public int size() {
    return cards.length;
  }

  public int get(int i) {
    return cards[i];
  }

  public CardList with(int card) {
    int[] more = Arrays.copyOf(cards, cards.length + 1);
    more[cards.length] = card;
    return new CardList(more);
  }

  /** The same cards without the first of this number. */
  public CardList without(int card) {
    for (int i = 0; i < cards.length; i++) {
      if (cards[i] == card) {
        int[] fewer = new int[cards.length - 1];
        System.arraycopy(cards, 0, fewer, 0, i);
        System.arraycopy(cards, i + 1, fewer, i, fewer.length - i);
        return new CardList(fewer);
      }
    }
    throw new IllegalArgumentException("there is no card " + card + " among " + this);
  }

  public boolean contains(int card) {
    for (int each : cards) {
      if (each == card) {
        return true;
      }
    }
    return false;
  }

  @JsonValue
  public int[] toArray() {
    return cards.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CardList that && Arrays.equals(cards, that.cards);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cards);
  }

  @Override
  public String toString() {
    return Arrays.toString(cards);
  }
}
