package org.groma.validator.gazetteer;

import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.groma.model.colour.ClearColours;
import org.groma.model.colour.Coat;
import org.groma.model.colour.ColourSight;
import org.groma.model.colour.Rgb;
import org.groma.model.colour.SeaLikeness;
import org.groma.model.edit.Edit;
import org.groma.model.gazetteer.Area;
import org.groma.model.id.AreaId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;

/** Areas and nations whose colour on the map looks like that of the sea. */
public final class SeaColourCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.colour-like-sea",
              Severity.WARNING,
              Confidence.LIKELY,
              "Land in the colour of the sea")
          .protects(
              "Players see a gulf or a lake where there is land, and a coast where there is none.")
          .example("On the map the colour of Southland (#A6D2EE) can be taken for the sea.")
          .mend(
              "Choose a colour that is darker, stronger or another hue; the fix takes the nearest"
                  + " that can be told from the sea.");

  private static final String COLOUR = "colour";

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.AREAS, Kinds.NATIONS, Kinds.PROVINCES, Kinds.SEAS);
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    Project project = survey.project();
    if (project.seas().isEmpty()) {
      return;
    }
    Set<AreaId> grounded = grounded(project);
    for (Area area : project.areas()) {
      if (grounded.contains(area.id())) {
        taken(area.colour(), Coat.WASH).map(colour -> finding(area, colour)).ifPresent(out);
      }
    }
    for (Nation nation : project.get(Kinds.NATIONS)) {
      taken(nation.attributes().text(COLOUR), Coat.PLAIN)
          .map(colour -> finding(nation, colour))
          .ifPresent(out);
    }
  }

  /** Areas with ground of their own: not those that are only groups of other areas. */
  private static Set<AreaId> grounded(Project project) {
    Set<AreaId> grounded = new HashSet<>();
    project.areas().forEach(area -> grounded.add(area.id()));
    project.areas().forEach(area -> area.parent().ifPresent(grounded::remove));
    project.provinces().forEach(province -> province.area().ifPresent(grounded::add));
    return grounded;
  }

  private static Optional<Rgb> taken(Optional<String> written, Coat coat) {
    return written.flatMap(Rgb::parse).filter(colour -> SeaLikeness.isTaken(coat.painted(colour)));
  }

  private static Finding finding(Area area, Rgb colour) {
    return finding(area.name(), Subject.of(Kinds.AREAS, area), colour, Coat.WASH)
        .in(COLOUR)
        .mendedBy(
            fix(
                colour,
                Coat.WASH,
                other -> Rewritten.with(Kinds.AREAS, area, COLOUR, Optional.of(other))));
  }

  private static Finding finding(Nation nation, Rgb colour) {
    return finding(nation.name(), Subject.of(Kinds.NATIONS, nation), colour, Coat.PLAIN)
        .in("attributes." + COLOUR)
        .mendedBy(
            fix(
                colour,
                Coat.PLAIN,
                other -> {
                  Map<String, Datum> attributes = new TreeMap<>(nation.attributes().byName());
                  attributes.put(COLOUR, new Datum.Text(other));
                  return Rewritten.with(
                      Kinds.NATIONS, nation, "attributes", new Attributes(attributes));
                }));
  }

  private static Finding finding(String name, Subject subject, Rgb colour, Coat coat) {
    boolean byAll = SeaLikeness.isTaken(coat.painted(colour), ColourSight.FULL);
    return PROFILE.finding(
        String.format(
            Locale.ROOT,
            "On the map the colour of %s (%s) can be taken for the sea%s.",
            name,
            colour.written(),
            byAll ? "" : " by people who cannot tell red from green"),
        subject);
  }

  private static Fix fix(Rgb colour, Coat coat, Function<String, Edit> edit) {
    String other = ClearColours.nearest(colour, coat).written();
    return Fix.proposed("Change it to " + other, edit.apply(other));
  }
}
