package org.groma.engine.invasions.inspection;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.id.Place;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Setup;

/** More fleets of a nation in a sea zone at the start than may be there. */
final class CrowdedSea implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.crowded-sea",
          Severity.ERROR,
          "XXV.A",
          "Too many fleets in a sea zone at the start",
          "The set-up breaks the limit that every later voyage has to keep.",
          "350 AD places 5 fleets of the Byzantines in Mare Aegeum, where 4 may be.",
          "Spread the fleets over more sea zones.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    List<Setup> setups = ground.scenario().setups();
    int most = ground.setting().figures().sea().fleetsInZone();
    for (int i = 0; i < setups.size(); i++) {
      Map<Place, Integer> fleets = new LinkedHashMap<>();
      for (Setup.Placed placed : setups.get(i).units()) {
        if (placed.place().isSea() && ground.counter(placed).filter(Ground::isFleet).isPresent()) {
          fleets.merge(placed.place(), placed.count(), Integer::sum);
        }
      }
      for (Map.Entry<Place, Integer> each : fleets.entrySet()) {
        if (most > 0 && each.getValue() > most) {
          out.accept(
              ground.object(
                  ABOUT,
                  String.format(
                      Locale.ROOT,
                      "%s places %d fleets of the %s in %s, where %d may be.",
                      ground.scenario().name(),
                      each.getValue(),
                      ground.name(setups.get(i).nation()),
                      ground.name(each.getKey()),
                      most),
                  "setups[" + i + "].units",
                  each.getKey().toString()));
        }
      }
    }
  }
}
