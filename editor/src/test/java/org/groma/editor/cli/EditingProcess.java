package org.groma.editor.cli;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.TreeSet;
import org.groma.editor.document.Document;
import org.groma.editor.document.Opening;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.SaveResult;

/** A window without a window, in a process of its own: does what it is told, line by line. */
final class EditingProcess implements AutoCloseable {

  private final Process process;
  private final BufferedWriter orders;
  private final BufferedReader answers;

  private EditingProcess(Process process) {
    this.process = process;
    this.orders = process.outputWriter(StandardCharsets.UTF_8);
    this.answers = process.inputReader(StandardCharsets.UTF_8);
  }

  static EditingProcess start(Path folder) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx256m",
                "-cp",
                System.getProperty("java.class.path"),
                EditingProcess.class.getName(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    return new EditingProcess(builder.start());
  }

  /** Gives an order and does not wait. */
  void order(String line) throws IOException {
    orders.write(line + "\n");
    orders.flush();
  }

  /** Gives an order and waits for the answer. */
  String tell(String line) throws IOException {
    order(line);
    String answer = answers.readLine();
    if (answer == null) {
      throw new AssertionError("the process died by itself at: " + line);
    }
    return answer;
  }

  long pid() {
    return process.pid();
  }

  /** Kills it, whatever it is doing. */
  @Override
  public void close() {
    try {
      process.destroyForcibly().waitFor();
    } catch (InterruptedException impatient) {
      Thread.currentThread().interrupt();
    }
  }

  // ---- the other side

  public static void main(String[] arguments) throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    Path folder = Path.of(arguments[0]);
    Document document = null;
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] words = line.split(" ");
      String answer;
      if (words[0].equals("open")) {
        document = ((Opening.Opened) Document.open(folder)).document();
        answer = document.obstacle().map(why -> "reading " + why).orElse("writing");
      } else {
        answer = carryOut(document, words);
      }
      System.out.println(answer);
      System.out.flush();
    }
  }

  private static String carryOut(Document document, String[] words) {
    switch (words[0]) {
      case "edit" -> document.perform("Add", PutEntry.of(Kinds.PROVINCES, province(words[1])));
      case "import" ->
          document.take("Import", document.project().with(Kinds.PROVINCES, province(words[1])));
      case "undo" -> document.undo();
      case "close" -> document.close();
      case "save" -> {
        return switch (document.save()) {
          case SaveResult.Saved _ -> "saved";
          case SaveResult.NotSaved(String reason) -> "refused " + reason;
          case SaveResult.Overtaken _ -> "overtaken";
        };
      }
      default -> {
        return has(document.project());
      }
    }
    return has(document.project());
  }

  static Province province(String id) {
    return Province.named(new ProvinceId(id), id);
  }

  /** What there is in a project, in one line. */
  static String has(Project project) {
    TreeSet<String> ids = new TreeSet<>();
    project.provinces().forEach(province -> ids.add(province.id().slug()));
    return String.join(",", ids);
  }
}
