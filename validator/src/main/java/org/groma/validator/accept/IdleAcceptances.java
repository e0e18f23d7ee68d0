package org.groma.validator.accept;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Acceptance;
import org.groma.model.review.Severity;
import org.groma.validator.check.Family;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Acceptances that accept nothing: what they speak of is gone, or is said no more. */
public final class IdleAcceptances {

  /** What the documentation says of them. */
  public static final Profile PROFILE =
      Profile.of(
              "references.idle-acceptance",
              Severity.NOTE,
              Confidence.CERTAIN,
              "An acceptance that accepts nothing")
          .protects(
              "What it was meant for may be open unnoticed, or be mended; its reason is read as if"
                  + " it still held.")
          .example(
              "The accepted finding gazetteer.lone-terrain of province:lowmark is found no more,"
                  + " or what it looked at has changed.")
          .mend("Take it out, or look at the finding anew and accept that.");

  private IdleAcceptances() {}

  /**
   * Those of a project.
   *
   * @param findings all that checks find in its data; what only games show is not among them
   */
  public static List<Finding> of(Project project, List<Finding> findings) {
    List<Finding> idle = new ArrayList<>();
    for (Acceptance acceptance : Acceptances.idle(project, findings)) {
      boolean played = acceptance.check().startsWith(Family.PLAY.word() + ".");
      boolean gone = acceptance.subjects().stream().anyMatch(each -> isGone(project, each));
      if (gone || !played) {
        idle.add(finding(acceptance, gone));
      }
    }
    return idle;
  }

  private static boolean isGone(Project project, String written) {
    return Subject.read(written)
        .filter(subject ->
            subject
                .entryKind()
                .filter(kind -> !project.get(kind).contains(subject.id()))
                .isPresent())
        .isPresent();
  }

  private static Finding finding(Acceptance acceptance, boolean gone) {
    List<Subject> subjects = new ArrayList<>();
    subjects.add(Subject.of(Kinds.ACCEPTANCES, acceptance));
    acceptance.subjects().forEach(each -> Subject.read(each).ifPresent(subjects::add));
    subjects.add(Subject.file("accepted-findings.json"));
    return PROFILE.finding(
        String.format(
            Locale.ROOT,
            "The accepted finding %s %s.",
            acceptance.name(),
            gone
                ? "speaks of something that is gone"
                : "is found no more, or what it looked at has changed"),
        subjects);
  }
}
