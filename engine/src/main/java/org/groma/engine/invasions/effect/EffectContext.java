package org.groma.engine.invasions.effect;

/** Stands in until the effects of cards are here. */
public record EffectContext(int nation) {

  public static EffectContext of(int nation) {
    return new EffectContext(nation);
  }
}
