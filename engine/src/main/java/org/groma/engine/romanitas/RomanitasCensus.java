package org.groma.engine.romanitas;

import java.util.List;
import org.groma.engine.kernel.Census;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Tally;
import org.groma.engine.romanitas.event.BattleTold;
import org.groma.engine.romanitas.event.DeedTold;
import org.groma.engine.romanitas.event.Ending;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.event.TurnEvent;
import org.groma.engine.romanitas.setting.Grade;
import org.groma.engine.romanitas.setting.Setting;

/** What statistics of Romanitas count: who made war, and how games ended. */
enum RomanitasCensus implements Census {
  INSTANCE;

  private static final int WAR = 0;

  private static final List<Named> MILESTONES =
      List.of(
          new Named("war", "wars"),
          new Named("major-defeat", "major defeat"),
          new Named("minor-defeat", "minor defeat"),
          new Named("major-victory", "major victory"),
          new Named("historic-victory", "historic victory"),
          new Named("capital-lost", "capital lost"),
          new Named("no-points", "no RP left"),
          new Named("desolation", "laid waste"));

  private static final int BATTLE = 0;
  private static final int SIEGE = 1;
  private static final int ATTACK = 2;

  private static final List<Named> FIGHTS =
      List.of(
          new Named("battle", "battles"),
          new Named("siege", "sieges"),
          new Named("attack", "attacks"));

  @Override
  public List<Named> milestones() {
    return MILESTONES;
  }

  @Override
  public List<Named> fights() {
    return FIGHTS;
  }

  private static int milestone(Grade grade) {
    return switch (grade) {
      case MAJOR_DEFEAT -> 1;
      case MINOR_DEFEAT -> 2;
      case MAJOR_VICTORY -> 3;
      case HISTORIC_VICTORY -> 4;
    };
  }

  private static int milestone(Ending ending) {
    return switch (ending) {
      case CAPITAL_LOST -> 5;
      case NO_POINTS -> 6;
      case DESOLATION -> 7;
      case LAST_TURN -> throw new IllegalArgumentException("nothing befell the Empire");
    };
  }

  @Override
  public void count(Event event, Tally tally) {
    switch (event) {
      case NationEvent.WarBegan(int nation) -> tally.befell(WAR, nation);
      case TurnEvent.Ended(var grade, var ending) -> {
        tally.befell(milestone(grade), Setting.ROMANS);
        if (ending != Ending.LAST_TURN) {
          tally.befell(milestone(ending), Setting.ROMANS);
        }
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
