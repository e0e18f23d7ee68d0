package org.groma.engine.cycles.inspection;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.gazetteer.Link;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;

/** Roads and arrows between places that they cannot join. */
final class ArrowEnds implements Scrutiny<Ground> {

  private static final String ROAD = "road";
  private static final String CROSSING = "crossing";
  private static final String WHITE_ARROW = "white-arrow";

  private static final Inspection ABOUT =
      new Inspection(
          "gazetteer.arrow-ends",
          Severity.ERROR,
          "2.1",
          "Road or arrow between places that it cannot join",
          "Units would leap: a road is no border, a red arrow leads over one sea area, a white"
              + " arrow from sea to distant sea.",
          "Via Egnatia (road) joins Dyrrachium and Byzantium, which are neither adjacent nor"
              + " joined by a red arrow.",
          "Correct the ends of the road or arrow, or break it up into steps.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (Link link : ground.project().get(Kinds.LINKS)) {
      if (isThere(ground, link.from()) && isThere(ground, link.to())) {
        problem(ground, link)
            .ifPresent(problem ->
                out.accept(
                    Objection.of(
                        ABOUT,
                        String.format(
                            Locale.ROOT,
                            "%s (%s) joins %s and %s, %s.",
                            link.name(),
                            word(link),
                            name(ground, link.from()),
                            name(ground, link.to()),
                            problem),
                        "to",
                        "link:" + link.id())));
      }
    }
  }

  private static Optional<String> problem(Ground ground, Link link) {
    boolean land = link.from().isProvince() && link.to().isProvince();
    boolean water = link.from().isSea() && link.to().isSea();
    boolean touch = touch(ground, link.from(), link.to());
    return switch (link.kind()) {
      case ROAD ->
          when(!land, "which are not both areas")
              .or(() ->
                  when(
                      !touch && !isCrossed(ground, link),
                      "which are neither adjacent nor joined by a red arrow"));
      case CROSSING ->
          when(!land, "which are not both areas")
              .or(() -> when(touch, "which are adjacent by land"))
              .or(() -> when(!haveCommonSea(ground, link), "which have no sea area in common"));
      case WHITE_ARROW ->
          when(!water, "which are not both sea areas").or(() -> when(touch, "which touch anyway"));
      default -> Optional.empty();
    };
  }

  private static String word(Link link) {
    return switch (link.kind()) {
      case CROSSING -> "red arrow";
      case WHITE_ARROW -> "white arrow";
      default -> link.kind();
    };
  }

  private static Optional<String> when(boolean wrong, String problem) {
    return wrong ? Optional.of(problem) : Optional.empty();
  }

  private static boolean isThere(Ground ground, Place place) {
    return ground.graph().number(place).isPresent();
  }

  private static boolean touch(Ground ground, Place from, Place to) {
    return ground.graph().between(from, to).stream().anyMatch(each -> each.link().isEmpty());
  }

  private static boolean isCrossed(Ground ground, Link road) {
    return ground.graph().between(road.from(), road.to()).stream()
        .anyMatch(each -> each.kind().equals(CROSSING));
  }

  private static boolean haveCommonSea(Ground ground, Link link) {
    Set<Place> seas = seas(ground, link.from());
    return seas(ground, link.to()).stream().anyMatch(seas::contains);
  }

  private static Set<Place> seas(Ground ground, Place area) {
    return ground.graph().neighbours(area).stream()
        .map(Neighbour::place)
        .filter(Place::isSea)
        .collect(Collectors.toSet());
  }

  private static String name(Ground ground, Place place) {
    return ground.board().name(ground.graph().number(place).orElseThrow());
  }
}
