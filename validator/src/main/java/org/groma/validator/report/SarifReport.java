package org.groma.validator.report;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.groma.model.content.Sha256;
import org.groma.model.review.Acceptance;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Location;
import org.groma.validator.finding.Subject;

/** A report as SARIF 2.1.0, which code hosts and editors show beside the files. */
public final class SarifReport {

  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json";

  private final Report report;
  private final KnownChecks checks;
  private final Optional<URI> manual;
  private final Map<String, Integer> ruleIndex = new HashMap<>();

  private SarifReport(Report report, KnownChecks checks, Optional<URI> manual) {
    this.report = report;
    this.checks = checks;
    this.manual = manual;
    checks.all().forEach(profile -> ruleIndex.put(profile.id(), ruleIndex.size()));
  }

  /**
   * Writes a report.
   *
   * @param manual where {@code docs/checks.md} can be opened, if that is known
   */
  public static String write(Report report, KnownChecks checks, Optional<URI> manual) {
    return ReportJson.sparse(new SarifReport(report, checks, manual).log());
  }

  private SarifLog log() {
    var driver = new SarifLog.Driver("Groma", checks.all().stream().map(this::rule).toList());
    Map<String, Object> about = new LinkedHashMap<>();
    about.put("project", report.name());
    report.games().ifPresent(games -> about.put("games", games));
    var run =
        new SarifLog.Run(
            new SarifLog.Tool(driver),
            "unicodeCodePoints",
            report.entries().stream().map(this::result).toList(),
            about);
    return new SarifLog(SCHEMA, "2.1.0", List.of(run));
  }

  private SarifLog.Rule rule(Profile profile) {
    Map<String, Object> more = new LinkedHashMap<>();
    more.put("tags", List.of(profile.family().word()));
    more.put("confidence", profile.confidence().word());
    profile.rule().ifPresent(section -> more.put("rule", section));
    return new SarifLog.Rule(
        profile.id(),
        new SarifLog.Message(profile.title() + "."),
        said(profile.protects()).map(SarifLog.Message::new),
        said(profile.mend()).map(_ -> help(profile)),
        manual.map(page -> page + "#" + profile.id()),
        new SarifLog.Configuration(profile.severity().word()),
        more);
  }

  private static SarifLog.Help help(Profile profile) {
    return new SarifLog.Help(
        (profile.protects() + " " + profile.mend()).strip(),
        String.format(
            Locale.ROOT,
            "%s\n\n> %s\n\n%s",
            profile.protects(),
            profile.example(),
            profile.mend()));
  }

  private static Optional<String> said(String text) {
    return Optional.of(text).filter(words -> !words.isBlank());
  }

  private SarifLog.Result result(Report.Entry entry) {
    Finding finding = entry.finding();
    Map<String, Object> more = new LinkedHashMap<>();
    finding.at().ifPresent(point -> more.put("map", point));
    finding.rule().ifPresent(rule -> more.put("rule", rule));
    finding.field().ifPresent(field -> more.put("field", field));
    finding.fix().map(Fix::title).ifPresent(fix -> more.put("fix", fix));
    Replays.command(report, finding).ifPresent(command -> more.put("replay", command));
    return new SarifLog.Result(
        finding.check(),
        Optional.ofNullable(ruleIndex.get(finding.check())),
        finding.severity().word(),
        new SarifLog.Message(finding.message()),
        List.of(place(finding)),
        Map.of("gromaFinding/v1", fingerprint(finding)),
        entry.acceptance().stream().map(SarifReport::suppression).toList(),
        more);
  }

  private static SarifLog.Suppression suppression(Acceptance acceptance) {
    return new SarifLog.Suppression(
        "external",
        "accepted",
        String.format(
            Locale.ROOT, "%s (%s, %s)", acceptance.reason(), acceptance.by(), acceptance.on()));
  }

  private SarifLog.Place place(Finding finding) {
    return new SarifLog.Place(
        finding.location().map(this::physical),
        finding.subjects().stream()
            .map(subject -> new SarifLog.Logical(subject.id(), subject.toString(), subject.kind()))
            .toList());
  }

  private SarifLog.Physical physical(Location location) {
    Optional<Integer> column = Optional.of(location.column()).filter(number -> number > 0);
    return new SarifLog.Physical(
        new SarifLog.Artifact(uri(location.file())),
        Optional.of(location.line())
            .filter(line -> line > 0)
            .map(line -> new SarifLog.Region(line, column)));
  }

  /**
   * The file as seen from where the project was named: a code host takes that for the root of its
   * files. A folder that lies elsewhere is left out.
   */
  private String uri(String file) {
    Path folder = Path.of(report.folder()).normalize();
    boolean below = !folder.isAbsolute() && !folder.startsWith("..");
    String path = (below ? folder.resolve(file).toString() : file).replace('\\', '/');
    try {
      // a colon in the first part of a relative URI would make it a scheme; with ./ it cannot
      return new URI(null, null, path.contains(":") ? "./" + path : path, null).toASCIIString();
    } catch (URISyntaxException impossible) {
      throw new IllegalArgumentException("no URI can be made of '" + path + "'", impossible);
    }
  }

  /** The same as long as it is the same finding, whatever line it has moved to. */
  private static String fingerprint(Finding finding) {
    StringBuilder key = new StringBuilder(finding.check());
    for (Subject subject : finding.subjects()) {
      key.append('\n').append(subject);
    }
    key.append('\n').append(finding.field().orElse(""));
    return HexFormat.of().formatHex(Sha256.of(key.toString()), 0, 16);
  }
}
