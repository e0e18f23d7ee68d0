package org.groma.editor.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.groma.editor.exchange.ExportFiles;
import org.groma.editor.exchange.ProjectReview;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;
import org.groma.exporters.Exporters;
import org.groma.exporters.Paper;
import org.groma.exporters.Review;
import org.groma.exporters.disk.WriteTrouble;
import org.groma.model.limit.HeapRoom;
import org.groma.model.project.Project;
import org.groma.model.value.NearestWord;
import org.groma.validator.run.CheckMemory;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code groma export PROJECT --to FORMAT --out FILE|FOLDER}: a project in another format. */
@Command(
    name = "export",
    description =
        "Write a project in another format: for printing, for spreadsheets, for programs.",
    footer = {
      "",
      "The same project gives the same bytes. --to all writes every format into a folder.",
      "",
      "Formats:"
    })
final class ExportProject implements Task {

  private static final String ALL = "all";
  private static final int NARROWEST = 200;
  private static final int WIDEST = 20_000;

  private final Shell shell;

  @Parameters(paramLabel = "PROJECT", description = "The folder of the project.")
  private Path folder;

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      required = true,
      description = "The format; the list is below.")
  private String format;

  @Option(
      names = "--out",
      paramLabel = "FILE|FOLDER",
      required = true,
      description =
          "The file to write, or a folder. Formats of several files make a folder of a new name"
              + " without their ending; a file they write first, and put the others beside it.")
  private Path out;

  @Option(
      names = "--width",
      paramLabel = "PIXELS",
      defaultValue = "" + Export.USUAL_WIDTH,
      description =
          "How wide a picture of the map is; more room shows more names. Default:"
              + " ${DEFAULT-VALUE}.")
  private int width;

  @Option(
      names = "--paper",
      paramLabel = "a4|letter",
      defaultValue = "a4",
      description = "What print sheets are made for. Default: ${DEFAULT-VALUE}.")
  private Paper paper;

  @Spec private CommandSpec spec;

  ExportProject(Shell shell) {
    this.shell = shell;
  }

  @Override
  public String doing() {
    return "exporting " + folder;
  }

  /** The command with the list of formats in its help. */
  static CommandLine commandLine(Shell shell) {
    CommandLine line = new CommandLine(new ExportProject(shell));
    List<String> footer = new ArrayList<>(List.of(line.getCommandSpec().usageMessage().footer()));
    for (Exporter exporter : Exporters.ALL) {
      footer.add(String.format(Locale.ROOT, "  %-10s %s", exporter.word(), exporter.summary()));
    }
    line.getCommandSpec().usageMessage().footer(footer.toArray(String[]::new));
    return line;
  }

  @Override
  public Integer call() {
    if (width < NARROWEST || width > WIDEST) {
      throw new ParameterException(
          spec.commandLine(),
          "--width is " + NARROWEST + " to " + WIDEST + " pixels, not " + width);
    }
    List<Exporter> wanted = wanted();
    checkOut();
    Project project = ProjectFolder.open(folder);
    boolean reviewed = wanted.stream().anyMatch(Exporter::readsReview);
    if (reviewed) {
      stopIf(CheckMemory.lack(project, HeapRoom.own()));
    }
    Export export =
        new Export(project, reviewed ? ProjectReview.of(project) : Review.NONE, paper, width);
    if (format.equals(ALL)) {
      wanted = wanted.stream().filter(exporter -> exporter.suits(export)).toList();
    }
    for (Exporter exporter : wanted) {
      Exporters.obstacle(exporter, export)
          .ifPresent(reason -> {
            throw Stop.refused(folder + ": " + reason);
          });
    }
    for (Exporter exporter : wanted) {
      shell.announce("Writing " + exporter.word());
      List<Artifact> artifacts = exporter.artifacts(export);
      write(
          needsFolder(artifacts)
              ? ExportFiles.within(artifacts, out)
              : ExportFiles.places(artifacts, out));
      exporter.notes(export).forEach(shell::say);
    }
    return Exit.FINE;
  }

  private static void stopIf(Optional<String> obstacle) {
    obstacle.ifPresent(sentence -> {
      throw Stop.cannotRun(sentence);
    });
  }

  private List<Exporter> wanted() {
    if (format.equals(ALL)) {
      return Exporters.ALL;
    }
    return Exporters.byWord(format)
        .map(List::of)
        .orElseThrow(() -> {
          List<String> words = Exporters.ALL.stream().map(Exporter::word).toList();
          String meant =
              NearestWord.to(format, words).map(word -> " Did you mean " + word + "?").orElse("");
          return new ParameterException(
              spec.commandLine(),
              String.format(
                  Locale.ROOT,
                  "--to takes %s or all, not '%s'.%s",
                  words.stream().collect(Collectors.joining(", ")),
                  format,
                  meant));
        });
  }

  /** Stops before long work whose result could not be kept. */
  private void checkOut() {
    if (format.equals(ALL) && Files.isRegularFile(out)) {
      throw Stop.cannotRun(out + " is a file; --to all makes many, so name a folder.");
    }
    stopIf(WriteTrouble.foreseen(Files.isDirectory(out) ? out.resolve(ALL) : out));
  }

  /** Many files get a folder of their own, unless the name asked for is that of the first. */
  private boolean needsFolder(List<Artifact> artifacts) {
    return format.equals(ALL)
        || (artifacts.size() > 1
            && !Files.exists(out)
            && !ending(out.getFileName().toString()).equals(ending(artifacts.getFirst().name())));
  }

  private static String ending(String name) {
    return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
  }

  private void write(Map<Path, Artifact> files) {
    files.forEach((file, artifact) -> {
      try {
        ExportFiles.write(artifact, file);
      } catch (IOException failed) {
        throw Stop.cannotRun(WriteTrouble.of(file, failed), failed);
      }
      shell.say("Saved in " + file + ".");
    });
  }
}
