package org.groma.validator.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.groma.model.review.Severity;
import org.groma.validator.check.Family;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Finding;
import org.groma.validator.report.Report.Entry;

/**
 * A report as JUnit XML, which build servers show as tests: a suite is a family, a test is a check,
 * and it fails by what is open and bad enough. What else was found is the output of the test.
 */
public final class JunitReport {

  private final Report report;
  private final KnownChecks checks;
  private final Severity failOn;
  private final Map<Family, Map<String, List<Entry>>> families = new TreeMap<>();
  private final StringBuilder out = new StringBuilder();

  private JunitReport(Report report, KnownChecks checks, Severity failOn) {
    this.report = report;
    this.checks = checks;
    this.failOn = failOn;
    checks.all().stream().map(Profile::id).forEach(this::entriesOf);
    report.entries().forEach(entry -> entriesOf(entry.finding().check()).add(entry));
  }

  public static String write(Report report, KnownChecks checks, Severity failOn) {
    JunitReport junit = new JunitReport(report, checks, failOn);
    junit.suites();
    return junit.out.toString();
  }

  private List<Entry> entriesOf(String check) {
    return families
        .computeIfAbsent(Family.of(check), _ -> new TreeMap<>())
        .computeIfAbsent(check, _ -> new ArrayList<>());
  }

  private void suites() {
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    open("testsuites", "name", report.name(), families.values().stream().toList());
    families.forEach(this::suite);
    out.append("</testsuites>\n");
  }

  private void open(String tag, String key, String name, List<Map<String, List<Entry>>> suites) {
    long tests = suites.stream().mapToLong(Map::size).sum();
    long failures =
        suites.stream().flatMap(suite -> suite.values().stream()).filter(this::fails).count();
    long skipped =
        suites.stream().flatMap(suite -> suite.entrySet().stream()).filter(this::isSkipped).count();
    out.append(
        String.format(
            Locale.ROOT,
            "<%s %s=\"%s\" tests=\"%s\" failures=\"%s\" errors=\"0\" skipped=\"%s\" time=\"0\">\n",
            tag,
            key,
            Markup.safe(name),
            tests,
            failures,
            skipped));
  }

  private void suite(Family family, Map<String, List<Entry>> suite) {
    open("testsuite", "name", family.title(), List.of(suite));
    suite.entrySet().forEach(test -> test(family, test));
    out.append("</testsuite>\n");
  }

  private void test(Family family, Map.Entry<String, List<Entry>> test) {
    out.append(
        String.format(
            Locale.ROOT,
            "<testcase classname=\"groma.%s\" name=\"%s\" time=\"0\"",
            family.word(),
            Markup.safe(test.getKey())));
    List<Entry> entries = test.getValue();
    if (isSkipped(test)) {
      out.append("><skipped message=\"No games were played.\"/></testcase>\n");
    } else if (entries.isEmpty()) {
      out.append("/>\n");
    } else {
      out.append(">\n");
      failure(test.getKey(), entries.stream().filter(this::fails).map(Entry::finding).toList());
      others(entries.stream().filter(entry -> !fails(entry)).toList());
      out.append("</testcase>\n");
    }
  }

  private void failure(String check, List<Finding> failing) {
    if (failing.isEmpty()) {
      return;
    }
    String title = checks.title(check);
    out.append(
        String.format(
            Locale.ROOT,
            "<failure type=\"%s\" message=\"%s\">",
            failing.getFirst().severity().word(),
            Markup.safe(failing.size() == 1 ? title : title + ", " + failing.size())));
    failing.forEach(finding -> out.append(Markup.safe(line(finding))).append('\n'));
    out.append("</failure>\n");
  }

  private void others(List<Entry> entries) {
    if (entries.isEmpty()) {
      return;
    }
    out.append("<system-out>");
    for (Entry entry : entries) {
      String standing =
          entry
              .acceptance()
              .map(acceptance -> "accepted, " + acceptance.reason())
              .orElse(entry.finding().severity().word());
      out.append(Markup.safe(standing + ": " + line(entry.finding()))).append('\n');
    }
    out.append("</system-out>\n");
  }

  private String line(Finding finding) {
    StringBuilder line = new StringBuilder();
    finding.location().map(Where::in).ifPresent(place -> line.append(place).append(": "));
    line.append(finding.message());
    finding.rule().ifPresent(rule -> line.append(" (rule ").append(rule).append(')'));
    Replays.command(report, finding).ifPresent(command -> line.append(" ").append(command));
    return line.toString();
  }

  private boolean fails(List<Entry> entries) {
    return entries.stream().anyMatch(this::fails);
  }

  private boolean fails(Entry entry) {
    return entry.isOpen() && entry.finding().severity().isAtLeast(failOn);
  }

  /** A check by play says nothing if nothing was played. */
  private boolean isSkipped(Map.Entry<String, List<Entry>> test) {
    return test.getValue().isEmpty()
        && Family.of(test.getKey()) == Family.PLAY
        && report.games().isEmpty();
  }
}
