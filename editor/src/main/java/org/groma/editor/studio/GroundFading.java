package org.groma.editor.studio;

import java.util.List;
import org.groma.editor.map.LayerStack;
import org.groma.editor.map.LayerState;
import org.groma.editor.map.MapLayer;

/** Fades the grounds that would hide a picture under them; the list of layers has the last word. */
final class GroundFading {

  private static final List<MapLayer> GROUNDS =
      List.of(MapLayer.SEAS, MapLayer.AREAS, MapLayer.TERRAIN, MapLayer.OWNERS);

  private static final double FADED = 0.35;

  private final Workbench bench;

  GroundFading(Workbench bench) {
    this.bench = bench;
  }

  /** A picture came. */
  void uncover() {
    LayerStack layers = bench.map().layers().get();
    layers = layers.with(MapLayer.SCAN, layers.of(MapLayer.SCAN).shown(true));
    for (MapLayer ground : GROUNDS) {
      LayerState state = layers.of(ground);
      layers = layers.with(ground, state.opacity(Math.min(FADED, state.opacity())));
    }
    bench.map().layers().set(layers);
  }

  /** The last picture is gone. */
  void cover() {
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
