package org.groma.engine.cycles.setting;

import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;

/**
 * The switches of a scenario.
 *
 * @param boundary support inside the imperial boundary (11.5)
 * @param optionalCities (13.2.3)
 * @param rebellionsSpared complete collapse, and rebellion and revival, do nothing
 * @param revivalIsGoodRuler (14.2.1)
 * @param tribalCrossings (13.1.1)
 * @param tribalAttacks (13.1.2)
 * @param auction (13.3)
 * @param mercenaries (13.4)
 * @param byzantiumStrong (13.5)
 * @param namedLeaders (13.6)
 * @param tribute (13.7)
 * @param noLastAdministration nobody rolls for administration in the last turn
 * @param advancedVictory (14.3.2)
 * @param capitalsDefend (14.2.6)
 * @param italianDouble cities of Italia count double for taxes and victory (14.2.8)
 */
public record Options(
    boolean boundary,
    boolean optionalCities,
    boolean rebellionsSpared,
    boolean revivalIsGoodRuler,
    boolean tribalCrossings,
    boolean tribalAttacks,
    boolean auction,
    boolean mercenaries,
    boolean byzantiumStrong,
    boolean namedLeaders,
    boolean tribute,
    boolean noLastAdministration,
    boolean advancedVictory,
    boolean capitalsDefend,
    boolean italianDouble) {

  static Options of(Attributes options) {
    return new Options(
        is(options, "boundary"),
        is(options, "optionalCities"),
        is(options, "rebellionsSpared"),
        is(options, "revivalIsGoodRuler"),
        is(options, "tribalCrossings"),
        is(options, "tribalAttacks"),
        is(options, "auction"),
        is(options, "mercenaries"),
        is(options, "byzantiumStrong"),
        is(options, "namedLeaders"),
        is(options, "tribute"),
        is(options, "noLastAdministration"),
        is(options, "advancedVictory"),
        is(options, "capitalsDefend"),
        is(options, "italianDouble"));
  }

  private static boolean is(Attributes options, String name) {
    return options.get(name).filter(new Datum.Flag(true)::equals).isPresent();
  }
}
