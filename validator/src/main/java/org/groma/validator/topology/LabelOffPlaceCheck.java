package org.groma.validator.topology;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.label.LabelBook;
import org.groma.model.label.LabelGround;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.FixWork;
import org.groma.validator.finding.Subject;

/** Finds labels that were placed by hand and lie far from what they name, since the map changed. */
final class LabelOffPlaceCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "topology.label-off-place",
              Severity.WARNING,
              Confidence.CERTAIN,
              "A label that was placed by hand far from what it names")
          .protects(
              "A name is read where it stands. The label is passed over, and the name is set by"
                  + " the program as if it had never been placed.")
          .example("The label of Westmark was placed far from where Westmark is now.")
          .mend("Drag the name to its place with the label tool, or reset the label.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.LABELS, Kinds.PROVINCES, Kinds.SEAS, Kinds.AREAS, Kinds.CITIES)
        .and(Reads.Aspect.DRAWING, Reads.Aspect.EXTENT);
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    LabelBook book = LabelBook.of(survey.project());
    for (MapLabel label : survey.project().get(Kinds.LABELS)) {
      if (!book.isKept(label) && LabelGround.of(survey.project(), label.subject()).isPresent()) {
        LabelledEntry.of(survey.project(), label)
            .ifPresent(named -> out.accept(finding(label, named)));
      }
    }
  }

  private static Finding finding(MapLabel label, LabelledEntry named) {
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "The label of %1$s was placed far from where %1$s is now.",
                named.name()),
            Subject.of(Kinds.LABELS, label),
            named.subject())
        .in("at")
        .at(label.at().orElseThrow())
        .mendedBy(
            Fix.proposed(
                "Reset the label of " + named.name(),
                new FixWork.Removal(Subject.of(Kinds.LABELS, label))));
  }
}
