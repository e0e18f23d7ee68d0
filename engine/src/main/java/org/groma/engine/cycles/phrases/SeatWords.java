package org.groma.engine.cycles.phrases;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.setting.Facts;
import org.groma.model.id.NationId;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.scenario.Setup;

/** How positions and players go together (13.2, 14.2.1). */
final class SeatWords {

  private SeatWords() {}

  static List<String> of(Scenario scenario) {
    List<String> terms = new ArrayList<>(Facts.words(scenario.attributes().get("fewer-players")));
    List<NationId> begun = scenario.setups().stream().map(Setup::nation).toList();
    if (scenario.players().stream()
        .anyMatch(seat -> seat.nations().stream().filter(begun::contains).count() > 1)) {
      terms.add(
          "Positions of one player move together but stay unfriendly: they neither stack, attack"
              + " together, pass each other nor share money.");
    }
    boolean later =
        scenario.players().stream()
            .map(Seat::nations)
            .anyMatch(nations -> nations.stream().anyMatch(each -> !begun.contains(each)));
    if (later) {
      terms.add(
          "Players may choose other start positions than those above. Vikings, Arabs and Africans"
              + " begin in turn 3 at the earliest, Arabs and Africans with two tribes in areas"
              + " marked A: in Mesopotamia or Syria, and in Mauretania. The Persian kingdom may be"
              + " chosen from turn 7 on: a leader and units worth 12 in Persia, treasury 6; the"
              + " neutral garrisons of Ecbatana and Susa go (13.2).");
    }
    return List.copyOf(terms);
  }
}
