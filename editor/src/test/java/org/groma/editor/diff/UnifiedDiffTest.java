package org.groma.editor.diff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class UnifiedDiffTest {

  private static String numbers(int from, int to) {
    return IntStream.rangeClosed(from, to).mapToObj(i -> i + "\n").collect(Collectors.joining());
  }

  @Test
  void aChangeIsShownWithThreeLinesAround() {
    assertThat(UnifiedDiff.of("f", numbers(1, 20), numbers(1, 20).replace("10\n", "ten\n")))
        .isEqualTo(
            """
            --- a/f
            +++ b/f
            @@ -7,7 +7,7 @@
             7
             8
             9
            -10
            +ten
             11
             12
             13
            """);
  }

  @Test
  void changesFarApartAreToldApart() {
    String after = numbers(1, 30).replace("\n5\n", "\n").replace("\n25\n", "\n25\nx\n");
    assertThat(UnifiedDiff.of("f", numbers(1, 30), after))
        .contains("@@ -2,7 +2,6 @@\n 2\n", "@@ -23,6 +22,7 @@\n 23\n");
  }

  @Test
  void aNewFileAndAFileThatGoesAreComparedWithNothing() {
    assertThat(UnifiedDiff.of("f", "", "a\n"))
        .isEqualTo("--- /dev/null\n+++ b/f\n@@ -0,0 +1 @@\n+a\n");
    assertThat(UnifiedDiff.of("f", "a\n", ""))
        .isEqualTo("--- a/f\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n");
  }

  @Test
  void withoutADifferenceThereIsNothing() {
    assertThat(UnifiedDiff.of("f", "a\nb\n", "a\nb\n")).isEmpty();
    assertThat(UnifiedDiff.of("f", "a\nb", "a\nb\n")).isEmpty();
  }

  @Test
  void thousandsOfChangedLinesAreReplacedAsAWhole() {
    String diff = UnifiedDiff.of("f", numbers(1, 3000), numbers(5001, 8000));
    assertThat(diff).contains("@@ -1,3000 +1,3000 @@\n-1\n");
    assertThat(patched(numbers(1, 3000), diff)).isEqualTo(numbers(5001, 8000));
  }

  @Property
  void aPatchLeadsFromTheOneToTheOther(
      @ForAll("files") String before, @ForAll("files") String after) {
    assertThat(patched(before, UnifiedDiff.of("f", before, after))).isEqualTo(after);
  }

  @Provide
  Arbitrary<String> files() {
    return Arbitraries.of("a\n", "b\n", "c\n", "\n")
        .list()
        .ofMaxSize(40)
        .map(lines -> String.join("", lines));
  }

  /** What the tool patch does. */
  private static String patched(String before, String diff) {
    List<String> old = before.lines().toList();
    List<String> result = new ArrayList<>();
    int next = 0;
    for (String line : diff.lines().skip(2).toList()) {
      if (line.startsWith("@@ -")) {
        String[] range = line.substring(4, line.indexOf(" +")).split(",", -1);
        int first = Integer.parseInt(range[0]);
        int start = range.length == 2 && range[1].equals("0") ? first : first - 1;
        result.addAll(old.subList(next, start));
        next = start;
      } else if (line.startsWith("+")) {
        result.add(line.substring(1));
      } else {
        assertThat(line.substring(1)).isEqualTo(old.get(next++));
        if (line.startsWith(" ")) {
          result.add(line.substring(1));
        }
      }
    }
    result.addAll(old.subList(next, old.size()));
    return result.stream().map(line -> line + "\n").collect(Collectors.joining());
  }
}
