package org.groma.editor.studio;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import org.groma.editor.map.Viewport;
import org.groma.editor.tool.Crosshair;
import org.groma.editor.tool.MapClip;
import org.groma.editor.tool.MapPaste;
import org.groma.model.project.Kinds;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;

/** What the commands of the Edit menu do on the map. */
final class MapEditing implements EditTarget {

  private final Workbench bench;
  private final MapView view;
  private Optional<MapClip> clip = Optional.empty();

  MapEditing(Workbench bench, MapView view) {
    this.bench = bench;
    this.view = view;
  }

  @Override
  public boolean carryOut(Command command) {
    return switch (command) {
      case DELETE -> {
        bench.records().delete(bench.selection().get());
        yield true;
      }
      case SELECT_ALL -> {
        Set<Subject> all = new LinkedHashSet<>();
        bench
            .project()
            .get()
            .provinces()
            .forEach(each -> all.add(Subject.of(Kinds.PROVINCES, each)));
        bench.selection().set(all);
        yield true;
      }
      case CUT -> {
        if (copy()) {
          bench.records().delete(bench.selection().get());
        }
        yield true;
      }
      case COPY -> {
        copy();
        yield true;
      }
      case PASTE -> {
        Viewport now = view.viewport().get();
        paste(
            view.crosshair()
                .map(Crosshair::at)
                .or(() -> view.pointer().get())
                .orElse(new Point(now.x(), now.y())));
        yield true;
      }
    };
  }

  /** Other programs get the names; that they are still there tells that nothing came since. */
  private boolean copy() {
    Optional<MapClip> copied =
        MapClip.of(bench.selection().get(), bench.project().get(), view.index());
    if (copied.isEmpty()) {
      bench
          .notices()
          .mind("Select a province, a sea zone, a city or a link first: nothing else is copied.");
      return false;
    }
    clip = copied;
    ClipboardContent content = new ClipboardContent();
    content.putString(copied.get().text());
    Clipboard.getSystemClipboard().setContent(content);
    return true;
  }

  /** Puts down what was copied, with its middle at a point, as one step. */
  void paste(Point at) {
    String last = Clipboard.getSystemClipboard().getString();
    Optional<MapClip> held = clip.filter(each -> each.text().equals(last));
    if (held.isEmpty()) {
      bench
          .notices()
          .mind("Nothing of the map was copied last. Select something there and copy it first.");
      return;
    }
    switch (MapPaste.of(held.get(), at, view.ground())) {
      case MapPaste.Result.Unfit(String sentence) -> bench.notices().mind(sentence);
      case MapPaste.Result.Fits(String name, var edit, Set<Subject> copies) -> {
        if (bench.perform(name, edit)) {
          bench.selection().set(copies);
        }
      }
    }
  }
}
