package org.groma.engine.romanitas.action;

import java.util.List;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.event.Cast;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Mishap;

/** In a year of theological disputes a unit may refuse to fight. */
@Rule("8.7")
public final class Refusals {

  private Refusals() {}

  /** Those of a force who fight. */
  public static List<Integer> without(Play play, List<Integer> units) {
    if (play.empire().mishap() != Mishap.THEOLOGICAL_DISPUTES
        || !play.setting().chances().refuses().contains(play.roll(Cast.REFUSAL))) {
      return units;
    }
    int refusing = units.get(play.table().dice().below(units.size()));
    return units.stream().filter(unit -> unit != refusing).toList();
  }
}
