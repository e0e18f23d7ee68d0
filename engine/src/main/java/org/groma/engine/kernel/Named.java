package org.groma.engine.kernel;

import java.util.List;
import java.util.stream.Stream;
import org.groma.model.scenario.Scenario;

/** Something of a game that a report speaks of: how data and how people call it. */
public record Named(String id, String name) {

  /** Who sits at the table of a scenario. */
  public static List<Named> seats(Scenario scenario) {
    return scenario.players().stream().map(seat -> new Named(seat.player(), seat.name())).toList();
  }

  /** The parts of a turn: phases by their words, then those who act in them. */
  public static List<Named> parts(Worded[] phases, List<Named> actors) {
    Stream<Named> worded =
        Stream.of(phases).map(phase -> new Named(phase.word(), phase.word().replace('-', ' ')));
    return Stream.concat(worded, actors.stream()).toList();
  }
}
