package org.groma.validator.adjacency;

import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.groma.model.edit.PutEntry;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.LinkId;
import org.groma.model.id.Place;
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
import org.groma.validator.measure.Naming;

/** Finds links that name a sea zone which one of their ends does not touch. */
final class LinkOffSeaCheck implements EntryCheck<LinkId, Link> {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.link-off-sea",
              Severity.ERROR,
              Confidence.CERTAIN,
              "A link over a sea zone that its ends do not touch")
          .protects(
              "A fleet blocks a strait from the zone between its shores. From a zone"
                  + " elsewhere it would close a way it cannot see.")
          .example(
              "Ferry Narrows can be blocked from Island Sea, but Eastshore does not touch" + " it.")
          .mend("Name the zone that both ends touch, or correct the ends.");

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
    for (int i = 0; i < link.seas().size(); i++) {
      Place sea = Place.of(link.seas().get(i));
      List<Place> off =
          Stream.of(link.from(), link.to()).filter(end -> isOff(end, sea, survey)).toList();
      if (!off.isEmpty() && survey.graph().number(sea).isPresent()) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "%s can be blocked from %s, but %s not touch it.",
                        link.name(),
                        survey.name(sea),
                        Naming.list(survey, off) + (off.size() == 1 ? " does" : " do")),
                    Subject.of(Kinds.LINKS, link),
                    Subject.of(sea))
                .in("seas[" + i + "]")
                .at(Ways.middle(survey, link))
                .mendedBy(fix(link, survey)));
      }
    }
  }

  /** A box off the map touches nothing, and neither does what is not drawn. */
  private static boolean isOff(Place end, Place sea, Survey survey) {
    return end.isProvince()
        && !survey.map().facesOf(end).isEmpty()
        && !Shore.touches(survey, end, sea);
  }

  private static Optional<Fix> fix(Link link, Survey survey) {
    NavigableSet<SeaId> common = Shore.common(survey, link.from(), link.to());
    List<SeaId> right = link.seas().stream().filter(common::contains).toList();
    if (right.isEmpty() && common.size() != 1) {
      return Optional.empty();
    }
    List<SeaId> seas = right.isEmpty() ? List.copyOf(common) : right;
    return Optional.of(
        Fix.proposed(
            "Name " + Naming.list(seas.stream().map(sea -> Shore.name(survey, sea)).toList()),
            PutEntry.of(Kinds.LINKS, Ways.blockedFrom(link, seas))));
  }
}
