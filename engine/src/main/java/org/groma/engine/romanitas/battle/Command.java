package org.groma.engine.romanitas.battle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.choice.Matter;
import org.groma.engine.romanitas.choice.Pick;
import org.groma.engine.romanitas.event.Cast;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Figure;
import org.groma.engine.romanitas.setting.Mishap;
import org.groma.engine.romanitas.setting.Wound;

/** The figures in a Roman force: whom each stands with, and how they come out of it. */
@Rule({"7.5", "8.2"})
final class Command {

  /** A Comes who belongs to the city and is no counter. */
  private static final int INTRINSIC = -1;

  private final Play play;
  private final Line romans;
  private final List<Integer> figures;
  private final List<Integer> ill = new ArrayList<>();

  /** The number of the unit that each stands with. */
  private final Map<Integer, Integer> posts = new HashMap<>();

  Command(Play play, boolean intrinsic, Line romans, List<Integer> figures) {
    this.play = play;
    this.romans = romans;
    this.figures = new ArrayList<>(figures);
    if (intrinsic) {
      this.figures.add(INTRINSIC);
    }
  }

  boolean isThere() {
    return !figures.isEmpty();
  }

  boolean hasMagister() {
    return figures.contains(Figure.MAGISTER);
  }

  /** Each figure takes its place beside a unit. */
  void takePost() {
    for (int figure : figures) {
      if (play.empire().mishap() == Mishap.EPIDEMIC
          && play.setting().chances().ill().contains(play.roll(Cast.ILLNESS))) {
        ill.add(figure);
      }
      join(figure);
    }
  }

  private void join(int figure) {
    List<Integer> standing = romans.standing().stream().map(Fighter::number).toList();
    if (!standing.isEmpty()) {
      posts.put(
          figure,
          standing.size() == 1
              ? standing.getFirst()
              : play.table().ask(new Pick(play.empire(), Matter.LED_UNIT, "7.5", standing)));
    }
  }

  /** What figures add to a fighter's dice. */
  int bonus(Fighter fighter) {
    if (!fighter.roman()) {
      return 0;
    }
    int sum = 0;
    for (int figure : figures) {
      if (!ill.contains(figure) && posts.getOrDefault(figure, -1) == fighter.number()) {
        sum += play.setting().commanders().get(Math.max(figure, Figure.COMES)).combat();
      }
    }
    return sum;
  }

  /** A unit left the line: whoever stood with it goes to another. */
  void lost(Fighter fighter) {
    for (int figure : figures) {
      if (fighter.roman() && posts.getOrDefault(figure, -1) == fighter.number()) {
        posts.remove(figure);
        join(figure);
      }
    }
  }

  /** Figures may be wounded or killed, more easily where the day was lost. */
  void test(boolean won) {
    for (int figure : figures) {
      if (figure != INTRINSIC) {
        int roll = play.roll(Cast.SURVIVAL) + (won ? 0 : play.figures().field().lostBattle());
        switch (play.figures().field().survival().find(roll).orElse(Wound.UNHURT)) {
          case WOUNDED -> play.happen(new TroopEvent.FigureWounded(figure));
          case ELIMINATED -> play.happen(new TroopEvent.FigureEliminated(figure));
          case UNHURT -> {
            // goes on
          }
        }
      }
    }
    if (!won && hasMagister()) {
      play.happen(new TroopEvent.MagisterDefeated());
    }
  }
}
