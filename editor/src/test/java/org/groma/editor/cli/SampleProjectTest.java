package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The sample project of this repository as {@code groma} without arguments shows it. */
class SampleProjectTest {

  private static final Path ROOT =
      Path.of(System.getProperty("basedir", ".")).toAbsolutePath().normalize().getParent();

  @Test
  void theSampleHasTheCountsOfThePrintedGazetteer() {
    Run run = Run.installedIn(ROOT);
    assertThat(run.err()).contains("This is the sample project.");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .containsPattern("\\n {2}provinces +238\\n")
        .containsPattern("\\n {2}areas +30  and 4 boxes off the map\\n")
        .containsPattern("\\n {2}sea zones +23\\n")
        .containsPattern("\\n {2}rivers +37\\n");
  }
}
