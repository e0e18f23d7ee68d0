package org.groma.validator.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.model.review.Severity;
import org.groma.validator.check.Family;
import org.groma.validator.finding.Finding;
import org.groma.validator.report.Report.Entry;

/** The findings of a page: grouped by how they stand and by check, numbered in their order. */
final class FindingList {

  static final String ACCEPTED = "accepted";

  private final Report report;
  private final KnownChecks checks;
  private final Pins pins;
  private final StringBuilder out;

  FindingList(Report report, KnownChecks checks, Pins pins, StringBuilder out) {
    this.report = report;
    this.checks = checks;
    this.pins = pins;
    this.out = out;
  }

  static String id(int number) {
    return "f" + number;
  }

  /** Its severity, or that it is accepted: the class of whatever shows it. */
  static String standing(Entry entry) {
    return entry.isOpen() ? entry.finding().severity().word() : ACCEPTED;
  }

  void write() {
    if (report.entries().isEmpty()) {
      out.append("<p class=\"empty\">Nothing was found.</p>\n");
    }
    for (Severity severity : Severity.values()) {
      group(severity.word(), Tally.count(report.count(severity), severity));
    }
    group(ACCEPTED, Tally.of(report).accepted() + " accepted");
  }

  private void group(String standing, String title) {
    Map<String, List<Integer>> byCheck = new TreeMap<>();
    for (int i = 0; i < report.entries().size(); i++) {
      Entry entry = report.entries().get(i);
      if (standing(entry).equals(standing)) {
        byCheck.computeIfAbsent(entry.finding().check(), _ -> new ArrayList<>()).add(i);
      }
    }
    if (!byCheck.isEmpty()) {
      out.append(
          String.format(
              Locale.ROOT, "<section class=\"group %s\">\n<h2>%s</h2>\n", standing, title));
      byCheck.forEach((check, numbers) -> check(check, standing, numbers));
      out.append("</section>\n");
    }
  }

  private void check(String id, String standing, List<Integer> numbers) {
    out.append(
        String.format(
            Locale.ROOT,
            "<section class=\"check\">\n<h3>%s <code>%s</code></h3>\n",
            Markup.safe(checks.title(id)),
            Markup.safe(id)));
    checks
        .find(id)
        .filter(profile -> !profile.mend().isBlank())
        .ifPresent(profile ->
            out.append(
                String.format(
                    Locale.ROOT,
                    "<details><summary>Why it matters, how to mend it</summary>"
                        + "<p>%s</p><p>%s</p></details>\n",
                    Markup.safe(profile.protects()),
                    Markup.safe(profile.mend()))));
    out.append("<ol>\n");
    numbers.forEach(number -> item(number, standing));
    out.append("</ol>\n</section>\n");
  }

  private void item(int number, String standing) {
    Entry entry = report.entries().get(number);
    Finding finding = entry.finding();
    Optional<String> pin = pins.of(number);
    out.append(
        String.format(
            Locale.ROOT,
            "<li class=\"%s\" id=\"%s\" data-severity=\"%s\" data-family=\"%s\"%s>",
            standing,
            id(number),
            standing,
            Family.of(finding.check()).word(),
            pin.map(id -> " data-pin=\"" + id + "\" tabindex=\"0\"").orElse("")));
    out.append(
        String.format(
            Locale.ROOT,
            "<p><span class=\"number\">%s</span> %s</p>",
            number + 1,
            Markup.safe(finding.message())));
    more(finding);
    entry
        .acceptance()
        .map(each ->
            String.format(
                Locale.ROOT, "Accepted: %s (%s, %s)", each.reason(), each.by(), each.on()))
        .ifPresent(words -> line(Markup.safe(words)));
    Replays.command(report, finding)
        .ifPresent(command -> line("<code>" + Markup.safe(command) + "</code>"));
    out.append("</li>\n");
  }

  private void more(Finding finding) {
    List<String> more = new ArrayList<>();
    if (!finding.subjects().isEmpty()) {
      more.add(Where.about(finding.subjects()));
    }
    finding.location().map(Where::in).ifPresent(more::add);
    finding.at().map(Where::at).ifPresent(point -> more.add("map " + point));
    finding.rule().ifPresent(rule -> more.add("rule " + rule));
    finding.fix().ifPresent(fix -> more.add((fix.safe() ? "fix: " : "proposed: ") + fix.title()));
    if (!more.isEmpty()) {
      line(Markup.safe(String.join(" · ", more)));
    }
  }

  private void line(String markup) {
    out.append("<p class=\"more\">").append(markup).append("</p>");
  }
}
