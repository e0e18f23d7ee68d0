package org.groma.validator.references;

import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Reads.Aspect;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.references.Spellings.Clash;
import org.groma.validator.references.Spellings.Sort;

/** An alias or a name of one entry that is the id or the name of another. */
final class AmbiguousNameCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "references.ambiguous-name",
              Severity.WARNING,
              Confidence.LIKELY,
              "A name that stands for two")
          .protects("Whoever looks the name up, an importer among them, may find the wrong one.")
          .example("'Riders' stands for two nations, Riders and East Riders.")
          .mend("Take the alias away from one of the two, or give the two different names.");

  /** Names of places are compared more closely by the checks of the gazetteer. */
  private static final Set<Kind<?, ?>> PIECES = Set.of(Kinds.UNITS, Kinds.LEADERS, Kinds.NATIONS);

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Aspect.NAMES);
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    for (Clash clash : survey.get(Spellings.CLASHES)) {
      if (!clash.isOf(Sort.ALIAS, Sort.ALIAS)
          && (PIECES.contains(clash.kind()) || clash.isByIdAlone())) {
        out.accept(Spellings.finding(PROFILE, clash));
      }
    }
  }
}
