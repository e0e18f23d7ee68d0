package org.groma.validator.references;

import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Area;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** An area or a type of units that nothing refers to. */
final class UnusedEntryCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "references.unused",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "An entry that nothing refers to")
          .protects(
              "What nobody speaks of never comes into play: it was forgotten elsewhere, or is left"
                  + " over.")
          .example("The area Outer Hills has no provinces, and nothing refers to it.")
          .mend("Refer to it where it was forgotten, or remove it.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.ENTRIES;
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    Mentions mentions = Mentions.in(survey);
    for (Area area : survey.project().areas()) {
      if (!mentions.has(area.id())) {
        report(Kinds.AREAS, area, "has no provinces, and nothing refers to it", out);
      }
    }
    for (UnitType unit : survey.project().get(Kinds.UNITS)) {
      if (!mentions.has(unit.id())) {
        report(Kinds.UNITS, unit, "is in no force pool, no set-up and no time table entry", out);
      }
    }
  }

  private static void report(Kind<?, ?> kind, Entry<?> entry, String what, Consumer<Finding> out) {
    out.accept(
        PROFILE.finding(
            Wording.the(kind, entry) + " " + what + ".",
            new Subject(kind.word(), entry.id().slug())));
  }
}
