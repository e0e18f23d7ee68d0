package org.groma.validator.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class HtmlReportTest {

  private static final Pattern SCRIPT = Pattern.compile("<script>(.*?)</script>", Pattern.DOTALL);

  /** A map from 0, 100 in the upper left corner to 100, 50 in the lower right one. */
  private static final Backdrop MAP =
      new Backdrop("<svg xmlns='http://www.w3.org/2000/svg'/>", 1000, 500, 0, 100, 10);

  private static String write(Report report) {
    return HtmlReport.write(report, Examples.CHECKS, Optional.of(MAP));
  }

  private static long count(String needle, String text) {
    return Pattern.compile(needle).matcher(text).results().count();
  }

  @Test
  void theTagsFitTogether() throws Exception {
    for (Report report : new Report[] {Examples.MIXED, Examples.EMPTY}) {
      String page = write(report);
      String plain =
          page.replaceFirst("<!DOCTYPE html>", "")
              .replaceFirst("(?s)<script>.*</script>", "")
              .replaceFirst("(?s)<style>.*</style>", "");
      assertThat(
              DocumentBuilderFactory.newInstance()
                  .newDocumentBuilder()
                  .parse(new InputSource(new StringReader(plain)))
                  .getDocumentElement()
                  .getTagName())
          .isEqualTo("html");
    }
  }

  @Test
  void onlyOurScriptMayRunAndNothingIsLoaded() throws Exception {
    String page = write(Examples.MIXED);
    Matcher script = SCRIPT.matcher(page);
    assertThat(script.find()).isTrue();
    byte[] digest =
        MessageDigest.getInstance("SHA-256")
            .digest(script.group(1).getBytes(StandardCharsets.UTF_8));
    assertThat(page)
        .contains("script-src 'sha256-" + Base64.getEncoder().encodeToString(digest) + "'")
        .contains("default-src 'none'")
        .doesNotContain("http:", "https:", "url(", "@import", "<link", " onclick=");
    assertThat(script.find()).isFalse();
  }

  @Test
  void namesAreTextAndNeverMarkup() {
    assertThat(write(Examples.MIXED))
        .contains("&quot;Mœsia&quot; &amp; &lt;Dacia&gt;, 1½ &#39;gold&#39; æ is odd.")
        .doesNotContain("<Dacia>");
    assertThat(write(Examples.OBEYED_NAME)).contains("<h1>Te�[31mst�</h1>");
  }

  @Test
  void aFindingIsPinnedWhereItIsAndKnowsItsPin() {
    assertThat(write(Examples.only(Examples.dry().at(new Point(25, 87.5)))))
        .contains("class=\"pin error\" id=\"p0\" style=\"left:25.000%;top:25.000%\"")
        .contains("data-findings=\"f0\"")
        .contains("id=\"f0\" data-severity=\"error\" data-family=\"adjacency\" data-pin=\"p0\"");
  }

  @Test
  void findingsAtOneSpotShareAPinAndThoseOffTheMapHaveNone() {
    String page =
        write(
            Examples.only(
                Examples.dry().at(new Point(25, 75)),
                Examples.dry().in("name").at(new Point(25.01, 75)),
                Examples.dry().in("id").at(new Point(500, 75)),
                Examples.dry().in("kind").at(new Point(Double.NaN, 75))));
    assertThat(count("class=\"pin ", page)).isEqualTo(1);
    assertThat(page).contains("data-findings=\"f0 f1\"").contains(">1+</button>");
    assertThat(count("<li ", page)).isEqualTo(4);
    assertThat(count("data-pin=", page)).isEqualTo(2);
  }

  @Test
  void thePictureOfTheMapIsAnImageOfItsOwn() {
    String svg = Base64.getEncoder().encodeToString(MAP.svg().getBytes(StandardCharsets.UTF_8));
    assertThat(write(Examples.MIXED))
        .contains("<img alt=\"\" src=\"data:image/svg+xml;base64," + svg);
  }

  @Test
  void withoutAMapThereIsTheList() {
    String page = HtmlReport.write(Examples.MIXED, Examples.CHECKS, Optional.empty());
    assertThat(page).contains("<main class=\"mapless\">").doesNotContain("<img", "data-pin=\"");
    assertThat(count("<li ", page)).isEqualTo(4);
  }

  @Test
  void nothingFoundIsSaid() {
    assertThat(write(Examples.EMPTY)).contains("Nothing was found.");
  }

  @Test
  void thousandsOfFindingsMakeThousandsOfEntries() {
    assertThat(count("<li ", write(Examples.many(5000)))).isEqualTo(5000);
  }
}
