package org.groma.engine.invasions.inspection;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.engine.invasions.invariant.Catalogue;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;

/** Whatever else must hold in every state of a game and does not hold in the first. */
final class BrokenFromTheStart implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.broken-from-the-start",
          Severity.ERROR,
          "V.A",
          "Set-up that breaks the rules before the first move",
          "The game begins in a state that the rules forbid.",
          "350 AD begins with a broken rule: the Romans have a capital without a city.",
          "Correct the set-up as the sentence says.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    FirstState.of(ground)
        .ifPresent(state -> {
          state.shortfalls().stream()
              .filter(shortfall -> !shortfall.where().startsWith("set-up"))
              .forEach(shortfall -> out.accept(Shortcomings.objection(ABOUT, ground, shortfall)));
          for (String broken : Catalogue.broken(state.world())) {
            out.accept(
                ground.object(
                    ABOUT,
                    String.format(
                        Locale.ROOT,
                        "%s begins with a broken rule: %s.",
                        ground.scenario().name(),
                        broken),
                    "setups"));
          }
        });
  }
}
