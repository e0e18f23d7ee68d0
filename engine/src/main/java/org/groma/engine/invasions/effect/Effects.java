package org.groma.engine.invasions.effect;

import java.util.List;
import org.groma.engine.invasions.play.Play;
import org.groma.model.value.Datum;

/** Stands in until the effects of cards are here. */
public final class Effects {

  private Effects() {}

  @SuppressWarnings("unused")
  public static void carryOut(Play play, EffectContext context, List<Datum> effects) {}
}
