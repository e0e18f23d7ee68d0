package org.groma.exporters.sheet.typeset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.groma.exporters.picture.Typeface;
import org.junit.jupiter.api.Test;

class LineBreaksTest {

  private static String text(Line line) {
    return Letters.textOf(line.at(0, 0));
  }

  private static List<String> broken(String text, double width) {
    return LineBreaks.of(Letters.phrase(text), width, width).stream()
        .map(LineBreaksTest::text)
        .toList();
  }

  @Test
  void noLineIsWiderThanItsRoomAndNoWordIsLost() {
    String text = Letters.words(80);
    for (double width = 60; width < 400; width += 7) {
      List<Line> lines = LineBreaks.of(Letters.phrase(text), width - 20, width);
      assertThat(lines.getFirst().width()).isLessThanOrEqualTo(width - 20 + 0.5);
      for (Line line : lines) {
        assertThat(line.width()).isLessThanOrEqualTo(width + 0.5);
      }
      assertThat(lines.stream().map(LineBreaksTest::text).collect(Collectors.joining(" ")))
          .isEqualTo(text);
    }
  }

  @Test
  void linesAreFewAndTheirEndsEven() {
    String text = "aaa bbb ccc ddd eee";
    double three = Letters.STYLE.width("aaa bbb ccc") + 1;
    assertThat(broken(text, three)).containsExactly("aaa bbb ccc", "ddd eee");
    String uneven = "aaaa bbbb c dddddddd eeee";
    double room = Letters.STYLE.width("aaaa bbbb c") + 1;
    // filling the first line would leave the second one short; the word that fits both goes down
    assertThat(broken(uneven, room)).hasSizeLessThanOrEqualTo(3);
  }

  @Test
  void aWordWiderThanALineIsCutAndAnUnbrokenBlankIsNot() {
    List<String> lines = broken(Letters.LONG_WORD, 80);
    assertThat(lines).hasSizeGreaterThan(2);
    assertThat(String.join("", lines)).isEqualTo(Letters.LONG_WORD);
    assertThat(broken("river-or-ridge-or-strait", 60)).first().asString().endsWith("-");
    assertThat(broken("to Mare\u00A0Siculum", Letters.STYLE.width("Mare Siculum") + 2))
        .containsExactly("to", "Mare Siculum");
  }

  @Test
  void wordsMayChangeTheirStyleWithinThemselves() {
    Style bold = Letters.STYLE.in(Typeface.BOLD);
    Phrase phrase = Letters.phrase("one two").then(bold, "b three").then(Letters.STYLE, "c four");
    List<String> lines =
        LineBreaks.of(phrase, 40, 40).stream()
            .map(line ->
                line.runs().stream()
                    .map(run -> ((Run.Letters) run).text())
                    .collect(Collectors.joining()))
            .toList();
    assertThat(String.join(" ", lines)).isEqualTo("one twob threec four");
  }

  @Test
  void runsOfOneStyleBecomeOne() {
    Line line =
        LineBreaks.single(
            Letters.phrase("Mare ")
                .then(Letters.STYLE, "Nostrum")
                .then(Letters.STYLE, " Orientalis"));
    assertThat(line.runs()).hasSize(1);
    assertThat(text(line)).isEqualTo("Mare Nostrum Orientalis");
  }
}
