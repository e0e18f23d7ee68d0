package org.groma.validator.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.groma.model.review.Acceptance;
import org.groma.model.review.Severity;
import org.groma.model.value.ControlCharacters;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.report.Report.Entry;

/** A report for people at a terminal: grouped by severity and check, the count last. */
public final class TextReport {

  /**
   * How much is told, and how.
   *
   * @param colour whether a terminal shows it that knows colours
   * @param accepted whether accepted findings are told at length
   * @param most how many findings of a check are told before the rest is only counted
   */
  public record Style(boolean colour, boolean accepted, int most) {
    public static final Style PLAIN = new Style(false, false, Integer.MAX_VALUE);
  }

  private static final int COLUMNS = 100;
  private static final String CHECK = "  ";
  private static final String MESSAGE = "    ";
  private static final String DETAIL = "      ";

  private final Report report;
  private final KnownChecks checks;
  private final Style style;
  private final Ink ink;
  private final StringBuilder out = new StringBuilder();

  private TextReport(Report report, KnownChecks checks, Style style) {
    this.report = report;
    this.checks = checks;
    this.style = style;
    this.ink = style.colour() ? Ink.COLOUR : Ink.PLAIN;
  }

  public static String write(Report report, KnownChecks checks, Style style) {
    TextReport text = new TextReport(report, checks, style);
    text.all();
    return text.out.toString();
  }

  private void all() {
    line(ink.bold(clean(report.name())));
    report.games().ifPresent(this::games);
    for (Severity severity : Severity.values()) {
      open(severity);
    }
    accepted();
    line("");
    line(ink.bold(Tally.of(report).toString()));
  }

  private void games(Report.Games games) {
    line(
        String.format(
            Locale.ROOT,
            "%s %s of %s played with seed %s%s",
            games.games(),
            games.games() == 1 ? "game" : "games",
            clean(String.join(", ", games.scenarios())),
            games.seed(),
            games.chosen().isEmpty() ? "" : "; " + clean(String.join(", ", games.chosen()))));
  }

  private void open(Severity severity) {
    Map<String, List<Finding>> byCheck = new TreeMap<>();
    for (Finding finding : report.open()) {
      if (finding.severity() == severity) {
        byCheck.computeIfAbsent(finding.check(), _ -> new ArrayList<>()).add(finding);
      }
    }
    if (!byCheck.isEmpty()) {
      line("");
      line(ink.of(severity, Tally.count(report.count(severity), severity)));
      byCheck.forEach(this::check);
    }
  }

  private void check(String id, List<Finding> findings) {
    line(CHECK + heading(id) + (findings.size() == 1 ? "" : ", " + findings.size()));
    findings.stream().limit(style.most()).forEach(this::finding);
    int more = findings.size() - style.most();
    if (more > 0) {
      line(MESSAGE + ink.faint("and " + more + " more: --format html, or --out FILE"));
    }
  }

  private String heading(String id) {
    String title = checks.title(id);
    return title.equals(id) ? clean(id) : clean(title) + " " + ink.faint("(" + id + ")");
  }

  private void finding(Finding finding) {
    wrapped(MESSAGE, finding.message()).forEach(each -> line(MESSAGE + each));
    List<String> details = new ArrayList<>();
    if (!finding.subjects().isEmpty()) {
      details.add(Where.about(finding.subjects()));
    }
    finding.location().map(Where::in).ifPresent(details::add);
    finding.at().map(Where::at).ifPresent(point -> details.add("map " + point));
    finding.rule().ifPresent(rule -> details.add("rule " + rule));
    finding.fix().map(TextReport::fix).ifPresent(details::add);
    if (!details.isEmpty()) {
      wrapped(DETAIL, String.join(" · ", details)).forEach(each -> line(DETAIL + ink.faint(each)));
    }
    Replays.command(report, finding).ifPresent(command -> line(DETAIL + clean(command)));
  }

  private static List<String> wrapped(String indent, String text) {
    return Wrapped.lines(clean(text), COLUMNS - indent.length());
  }

  private static String fix(Fix fix) {
    return (fix.safe() ? "fix available: " : "fix proposed: ") + fix.title();
  }

  private void accepted() {
    List<Entry> accepted = report.entries().stream().filter(entry -> !entry.isOpen()).toList();
    if (accepted.isEmpty()) {
      return;
    }
    line("");
    line(ink.bold(accepted.size() + " accepted"));
    for (Entry entry : accepted) {
      Finding finding = entry.finding();
      Acceptance acceptance = entry.acceptance().orElseThrow();
      if (style.accepted()) {
        line(CHECK + heading(finding.check()));
        finding(finding);
        line(DETAIL + clean("accepted: " + because(acceptance)));
      } else {
        String subjects = Where.about(finding.subjects());
        line(CHECK + clean(finding.check() + " of " + subjects + ": " + because(acceptance)));
      }
    }
  }

  private static String because(Acceptance acceptance) {
    return String.format(
        Locale.ROOT, "%s (%s, %s)", acceptance.reason(), acceptance.by(), acceptance.on());
  }

  /** The report has colours of its own, so what comes from files is cleaned on the way in. */
  private static String clean(String text) {
    return ControlCharacters.blanked(text);
  }

  private void line(String text) {
    out.append(text.stripTrailing()).append('\n');
  }
}
