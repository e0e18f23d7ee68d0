package org.groma.engine.invasions.odds;

import org.groma.engine.invasions.combat.AdvancedBattle;
import org.groma.engine.invasions.combat.Battle;
import org.groma.engine.invasions.combat.NavalBattle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is worked out agrees, within sampling error, with two hundred thousand battles fought. */
class SimulatedBattlesTest {

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.MATCH_NONE, names = ".*(FLEETS|SHIP).*")
  void oddsOfBasicBattlesAgree(SetUps setUp) {
    Simulation.of(setUp.engagement, setUp.figures, Battle::fight, 20 + setUp.ordinal())
        .agreesWith(BattleCalculator.odds(setUp.engagement, setUp.figures));
  }

  @ParameterizedTest
  @EnumSource(
      names = {
        "NISIBIS_WITH_ELITES_ARCHERS_AND_WALLS",
        "ARGENTORATUM_IN_THE_FOREST_WITH_A_HORDE",
        "ADRIANOPOLIS_WHERE_THE_INTERCEPTED_AMBUSH",
        "MOUNTAINEERS_AMBUSH_WHO_COMES_OVER_A_RIDGE",
        "A_LONE_HORDE",
        "OVER_A_RIVER_AGAINST_A_LIMES",
        "OVER_A_STRAIT_INTO_A_MARSH",
        "GREAT_LEADERS_WITH_A_SOLDIER_EACH"
      })
  void oddsOfAdvancedBattlesAgree(SetUps setUp) {
    Simulation.of(setUp.engagement, setUp.figures, AdvancedBattle::fight, 21_000 + setUp.ordinal())
        .agreesWith(AdvancedCalculator.odds(setUp.engagement, setUp.figures));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.MATCH_ANY, names = ".*(FLEETS|SHIP).*")
  void oddsOfNavalBattlesAgree(SetUps setUp) {
    Simulation.of(setUp.engagement, setUp.figures, NavalBattle::fight, 25_000 + setUp.ordinal())
        .agreesWith(NavalCalculator.odds(setUp.engagement, setUp.figures));
  }
}
