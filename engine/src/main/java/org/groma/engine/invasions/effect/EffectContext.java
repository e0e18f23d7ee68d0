package org.groma.engine.invasions.effect;

import org.groma.engine.invasions.state.World;

/**
 * For whom effects happen and what they are about; -1 where there is nothing of the kind.
 *
 * @param nation who plays the card, drew it or owns the rule; nobody for a public event
 * @param target the nation that the card names
 * @param area the Area it is about
 * @param province the province it is about
 * @param card the id of the card, for players who want to know
 * @param chooser who decides what is left open: the nation, or one of the player who drew a public
 *     event
 */
public record EffectContext(
    int nation, int target, int area, int province, String card, int chooser) {

  public static EffectContext of(int nation) {
    return of(nation, "");
  }

  public static EffectContext of(int nation, String card) {
    return new EffectContext(nation, World.NOBODY, World.NOBODY, World.NOBODY, card, nation);
  }

  /** An event that nobody in particular plays. */
  public static EffectContext ofAll(int chooser, String card) {
    int none = World.NOBODY;
    return new EffectContext(none, none, none, none, card, chooser);
  }

  public EffectContext against(int other) {
    return new EffectContext(nation, other, area, province, card, chooser);
  }

  public EffectContext in(int where) {
    return new EffectContext(nation, target, where, province, card, chooser);
  }

  public EffectContext at(int where) {
    return new EffectContext(nation, target, area, where, card, chooser);
  }

  /** Whom effects without a target of their own are about. */
  int subject() {
    return target >= 0 ? target : nation;
  }
}
