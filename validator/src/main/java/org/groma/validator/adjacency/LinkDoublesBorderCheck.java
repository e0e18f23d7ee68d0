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

/**
 * Finds links over water between places that are neighbours without them. A road from neighbour to
 * neighbour is as it should be.
 */
final class LinkDoublesBorderCheck implements EntryCheck<LinkId, Link> {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.link-doubles-border",
              Severity.WARNING,
              Confidence.LIKELY,
              "A link between neighbours")
          .protects(
              "Two ways between the same places confuse what crossing costs and whether"
                  + " a fleet can forbid it.")
          .example("Ferry Narrows joins Westshore and Eastshore, which share a border already.")
          .mend("Remove the link, or draw the border so that they do not touch.");

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
    if (Ways.goOverWater(link.kind(), survey) && Shore.touches(survey, link.from(), link.to())) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "%s joins %s, which share a border already.",
                      link.name(),
                      Ways.ends(survey, link)),
                  Subject.of(Kinds.LINKS, link))
              .at(Ways.middle(survey, link))
              .mendedBy(
                  Fix.proposed(
                      "Remove the link", new FixWork.Removal(Subject.of(Kinds.LINKS, link)))));
    }
  }
}
