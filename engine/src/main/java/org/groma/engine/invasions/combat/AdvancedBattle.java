package org.groma.engine.invasions.combat;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Table;

/** A land battle by the advanced rules: up to two melee rounds. Retreat is left to the map. */
@Rule("XXI.A")
public final class AdvancedBattle {

  private static final List<Side> DEFENDER_FIRST = List.of(Side.DEFENDER, Side.ATTACKER);

  private AdvancedBattle() {}

  public static BattleResult fight(Engagement engagement, CombatFigures figures, Table table) {
    Fight fight = new Fight(engagement, figures, table);
    ArcheryRound.fight(fight, FiringRoll::shoot);
    if (!fight.isOver()) {
      AdvancedMelee.fight(fight, true);
    }
    if (!fight.isOver()) {
      Optional<Side> conceding = concede(fight);
      if (conceding.isPresent()) {
        return Battle.recover(fight, Optional.of(conceding.get().opponent()));
      }
      AdvancedMelee.fight(fight, false);
    }
    return Battle.conclude(fight);
  }

  /** Who gives way between the rounds, if anybody does; leaders are then not checked. */
  @Rule("XXI.F")
  private static Optional<Side> concede(Fight fight) {
    for (Side side : DEFENDER_FIRST) {
      if (fight.table().ask(new ChooseVoluntaryRetreat(fight.force(side).chooser(), side))) {
        if (fight.table().isHeard()) {
          fight.table().tell(new BattleTold.Conceded(side == Side.ATTACKER));
        }
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }
}
