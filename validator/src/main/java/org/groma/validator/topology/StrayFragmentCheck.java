package org.groma.validator.topology;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.id.Place;
import org.groma.model.review.Severity;
import org.groma.model.topology.Face;
import org.groma.model.topology.Ring;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;
import org.groma.validator.check.PlaceCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.measure.Naming;
import org.groma.validator.measure.PrintScale;
import org.locationtech.jts.geom.Envelope;

/**
 * Finds parts of a place that do not belong together. The islands of an archipelago do: they lie in
 * the same waters and not far apart. The basins of a sea zone do: they wash the same shores.
 */
final class StrayFragmentCheck implements PlaceCheck {

  /** In millimetres: across this much of the same sea an eye still sees one archipelago. */
  private static final double FAR = 60;

  private static final Profile PROFILE =
      Profile.of(
              "topology.stray-fragment",
              Severity.WARNING,
              Confidence.LIKELY,
              "A part of a place that lies apart from the rest")
          .protects(
              "Both parts are one place to the rules: whoever stands in one stands in the other,"
                  + " with the neighbours of both.")
          .example("A part of Westmark lies apart from the rest, beside Longwater and Reedland.")
          .mend("Give the part to the place it belongs to, or take it out of play.");

  /** A part of a place: where it lies and what it touches. */
  private record Part(Face face, double area, Envelope box, Set<String> touches) {}

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Reads.Aspect.EXTENT);
  }

  @Override
  public void look(Place place, Survey survey, Consumer<Finding> out) {
    List<Integer> faces = survey.map().facesOf(place);
    if (faces.size() < 2) {
      return;
    }
    List<Part> parts = faces.stream().map(face -> part(survey.map(), place, face)).toList();
    Part main = parts.getFirst();
    for (Part part : parts) {
      main = part.area() > main.area() ? part : main;
    }
    Set<Part> together = together(main, parts, survey);
    for (Part part : parts) {
      boolean exclave =
          part.face().id() != main.face().id()
              && place.isProvince()
              && isOnLand(survey.map(), part.face());
      if ((exclave || !together.contains(part)) && !Thinness.isSliver(survey, part.face())) {
        out.accept(finding(place, part.face(), survey));
      }
    }
  }

  private static Part part(Topology map, Place place, int id) {
    Face face = map.face(id);
    Set<String> touches = new HashSet<>();
    for (int other : map.neighbours(id)) {
      Use use = map.face(other).use();
      if (use.place().isPresent()) {
        touches.add(use.written());
      } else if (place.isProvince() && other != Face.OUTSIDE) {
        touches.add(String.valueOf(other)); // islands in one lake
      }
    }
    return new Part(face, map.area(id), Ring.envelope(face.rings()[0], map::arc), touches);
  }

  /** All parts that can be reached from the main one, from part to part. */
  private static Set<Part> together(Part main, List<Part> parts, Survey survey) {
    double far =
        Math.max(
            FAR * PrintScale.of(survey).unit(),
            Math.max(main.box().getWidth(), main.box().getHeight()));
    Set<Part> reached = new HashSet<>(Set.of(main));
    List<Part> rest = new ArrayList<>(parts);
    rest.remove(main);
    Deque<Part> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      Part from = open.removeFirst();
      for (Part to : List.copyOf(rest)) {
        boolean shares = to.touches().stream().anyMatch(from.touches()::contains);
        if (shares && to.box().distance(from.box()) <= far) {
          rest.remove(to);
          reached.add(to);
          open.addLast(to);
        }
      }
    }
    return reached;
  }

  private static boolean isOnLand(Topology map, Face face) {
    return Naming.around(map, face).stream().anyMatch(Place::isProvince);
  }

  private static Finding finding(Place place, Face face, Survey survey) {
    NavigableSet<Place> around = Naming.around(survey.map(), face);
    String where = around.isEmpty() ? "" : ", beside " + Naming.list(survey, around);
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT, "A part of %s lies apart from the rest%s.", survey.name(place), where),
            Subject.of(place),
            Subject.of(face))
        .at(survey.middle(face.id()));
  }
}
