package org.groma.validator.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.topology.Arc;
import org.groma.model.topology.MoveVertex;
import org.groma.model.topology.Point;
import org.groma.model.value.Halves;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.finding.Finding;
import org.groma.validator.run.Validation;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long static validation takes: of a whole project, and after one edit. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 3)
@Measurement(iterations = 5, time = 3)
public class ValidationBenchmark {

  private static final int SIDE = 100;
  private static final int EXTRA = 12;
  private static final int EDITS = 64;

  @Param({"sample", "synthetic"})
  public String project;

  private Project content;
  private Validation validation;
  private final List<Outcome.Applied> moves = new ArrayList<>();
  private final List<Outcome.Applied> rows = new ArrayList<>();
  private int next;

  @Setup
  public void load() {
    content =
        project.equals("sample")
            ? ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "invasions")))
                .project()
            : SyntheticProject.of(SIDE, EXTRA);
    validation = Validation.of(content, Catalogue.of(content));
    int step = Math.max(1, content.map().arcCount() / (4 * EDITS));
    int i = 0;
    for (Arc arc : content.map().arcs()) {
      if (i++ % step == 0 && arc.line().size() > 2 && moves.size() < EDITS) {
        Point to = new Point(arc.line().x(1) + 0.05, arc.line().y(1) + 0.05);
        add(moves, new ChangeMap(new MoveVertex(arc.id(), 1, to)));
      }
    }
    for (Province province : content.provinces()) {
      if (rows.size() < EDITS) {
        add(rows, PutEntry.of(Kinds.PROVINCES, richer(province)));
      }
    }
  }

  private void add(List<Outcome.Applied> edits, Edit edit) {
    if (edit.apply(content) instanceof Outcome.Applied applied) {
      edits.add(applied);
    }
  }

  private static Province richer(Province province) {
    return new Province(
        province.id(),
        province.name(),
        province.aliases(),
        province.area(),
        province.terrain(),
        province.income().plus(Halves.whole(1)),
        province.granary(),
        province.caravan(),
        province.island(),
        province.extent(),
        province.tags(),
        province.attributes(),
        province.origin());
  }

  @Benchmark
  public List<Finding> wholeProject() {
    return Validation.of(content, Catalogue.of(content)).findings();
  }

  @Benchmark
  public List<Finding> afterAVertexMoved() {
    return after(moves);
  }

  @Benchmark
  public List<Finding> afterARowChanged() {
    return after(rows);
  }

  private List<Finding> after(List<Outcome.Applied> edits) {
    next = (next + 1) % edits.size();
    Outcome.Applied edit = edits.get(next);
    return validation.after(edit.project(), edit.reach()).findings();
  }
}
