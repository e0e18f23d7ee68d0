package org.groma.engine.invasions.setting;

import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/**
 * The switches of a scenario.
 *
 * @param advancedCombat whether battles follow XXI instead of XX
 * @param forfeitReRoll whether leaders may give up a re-roll for a black die (XX.E)
 * @param ambushByIntercepted whether an intercepted attacker may ambush (ruling C15)
 * @param intoTheEast whether the extension map is in play
 * @param seaPathForCampaigns whether own fleets connect friendly land for leaders who set out on a
 *     campaign (ruling E42)
 */
public record Options(
    boolean advancedCombat,
    boolean forfeitReRoll,
    boolean ambushByIntercepted,
    boolean intoTheEast,
    boolean seaPathForCampaigns) {

  static Options of(Scenario scenario) {
    return new Options(
        is(scenario, "advancedCombat"),
        is(scenario, "forfeitReRoll"),
        is(scenario, "ambushByInterceptedAttacker"),
        is(scenario, "intoTheEast"),
        is(scenario, "seaPathForCampaigns"));
  }

  private static boolean is(Scenario scenario, String option) {
    return scenario.options().get(option).filter(new Datum.Flag(true)::equals).isPresent();
  }
}
