package org.groma.engine.romanitas.battle;

import java.util.List;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.choice.Matter;
import org.groma.engine.romanitas.choice.Pick;
import org.groma.engine.romanitas.event.Cast;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Figures;
import org.groma.engine.romanitas.setting.Flank;

/**
 * The module on which a fight is fought out: both lines, their stratagems, and who leads the
 * Romans.
 */
@Rule("7.1.1")
record CombatModule(
    Play play,
    Ground ground,
    Line romans,
    Line enemies,
    Stratagems ours,
    Stratagems theirs,
    Command command) {

  Figures.Field rules() {
    return play.figures().field();
  }

  Line line(boolean roman) {
    return roman ? romans : enemies;
  }

  Stratagems side(boolean roman) {
    return roman ? ours : theirs;
  }

  /** A Roman unit as it fights here. */
  Fighter fighter(int unit) {
    return new Fighter(true, unit, play.setting().army().get(unit), play.empire().isElite(unit));
  }

  /** Has the player choose, where there is a choice. */
  int pick(Matter matter, List<Integer> options) {
    return options.size() == 1
        ? options.getFirst()
        : play.table().ask(new Pick(play.empire(), matter, "7.1.3", options));
  }

  /** Chance puts something of the enemy's into a lane. */
  int placement() {
    return switch (rules().placement().find(play.roll(Cast.PLACEMENT)).orElse(Flank.CENTRE)) {
      case LEFT -> Line.LEFT;
      case CENTRE -> Line.CENTRE;
      case RIGHT -> Line.RIGHT;
    };
  }
}
