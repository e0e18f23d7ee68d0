package org.groma.engine.invasions.diplomacy;

import org.groma.engine.invasions.setting.DiplomacyDeck;

/**
 * What an envoy is sent for: a card and what it is played on.
 *
 * @param target the nation it is played on; -1 for none
 * @param other a second nation, of a bond that is to be broken; -1 for none
 * @param first a province that is asked for or offered; -1 for none
 * @param second the other province of a Foedus; -1 for none
 */
public record Errand(DiplomacyDeck.Kind card, int target, int other, int first, int second) {

  /** No envoy is sent. */
  public static final Errand NONE = new Errand(DiplomacyDeck.Kind.NOTHING, -1, -1, -1, -1);

  public static Errand to(DiplomacyDeck.Kind card, int target) {
    return new Errand(card, target, -1, -1, -1);
  }

  public boolean isNone() {
    return card == DiplomacyDeck.Kind.NOTHING;
  }
}
