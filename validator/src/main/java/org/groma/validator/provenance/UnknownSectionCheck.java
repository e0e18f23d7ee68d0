package org.groma.validator.provenance;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.sources.SourceTable;
import org.groma.model.value.Provenance;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Sections that the cited edition does not have. */
final class UnknownSectionCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "references.unknown-section",
              Severity.WARNING,
              Confidence.LIKELY,
              "A section that the edition does not have")
          .protects("Whoever looks the value up does not find it.")
          .example(
              "Lowmark cites XXXIII.Q of rules-en, which has no such section; probably XXXIII.A is"
                  + " meant.")
          .mend(
              "Correct the section. The table \"sections\" of an edition lists those that it has.");

  private record Citation(
      Kind<?, ?> kind, Entry<?> entry, Stated.Owner owner, String edition, String section) {}

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
    Map<String, SectionList> lists = SectionList.of(survey.project());
    Map<String, Map<String, Boolean>> asked = new HashMap<>();
    forEach(
        survey,
        each -> lists.computeIfAbsent(each.edition(), _ -> new SectionList()).cite(each.section()));
    forEach(survey, each -> look(each, lists, asked, out));
    ofTranscriptions(survey.project(), lists, out);
  }

  private static void look(
      Citation each,
      Map<String, SectionList> lists,
      Map<String, Map<String, Boolean>> asked,
      Consumer<Finding> out) {
    SectionList list = lists.get(each.edition());
    boolean known =
        asked
            .computeIfAbsent(each.edition(), _ -> new HashMap<>())
            .computeIfAbsent(each.section(), list::has);
    if (!known) {
      out.accept(
          finding(
              each.entry().name(),
              each.edition(),
              each.section(),
              list,
              new Subject(each.kind().word(), each.entry().id().slug()),
              each.owner().path().field("origin").toString()));
    }
  }

  private static void forEach(Survey survey, Consumer<Citation> action) {
    for (Kind<?, ?> kind : Kinds.ALL) {
      for (Entry<?> entry : survey.project().get(kind)) {
        for (Stated.Owner owner : Stated.of(entry, survey).records()) {
          for (Provenance origin : owner.origins().values()) {
            if (origin.kind() == Provenance.Kind.PRINTED) {
              action.accept(new Citation(kind, entry, owner, origin.edition(), origin.section()));
            }
          }
        }
      }
    }
  }

  private static void ofTranscriptions(
      Project project, Map<String, SectionList> lists, Consumer<Finding> out) {
    for (SourceTable table : project.get(Kinds.SOURCES)) {
      SectionList list = lists.get(table.edition().slug());
      List<SourceTable.Row> rows = table.rows();
      for (int i = 0; i < rows.size(); i++) {
        if (list != null && list.isDeclared() && !list.has(rows.get(i).section())) {
          out.accept(
              finding(
                  "Row " + (i + 1) + " of " + table.id(),
                  table.edition().slug(),
                  rows.get(i).section(),
                  list,
                  Subject.of(Kinds.SOURCES, table),
                  "rows[" + i + "].section"));
        }
      }
    }
  }

  private static Finding finding(
      String who, String edition, String section, SectionList list, Subject subject, String path) {
    Optional<String> nearest = list.nearest(section);
    String message =
        section.isEmpty()
            ? String.format(Locale.ROOT, "%s cites %s without a section.", who, edition)
            : String.format(
                Locale.ROOT,
                "%s cites %s of %s, which has no such section%s.",
                who,
                section,
                edition,
                nearest.map(near -> "; probably " + near + " is meant").orElse(""));
    return PROFILE.finding(message, subject).in(path);
  }
}
