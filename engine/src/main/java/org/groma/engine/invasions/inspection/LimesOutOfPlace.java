package org.groma.engine.invasions.inspection;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.pieces.Nation;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Marker;
import org.groma.model.scenario.Setup;

/** Limites outside the land of their nation, of nobody, or more than the nation has. */
final class LimesOutOfPlace implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.limes-out-of-place",
          Severity.ERROR,
          "XVIII.I",
          "Limes where none can be",
          "A Limes defends a province of its Empire and nothing else.",
          "350 AD places a Limes of the Romans in Dacia, which they do not hold.",
          "Move the marker, or give the province to the nation.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  private static final String LIMES = "limes";

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    List<Marker> markers = ground.scenario().markers();
    Map<NationId, Integer> placed = new HashMap<>();
    for (int i = 0; i < markers.size(); i++) {
      Marker marker = markers.get(i);
      if (marker.kind().equals(LIMES)) {
        marker.nation().ifPresent(nation -> placed.merge(nation, 1, Integer::sum));
        String path = "markers[" + i + "]";
        problem(ground, marker, placed)
            .ifPresent(problem ->
                out.accept(ground.object(ABOUT, problem, path, marker.place().toString())));
      }
    }
  }

  private static Optional<String> problem(
      Ground ground, Marker marker, Map<NationId, Integer> placed) {
    String name = ground.scenario().name();
    String where = ground.name(marker.place());
    if (marker.nation().isEmpty() || !marker.place().isProvince()) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "%s places a Limes in %s, which is %s.",
              name,
              where,
              marker.nation().isEmpty() ? "nobody's" : "no province"));
    }
    NationId nation = marker.nation().get();
    if (ground.setup(nation).filter(setup -> holds(setup, marker.place())).isEmpty()) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "%s places a Limes of the %s in %s, which they do not hold.",
              name,
              ground.name(nation),
              where));
    }
    int pool =
        ground.nation(nation).stream()
            .flatMap(each -> each.pool().stream())
            .filter(pooled -> pooled.unit().slug().equals(LIMES))
            .mapToInt(Nation.Pooled::count)
            .sum();
    return placed.get(nation) > pool
        ? Optional.of(
            String.format(
                Locale.ROOT,
                "%s places %d Limites of the %s, who have %d.",
                name,
                placed.get(nation),
                ground.name(nation),
                pool))
        : Optional.empty();
  }

  private static boolean holds(Setup setup, Place place) {
    return setup.controls().contains(place)
        || setup.seat().filter(place::equals).isPresent()
        || setup.units().stream().anyMatch(placed -> placed.place().equals(place));
  }
}
