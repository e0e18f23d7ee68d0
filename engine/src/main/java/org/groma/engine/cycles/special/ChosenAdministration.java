package org.groma.engine.cycles.special;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.AdministrationTable;
import org.groma.engine.cycles.setting.Ruling;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.kernel.Rule;

/** A position may choose its result of administration from its column, a few times in a game. */
@Rule("14.2.7")
public record ChosenAdministration(int position, int times) implements Special {

  private static final int LEAST = 2;
  private static final int MOST = 12;

  public static ChosenAdministration of(Said said) {
    return new ChosenAdministration(said.position("nation"), said.number("times"));
  }

  @Override
  public boolean concerns(int who) {
    return who == position;
  }

  /** What counts instead of what was rolled; that itself where nothing else is chosen. */
  public static Ruling instead(Play play, int position, int column, Ruling rolled) {
    return play.setting()
        .specials()
        .of(ChosenAdministration.class, position)
        .filter(rule -> play.world().mark(Mark.ADMINISTRATION_CHOSEN, position) < rule.times)
        .map(_ -> choose(play, position, column, rolled))
        .orElse(rolled);
  }

  private static Ruling choose(Play play, int position, int column, Ruling rolled) {
    AdministrationTable table = play.setting().administration();
    List<Ruling> options = new ArrayList<>(List.of(rolled));
    for (int roll = LEAST; roll <= MOST; roll++) {
      Ruling other = table.ruling(column, roll);
      if (!options.contains(other)) {
        options.add(other);
      }
    }
    Ruling chosen = play.ask(new ChooseRuling(play.world(), position, options));
    if (!chosen.equals(rolled)) {
      int used = play.world().mark(Mark.ADMINISTRATION_CHOSEN, position) + 1;
      play.happen(new ScenarioEvent.Marked(Mark.ADMINISTRATION_CHOSEN, position, used));
    }
    return chosen;
  }
}
