package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Command;

class GromaTest {

  @TempDir private Path folder;

  /** A command with a bug. */
  @Command(name = "boom")
  private static final class Boom implements Task {

    private final Runnable failure;

    Boom(Runnable failure) {
      this.failure = failure;
    }

    @Override
    public String doing() {
      return "juggling with fire";
    }

    @Override
    public Integer call() {
      failure.run();
      return Exit.FINE;
    }
  }

  private static void bug() {
    throw new IllegalStateException("inner words");
  }

  private static void hoard() {
    throw new OutOfMemoryError("Java heap space");
  }

  private static Run boom(Runnable failure, Object... args) {
    return Run.changed(line -> line.addSubcommand(new Boom(failure)).setErr(line.getErr()), args);
  }

  @Test
  void versionIsPrinted() {
    assertThat(Run.groma("--version")).isEqualTo(new Run(0, "groma (development build)\n", ""));
  }

  @Test
  void helpListsTheCommandsThatExist() {
    Run run = Run.groma("--help");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains(
            "Usage: groma",
            "  new ",
            "  info ",
            "  import ",
            "  generate ",
            "  export ",
            "  query ",
            "  validate ",
            "  proofread ",
            "  simulate ",
            "  help ")
        .doesNotContain("describe-checks");
  }

  @Test
  void helpOfACommandIsTheSameInAllSpellings() {
    Run run = Run.groma("help", "info");
    assertThat(run.out()).startsWith("Usage: groma info ");
    assertThat(Run.groma("info", "--help")).isEqualTo(run);
    assertThat(Run.groma("info", "-h")).isEqualTo(run);
  }

  @Test
  void helpReachesTheQuestionsOfAQuery() {
    assertThat(Run.groma("help", "query", "path").out())
        .startsWith("Usage: groma query PROJECT path [--by=land|sea|any]");
  }

  @Test
  void helpOnAnUnknownCommandSuggestsOne() {
    assertThat(Run.groma("help", "infp"))
        .isEqualTo(
            new Run(
                2,
                "",
                """
                There is no command 'infp'; did you mean 'info'?
                Run 'groma --help' to see how it is used.
                """));
  }

  @Test
  void aMisspeltCommandGetsASuggestion() {
    assertThat(Run.groma("improt", "x"))
        .isEqualTo(
            new Run(
                2,
                "",
                """
                There is no command 'improt'; did you mean 'import'?
                Run 'groma --help' to see how it is used.
                """));
  }

  @Test
  void aMisspeltOptionGetsASuggestion() {
    assertThat(Run.groma("info", "x", "--fromat", "json"))
        .isEqualTo(
            new Run(
                2,
                "",
                """
                There is no option '--fromat'; did you mean '--format'?
                Run 'groma info --help' to see how it is used.
                """));
  }

  @Test
  void anUnknownWordOfAnOptionIsAnsweredWithTheKnownOnes() {
    assertThat(Run.groma("info", "x", "--format", "xml"))
        .isEqualTo(
            new Run(
                2,
                "",
                """
                Invalid value for option '--format': expected one of [text, json] but was 'xml'.
                Run 'groma info --help' to see how it is used.
                """));
  }

  @Test
  void anEmptyNameIsASlip() {
    assertThat(Run.groma("info", "").err())
        .startsWith(
            "Invalid value for positional parameter at index 0 (PROJECT): the name is empty.");
  }

  @Test
  void anUnknownLetterGetsNoSuggestion() {
    assertThat(Run.groma("-x").err()).startsWith("There is no option '-x'.");
  }

  @Test
  void aMissingArgumentIsNamed() {
    assertThat(Run.groma("info"))
        .isEqualTo(
            new Run(
                2,
                "",
                """
                Missing required parameter: 'PROJECT'.
                Run 'groma info --help' to see how it is used.
                """));
  }

  @Test
  void aSurplusArgumentIsNamed() {
    assertThat(Run.groma("info", "one", "two"))
        .isEqualTo(
            new Run(
                2,
                "",
                """
                'two' is one word too many.
                Run 'groma info --help' to see how it is used.
                """));
  }

  @Test
  void withoutACommandTheSampleProjectIsValidated() {
    Path sample = Alps.savedIn(folder.resolve("sample-data/invasions"));
    Run run = Run.installedIn(folder);
    Run typed = Run.groma("validate", sample);
    assertThat(run.exitCode()).isEqualTo(typed.exitCode());
    assertThat(run.out()).isEqualTo(typed.out());
    assertThat(run.err())
        .isEqualTo(
            "\n"
                + "This is the sample project. To validate another one: groma validate PROJECT\n"
                + "To open the editor, run groma on a machine with a display: groma edit"
                + " PROJECT\n");
  }

  @Test
  void theEditorWithoutADisplaySaysWhatIsMissing() {
    assertThat(Run.groma("edit", folder)).isEqualTo(new Run(2, "", "There is no display.\n"));
  }

  @Test
  void withoutACommandAMissingSampleProjectIsTold() {
    assertThat(Run.installedIn(folder))
        .isEqualTo(
            new Run(
                2,
                "",
                "The sample project "
                    + folder.resolve("sample-data/invasions")
                    + " is missing. Name a project of yours, groma validate PROJECT, or make one"
                    + " with groma new FOLDER.\n"));
    assertThat(Run.groma().err())
        .startsWith("The sample project sample-data/invasions is missing.");
  }

  @Test
  void aBugIsToldInOneSentence() {
    assertThat(boom(GromaTest::bug, "boom"))
        .isEqualTo(
            new Run(
                2,
                "",
                "Something unexpected went wrong while juggling with fire (IllegalStateException)."
                    + " Run again with --debug to see where.\n"));
  }

  @Test
  void aBugShowsItsStackTraceWhenAskedTo() {
    for (String[] args : new String[][] {{"boom", "--debug"}, {"--debug", "boom"}}) {
      Run run = boom(GromaTest::bug, (Object[]) args);
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.err())
          .contains("java.lang.IllegalStateException: inner words", "at org.groma.editor.cli");
    }
  }

  @Test
  void memoryThatRanOutIsToldInPlainWords() {
    assertThat(boom(GromaTest::hoard, "boom"))
        .isEqualTo(
            new Run(
                2,
                "",
                "Memory ran out while juggling with fire. Give Groma more, for instance with"
                    + " GROMA_JAVA_OPTS=-Xmx4g.\n"));
  }

  @Test
  void memoryThatRanOutInAThreadIsToldLikeAnyOther() {
    Run told = boom(GromaTest::hoard, "boom");
    assertThat(
            boom(
                () -> {
                  try {
                    CompletableFuture.runAsync(GromaTest::hoard).join();
                  } catch (CompletionException failed) {
                    throw new IllegalStateException(failed);
                  }
                },
                "boom"))
        .isEqualTo(told);
  }
}
