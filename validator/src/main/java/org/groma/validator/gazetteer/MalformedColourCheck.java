package org.groma.validator.gazetteer;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.colour.Rgb;
import org.groma.model.gazetteer.Area;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Colours that cannot be read. */
public final class MalformedColourCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.malformed-colour",
              Severity.WARNING,
              Confidence.CERTAIN,
              "A colour that cannot be read")
          .protects("The map is drawn without it, so that the area or terrain cannot be told.")
          .example("The colour of Southland is written 'green'; a colour is # and six hex digits.")
          .mend("Write # and two hexadecimal digits each for red, green and blue: #7CBD8C.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.AREAS).and(Reads.Aspect.VOCABULARY);
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    for (Area area : survey.project().areas()) {
      area.colour()
          .ifPresent(
              colour -> look(Subject.of(Kinds.AREAS, area), "colour", area.name(), colour, out));
    }
    for (Palette.Colour colour : Palette.of(survey.project().vocabulary())) {
      look(Subject.VOCABULARY, colour.path(), colour.name(), colour.written(), out);
    }
  }

  private static void look(
      Subject subject, String path, String name, String colour, Consumer<Finding> out) {
    if (Rgb.parse(colour).isEmpty()) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "The colour of %s is written '%s'; a colour is # and six hex digits.",
                      name,
                      colour),
                  subject)
              .in(path));
    }
  }
}
