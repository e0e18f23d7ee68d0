package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program as a process of its own: exit codes, the two streams and their encoding. */
class ChildProcessTest {

  @TempDir private Path folder;

  private Run groma(Object... args) throws IOException, InterruptedException {
    return groma(List.of(), args);
  }

  private Run groma(List<String> options, Object... args) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Groma.class.getName()));
    for (Object arg : args) {
      command.add(arg.toString());
    }
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
    builder.environment().put("LC_ALL", "C");
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    int exitCode = builder.start().waitFor();
    return new Run(
        exitCode,
        Files.readString(out, StandardCharsets.UTF_8),
        Files.readString(err, StandardCharsets.UTF_8));
  }

  @Test
  void dataGoesToOneStreamAndMessagesToTheOther() throws IOException, InterruptedException {
    Path project = Alps.savedIn(folder.resolve("alps"));
    Run run = groma("query", project, "adjacent", "raetia");
    assertThat(run).isEqualTo(Run.groma("query", project, "adjacent", "raetia"));
    assertThat(run.out()).contains("Gállia");
    Run noWay = groma("query", project, "distance", "raetia", "thule");
    assertThat(noWay.exitCode()).isEqualTo(1);
    assertThat(noWay.out()).isEmpty();
    assertThat(noWay.err()).startsWith("There is no way from Raetia");
  }

  @Test
  void aCommandThatCannotRunEndsWithTwo() throws IOException, InterruptedException {
    Run run = groma("info", folder.resolve("nowhere"));
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("There is no folder").doesNotContain("Exception");
  }

  @Test
  void theSampleIsFoundInTheFolderThatTheLauncherNames() throws IOException, InterruptedException {
    Alps.savedIn(folder.resolve("sample-data/invasions"));
    Run run = groma(List.of("-D" + Groma.HOME + "=" + folder));
    assertThat(run.exitCode()).isLessThan(2);
    assertThat(run.out()).startsWith("The Alps\n");
    assertThat(run.err()).contains("groma validate PROJECT");
  }
}
