package org.groma.validator.accept;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
 * <p>An acceptance is of one finding: of the same check, subjects and field. It holds while what
 * the check looked at stays as it was: its sentence, the value it points at, the lines of the
 * drawing. A finding of play is told anew by every series of games, so only its subjects count.
 */
public final class Acceptances {

  private static final int LONGEST_ID = 60;

  /** By what an acceptance is found again. */
  private record Key(String check, String subjects, String field, String state) {}

  private final Project project;
  private final Set<String> checked = new HashSet<>();
  private final Map<Key, Acceptance> byKey = new HashMap<>();

  private Acceptances(Project project) {
    this.project = project;
    project
        .get(Kinds.ACCEPTANCES)
        .forEach(each -> {
          byKey.putIfAbsent(key(each), each);
          checked.add(each.check() + each.subjects());
        });
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
    String subjects = finding.subjects().toString();
    return checked.contains(finding.check() + subjects)
        ? Optional.ofNullable(
            byKey.get(
                new Key(
                    finding.check(), subjects, plain(finding.field()), state(project, finding))))
        : Optional.empty();
  }

  private static Key key(Acceptance acceptance) {
    return new Key(
        acceptance.check(),
        acceptance.subjects().toString(),
        plain(acceptance.field()),
        acceptance.state());
  }

  /** The way to a value wherever it stands in its lists: whoever sorts them changes nothing. */
  private static String plain(Optional<String> field) {
    return field.map(path -> path.replaceAll("\\[\\d+]", "[]")).orElse("");
  }

  /** Those of these that let no finding stand. */
  static List<Acceptance> idle(Project project, List<Finding> findings) {
    List<Acceptance> idle = new ArrayList<>();
    Set<Acceptance> used = new HashSet<>();
    judge(project, findings).forEach(entry -> entry.acceptance().ifPresent(used::add));
    project
        .get(Kinds.ACCEPTANCES)
        .forEach(each -> {
          if (!used.contains(each)) {
            idle.add(each);
          }
        });
    return idle;
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
    boolean held = acceptance.state().equals(Digest.ofPlay(before, subjects, acceptance.field()));
    String state = held ? Digest.ofPlay(after, now, acceptance.field()) : acceptance.state();
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
        ? Digest.ofPlay(project, finding.subjects(), finding.field())
        : Digest.of(project, finding.subjects(), finding.field(), finding.message());
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
