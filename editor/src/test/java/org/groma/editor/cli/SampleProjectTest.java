package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The sample project of this repository. */
class SampleProjectTest {

  private static final Path ROOT =
      Path.of(System.getProperty("basedir", ".")).toAbsolutePath().normalize().getParent();

  @Test
  void theSampleHasTheCountsOfThePrintedGazetteer() {
    Run run = Run.groma("info", ROOT.resolve("sample-data/invasions"));
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .containsPattern("\\n {2}provinces +238\\n")
        .containsPattern("\\n {2}areas +30  and 4 boxes off the map\\n")
        .containsPattern("\\n {2}sea zones +23\\n")
        .containsPattern("\\n {2}rivers +37\\n");
  }
}
