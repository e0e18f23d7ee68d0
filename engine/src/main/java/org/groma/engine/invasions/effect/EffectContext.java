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
 */
public record EffectContext(int nation, int target, int area, int province, String card) {

  public static EffectContext of(int nation) {
    return of(nation, "");
  }

  public static EffectContext of(int nation, String card) {
    return new EffectContext(nation, World.NOBODY, World.NOBODY, World.NOBODY, card);
  }

  /** An event that nobody in particular plays. */
  public static EffectContext ofAll(String card) {
    return of(World.NOBODY, card);
  }

  public EffectContext against(int other) {
    return new EffectContext(nation, other, area, province, card);
  }

  public EffectContext in(int where) {
    return new EffectContext(nation, target, where, province, card);
  }

  public EffectContext at(int where) {
    return new EffectContext(nation, target, area, where, card);
  }

  /** Whom effects without a target of their own are about. */
  int subject() {
    return target >= 0 ? target : nation;
  }
}
