package org.groma.validator.scenario;

import java.util.ArrayList;
import java.util.List;
import org.groma.model.id.Place;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;

/** Scenarios with one set-up changed, for fixes. */
final class Setups {

  private Setups() {}

  static Scenario replace(Scenario scenario, int index, Setup setup) {
    List<Setup> setups = new ArrayList<>(scenario.setups());
    setups.set(index, setup);
    return new Scenario(
        scenario.id(),
        scenario.name(),
        scenario.aliases(),
        scenario.firstTurn(),
        scenario.lastTurn(),
        scenario.order(),
        scenario.players(),
        setups,
        scenario.relations(),
        scenario.markers(),
        scenario.options(),
        scenario.special(),
        scenario.victory(),
        scenario.attributes(),
        scenario.origin());
  }

  static Setup withControls(Setup setup, List<Place> controls) {
    return new Setup(
        setup.nation(),
        setup.status(),
        setup.age(),
        setup.treasury(),
        setup.seat(),
        controls,
        setup.units(),
        setup.leaders(),
        setup.tags(),
        setup.attributes(),
        setup.origin());
  }
}
