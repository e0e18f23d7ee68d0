package org.groma.validator.adjacency;

import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.model.gazetteer.River;
import org.groma.model.id.Place;
import org.groma.model.id.RiverId;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.Half;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Fix;
import org.groma.validator.measure.Feasible;
import org.groma.validator.measure.Naming;
import org.locationtech.jts.geom.Coordinate;

/** What checks of marked borders share. */
final class Marks {

  private Marks() {}

  /** Whether it lies between two provinces: only there a mark has a meaning. */
  static boolean isOnLand(Topology map, Arc arc) {
    Optional<Place> left = map.face(arc.left()).place().filter(Place::isProvince);
    Optional<Place> right = map.face(arc.right()).place().filter(Place::isProvince);
    return left.isPresent() && right.isPresent() && !left.equals(right);
  }

  static boolean isRiver(Border border) {
    return border.kind().equals(Border.RIVER_KIND) || border.river().isPresent();
  }

  /** Where it lies, for a sentence. */
  static String sides(Survey survey, Arc arc) {
    String left = Naming.of(survey, arc.left());
    String right = Naming.of(survey, arc.right());
    return left.equals(right) ? "within " + left : "between " + left + " and " + right;
  }

  static Point middle(Arc arc) {
    Coordinate middle = arc.line().middle();
    return new Point(middle.x, middle.y);
  }

  static String riverName(Survey survey, RiverId river) {
    return survey.project().rivers().find(river).map(River::name).orElse(river.slug());
  }

  /** The same border as an ordinary one; its tags stay. */
  static Border plain(Border border) {
    return new Border(Border.LAND_KIND, Optional.empty(), border.tags());
  }

  static Border along(Border border, RiverId river) {
    return new Border(Border.RIVER_KIND, Optional.of(river), border.tags());
  }

  /** The rivers along the other borders that end at a node. */
  static NavigableSet<RiverId> riversAt(Topology map, int node, int except) {
    NavigableSet<RiverId> rivers = new TreeSet<>();
    map.star(node)
        .map(Half::arc)
        .filter(arc -> arc != except)
        .forEach(arc -> map.arc(arc).border().river().ifPresent(rivers::add));
    return rivers;
  }

  static Optional<Fix> remark(Survey survey, String title, Arc arc, Border border) {
    return Feasible.proposed(survey, title, new MarkBorder(List.of(arc.id()), border));
  }
}
