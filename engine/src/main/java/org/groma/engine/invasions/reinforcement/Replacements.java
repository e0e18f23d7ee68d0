package org.groma.engine.invasions.reinforcement;

import org.groma.engine.invasions.diplomacy.FederateMercenary;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.submission.VassalMercenary;
import org.groma.engine.kernel.Rule;

/**
 * Mercenaries who fell are replaced in their master's turn: those of federates, and those of the
 * vassals of nomads.
 */
@Rule("IX.F")
public final class Replacements {

  private Replacements() {}

  /** One mercenary for each Foedus, out of what the federate still has (ruling C39). */
  static void ofFederates(Play play, int federator) {
    for (long rest = play.world().diplomacy().federates(federator); rest != 0; rest &= rest - 1) {
      int federate = Long.numberOfTrailingZeros(rest);
      int owed = Math.max(1, play.world().realms().foedera(federate));
      for (int lent = lent(play.world(), federate, federator); lent < owed; lent++) {
        FederateMercenary.lend(play, federate, federator);
      }
    }
  }

  /** A nomad's vassals owe one each; others are not asked again. */
  static void ofVassals(Play play, int suzerain) {
    if (!play.world().isNomad(suzerain)) {
      return;
    }
    for (long rest = play.world().diplomacy().vassals(suzerain); rest != 0; rest &= rest - 1) {
      int vassal = Long.numberOfTrailingZeros(rest);
      if (lent(play.world(), vassal, suzerain) == 0) {
        VassalMercenary.lend(play, vassal, suzerain);
      }
    }
  }

  /** How many units serve for as long as the bond lasts; hired and exchanged ones do not count. */
  private static int lent(World world, int from, int to) {
    Roster roster = world.setting().roster();
    int count = 0;
    for (int unit = roster.first(from); unit < roster.end(from); unit++) {
      if (world.isOnMap(unit) && world.master(unit) == to) {
        count +=
            switch (world.realms().contract(unit)) {
              case CARD, HIRED, EXCHANGE -> 0;
              default -> 1;
            };
      }
    }
    return count;
  }
}
