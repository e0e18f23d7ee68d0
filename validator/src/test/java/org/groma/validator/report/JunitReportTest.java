package org.groma.validator.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import org.groma.model.review.Severity;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class JunitReportTest {

  private static String write(Report report, Severity failOn) {
    return JunitReport.write(report, Examples.CHECKS, failOn);
  }

  private static Element parsed(String xml) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)))
        .getDocumentElement();
  }

  @Test
  void aFamilyIsASuiteAndACheckIsATest() {
    assertThat(write(Examples.MIXED, Severity.ERROR))
        .isEqualTo(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="Test" tests="3" failures="1" errors="0" skipped="0" time="0">
            <testsuite name="Adjacency" tests="1" failures="1" errors="0" skipped="0" time="0">
            <testcase classname="groma.adjacency" name="adjacency.dry-strait" time="0">
            <failure type="error" message="Strait without sea">map/links.json:14: The strait Fretum crosses no sea. (rule XII.B)
            </failure>
            <system-out>accepted, so printed: map/links.json:14: The strait Fretum crosses no sea. (rule XII.B)
            </system-out>
            </testcase>
            </testsuite>
            <testsuite name="Gazetteer" tests="1" failures="0" errors="0" skipped="0" time="0">
            <testcase classname="groma.gazetteer" name="gazetteer.odd-name" time="0">
            <system-out>note: map/a b:ü.json: &quot;Mœsia&quot; &amp; &lt;Dacia&gt;, 1½ &#39;gold&#39; æ is odd.
            </system-out>
            </testcase>
            </testsuite>
            <testsuite name="By play" tests="1" failures="0" errors="0" skipped="0" time="0">
            <testcase classname="groma.play" name="play.idle-nation" time="0">
            <system-out>warning: The Ants never move. groma replay &#39;my maps/test&#39; --scenario 350-ad --seed 7 --game 3 --until 5/ants
            </system-out>
            </testcase>
            </testsuite>
            </testsuites>
            """);
  }

  @Test
  void whatXmlForbidsIsReplaced() throws Exception {
    assertThat(parsed(write(Examples.OBEYED_NAME, Severity.ERROR)).getAttribute("name"))
        .isEqualTo("Te�[31mst�");
  }

  @Test
  void whatFailsDependsOnHowBadItMustBe() throws Exception {
    assertThat(parsed(write(Examples.MIXED, Severity.WARNING)).getAttribute("failures"))
        .isEqualTo("2");
    assertThat(parsed(write(Examples.MIXED, Severity.NOTE)).getAttribute("failures"))
        .isEqualTo("3");
  }

  @Test
  void withoutGamesChecksByPlayAreSkippedAndOthersPass() throws Exception {
    Element root = parsed(write(Examples.EMPTY, Severity.ERROR));
    assertThat(root.getAttribute("tests")).isEqualTo("3");
    assertThat(root.getAttribute("failures")).isEqualTo("0");
    assertThat(root.getAttribute("skipped")).isEqualTo("1");
  }

  @Test
  void manyFindingsOfACheckAreOneFailure() throws Exception {
    Element failure =
        (Element)
            parsed(write(Examples.many(5000), Severity.ERROR))
                .getElementsByTagName("failure")
                .item(0);
    assertThat(failure.getAttribute("message")).isEqualTo("Strait without sea, 5000");
    assertThat(failure.getTextContent().lines()).hasSize(5000);
  }
}
