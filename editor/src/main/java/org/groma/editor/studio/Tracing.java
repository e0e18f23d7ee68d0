package org.groma.editor.studio;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.groma.editor.map.Dressing.Scan;
import org.groma.editor.map.LayerStack;
import org.groma.editor.map.LayerState;
import org.groma.editor.map.MapLayer;
import org.groma.editor.scan.Picture;
import org.groma.editor.scan.Placing;
import org.groma.editor.scan.ScanFile;
import org.groma.editor.tool.ToolKind;
import org.locationtech.jts.geom.Envelope;

/**
 * The scanned picture under the map: chosen, placed, placed again, taken away.
 *
 * <p>Which picture a project is traced over, and where it lies, is remembered with the habits of
 * the studio and not in the project: the picture is a file of this computer that the project does
 * not hold, so its path means nothing to anybody else, and no edit or undo has to do with it.
 */
final class Tracing {

  static final String CHOOSE = "Trace over a Scanned Image…";
  static final String AGAIN = "Place the Image Again";
  static final String REMOVE = "Remove the Image";

  /** These would hide what lies under them. */
  private static final List<MapLayer> GROUNDS =
      List.of(MapLayer.SEAS, MapLayer.AREAS, MapLayer.TERRAIN, MapLayer.OWNERS);

  private static final double FADED = 0.35;

  /** A picture on the map, and the file that it was read from. */
  private record Traced(Path file, Scan scan) {}

  private final Workbench bench;
  private final Dialogs dialogs;
  private final Memory memory;
  private final ReadOnlyBooleanWrapper present = new ReadOnlyBooleanWrapper();

  /** Where a picture was placed; it comes back if another one is given up. */
  private Optional<Traced> placed = Optional.empty();

  /** What is shown and not placed yet. */
  private Optional<Traced> fresh = Optional.empty();

  Tracing(Workbench bench, Dialogs dialogs, Memory memory) {
    this.bench = bench;
    this.dialogs = dialogs;
    this.memory = memory;
    Actions actions = bench.actions();
    actions.add(Action.of("Map", CHOOSE, this::choose).icon("fth-image"));
    actions.add(
        Action.of("Map", AGAIN, () -> bench.map().tool().set(ToolKind.PLACE))
            .icon("fth-crosshair")
            .when(present.getReadOnlyProperty()));
    actions.add(
        Action.of("Map", REMOVE, this::remove)
            .icon("fth-trash-2")
            .when(present.getReadOnlyProperty()));
  }

  /** Shows the picture of the last session; the map is there by now. */
  void begin() {
    bench.map().dressing().addListener((_, before, now) -> dressed(before.scan(), now.scan()));
    bench
        .map()
        .tool()
        .addListener((_, before, _) -> {
          if (before == ToolKind.PLACE && fresh.isPresent()) { // it was given up
            fresh = Optional.empty();
            show(placed);
          }
        });
    Optional<Path> known = memory.get(key("file")).map(Path::of);
    Optional<Placing> there = memory.get(key("placing")).flatMap(Placing::parse);
    if (known.isPresent() && there.isPresent()) {
      read(known.get(), picture -> recall(known.get(), new Scan(picture, there.get())));
    }
  }

  private void recall(Path file, Scan scan) {
    if (placed.isEmpty() && fresh.isEmpty()) {
      placed = Optional.of(new Traced(file, scan));
      show(placed);
      uncover();
    }
  }

  /** Writes down which picture lies where. */
  void note() {
    placed.ifPresent(traced -> {
      memory.put(key("file"), traced.file().toAbsolutePath().toString());
      memory.put(key("placing"), traced.scan().placing().written());
    });
  }

  private String key(String what) {
    return "scan." + what + "." + bench.document().folder().toAbsolutePath().normalize();
  }

  private void choose() {
    dialogs.chooseFile("Trace over", "Images", ScanFile.ENDINGS).ifPresent(this::choose);
  }

  void choose(Path chosen) {
    read(chosen, picture -> place(chosen, picture));
  }

  private void read(Path chosen, Consumer<Picture> then) {
    bench
        .background()
        .start(
            "Reading " + chosen.getFileName(),
            _ -> ScanFile.read(chosen),
            reading -> {
              switch (reading) {
                case ScanFile.Reading.Unreadable(String sentence) ->
                    bench.notices().failed(sentence, "");
                case ScanFile.Reading.Read(Picture picture) -> then.accept(picture);
              }
            });
  }

  /** Lays a picture over what is seen of the map, to be placed. */
  private void place(Path chosen, Picture picture) {
    bench.map().tool().set(ToolKind.SELECT); // one that is being placed is given up
    Envelope seen = bench.map().viewport().get().visible();
    Scan scan = new Scan(picture, Placing.inside(seen, picture.width(), picture.height()));
    fresh = Optional.of(new Traced(chosen, scan));
    show(fresh);
    bench.map().tool().set(ToolKind.PLACE);
  }

  private void show(Optional<Traced> traced) {
    bench.map().dress(dressing -> dressing.withScan(traced.map(Traced::scan)));
  }

  /** Hears that a picture lies somewhere else now. */
  private void dressed(Optional<Scan> before, Optional<Scan> now) {
    present.set(now.isPresent());
    boolean news =
        now.isPresent()
            && !now.equals(before)
            && !now.equals(fresh.map(Traced::scan))
            && !now.equals(placed.map(Traced::scan));
    if (news) {
      Path file = fresh.or(() -> placed).map(Traced::file).orElseThrow();
      fresh = Optional.empty();
      placed = Optional.of(new Traced(file, now.get()));
      note();
      memory.save(); // placing takes care and time, and the program may be killed
      uncover();
    }
  }

  private void remove() {
    bench.map().tool().set(ToolKind.SELECT);
    placed = Optional.empty();
    show(placed);
    memory.forget(key("file"));
    memory.forget(key("placing"));
    coverAgain();
  }

  /** Fades what would hide the picture; the list of layers has the last word. */
  private void uncover() {
    LayerStack layers = bench.map().layers().get();
    layers = layers.with(MapLayer.SCAN, layers.of(MapLayer.SCAN).shown(true));
    for (MapLayer ground : GROUNDS) {
      LayerState state = layers.of(ground);
      layers = layers.with(ground, state.opacity(Math.min(FADED, state.opacity())));
    }
    bench.map().layers().set(layers);
  }

  private void coverAgain() {
    LayerStack layers = bench.map().layers().get();
    for (MapLayer ground : GROUNDS) {
      LayerState state = layers.of(ground);
      if (state.opacity() == FADED) {
        layers = layers.with(ground, state.opacity(LayerStack.DEFAULT.of(ground).opacity()));
      }
    }
    bench.map().layers().set(layers);
  }
}
