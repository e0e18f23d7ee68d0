package org.groma.engine.cycles.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.cycles.setting.Facts;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.value.Datum;

/** How positions and players go together (4.2, 13.2, 14.2, 14.3). */
final class SeatWords {

  private final ChoiceWords choices;
  private final SeatingWords seatings;

  SeatWords(Names names) {
    choices = new ChoiceWords(names);
    seatings = new SeatingWords(names);
  }

  List<String> of(Scenario scenario) {
    List<String> terms = new ArrayList<>(Facts.words(scenario.attributes().get("fewer-players")));
    choices.of(scenario).ifPresent(terms::add);
    terms.addAll(seatings.of(scenario));
    if (SeatingWords.isAnyTwofold(scenario)) {
      terms.add(
          "Positions of one player move together but stay unfriendly: they neither stack, attack"
              + " together, pass each other nor share money.");
    }
    terms.addAll(attendance(scenario));
    if (ChoiceWords.isOpen(scenario) && ChoiceWords.isAny(scenario)) {
      terms.add(
          "Vikings, Arabs and Africans begin in turn 3 at the earliest, Arabs and Africans with two"
              + " tribes in areas marked A: in Mesopotamia or Syria, and in Mauretania. The Persian"
              + " kingdom may be chosen from turn 7 on: a leader and units worth 12 in Persia,"
              + " treasury 6; the neutral garrisons of Ecbatana and Susa go (13.2).");
    }
    return List.copyOf(terms);
  }

  private static List<String> attendance(Scenario scenario) {
    List<String> terms = new ArrayList<>();
    for (Seat seat : scenario.players()) {
      Optional<Datum> said =
          scenario
              .attributes()
              .get("attendance")
              .flatMap(all ->
                  all instanceof Datum.Fields(Map<String, Datum> fields)
                      ? Optional.ofNullable(fields.get(seat.player()))
                      : Optional.empty());
      Optional<String> from =
          said.flatMap(datum -> Facts.number(datum, "from")).map(turn -> "enters in turn " + turn);
      Optional<String> until =
          said.flatMap(datum -> Facts.number(datum, "until"))
              .map(turn -> "leaves in the administration phase of turn " + turn);
      String both =
          from.isPresent() && until.isPresent()
              ? from.get() + " and " + until.get()
              : from.or(() -> until).orElse("");
      if (!both.isEmpty()) {
        terms.add(seat.name() + " " + both + " (14.3).");
      }
    }
    return terms;
  }
}
