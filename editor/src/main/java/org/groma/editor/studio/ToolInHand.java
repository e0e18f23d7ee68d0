package org.groma.editor.studio;

import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.groma.editor.map.Dressing;
import org.groma.editor.map.MapLayer;
import org.groma.editor.scan.ScanShelf;
import org.groma.editor.tool.Choices;
import org.groma.editor.tool.Effect;
import org.groma.editor.tool.Ground;
import org.groma.editor.tool.Input;
import org.groma.editor.tool.Preview;
import org.groma.editor.tool.Response;
import org.groma.editor.tool.Tool;
import org.groma.editor.tool.ToolKind;

/**
 * The tool that is held over the map: it is told what the pointer does, and what it says is done.
 */
final class ToolInHand {

  /** So near to a pin is on it, in pixels. */
  private static final double PIN = 8;

  private final Workbench bench;
  private final MapView view;
  private final PinClicks pins;
  private final ObjectProperty<ToolKind> kind = new SimpleObjectProperty<>(ToolKind.SELECT);
  private final ObjectProperty<Choices> choices = new SimpleObjectProperty<>(Choices.FIRST);
  private final ReadOnlyObjectWrapper<Preview> preview = new ReadOnlyObjectWrapper<>(Preview.NONE);
  private Runnable asking = () -> {};
  private Tool tool = Toolbox.start(ToolKind.SELECT);

  ToolInHand(Workbench bench, MapView view, PinClicks pins) {
    this.bench = bench;
    this.view = view;
    this.pins = pins;
  }

  ObjectProperty<ToolKind> kind() {
    return kind;
  }

  ObjectProperty<Choices> choices() {
    return choices;
  }

  ReadOnlyObjectProperty<Preview> preview() {
    return preview.getReadOnlyProperty();
  }

  /** Shows what somebody else than the tool has to show. */
  void preview(Preview shown) {
    preview.set(shown);
  }

  /** Tells whoever has the bar of the tool that something is to be typed there. */
  void onAsk(Runnable listener) {
    asking = listener;
  }

  /** Takes up a tool afresh, and shows what it has to show before the pointer comes. */
  void take(ToolKind other) {
    tool = Toolbox.start(other);
    tell(new Input.Left());
  }

  boolean wants(Input input) {
    return tool.wants(input);
  }

  /** Hands an input to the tool if it has a use for it; says whether it had. */
  boolean offer(Input input) {
    boolean wanted = wants(input);
    if (wanted) {
      tell(input);
    }
    return wanted;
  }

  /** Hands an input to the tool and does what it says. */
  void tell(Input input) {
    Response response = tool.on(input, ground());
    tool = response.next();
    preview.set(response.preview());
    for (Effect effect : response.effects()) {
      switch (effect) {
        case Effect.Perform(String name, var edit) -> bench.perform(name, edit);
        case Effect.Continue(String gesture, String name, var edit) ->
            bench.document().performDuring(gesture, name, edit);
        case Effect.Select select -> bench.selection().apply(select);
        case Effect.Delete(var subjects) -> bench.records().delete(subjects);
        case Effect.Choose(Choices chosen) -> choices.set(chosen);
        case Effect.Ask() -> asking.run();
        case Effect.Calibrate(var draft) -> bench.scans().set(bench.scans().get().drafting(draft));
        case Effect.PlaceScan(boolean accepted) -> place(accepted);
        case Effect.Say(String sentence) -> bench.notices().mind(sentence);
      }
    }
    boolean pinned = kind.get() == ToolKind.SELECT && view.layers().get().shows(MapLayer.FINDINGS);
    if (pins.hear(input, pinned ? dressing().pins() : List.of(), pixel() * PIN)) {
      view.requestFocus(); // whoever looks at pins goes on with them
    }
  }

  /** What the tool works on now. */
  Ground ground() {
    return new Ground(
        bench.project().get(),
        view.index(),
        pixel(),
        bench.selection().get(),
        choices.get(),
        view.layers().get(),
        bench.scans().get(),
        new Preferences(bench.memory()).tools(),
        view.names(),
        view.stacks().open());
  }

  private double pixel() {
    return view.viewport().get().pixel();
  }

  private Dressing dressing() {
    return view.dressing().get();
  }

  private void place(boolean accepted) {
    ScanShelf scans = bench.scans().get();
    bench.scans().set(accepted ? scans.accepted() : scans.givenUp());
    kind.set(ToolKind.SELECT);
  }
}
