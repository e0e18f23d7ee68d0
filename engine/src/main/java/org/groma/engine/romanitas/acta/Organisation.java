package org.groma.engine.romanitas.acta;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.choice.AllotFate;
import org.groma.engine.romanitas.event.ActaEvent;
import org.groma.engine.romanitas.event.Cast;
import org.groma.engine.romanitas.event.Ending;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.event.TurnEvent;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Acta;
import org.groma.engine.romanitas.setting.Domain;
import org.groma.engine.romanitas.setting.Grade;
import org.groma.engine.romanitas.state.Empire;

/** The first phase of a turn. */
@Rule({"2", "4.1"})
public final class Organisation {

  private static final int LOWEST = 1;
  private static final int HIGHEST = 6;

  private Organisation() {}

  public static void play(Play play) {
    List<Integer> dice =
        List.of(play.roll(Cast.FATUM), play.roll(Cast.FATUM), play.roll(Cast.FATUM));
    List<Integer> modifiers = new ArrayList<>();
    for (Domain domain : Domain.values()) {
      modifiers.add(Modification.of(play.empire(), domain));
    }
    List<Integer> placed = play.table().ask(new AllotFate(play.empire(), dice, modifiers));
    Domain[] domains = Domain.values();
    for (int i = 0; i < domains.length; i++) {
      int die = placed.get(i);
      int modified = Math.clamp(die + modifiers.get(i), LOWEST, HIGHEST);
      Acta box = play.setting().acta(domains[i], modified);
      play.happen(new ActaEvent.Entered(box.box(), die, modified));
    }
    Counting.count(play);
    if (isLost(play)) {
      return;
    }
    Fate.fulfil(play);
    if (play.empire().ended().isEmpty() && play.setting().options().randomEvents()) {
      Mishaps.strike(play);
    }
  }

  /** Who has nothing left when it is counted has lost. */
  @Rule("3.3")
  private static boolean isLost(Play play) {
    Empire empire = play.empire();
    if (empire.points() > 0) {
      return false;
    }
    play.happen(new TurnEvent.Ended(Grade.MAJOR_DEFEAT, Ending.NO_POINTS));
    return true;
  }

  /** What the boxes themselves give or take. */
  static void reward(Play play) {
    for (Domain domain : Domain.values()) {
      int points = play.empire().acta(domain).map(Acta::points).orElse(0);
      if (points > 0) {
        play.gain(points, Reason.ACTA);
      } else {
        play.lose(-points, Reason.ACTA);
      }
    }
  }
}
