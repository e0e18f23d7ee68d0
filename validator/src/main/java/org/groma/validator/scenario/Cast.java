package org.groma.validator.scenario;

import java.util.HashSet;
import java.util.Set;
import org.groma.model.id.NationId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Reads;

/**
 * Who and when all scenarios of a project together bring into play.
 *
 * @param nations those that sit with some player or are set up somewhere
 * @param players the words for players that some scenario has
 * @param firstTurn the earliest turn of all
 * @param lastTurn the latest turn of all
 */
record Cast(Set<NationId> nations, Set<String> players, int firstTurn, int lastTurn) {

  static final Derivation<Cast> OF_PROJECT =
      Derivation.of(Reads.of(Kinds.SCENARIOS), survey -> of(survey.project()));

  private static Cast of(Project project) {
    Set<NationId> nations = new HashSet<>();
    Set<String> players = new HashSet<>();
    int first = Integer.MAX_VALUE;
    int last = Integer.MIN_VALUE;
    for (Scenario scenario : project.get(Kinds.SCENARIOS)) {
      scenario.players().forEach(seat -> nations.addAll(seat.nations()));
      scenario.players().forEach(seat -> players.add(seat.player()));
      scenario.setups().forEach(setup -> nations.add(setup.nation()));
      first = Math.min(first, scenario.firstTurn());
      last = Math.max(last, scenario.lastTurn());
    }
    return new Cast(Set.copyOf(nations), Set.copyOf(players), first, last);
  }

  /** Whether there is any scenario that could tell. */
  boolean isKnown() {
    return firstTurn <= lastTurn;
  }

  boolean plays(int turn) {
    return turn >= firstTurn && turn <= lastTurn;
  }

  /** The turns as a sentence has them. */
  String turns() {
    return "turns " + firstTurn + " to " + lastTurn;
  }
}
