package org.groma.validator.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.validator.report.TextReport.Style;
import org.junit.jupiter.api.Test;

class TextReportTest {

  private static String write(Report report, Style style) {
    return TextReport.write(report, Examples.CHECKS, style);
  }

  @Test
  void findingsAreGroupedBySeverityAndCheckAndTheCountIsLast() {
    assertThat(write(Examples.MIXED, Style.PLAIN))
        .isEqualTo(
            """
            Test
            200 games of 350-ad played with seed 7

            1 error
              Strait without sea (adjacency.dry-strait)
                The strait Fretum crosses no sea.
                  link:fretum, province:ora · map/links.json:14 · map 10, 20.13 · rule XII.B · fix available:
                  Remove the strait

            1 warning
              Nation without a turn (play.idle-nation)
                The Ants never move.
                  nation:ants
                  groma replay 'my maps/test' --scenario 350-ad --seed 7 --game 3 --until 5/ants

            1 note
              Odd name (gazetteer.odd-name)
                "Mœsia" & <Dacia>, 1½ 'gold' æ is odd.
                  province:moesia · map/a b:ü.json · fix proposed: Rename it

            1 accepted
              adjacency.dry-strait of link:fretum, province:ora: so printed (AB, 2026-11-16)

            1 error, 1 warning, 1 note; 1 accepted; 1 can be fixed
            """);
  }

  @Test
  void nothingFoundIsACountOfNothing() {
    assertThat(write(Examples.EMPTY, Style.PLAIN))
        .isEqualTo("Test\n\n0 errors, 0 warnings, 0 notes\n");
  }

  @Test
  void whatIsAcceptedCanBeToldAtLength() {
    assertThat(write(Examples.MIXED, new Style(false, true, 9)))
        .contains(
            """
            1 accepted
              Strait without sea (adjacency.dry-strait)
                The strait Fretum crosses no sea.
            """)
        .contains("\n      accepted: so printed (AB, 2026-11-16)\n");
  }

  @Test
  void coloursAreOnlyPaint() {
    String coloured = write(Examples.MIXED, new Style(true, false, Integer.MAX_VALUE));
    assertThat(coloured).contains("\u001b[1;31m1 error\u001b[0m");
    assertThat(coloured.replaceAll("\u001b\\[[0-9;]*m", ""))
        .isEqualTo(write(Examples.MIXED, Style.PLAIN));
  }

  @Test
  void aTerminalObeysNothingThatAFileSays() {
    assertThat(write(Examples.OBEYED_NAME, Style.PLAIN)).startsWith("Te [31mst\n");
  }

  @Test
  void aLongListIsCutAndTheRestCounted() {
    assertThat(write(Examples.many(5000), new Style(false, false, 20)))
        .contains("  Strait without sea (adjacency.dry-strait), 5000\n")
        .contains("    The strait 19 crosses no sea.\n")
        .doesNotContain("The strait 20 ")
        .contains("    and 4980 more: --format html, or --out FILE\n")
        .endsWith("\n5000 errors, 0 warnings, 0 notes\n");
    assertThat(write(Examples.many(5000), Style.PLAIN)).contains("The strait 4999 ");
  }

  @Test
  void aLongSentenceIsWrappedBetweenWords() {
    assertThat(Wrapped.lines("one two three", 7)).isEqualTo(List.of("one two", "three"));
    assertThat(Wrapped.lines("incomprehensible thing", 7))
        .isEqualTo(List.of("incomprehensible", "thing"));
    assertThat(Wrapped.lines("", 7)).isEqualTo(List.of(""));
  }
}
