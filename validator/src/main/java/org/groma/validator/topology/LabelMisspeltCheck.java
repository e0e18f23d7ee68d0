package org.groma.validator.topology;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.label.LabelBook;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;

/** Finds labels broken into lines that do not spell the name any more, since it was changed. */
final class LabelMisspeltCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "topology.label-misspelt",
              Severity.WARNING,
              Confidence.CERTAIN,
              "A label whose lines spell another name")
          .protects(
              "The lines are passed over, and the name is broken by the program, not as the map"
                  + " maker wanted it.")
          .example("The label of Westmark is broken as 'West / wood', which is not its name.")
          .mend("Break the name into lines again, or leave that to the program.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.LABELS, Kinds.PROVINCES, Kinds.SEAS, Kinds.AREAS, Kinds.CITIES);
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    for (MapLabel label : survey.project().get(Kinds.LABELS)) {
      LabelledEntry.of(survey.project(), label)
          .filter(named -> !label.lines().isEmpty() && !label.spells(named.name()))
          .ifPresent(named -> out.accept(finding(label, named)));
    }
  }

  private static Finding finding(MapLabel label, LabelledEntry named) {
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "The label of %s is broken as '%s', which is not its name.",
                named.name(),
                String.join(" / ", label.lines())),
            Subject.of(Kinds.LABELS, label),
            named.subject())
        .in("lines")
        .mendedBy(
            Fix.proposed(
                "Leave the lines to the program", LabelBook.put(label.withLines(List.of()))));
  }
}
