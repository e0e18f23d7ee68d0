package org.groma.editor.panel.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.model.id.NationId;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;

/**
 * Takes set-ups over from another scenario.
 *
 * @param parts what is taken; the rest stays as it is
 */
record SetupCopy(Scenario from, Set<Part> parts) {

  /** What of a set-up can be taken by itself. */
  enum Part {
    UNITS("Units"),
    LEADERS("Leaders"),
    CONTROLS("Places held"),
    TREASURY("Treasury"),
    STATUS("Status, age and seat"),
    REST("Notes and all else");

    private final String title;

    Part(String title) {
      this.title = title;
    }

    String title() {
      return title;
    }
  }

  /** A scenario with what one nation starts with there, or all of them. */
  Scenario into(Scenario scenario, Optional<NationId> only) {
    List<Setup> setups = new ArrayList<>(scenario.setups());
    for (Setup theirs : from.setups()) {
      if (only.isEmpty() || only.get().equals(theirs.nation())) {
        int at = setups.stream().map(Setup::nation).toList().indexOf(theirs.nation());
        if (at < 0) {
          setups.add(onto(Setup.of(theirs.nation()), theirs));
        } else {
          setups.set(at, onto(setups.get(at), theirs));
        }
      }
    }
    return scenario.withSetups(setups);
  }

  private Setup onto(Setup mine, Setup theirs) {
    boolean status = parts.contains(Part.STATUS);
    boolean rest = parts.contains(Part.REST);
    return new Setup(
        mine.nation(),
        status ? theirs.status() : mine.status(),
        status ? theirs.age() : mine.age(),
        parts.contains(Part.TREASURY) ? theirs.treasury() : mine.treasury(),
        status ? theirs.seat() : mine.seat(),
        parts.contains(Part.CONTROLS) ? theirs.controls() : mine.controls(),
        parts.contains(Part.UNITS) ? theirs.units() : mine.units(),
        parts.contains(Part.LEADERS) ? theirs.leaders() : mine.leaders(),
        rest ? theirs.tags() : mine.tags(),
        rest ? theirs.attributes() : mine.attributes(),
        // only what was taken whole still comes from where theirs does
        parts.size() == Part.values().length ? theirs.origin() : mine.origin());
  }
}
