package org.groma.validator.gazetteer;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.colour.PerceivedColour;
import org.groma.model.colour.Rgb;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Two terrains in colours that readers take for one. */
public final class AlikeColoursCheck implements WholeCheck {

  private static final double TOLD_APART = 3;

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.alike-colours",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "Two terrains in nearly the same colour")
          .protects("Nobody can tell the two terrains apart on a printed map.")
          .example("The terrains Steppe (#DBD183) and Desert (#DBD286) can hardly be told apart.")
          .mend("Choose a colour for one of them that is lighter, darker or another hue.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Reads.Aspect.VOCABULARY);
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    List<Palette.Colour> colours = Palette.of("terrains", survey.project().vocabulary().terrains());
    for (int i = 0; i < colours.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (areAlike(colours.get(i), colours.get(j))) {
          out.accept(finding(colours.get(j), colours.get(i)));
        }
      }
    }
  }

  private static boolean areAlike(Palette.Colour a, Palette.Colour b) {
    Optional<PerceivedColour> one = Rgb.parse(a.written()).map(PerceivedColour::of);
    Optional<PerceivedColour> other = Rgb.parse(b.written()).map(PerceivedColour::of);
    return one.isPresent() && other.isPresent() && one.get().distance(other.get()) < TOLD_APART;
  }

  private static Finding finding(Palette.Colour one, Palette.Colour other) {
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "The terrains %s (%s) and %s (%s) can hardly be told apart.",
                one.name(),
                one.written(),
                other.name(),
                other.written()),
            Subject.VOCABULARY)
        .in(other.path());
  }
}
