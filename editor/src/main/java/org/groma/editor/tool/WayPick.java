package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.groma.editor.document.AdjacencyWords;
import org.groma.editor.map.LayerStack;
import org.groma.editor.map.MapIndex;
import org.groma.editor.map.MapLayer;
import org.groma.editor.map.WayLine;
import org.groma.editor.tool.Preview.Style;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;
import org.locationtech.jts.geom.Envelope;

/**
 * A link or an override, and the line that stands for it on the map.
 *
 * @param subject the record
 */
public record WayPick(Subject subject, WayLine line) {

  /** So near to a line is on it, in pixels. */
  private static final double REACH = 5;

  /** All lines of a place meet in its middle, and a click there means the place. */
  private static final double MIDDLE = 9;

  /** Whether something is a way between places, and no place. */
  public static boolean isWay(Subject subject) {
    return subject.kind().equals(Kinds.OVERRIDES.word())
        || subject.kind().equals(Kinds.LINKS.word());
  }

  /** What lies under the pointer on the layers that show it; of several the next one. */
  static Optional<WayPick> at(Point at, Ground ground) {
    double reach = REACH * ground.pixel();
    List<WayPick> near = new ArrayList<>();
    if (isOpen(ground, MapLayer.ADJACENCY)) {
      for (AdjacencyOverride override : ground.project().get(Kinds.OVERRIDES)) {
        Subject subject = Subject.of(Kinds.OVERRIDES, override);
        middles(ground, at, override.a(), override.b())
            .ifPresent(line -> near.add(new WayPick(subject, line)));
      }
    }
    for (Link link : ground.project().links()) {
      Subject subject = Subject.of(Kinds.LINKS, link);
      if (isOpen(ground, MapLayer.ADJACENCY)) {
        middles(ground, at, link.from(), link.to())
            .ifPresent(line -> near.add(new WayPick(subject, line)));
      }
      if (isOpen(ground, MapLayer.STRAITS) && isBetween(ground, at, link.from(), link.to())) {
        WayLine.of(ground.project(), ground.index(), link)
            .ifPresent(line -> near.add(new WayPick(subject, line)));
      }
    }
    near.removeIf(each -> each.line.distance(at) > reach);
    near.sort(Comparator.comparingDouble(each -> each.line.distance(at)));
    return near.stream()
        .filter(each -> !ground.selection().contains(each.subject))
        .findFirst()
        .or(() -> near.stream().findFirst());
  }

  private static boolean isOpen(Ground ground, MapLayer layer) {
    return ground.layers().shows(layer) && !ground.layers().isLocked(layer);
  }

  private static Optional<WayLine> middles(Ground ground, Point at, Place a, Place b) {
    return isBetween(ground, at, a, b)
        ? WayLine.between(ground.index(), a, b)
            .filter(line -> line.fromEnd(at) > MIDDLE * ground.pixel())
        : Optional.empty();
  }

  /** Whether a point lies so that the line of two places could; that is quick to say. */
  private static boolean isBetween(Ground ground, Point at, Place a, Place b) {
    Envelope box = ground.index().envelope(a);
    box.expandToInclude(ground.index().envelope(b));
    box.expandBy(REACH * ground.pixel());
    return box.contains(at.x(), at.y());
  }

  /** The pointer over it: the line stands out, and beside it is said what it is and why. */
  Preview hover(Point at, Ground ground) {
    String tip = AdjacencyWords.tip(ground.project(), subject).orElse("");
    return Preview.of(trace(line), new Preview.Caption(at, tip))
        .saying("Click to select: " + tip.replace("\n", "; "));
  }

  private static Preview.Shape trace(WayLine line) {
    return new Preview.Trace(List.of(line.from(), line.to()), false, Style.HIGHLIGHT);
  }

  /** How links and overrides that are selected stand out on the map. */
  public static List<Preview.Shape> chosen(
      Project project, MapIndex index, LayerStack layers, Set<Subject> selection) {
    List<Preview.Shape> shapes = new ArrayList<>();
    for (Subject subject : selection) {
      if (subject.kind().equals(Kinds.OVERRIDES.word())) {
        project
            .get(Kinds.OVERRIDES)
            .find(subject.id())
            .ifPresent(override -> {
              shapes.add(lit(project, override.a(), override.b()));
              WayLine.between(index, override.a(), override.b())
                  .ifPresent(line -> shapes.add(trace(line)));
            });
      } else if (subject.kind().equals(Kinds.LINKS.word())) {
        project
            .links()
            .find(subject.id())
            .ifPresent(link -> {
              shapes.add(lit(project, link.from(), link.to()));
              (layers.shows(MapLayer.ADJACENCY)
                      ? WayLine.between(index, link.from(), link.to())
                      : WayLine.of(project, index, link))
                  .ifPresent(line -> shapes.add(trace(line)));
            });
      }
    }
    return shapes;
  }

  private static Preview.Shape lit(Project project, Place a, Place b) {
    TreeSet<Integer> faces = new TreeSet<>(project.map().facesOf(a));
    faces.addAll(project.map().facesOf(b));
    return new Preview.Ground(faces, Style.FAINT);
  }
}
