package org.groma.engine.cycles.setting;

import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.Rule;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/** From which turn on and until which turn each player is at the table. */
@Rule("14.3")
public final class Attendance {

  private static final String WORD = "attendance";

  private final int[] from;
  private final int[] until;

  Attendance(Scenario scenario) {
    int seats = scenario.players().size();
    from = new int[seats];
    until = new int[seats];
    for (int seat = 0; seat < seats; seat++) {
      Optional<Datum> said = said(scenario, scenario.players().get(seat).player());
      from[seat] = number(said, "from", scenario.firstTurn());
      until[seat] = number(said, "until", Integer.MAX_VALUE);
    }
  }

  private static Optional<Datum> said(Scenario scenario, String player) {
    return scenario
        .attributes()
        .get(WORD)
        .flatMap(all ->
            all instanceof Datum.Fields(Map<String, Datum> fields)
                ? Optional.ofNullable(fields.get(player))
                : Optional.empty());
  }

  private static int number(Optional<Datum> said, String name, int otherwise) {
    return said.flatMap(datum -> Facts.number(datum, name)).orElse(otherwise);
  }

  /** The turn in which a player enters the game; not before the first. */
  public int from(int seat) {
    return from[seat];
  }

  /** The turn in whose administration phase he leaves it; later than the last for who stays. */
  public int until(int seat) {
    return until[seat];
  }
}
