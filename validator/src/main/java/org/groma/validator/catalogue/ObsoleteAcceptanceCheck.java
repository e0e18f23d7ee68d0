package org.groma.validator.catalogue;

import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.id.AcceptanceId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Acceptance;
import org.groma.model.review.Severity;
import org.groma.model.value.NearestWord;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Family;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** An accepted finding of a check that does not exist. Stands here because it knows all checks. */
final class ObsoleteAcceptanceCheck implements EntryCheck<AcceptanceId, Acceptance> {

  private static final Profile PROFILE =
      Profile.of(
              "references.obsolete-acceptance",
              Severity.NOTE,
              Confidence.CERTAIN,
              "An accepted finding of a check that does not exist")
          .protects(
              "It accepts nothing any more; what it was meant to accept may be open unnoticed.")
          .example(
              "A finding of 'topology.silver' is accepted, but there is no such check; "
                  + " probably 'topology.sliver' is meant.")
          .mend("Correct the id of the check, or remove the acceptance.");

  private static final Reads READS = Reads.of(Kinds.HOUSE_CHECKS);

  private static final Derivation<Set<String>> CHECKS =
      Derivation.of(READS, ObsoleteAcceptanceCheck::checks);

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<AcceptanceId, Acceptance> kind() {
    return Kinds.ACCEPTANCES;
  }

  @Override
  public Reads reads() {
    return READS;
  }

  @Override
  public void look(Acceptance acceptance, Survey survey, Consumer<Finding> out) {
    Set<String> checks = survey.get(CHECKS);
    if (!checks.contains(acceptance.check())) {
      String nearest =
          NearestWord.to(acceptance.check(), checks)
              .map(near -> "; probably '" + near + "' is meant")
              .orElse("");
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "A finding of '%s' is accepted, but there is no such check%s.",
                      acceptance.check(),
                      nearest),
                  Subject.of(Kinds.ACCEPTANCES, acceptance),
                  Subject.file("accepted-findings.json"))
              .in("check"));
    }
  }

  private static Set<String> checks(Survey survey) {
    Set<String> ids = new TreeSet<>();
    Catalogue.profiles().forEach(profile -> ids.add(profile.id()));
    survey
        .project()
        .get(Kinds.HOUSE_CHECKS)
        .forEach(check -> ids.add(Family.HOUSE.word() + "." + check.id().slug()));
    return ids;
  }
}
