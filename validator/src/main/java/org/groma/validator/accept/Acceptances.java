package org.groma.validator.accept;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.id.AcceptanceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Acceptance;
import org.groma.model.value.Slug;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.report.Report;

/**
 * Which findings somebody has accepted.
 *
 * <p>An acceptance is of one finding: of the same check, subjects and field. It holds while the
 * subjects and the sentence stay as they were; a finding of play is told anew by every series of
 * games, so only its subjects count.
 */
public final class Acceptances {

  private static final int LONGEST_ID = 60;

  private final Project project;
  private final Map<String, Acceptance> byId = new HashMap<>();

  private Acceptances(Project project) {
    this.project = project;
    project.get(Kinds.ACCEPTANCES).forEach(each -> byId.put(each.id().slug(), each));
  }

  /** The findings, each with the acceptance that holds for it. */
  public static List<Report.Entry> judge(Project project, List<Finding> findings) {
    Acceptances acceptances = new Acceptances(project);
    List<Report.Entry> judged = new ArrayList<>(findings.size());
    for (Finding finding : findings) {
      judged.add(new Report.Entry(finding, acceptances.of(finding)));
    }
    return judged;
  }

  private Optional<Acceptance> of(Finding finding) {
    return byId.isEmpty()
        ? Optional.empty()
        : Optional.ofNullable(byId.get(id(finding).slug()))
            .filter(each -> each.state().equals(state(project, finding)));
  }

  /**
   * The edit that accepts a finding.
   *
   * @param on the day, {@code 2026-11-16}
   */
  public static Edit accept(Project project, Finding finding, String reason, String by, String on) {
    return PutEntry.of(
        Kinds.ACCEPTANCES,
        new Acceptance(
            id(finding),
            finding.check(),
            finding.subjects().stream().map(Subject::toString).toList(),
            finding.field(),
            reason,
            by,
            on,
            state(project, finding)));
  }

  /**
   * The edit that carries an acceptance over to a project in which subjects have other ids, if it
   * held for them as findings of play do: by its subjects alone. One that somebody has written
   * without subjects, or with such as are none, never held and stays as it is.
   */
  public static Optional<Edit> moved(
      Project before, Project after, Acceptance acceptance, UnaryOperator<Subject> renamed) {
    List<Subject> subjects =
        acceptance.subjects().stream().map(Subject::read).flatMap(Optional::stream).toList();
    if (subjects.isEmpty() || subjects.size() < acceptance.subjects().size()) {
      return Optional.empty();
    }
    List<Subject> now = subjects.stream().map(renamed).toList();
    boolean held = acceptance.state().equals(Digest.of(before, subjects));
    String state = held ? Digest.of(after, now) : acceptance.state();
    Acceptance moved =
        new Acceptance(
            id(acceptance.check(), now, acceptance.field()),
            acceptance.check(),
            now.stream().map(Subject::toString).toList(),
            acceptance.field(),
            acceptance.reason(),
            acceptance.by(),
            acceptance.on(),
            state);
    return now.equals(subjects) && !held
        ? Optional.empty()
        : Optional.of(PutEntry.of(Kinds.ACCEPTANCES, moved));
  }

  private static String state(Project project, Finding finding) {
    return finding.evidence().isPresent()
        ? Digest.of(project, finding.subjects())
        : Digest.of(project, finding.subjects(), finding.message());
  }

  /** Made of what tells findings apart; readable, because people look at the file. */
  private static AcceptanceId id(Finding finding) {
    return id(finding.check(), finding.subjects(), finding.field());
  }

  private static AcceptanceId id(String check, List<Subject> subjects, Optional<String> field) {
    String key = check + " " + subjects + field.orElse("");
    String start = Slug.of(check + " " + subjects.getFirst());
    String readable = start.length() > LONGEST_ID ? start.substring(0, LONGEST_ID) : start;
    return new AcceptanceId(Slug.of(readable + " " + Integer.toHexString(key.hashCode())));
  }
}
