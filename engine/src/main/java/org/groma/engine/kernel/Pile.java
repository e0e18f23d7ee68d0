package org.groma.engine.kernel;

import java.util.Arrays;

/**
 * Cards to be drawn, by number, face down. Shuffled with the dice of the game, so that the same
 * seed deals the same cards.
 */
public final class Pile {

  private final int[] cards;
  private int left;

  private Pile(int[] cards, int left) {
    this.cards = cards;
    this.left = left;
  }

  /** A pile in the order given: the last card is drawn first. */
  public static Pile of(int... cards) {
    return new Pile(cards.clone(), cards.length);
  }

  public Pile copy() {
    return new Pile(cards.clone(), left);
  }

  public int size() {
    return left;
  }

  public boolean isEmpty() {
    return left == 0;
  }

  /** Every order of the cards that are left gets the same chance. */
  public void shuffle(Dice dice) {
    for (int i = left - 1; i > 0; i--) {
      int j = dice.below(i + 1);
      int card = cards[i];
      cards[i] = cards[j];
      cards[j] = card;
    }
  }

  /** Takes the top card. */
  public int draw() {
    if (left == 0) {
      throw new IllegalStateException("the pile is empty");
    }
    return cards[--left];
  }

  /** Puts a card back on top; there is room for as many as the pile began with. */
  public void putBack(int card) {
    cards[left++] = card;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pile that && Arrays.equals(cards, 0, left, that.cards, 0, that.left);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(Arrays.copyOf(cards, left));
  }
}
