package org.groma.engine.romanitas.acta;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.choice.AllotFate;
import org.groma.engine.romanitas.event.ActaEvent;
import org.groma.engine.romanitas.event.Cast;
import org.groma.engine.romanitas.event.Ending;
import org.groma.engine.romanitas.event.TurnEvent;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Acta;
import org.groma.engine.romanitas.setting.Domain;
import org.groma.engine.romanitas.setting.Grade;

/** The first phase of a turn: boxes and what they lay waste, then RP, then favours. */
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
    int coins = Fate.strike(play);
    if (isOver(play)) {
      return;
    }
    Counting.count(play, coins);
    Fate.favour(play);
    judge(play);
    if (!isOver(play) && play.setting().options().randomEvents()) {
      Mishaps.strike(play);
      judge(play);
    }
  }

  /** Who has nothing left when all is counted has lost. */
  @Rule("3.3")
  private static void judge(Play play) {
    if (!isOver(play) && play.empire().points() == 0) {
      play.happen(new TurnEvent.Ended(Grade.MAJOR_DEFEAT, Ending.NO_POINTS));
    }
  }

  private static boolean isOver(Play play) {
    return play.empire().ended().isPresent();
  }
}
