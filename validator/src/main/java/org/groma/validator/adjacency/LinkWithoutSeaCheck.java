package org.groma.validator.adjacency;

import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.edit.PutEntry;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.LinkId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;

/** Finds links over water that name no sea zone, so that nobody can block them. */
final class LinkWithoutSeaCheck implements EntryCheck<LinkId, Link> {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.link-without-sea",
              Severity.WARNING,
              Confidence.LIKELY,
              "A link over water that no fleet can block")
          .protects(
              "A strait can be closed from the sea zones it names. One that names none"
                  + " is as safe as a bridge.")
          .example(
              "Ferry Narrows joins Westshore and Eastshore over water but names no sea zone:"
                  + " no fleet can block it.")
          .mend("Name the sea zones from which it can be blocked.");

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
    boolean land = link.from().isProvince() && link.to().isProvince();
    if (!land || !link.seas().isEmpty() || Shore.touches(survey, link.from(), link.to())) {
      return; // neighbours need no water between them
    }
    NavigableSet<SeaId> common = Shore.common(survey, link.from(), link.to());
    if (common.isEmpty() && !Ways.goOverWater(link.kind(), survey)) {
      return;
    }
    Optional<Fix> fix =
        common.size() == 1
            ? Optional.of(
                Fix.proposed(
                    "Name " + Shore.name(survey, common.first()),
                    PutEntry.of(Kinds.LINKS, Ways.blockedFrom(link, List.of(common.first())))))
            : Optional.empty();
    out.accept(
        PROFILE
            .finding(
                String.format(
                    Locale.ROOT,
                    "%s joins %s over water but names no sea zone: no fleet can block it.",
                    link.name(),
                    Ways.ends(survey, link)),
                Subject.of(Kinds.LINKS, link))
            .in("seas")
            .at(Ways.middle(survey, link))
            .mendedBy(fix));
  }
}
