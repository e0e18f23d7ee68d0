package org.groma.engine.cycles.inspection;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.engine.cycles.inspection.Deployment.Misfit;
import org.groma.engine.cycles.inspection.Deployment.Reason;
import org.groma.engine.cycles.setting.Placement;
import org.groma.engine.cycles.setting.Position;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.setting.UnitKind;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;

/** Set-ups of more units or leaders than there are counters, both sides of one counted once. */
final class TooFewCounters implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.too-few-counters",
          Severity.ERROR,
          "2.3",
          "Set-up of more units than a position has counters",
          "Some of the units never come on the board; a counter shows either of its sides.",
          "Romans in Roman Empire: 8 Elite are set up, and there are 6 counters with that side.",
          "Set up fewer units, or correct the pools of the positions.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Setting setting = ground.setting();
    ground.deployment().misfits().stream()
        .filter(misfit -> misfit.reason() == Reason.NO_COUNTER)
        .map(misfit -> new Misfit(misfit.position(), misfit.kind(), 0, misfit.reason()))
        .distinct()
        .forEach(misfit -> {
          Position position = setting.position(misfit.position());
          UnitKind kind = setting.kinds().get(misfit.kind());
          out.accept(
              object(
                  ground,
                  position,
                  String.format(
                      Locale.ROOT,
                      "%d %s are set up, and there are %d counters with that side.",
                      wanted(position, misfit.kind()),
                      kind.name(),
                      setting.pool(kind.counter()))));
        });
    for (int i = 0; i < setting.positions(); i++) {
      Position position = setting.position(i);
      int leaders = position.leaders().size() + placed(position, Placement.LEADER);
      if (leaders > setting.leaders()) {
        out.accept(
            object(
                ground,
                position,
                String.format(
                    Locale.ROOT,
                    "%d leaders are set up, and there are %d.",
                    leaders,
                    setting.leaders())));
      }
    }
  }

  private static int wanted(Position position, int kind) {
    return placed(position, kind)
        + position.units().stream()
            .filter(stationed -> stationed.kind() == kind)
            .mapToInt(Position.Stationed::count)
            .sum();
  }

  private static int placed(Position position, int kind) {
    return position.placements().stream()
        .filter(placement -> placement.kind() == kind)
        .mapToInt(Placement::count)
        .sum();
  }

  private static Objection object(Ground ground, Position position, String message) {
    return Objection.of(
        ABOUT,
        String.format(
            Locale.ROOT, "%s in %s: %s", position.name(), ground.scenario().name(), message),
        "setups",
        ground.subject(),
        "nation:" + position.id());
  }
}
