package org.groma.engine.romanitas;

import java.util.List;
import org.groma.engine.kernel.Census;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Tally;
import org.groma.engine.kernel.Verdict;
import org.groma.engine.romanitas.event.BattleTold;
import org.groma.engine.romanitas.event.DeedTold;
import org.groma.engine.romanitas.event.Ending;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.event.TurnEvent;
import org.groma.engine.romanitas.setting.Grade;

/** What statistics of Romanitas count: who made war, and how well, why and when games ended. */
enum RomanitasCensus implements Census {
  INSTANCE;

  private static final int WAR = 0;

  private static final List<Named> MILESTONES = List.of(new Named("war", "wars"));

  private static final int GRADE = 0;
  private static final int ENDING = 1;

  private static final List<Grade> GRADES = List.of(Grade.values());
  private static final List<Ending> ENDINGS = List.of(Ending.values());

  private static final List<Verdict> VERDICTS =
      List.of(
          new Verdict(
              new Named("grade", "grade"),
              GRADES.stream()
                  .map(grade -> new Named(grade.word(), grade.word().replace('-', ' ')))
                  .toList()),
          new Verdict(
              new Named("ending", "end"), ENDINGS.stream().map(RomanitasCensus::named).toList()));

  private static final int BATTLE = 0;
  private static final int SIEGE = 1;
  private static final int ATTACK = 2;

  private static final List<Named> FIGHTS =
      List.of(
          new Named("battle", "battles"),
          new Named("siege", "sieges"),
          new Named("attack", "attacks"));

  private static Named named(Ending ending) {
    return switch (ending) {
      case LAST_TURN -> new Named("last-turn", "last turn played");
      case CAPITAL_LOST -> new Named("capital-lost", "capital lost");
      case NO_POINTS -> new Named("no-points", "no RP left");
      case DESOLATION -> new Named("desolation", "laid waste");
    };
  }

  @Override
  public List<Named> milestones() {
    return MILESTONES;
  }

  @Override
  public List<Verdict> verdicts() {
    return VERDICTS;
  }

  @Override
  public List<Named> fights() {
    return FIGHTS;
  }

  @Override
  public void count(Event event, Tally tally) {
    switch (event) {
      case NationEvent.WarBegan(int nation) -> tally.befell(WAR, nation);
      case TurnEvent.Ended(var grade, var ending) -> {
        tally.judged(GRADE, GRADES.indexOf(grade));
        tally.judged(ENDING, ENDINGS.indexOf(ending));
      }
      case BattleTold.Began began -> {
        tally.fought(began.siege() ? SIEGE : BATTLE, began.territory());
        tally.entered(began.territory());
      }
      case DeedTold.AttackBegan attack -> tally.fought(ATTACK, attack.territory());
      default -> {
        // no matter for statistics
      }
    }
  }
}
