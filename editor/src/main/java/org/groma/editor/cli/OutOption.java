package org.groma.editor.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.groma.exporters.disk.WholeFile;
import org.groma.exporters.disk.WriteTrouble;
import picocli.CommandLine.Option;

/** The option {@code --out} of commands whose report may go to a file. */
final class OutOption {

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write to a file; otherwise to standard output.")
  private Optional<Path> file = Optional.empty();

  boolean isFile() {
    return file.isPresent();
  }

  /** Stops before long work whose result could not be kept. */
  void check() {
    file.ifPresent(named -> {
      if (Files.isDirectory(named)) {
        throw Stop.cannotRun(named + " is a folder; name the file to write.");
      }
      WriteTrouble.foreseen(named)
          .ifPresent(sentence -> {
            throw Stop.cannotRun(sentence);
          });
    });
  }

  /**
   * Hands a report over. Text for people goes without what a terminal would obey, into a file too,
   * which will be looked at on one.
   *
   * @param data whether it is for programs, or fit to be shown already: then not a byte differs
   */
  void write(Shell shell, boolean data, String text) {
    write(shell, data ? text : PlainWriter.plain(text));
  }

  /** Lines are ended as everywhere but on Windows when it goes to a file. */
  private void write(Shell shell, String text) {
    if (file.isEmpty()) {
      shell.data().print(text);
      shell.data().flush();
      return;
    }
    write(file.get(), text.replace(System.lineSeparator(), "\n"));
    shell.say("Saved in " + file.get() + ".");
  }

  private static void write(Path file, String text) {
    try {
      WholeFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException failed) {
      throw Stop.cannotRun(WriteTrouble.of(file, failed), failed);
    }
  }
}
