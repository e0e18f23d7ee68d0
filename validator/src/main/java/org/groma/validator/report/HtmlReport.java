package org.groma.validator.report;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.groma.model.content.Sha256;
import org.groma.model.content.Shipped;
import org.groma.model.review.Severity;
import org.groma.validator.check.Family;

/**
 * A report as one page that needs nothing else: opened from disk it shows the map with a pin for
 * every finding, and the findings beside it. Without its script it can still be read and printed.
 */
public final class HtmlReport {

  private final Report report;
  private final KnownChecks checks;
  private final Optional<Backdrop> backdrop;
  private final StringBuilder out = new StringBuilder(1 << 16);

  private HtmlReport(Report report, KnownChecks checks, Optional<Backdrop> backdrop) {
    this.report = report;
    this.checks = checks;
    this.backdrop = backdrop;
  }

  /**
   * Writes the page.
   *
   * @param backdrop the map to pin findings on; without one there is only the list
   */
  public static String write(Report report, KnownChecks checks, Optional<Backdrop> backdrop) {
    HtmlReport page = new HtmlReport(report, checks, backdrop);
    page.page();
    return page.out.toString();
  }

  private void page() {
    String script = Shipped.text(HtmlReport.class, "page.js");
    head(script);
    out.append("<body>\n");
    header();
    out.append(backdrop.isPresent() ? "<main>\n" : "<main class=\"mapless\">\n");
    Pins pins = new Pins(report, backdrop);
    backdrop.ifPresent(picture -> map(picture, pins));
    out.append("<div class=\"list\" id=\"list\">\n");
    new FindingList(report, checks, pins, out).write();
    out.append("</div>\n</main>\n<script>").append(script).append("</script>\n</body>\n</html>\n");
  }

  /** Nothing is loaded from anywhere, and no script runs but ours. */
  private void head(String script) {
    out.append(
        String.format(
            Locale.ROOT,
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
            font-src data:; style-src 'unsafe-inline'; script-src %s"/>
            <title>%s: findings</title>
            <style>
            %s</style>
            </head>
            """,
            Sha256.source(script),
            Markup.safe(report.name()),
            Shipped.text(HtmlReport.class, "page.css")));
  }

  private void header() {
    out.append(
        String.format(
            Locale.ROOT,
            "<header>\n<h1>%s</h1>\n<p class=\"tally\">%s%s</p>\n",
            Markup.safe(report.name()),
            Tally.of(report),
            games()));
    out.append("<form class=\"filters\" id=\"filters\">\n");
    for (Severity severity : Severity.values()) {
      chip(severity.word(), Tally.count(report.count(severity), severity));
    }
    chip(FindingList.ACCEPTED, Tally.of(report).accepted() + " accepted");
    out.append("<select name=\"family\" aria-label=\"Family\">");
    out.append("<option value=\"\">All families</option>");
    Set<Family> families = new TreeSet<>();
    report.entries().forEach(entry -> families.add(Family.of(entry.finding().check())));
    for (Family family : families) {
      out.append(
          String.format(
              Locale.ROOT, "<option value=\"%s\">%s</option>", family.word(), family.title()));
    }
    out.append(
        """
        </select>
        <input type="search" name="words" placeholder="Search" aria-label="Search"/>
        <output id="shown"></output>
        <button type="button" id="theme" title="Dark or light">◐</button>
        </form>
        </header>
        """);
  }

  private String games() {
    return report
        .games()
        .map(games ->
            String.format(
                Locale.ROOT,
                "; %s games of %s played with seed %s%s",
                games.games(),
                Markup.safe(String.join(", ", games.scenarios())),
                games.seed(),
                games.chosen().isEmpty()
                    ? ""
                    : "; " + Markup.safe(String.join(", ", games.chosen()))))
        .orElse("");
  }

  private void chip(String value, String words) {
    out.append(
        String.format(
            Locale.ROOT,
            "<label class=\"chip %s\">"
                + "<input type=\"checkbox\" name=\"show\" value=\"%s\" checked=\"\"/>%s</label>\n",
            value,
            value,
            words));
  }

  /** The picture is an image of its own, so none of its ids and styles meets those of the page. */
  private void map(Backdrop picture, Pins pins) {
    out.append(
        String.format(
            Locale.ROOT,
            """
            <div class="map" id="map" tabindex="0" aria-label="Map">
            <div class="sheet" id="sheet" data-width="%.2f" data-height="%.2f">
            <img alt="" src="data:image/svg+xml;base64,\
            """,
            picture.width(),
            picture.height()));
    byte[] svg = picture.svg().getBytes(StandardCharsets.UTF_8);
    out.append(Base64.getEncoder().encodeToString(svg)).append("\"/>\n");
    pins.write(out);
    out.append(
        """
        </div>
        <div class="zoom">
        <button type="button" id="nearer" title="Nearer">+</button>
        <button type="button" id="farther" title="Farther">−</button>
        <button type="button" id="whole" title="The whole map">⤢</button>
        </div>
        </div>
        """);
  }
}
