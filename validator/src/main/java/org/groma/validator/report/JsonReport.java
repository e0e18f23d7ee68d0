package org.groma.validator.report;

import java.util.List;
import java.util.Optional;
import org.groma.model.review.Acceptance;
import org.groma.model.review.Severity;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Location;
import org.groma.validator.finding.Subject;

/** A report for other programs; {@code docs/schema/validate-report.schema.json} describes it. */
public final class JsonReport {

  /** The document. */
  private record Document(String project, List<Item> findings, Optional<Report.Games> games) {}

  /**
   * A finding.
   *
   * @param fix whether there is a way to mend it
   * @param mending which one, and whether {@code --fix} takes it without asking
   * @param accepted the reason why it may stand
   * @param replay the command that shows it, if it was seen in a game
   */
  private record Item(
      String check,
      Severity severity,
      String message,
      List<String> subjects,
      Optional<Location> location,
      Optional<Point> map,
      Optional<String> rule,
      boolean fix,
      Optional<Mending> mending,
      Optional<String> field,
      Optional<String> confidence,
      Optional<String> accepted,
      Optional<String> replay) {}

  /** A fix without the edit that it is. */
  private record Mending(String title, boolean safe) {
    static Mending of(Fix fix) {
      return new Mending(fix.title(), fix.safe());
    }
  }

  private JsonReport() {}

  public static String write(Report report, KnownChecks checks) {
    return ReportJson.whole(
        new Document(
            report.name(),
            report.entries().stream().map(entry -> item(report, entry, checks)).toList(),
            report.games()));
  }

  private static Item item(Report report, Report.Entry entry, KnownChecks checks) {
    Finding finding = entry.finding();
    return new Item(
        finding.check(),
        finding.severity(),
        finding.message(),
        finding.subjects().stream().map(Subject::toString).toList(),
        finding.location(),
        finding.at().filter(point -> Double.isFinite(point.x()) && Double.isFinite(point.y())),
        finding.rule(),
        finding.fix().isPresent(),
        finding.fix().map(Mending::of),
        finding.field(),
        checks.confidence(finding),
        entry.acceptance().map(Acceptance::reason),
        Replays.command(report, finding));
  }
}
