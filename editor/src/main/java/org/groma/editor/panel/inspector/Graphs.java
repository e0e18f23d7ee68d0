package org.groma.editor.panel.inspector;

import java.util.Optional;
import org.groma.editor.document.Change;
import org.groma.editor.studio.Workbench;
import org.groma.model.graph.MapGraph;
import org.groma.model.project.Project;

/**
 * Who is next to whom in the newest state. The first graph is made in the background; after a
 * change only what it reached is worked out again.
 */
final class Graphs {

  private final Workbench bench;
  private final Runnable ready;
  private Optional<MapGraph> newest = Optional.empty();
  private boolean wanted;

  /**
   * @param ready told when a graph is there
   */
  Graphs(Workbench bench, Runnable ready) {
    this.bench = bench;
    this.ready = ready;
  }

  Optional<MapGraph> newest() {
    if (newest.isEmpty() && !wanted) {
      make();
    }
    return newest;
  }

  private void make() {
    wanted = true;
    Project of = bench.project().get();
    long revision = bench.document().revision();
    bench
        .background()
        .start(
            "Working out neighbours",
            _ -> MapGraph.of(of),
            graph -> {
              wanted = false;
              if (bench.document().revision() == revision) {
                newest = Optional.of(graph);
                ready.run();
              } else {
                make();
              }
            });
  }

  void changed(Change change) {
    newest =
        change.reach().everything()
            ? Optional.empty()
            : newest.map(graph -> graph.after(change.after(), change.reach()));
  }
}
