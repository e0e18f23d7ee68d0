package org.groma.engine.cycles.inspection;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.groma.engine.cycles.inspection.Deployment.Misfit;
import org.groma.engine.cycles.inspection.Deployment.Reason;
import org.groma.engine.cycles.setting.Position;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;

/** Set-ups of more units than may stand in an area, or than find room where they may be placed. */
final class CrowdedArea implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.crowded-area",
          Severity.ERROR,
          "6",
          "Set-up against the limits of stacking",
          "Units in excess are lost before they can be used.",
          "Romans in Roman Empire: Garrison in Rome stands with units that it cannot stack with.",
          "Set the unit up in another area, or give the player more areas to choose from.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Setting setting = ground.setting();
    ground.deployment().misfits().stream()
        .filter(misfit -> misfit.reason() == Reason.CROWDED)
        .distinct()
        .forEach(misfit ->
            out.accept(
                object(
                    ground,
                    setting.position(misfit.position()),
                    String.format(
                        Locale.ROOT,
                        "%s in %s stands with units that it cannot stack with.",
                        setting.kinds().get(misfit.kind()).name(),
                        ground.board().name(misfit.area())))));
    Map<Integer, Map<Integer, Integer>> homeless = new TreeMap<>();
    ground.deployment().misfits().stream()
        .filter(misfit -> misfit.reason() == Reason.NO_ROOM)
        .forEach(misfit -> count(homeless, misfit));
    homeless.forEach((position, kinds) ->
        kinds.forEach((kind, count) ->
            out.accept(
                object(
                    ground,
                    setting.position(position),
                    String.format(
                        Locale.ROOT,
                        "there is no room for %d %s in the areas where it may be placed.",
                        count,
                        setting.kinds().get(kind).name())))));
  }

  private static void count(Map<Integer, Map<Integer, Integer>> homeless, Misfit misfit) {
    homeless
        .computeIfAbsent(misfit.position(), _ -> new TreeMap<>())
        .merge(misfit.kind(), 1, Integer::sum);
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
