package org.groma.editor.panel.simulation;

import java.util.Optional;
import java.util.function.Supplier;
import org.groma.editor.studio.Workbench;
import org.groma.engine.kernel.BattleForecast;
import org.groma.engine.kernel.BattlePlan;
import org.groma.engine.kernel.BattleReckoner;
import org.groma.model.id.ScenarioId;
import org.groma.model.project.Project;

/** Gets battles worked out, away from the window, by the rules of the scenario that is chosen. */
final class BattleDesk {

  /** What the reckoner was made for: battles of another state or scenario need another. */
  private record Basis(long revision, ScenarioId scenario) {}

  private sealed interface Offer {
    record Open(BattleReckoner reckoner) implements Offer {}

    record None(String sentence) implements Offer {}
  }

  private final Workbench bench;
  private final Supplier<Optional<ScenarioId>> chosen;
  private final BattleView view = new BattleView(this::workOut);
  private Optional<Basis> basis = Optional.empty();
  private Optional<BattleReckoner> reckoner = Optional.empty();
  private long asked;

  BattleDesk(Workbench bench, Supplier<Optional<ScenarioId>> chosen) {
    this.bench = bench;
    this.chosen = chosen;
  }

  BattleView view() {
    return view;
  }

  /** Makes ready what the view needs, if it is not there yet. */
  void open() {
    if (chosen.get().isEmpty()) {
      view.say("The project has no scenario by whose rules a battle could be fought.");
      return;
    }
    Basis wanted = new Basis(bench.document().revision(), chosen.get().get());
    if (basis.equals(Optional.of(wanted))) {
      return;
    }
    basis = Optional.of(wanted);
    reckoner = Optional.empty();
    Project project = bench.project().get();
    bench
        .background()
        .start(
            "Reading the rules of battle",
            _ -> offer(project, wanted.scenario),
            offer -> {
              if (basis.equals(Optional.of(wanted))) {
                take(offer);
              }
            });
  }

  private static Offer offer(Project project, ScenarioId scenario) {
    return switch (Venue.of(project, scenario)) {
      case Venue.Closed closed -> new Offer.None(closed.sentence());
      case Venue.Ready ready ->
          ready
              .ruleset()
              .battles(project, ready.scenario())
              .<Offer>map(Offer.Open::new)
              .orElse(new Offer.None("The rules of this game know no battles to be worked out."));
    };
  }

  private void take(Offer offer) {
    switch (offer) {
      case Offer.Open(BattleReckoner open) -> {
        reckoner = Optional.of(open);
        view.offer(open);
      }
      case Offer.None(String sentence) -> view.say(sentence);
    }
  }

  private void workOut(BattleDraft draft) {
    long question = ++asked;
    if (draft.isEmpty()) {
      view.forecast().say("Give both sides units: the odds are worked out at once, exactly.");
      return;
    }
    reckoner.ifPresent(rules -> {
      BattlePlan plan = draft.plan();
      Optional<String> objection = rules.objection(plan);
      if (objection.isPresent()) {
        view.forecast().say(objection.get());
        return;
      }
      bench
          .background()
          .start(
              "Working out a battle",
              _ -> rules.forecast(plan),
              (BattleForecast forecast) -> {
                if (question == asked) {
                  view.forecast().show(forecast);
                }
              });
    });
  }
}
