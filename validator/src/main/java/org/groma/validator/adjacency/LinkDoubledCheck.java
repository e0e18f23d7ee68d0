package org.groma.validator.adjacency;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.LinkId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.FixWork;
import org.groma.validator.finding.Subject;

/** Finds links that lead where an earlier one of the same kind leads already. */
final class LinkDoubledCheck implements EntryCheck<LinkId, Link> {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.link-doubled",
              Severity.WARNING,
              Confidence.LIKELY,
              "Two links of one kind between the same places")
          .protects(
              "The second of two equal ways says nothing new, and blocking one leaves"
                  + " the other open.")
          .example("Ferry Narrows 2 joins Westshore and Eastshore, as Ferry Narrows does.")
          .mend(
              "Remove one of the two, and let the other name all sea zones that can"
                  + " block it.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<LinkId, Link> kind() {
    return Kinds.LINKS;
  }

  @Override
  public Reads reads() {
    return Ways.READS;
  }

  @Override
  public void look(Link link, Survey survey, Consumer<Finding> out) {
    survey.project().links().stream()
        .takeWhile(other -> !other.id().equals(link.id()))
        .filter(other -> leadsThereToo(other, link))
        .findFirst()
        .ifPresent(other ->
            out.accept(
                PROFILE
                    .finding(
                        String.format(
                            Locale.ROOT,
                            "%s joins %s, as %s does.",
                            link.name(),
                            Ways.ends(survey, link),
                            other.name()),
                        Subject.of(Kinds.LINKS, link),
                        Subject.of(Kinds.LINKS, other))
                    .at(Ways.middle(survey, link))
                    .mendedBy(
                        Fix.proposed(
                            "Remove " + link.name(),
                            new FixWork.Removal(Subject.of(Kinds.LINKS, link))))));
  }

  /** Two ways in one direction each are no double. */
  private static boolean leadsThereToo(Link other, Link link) {
    boolean same = other.from().equals(link.from()) && other.to().equals(link.to());
    boolean reverse = other.from().equals(link.to()) && other.to().equals(link.from());
    boolean opposite = reverse && other.oneWay() && link.oneWay();
    return other.kind().equals(link.kind()) && (same || (reverse && !opposite));
  }
}
