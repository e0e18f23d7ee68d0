package org.groma.engine.invasions.combat;

import java.util.Optional;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Purpose;
import org.groma.engine.kernel.Rule;

/** A melee round of advanced combat: each side rolls 2D6 for the column of its units. */
@Rule("XXI.F")
final class AdvancedMelee {

  private final Fight fight;
  private AdvancedRoll attacker;
  private AdvancedRoll defender;

  private AdvancedMelee(Fight fight, boolean firstRound) {
    this.fight = fight;
    this.attacker = unrolled(Side.ATTACKER, firstRound);
    this.defender = unrolled(Side.DEFENDER, firstRound);
  }

  static void fight(Fight fight, boolean firstRound) {
    AdvancedMelee melee = new AdvancedMelee(fight, firstRound);
    melee.declareOptions();
    melee.roll();
    ReRolls.alternate(fight, melee::rollAgain);
    melee.strike();
  }

  private AdvancedRoll unrolled(Side side, boolean firstRound) {
    return AdvancedRoll.before(
        fight.ground(),
        side,
        fight.force(side),
        fight.force(side.opponent()),
        firstRound,
        fight.figures());
  }

  /** Hordes together and a Limes count as a unit each for a defender (ruling C22). */
  static int units(Side side, Force force) {
    if (side == Side.ATTACKER) {
      return force.strength();
    }
    return force.strength() + (force.hordes() > 0 ? 1 : 0) + (force.hasLimes() ? 1 : 0);
  }

  private void declareOptions() {
    int shift = fight.figures().advanced().modifiers().forfeited();
    for (Side side : Side.BOTH) {
      if (ReRollOption.isOpenTo(fight, side)) {
        ChooseModifier decision = new ChooseModifier(fight.force(side).chooser());
        switch (ReRollOption.declare(fight, side, decision)) {
          case STRENGTHEN -> set(side, get(side).shifted(shift));
          case WEAKEN -> set(side.opponent(), get(side.opponent()).shifted(-shift));
          case NOTHING -> {}
        }
      }
    }
    if (fight.table().isHeard()) {
      fight.table().tell(new BattleTold.ModifiersSet(attacker.modifier(), defender.modifier()));
    }
  }

  private void roll() {
    for (Side side : Side.BOTH) {
      set(side, get(side).showing(twoD6(Roll.MELEE)));
    }
  }

  private Optional<Side> rollAgain(Side side) {
    Optional<Side> answer =
        fight
            .table()
            .ask(
                new ChooseRollAgain(
                    fight.force(side).chooser(),
                    side,
                    attacker,
                    defender,
                    fight.figures().advanced(),
                    fight.isOpen()));
    if (answer.isPresent()) {
      set(answer.get(), get(answer.get()).showing(twoD6(Roll.RE_ROLL)));
    }
    return answer;
  }

  private void strike() {
    AdvancedFigures figures = fight.figures().advanced();
    fight.exchange(attacker.hits(figures, fight.isOpen()), defender.hits(figures, fight.isOpen()));
  }

  private int twoD6(Purpose purpose) {
    return fight.table().roll(Die.D6, purpose) + fight.table().roll(Die.D6, purpose);
  }

  private AdvancedRoll get(Side side) {
    return side == Side.ATTACKER ? attacker : defender;
  }

  private void set(Side side, AdvancedRoll roll) {
    if (side == Side.ATTACKER) {
      attacker = roll;
    } else {
      defender = roll;
    }
  }
}
