package org.groma.exporters.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.groma.exporters.geojson.GeoJson;
import org.groma.exporters.geojson.GeoJsonReader;
import org.groma.exporters.geojson.PolygonImport;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.History;
import org.groma.model.edit.Outcome;
import org.groma.model.graph.MapGraph;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.project.Settings;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Line;
import org.groma.model.topology.MoveVertex;
import org.groma.model.topology.Point;

/**
 * What editing, saving and loading a large map costs. Run with a GeoJSON file; {@code
 * docs/benchmarks.md} has the command and the figures.
 */
public final class EditBenchmark {

  private static final int EDITS = 20_000;
  private static final int ROUNDS = 7;

  private EditBenchmark() {}

  public static void main(String[] args) throws IOException {
    GeoJson.Features file = (GeoJson.Features) GeoJsonReader.read(Path.of(args[0]));
    Project empty = Project.empty(new Settings("Benchmark", "none", Optional.empty(), List.of()));
    Project project =
        PolygonImport.into(
                empty, file, new PolygonImport.Options(false, Optional.empty(), Projection.NONE))
            .project()
            .orElseThrow();
    say("map: %d faces, %d arcs", project.map().faceCount(), project.map().arcCount());
    edits(project);
    storage(project);
  }

  /**
   * Moves inner vertices a little, one edit after another, each on the map that the last one left.
   */
  private static void edits(Project start) {
    List<Arc> arcs = new ArrayList<>();
    start.map().arcs().forEach(arcs::add);
    Random random = new Random(7);
    History history = new History(start);
    MapGraph graph = MapGraph.of(start);
    double[] moved = new double[EDITS];
    double[] adjacency = new double[EDITS];
    int legal = 0;
    for (int i = 0; i < EDITS; i++) {
      Arc arc = arcs.get(random.nextInt(arcs.size()));
      Line line = history.current().map().arc(arc.id()).line();
      int vertex = 1 + random.nextInt(line.last() - 1);
      Edit edit =
          new ChangeMap(
              new MoveVertex(
                  arc.id(),
                  vertex,
                  new Point(
                      line.x(vertex) + random.nextDouble(-0.3, 0.3),
                      line.y(vertex) + random.nextDouble(-0.3, 0.3))));
      long before = System.nanoTime();
      Outcome outcome = history.apply("Move vertex", edit);
      long between = System.nanoTime();
      if (outcome instanceof Outcome.Applied applied) {
        legal++;
        graph = graph.after(applied.project(), applied.reach());
      }
      adjacency[i] = (System.nanoTime() - between) / 1e3;
      moved[i] = (between - before) / 1e3;
    }
    say("legal edits: %d of %d", legal, EDITS);
    tell("move a vertex through an Edit", moved);
    tell("adjacency after it", adjacency);
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    say(
        "heap with %d undo steps kept: %d MiB",
        history.done().size(), (runtime.totalMemory() - runtime.freeMemory()) >> 20);
  }

  private static void storage(Project project) throws IOException {
    Path folder = Files.createTempDirectory("groma-bench");
    double[] save = new double[ROUNDS];
    double[] load = new double[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      Path target = folder.resolve("round-" + i);
      long start = System.nanoTime();
      ProjectStore.save(project, target);
      long saved = System.nanoTime();
      if (!(ProjectStore.load(target) instanceof LoadResult.Loaded)) {
        throw new IllegalStateException("the project does not load");
      }
      load[i] = (System.nanoTime() - saved) / 1e6;
      save[i] = (saved - start) / 1e6;
    }
    say("save: first %.0f ms, best %.0f ms", save[0], best(save));
    say("load: first %.0f ms, best %.0f ms", load[0], best(load));
    try (var files = Files.walk(folder)) {
      for (Path path : files.sorted((a, b) -> b.compareTo(a)).toList()) {
        Files.delete(path);
      }
    }
  }

  private static void tell(String what, double[] micros) {
    // the first half warms the machine up
    double[] warm = Arrays.copyOfRange(micros, micros.length / 2, micros.length);
    Arrays.sort(warm);
    say(
        "%s: median %.1f µs, 99%% %.1f µs, worst %.1f µs",
        what, warm[warm.length / 2], warm[warm.length * 99 / 100], warm[warm.length - 1]);
  }

  private static double best(double[] times) {
    return Arrays.stream(times).min().orElseThrow();
  }

  @SuppressWarnings("AnnotateFormatMethod") // the annotation would be a dependency for one method
  private static void say(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
  }
}
