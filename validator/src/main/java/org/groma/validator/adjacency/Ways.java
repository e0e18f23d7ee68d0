package org.groma.validator.adjacency;

import java.util.List;
import java.util.Optional;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.topology.Point;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;

/** What checks of links share. */
final class Ways {

  /** Whom links join, what these are called and where they lie. */
  static final Reads READS =
      Reads.of(Kinds.LINKS, Kinds.PROVINCES, Kinds.SEAS, Kinds.AREAS)
          .and(Reads.Aspect.ADJACENCY, Reads.Aspect.DRAWING);

  private Ways() {}

  /** A link with other zones from which it can be blocked. */
  static Link blockedFrom(Link link, List<SeaId> seas) {
    return new Link(
        link.id(),
        link.name(),
        link.aliases(),
        link.kind(),
        link.from(),
        link.to(),
        link.oneWay(),
        seas,
        link.tags(),
        link.attributes(),
        link.origin());
  }

  static String ends(Survey survey, Link link) {
    return survey.name(link.from()) + " and " + survey.name(link.to());
  }

  /** Whether links of a kind go over water: some of them name their zones. A road does not. */
  static boolean goOverWater(String kind, Survey survey) {
    return survey.project().links().stream()
        .anyMatch(link -> link.kind().equals(kind) && !link.seas().isEmpty());
  }

  /** Where a pin shows it: in the middle between its ends, if both are drawn. */
  static Optional<Point> middle(Survey survey, Link link) {
    return survey
        .middle(link.from())
        .flatMap(a ->
            survey.middle(link.to()).map(b -> new Point((a.x() + b.x()) / 2, (a.y() + b.y()) / 2)));
  }
}
