package org.groma.editor.start;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.editor.document.BlankProject;
import org.groma.editor.exchange.ImportPlan;
import org.groma.exporters.generate.SheetGeneration;
import org.groma.exporters.incoming.Degrees;
import org.groma.model.project.MapSheet;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.project.Settings;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.SaveResult;

/** Makes projects by a plan. */
public final class ProjectStart {

  /** What came of a plan. */
  public sealed interface Result {

    /**
     * A project that is nowhere on disk yet.
     *
     * @param remarks what a person should know
     */
    record Made(Project project, List<String> remarks) implements Result {
      public Made {
        remarks = List.copyOf(remarks);
      }
    }

    /** Nothing, and why. */
    record Refused(List<String> reasons) implements Result {
      public Refused {
        reasons = List.copyOf(reasons);
      }
    }
  }

  private final GameShelf shelf;

  public ProjectStart(GameShelf shelf) {
    this.shelf = shelf;
  }

  /** Makes the project of a plan, in memory. */
  public Result make(StartPlan plan) {
    if (plan.beginning() instanceof Beginning.SampleCopy(Path folder)) {
      return copied(plan, folder);
    }
    Project blank =
        BlankProject.named(plan.name(), plan.ruleset())
            .with(plan.projection())
            .with(settings(plan));
    Optional<Path> known = shelf.find(plan.ruleset()).flatMap(GameShelf.Game::sample);
    if (known.isEmpty()) {
      return plan.withRules()
          ? refused(
              "There is no sample of '"
                  + plan.ruleset()
                  + "' on this computer to take the rules from. Make the project without them.")
          : begun(plan, blank);
    }
    return switch (ProjectStore.load(known.get())) {
      case LoadResult.Unreadable _ -> unreadable(known.get());
      case LoadResult.Loaded loaded -> {
        Project sample = loaded.project();
        Project worded = blank.with(sample.vocabulary());
        yield begun(plan, plan.withRules() ? SampleRules.into(worded, sample) : worded);
      }
    };
  }

  private static Settings settings(StartPlan plan) {
    Optional<MapSheet> sheet =
        plan.beginning() instanceof Beginning.MapFile ? Optional.empty() : plan.sheet();
    return new Settings(plan.name(), plan.ruleset(), Optional.empty(), List.of(), sheet);
  }

  private static Result begun(StartPlan plan, Project blank) {
    return switch (plan.beginning()) {
      case Beginning.MapFile(Path file, var colours, boolean repair) ->
          switch (ImportPlan.ofMap(blank, file, colours, repair, degrees(plan.projection()))) {
            case ImportPlan.Refused(List<String> reasons, var _) -> new Result.Refused(reasons);
            case ImportPlan.Proposed(Project after, var _, List<String> remarks) ->
                new Result.Made(after, remarks);
          };
      case Beginning.GeneratedMap(var map) ->
          new Result.Made(SheetGeneration.into(blank, map), List.of());
      case Beginning.EmptySheet() -> new Result.Made(blank, List.of());
      case Beginning.SampleCopy(Path folder) -> copied(plan, folder);
    };
  }

  /** Where nobody chose a projection, the file says how its coordinates are meant. */
  private static Optional<Degrees> degrees(Projection chosen) {
    return chosen.equals(Projection.NONE) ? Optional.empty() : Optional.of(Degrees.PROJECT);
  }

  private static Result copied(StartPlan plan, Path folder) {
    return switch (ProjectStore.load(folder)) {
      case LoadResult.Unreadable _ -> unreadable(folder);
      case LoadResult.Loaded loaded -> {
        Settings old = loaded.project().settings();
        yield new Result.Made(
            loaded
                .project()
                .with(
                    new Settings(
                        plan.name(), old.ruleset(), old.description(), old.sources(), old.sheet())),
            List.of());
      }
    };
  }

  private static Result unreadable(Path sample) {
    return refused(
        "The sample in "
            + sample
            + " cannot be read. 'groma info' tells what is wrong with it; or begin without it.");
  }

  private static Result refused(String reason) {
    return new Result.Refused(List.of(reason));
  }

  /** Why no project can be made in a folder, as a sentence. */
  public static Optional<String> obstacle(Path folder) {
    return BlankProject.occupied(folder)
        .or(() -> {
          Path parent = folder.toAbsolutePath().normalize().getParent();
          Path written = Files.isDirectory(folder) || parent == null ? folder : parent;
          return Files.isWritable(written)
              ? Optional.empty()
              : Optional.of("You may not write into " + written + ". Choose another folder.");
        });
  }

  /**
   * Saves a new project; if that fails, nothing of it is left behind.
   *
   * @return why it could not be saved
   */
  public static Optional<String> save(Project project, Path folder) {
    boolean there = Files.exists(folder, LinkOption.NOFOLLOW_LINKS);
    return switch (ProjectStore.create(project, folder)) {
      case SaveResult.Saved _ -> Optional.empty();
      case SaveResult.Overtaken _ ->
          Optional.of(folder + " has got a project meanwhile. Choose another folder.");
      case SaveResult.NotSaved(String reason) -> {
        if (!there) {
          removeEmpty(folder);
        }
        yield Optional.of(reason);
      }
    };
  }

  /** Takes away folders that hold no file; what somebody else has put there stays. */
  private static void removeEmpty(Path folder) {
    try (Stream<Path> inside = Files.walk(folder)) {
      for (Path path : inside.sorted(Comparator.reverseOrder()).toList()) {
        if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
          Files.deleteIfExists(path);
        }
      }
    } catch (IOException stuck) {
      // it is not empty, or the disk that refused the project refuses this too
    }
  }
}
