package org.groma.engine.invasions.odds;

import java.util.List;
import org.groma.engine.invasions.combat.AdvancedBattle;
import org.groma.engine.invasions.combat.Battle;
import org.groma.engine.invasions.combat.NavalBattle;
import org.groma.engine.invasions.odds.SetUps.SetUp;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What is worked out agrees, within sampling error, with two hundred thousand battles fought. */
class SimulatedBattlesTest {

  private static final long SEED = 20_261_116;

  /** One for each thing that the advanced rules do in their own way. */
  static final List<SetUp> ADVANCED =
      List.of(
          SetUps.NISIBIS_WITH_ELITES_ARCHERS_AND_WALLS,
          SetUps.ARGENTORATUM_IN_THE_FOREST_WITH_A_HORDE,
          SetUps.ADRIANOPOLIS_WHERE_THE_INTERCEPTED_AMBUSH,
          SetUps.MOUNTAINEERS_AMBUSH_WHO_COMES_OVER_A_RIDGE,
          SetUps.A_LONE_HORDE,
          SetUps.OVER_A_RIVER_AGAINST_A_LIMES,
          SetUps.OVER_A_STRAIT_INTO_A_MARSH,
          SetUps.GREAT_LEADERS_WITH_A_SOLDIER_EACH);

  @ParameterizedTest
  @FieldSource("org.groma.engine.invasions.odds.SetUps#LAND")
  void oddsOfBasicBattlesAgree(SetUp setUp) {
    Simulation.of(setUp.engagement(), setUp.figures(), Battle::fight, SEED)
        .agreesWith(BattleCalculator.odds(setUp.engagement(), setUp.figures()));
  }

  @ParameterizedTest
  @FieldSource("ADVANCED")
  void oddsOfAdvancedBattlesAgree(SetUp setUp) {
    Simulation.of(setUp.engagement(), setUp.figures(), AdvancedBattle::fight, SEED)
        .agreesWith(AdvancedCalculator.odds(setUp.engagement(), setUp.figures()));
  }

  @ParameterizedTest
  @FieldSource("org.groma.engine.invasions.odds.SetUps#SEA")
  void oddsOfNavalBattlesAgree(SetUp setUp) {
    Simulation.of(setUp.engagement(), setUp.figures(), NavalBattle::fight, SEED)
        .agreesWith(NavalCalculator.odds(setUp.engagement(), setUp.figures()));
  }
}
