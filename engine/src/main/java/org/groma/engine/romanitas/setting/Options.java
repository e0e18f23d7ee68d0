package org.groma.engine.romanitas.setting;

import org.groma.engine.kernel.Rule;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;

/** The switches of the optional rules. */
@Rule({"8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7"})
public record Options(
    boolean removalCostsTwo,
    boolean intrinsicComes,
    boolean goldCoins,
    boolean recruitmentSpaces,
    boolean religiousMetropolises,
    boolean religiousCarthage,
    boolean khazars,
    boolean tacticalStratagems,
    boolean randomEvents,
    boolean desolatedMetropolisYieldsNothing) {

  static Options of(Attributes options) {
    return new Options(
        on(options, "removalCostsTwo"),
        on(options, "intrinsicComes"),
        on(options, "goldCoins"),
        on(options, "recruitmentSpaces"),
        on(options, "religiousMetropolises"),
        on(options, "religiousCarthage"),
        on(options, "khazars"),
        on(options, "tacticalStratagems"),
        on(options, "randomEvents"),
        on(options, "desolatedMetropolisYieldsNothing"));
  }

  private static boolean on(Attributes options, String name) {
    return options.get(name).filter(new Datum.Flag(true)::equals).isPresent();
  }
}
