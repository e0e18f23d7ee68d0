package org.groma.validator.adjacency;

import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.Place;
import org.groma.model.review.Severity;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.Half;
import org.groma.model.topology.Topology;
import org.groma.validator.check.ArcCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/**
 * Finds a ridge, or another mark but a river, that stands alone in terrain where such marks are
 * rare.
 */
final class LoneMarkCheck implements ArcCheck {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.lone-mark", Severity.NOTE, Confidence.POSSIBLE, "A ridge alone in a plain")
          .protects(
              "Ridges come in chains and lie in mountains. One border of a kind, in"
                  + " terrain where that kind is rare, with no other at either end, may be a"
                  + " slip of the pen.")
          .example(
              "The ridge between Phoenice and Sandmark stands alone, and neither is"
                  + " terrain for it.")
          .mend(
              "Look whether the border was meant, or whether the terrain beside it is" + " right.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return TypicalTerrain.READS;
  }

  @Override
  public void look(Arc arc, Survey survey, Consumer<Finding> out) {
    String kind = arc.border().kind();
    if (kind.equals(Border.LAND_KIND)
        || Marks.isRiver(arc.border())
        || !Marks.isOnLand(survey.map(), arc)
        || !isAlone(survey.map(), arc)) {
      return;
    }
    Set<String> typical = TypicalTerrain.of(survey, kind);
    if (!typical.isEmpty()
        && !typical.contains(terrain(survey, arc.left()))
        && !typical.contains(terrain(survey, arc.right()))) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "The %s %s stands alone, and neither is terrain for it.",
                      kind,
                      Marks.sides(survey, arc)),
                  Subject.of(arc))
              .in("kind")
              .at(Marks.middle(arc)));
    }
  }

  private static boolean isAlone(Topology map, Arc arc) {
    return IntStream.of(arc.from(), arc.to())
        .flatMap(map::star)
        .map(Half::arc)
        .filter(other -> other != arc.id())
        .noneMatch(other -> map.arc(other).border().kind().equals(arc.border().kind()));
  }

  private static String terrain(Survey survey, int face) {
    return survey
        .map()
        .face(face)
        .place()
        .flatMap(Place::province)
        .flatMap(survey.project().provinces()::find)
        .map(Province::terrain)
        .orElse("");
  }
}
