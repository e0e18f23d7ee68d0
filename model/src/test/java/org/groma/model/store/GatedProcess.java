package org.groma.model.store;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult.Loaded;
import org.groma.trial.TroubledDisk;

/**
 * A program that adds a province to a project, and does each thing that it asks of the disk only
 * when it is let: so that of several the moments at which they take turns are chosen.
 */
final class GatedProcess implements AutoCloseable {

  static final String WAITING = ".";

  private final Process process;
  private final BufferedWriter orders;
  private final BufferedReader answers;

  private GatedProcess(Process process) {
    this.process = process;
    this.orders = process.outputWriter(StandardCharsets.UTF_8);
    this.answers = process.inputReader(StandardCharsets.UTF_8);
  }

  static GatedProcess start() throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx128m",
                "-cp",
                System.getProperty("java.class.path"),
                GatedProcess.class.getName())
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    return new GatedProcess(builder.start());
  }

  /** Tells it to add a province; it waits before the first deed. */
  String begin(boolean locksFirst, String id, Path folder) throws IOException {
    return tell((locksFirst ? "held " : "late ") + id + " " + folder);
  }

  /** Lets it do so many deeds. Says {@link #WAITING}, or what it came to. */
  String go(int deeds) throws IOException {
    return tell(String.valueOf(deeds));
  }

  private String tell(String order) throws IOException {
    orders.write(order + "\n");
    orders.flush();
    String answer = answers.readLine();
    if (answer == null) {
      throw new AssertionError("the process died by itself at: " + order);
    }
    return answer;
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

  private static int allowed;

  public static void main(String[] arguments) throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    TroubledDisk disk = new TroubledDisk(Path.of(".")).withoutSyncs();
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] words = line.split(" ", 3);
      allowed = 0;
      disk.set((_, _) -> await(in));
      Path folder = disk.over(Path.of(words[2]));
      System.out.println(words[0].equals("held") ? held(words[1], folder) : late(words[1], folder));
    }
  }

  private static void await(BufferedReader in) throws IOException {
    if (allowed == 0) {
      System.out.println(WAITING);
      String order = in.readLine();
      if (order == null) {
        Runtime.getRuntime().halt(0);
      }
      allowed = Integer.parseInt(order);
    }
    allowed--;
  }

  /** As a command does: nobody else may write from before it reads. */
  private static String held(String id, Path folder) {
    if (!(ProjectLock.take(folder, "a test") instanceof LockResult.Locked(ProjectLock lock))) {
      return "busy";
    }
    try (lock) {
      return ProjectStore.load(folder) instanceof Loaded loaded
          ? told(
              ProjectStore.save(
                  with(loaded.project(), id), lock, Optional.of(loaded.fingerprint())))
          : "unreadable";
    }
  }

  /** As a window does that got the lock late: only what it has read may be written over. */
  private static String late(String id, Path folder) {
    return ProjectStore.load(folder) instanceof Loaded loaded
        ? told(ProjectStore.save(with(loaded.project(), id), folder, loaded.fingerprint()))
        : "unreadable";
  }

  private static Project with(Project project, String id) {
    return project.with(Kinds.PROVINCES, Province.named(new ProvinceId(id), id));
  }

  private static String told(SaveResult result) {
    return switch (result) {
      case SaveResult.Saved _ -> "saved";
      case SaveResult.NotSaved(String reason) ->
          reason.contains("is in use by") ? "busy" : "refused " + reason.replace('\n', ' ');
      case SaveResult.Overtaken _ -> "overtaken";
    };
  }
}
