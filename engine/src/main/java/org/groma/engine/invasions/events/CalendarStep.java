package org.groma.engine.invasions.events;

import org.groma.engine.invasions.effect.EffectContext;
import org.groma.engine.invasions.effect.Effects;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.TimeTable;
import org.groma.engine.kernel.Rule;
import org.groma.model.value.Datum;

/** What the time table has happen at the end of a turn, be it that a faith arises. */
@Rule({"IV", "V.C"})
public final class CalendarStep {

  private CalendarStep() {}

  public static void run(Play play) {
    for (TimeTable.Entry entry :
        play.setting().timeTable().entries(play.world().turn(), TimeTable.Kind.RULE)) {
      if (entry.attributes().get("effects").orElse(null) instanceof Datum.Items(var effects)) {
        Effects.carryOut(play, EffectContext.of(entry.nation()), effects);
      }
    }
  }
}
