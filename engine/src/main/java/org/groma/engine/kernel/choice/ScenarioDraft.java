package org.groma.engine.kernel.choice;

import java.util.List;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;

/** A scenario while something of it is changed. */
final class ScenarioDraft {

  private final Scenario from;
  private int lastTurn;
  private List<Seat> players;
  private Attributes options;
  private List<Datum> special;
  private List<Datum> victory;

  private ScenarioDraft(Scenario from) {
    this.from = from;
    lastTurn = from.lastTurn();
    players = from.players();
    options = from.options();
    special = from.special();
    victory = from.victory();
  }

  static ScenarioDraft of(Scenario scenario) {
    return new ScenarioDraft(scenario);
  }

  ScenarioDraft lastTurn(int turn) {
    lastTurn = turn;
    return this;
  }

  ScenarioDraft players(List<Seat> seats) {
    players = seats;
    return this;
  }

  ScenarioDraft options(Attributes switches) {
    options = switches;
    return this;
  }

  ScenarioDraft special(List<Datum> rules) {
    special = rules;
    return this;
  }

  ScenarioDraft victory(List<Datum> conditions) {
    victory = conditions;
    return this;
  }

  Scenario scenario() {
    return new Scenario(
        from.id(),
        from.name(),
        from.aliases(),
        from.firstTurn(),
        lastTurn,
        from.order(),
        players,
        from.setups(),
        from.relations(),
        from.markers(),
        options,
        special,
        victory,
        from.attributes(),
        from.origin());
  }
}
