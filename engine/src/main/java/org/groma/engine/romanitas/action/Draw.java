package org.groma.engine.romanitas.action;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.romanitas.battle.Fighter;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Troop;

/** Units of a nation are drawn blindly from all that it has. */
public final class Draw {

  private Draw() {}

  /** As many as there are, up to a number, in the order in which they were drawn. */
  public static List<Fighter> of(Play play, int nation, int most) {
    List<Troop> troops = play.setting().folk(nation).troops();
    List<Fighter> cup = new ArrayList<>();
    for (Troop troop : troops) {
      cup.add(new Fighter(false, cup.size(), troop, false));
    }
    List<Fighter> drawn = new ArrayList<>();
    while (drawn.size() < most && !cup.isEmpty()) {
      drawn.add(cup.remove(play.table().dice().below(cup.size())));
    }
    return drawn;
  }

  public static List<Fighter> all(Play play, int nation) {
    return of(play, nation, Integer.MAX_VALUE);
  }
}
