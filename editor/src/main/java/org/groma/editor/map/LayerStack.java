package org.groma.editor.map;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** How each layer is shown. Immutable. */
public record LayerStack(Map<MapLayer, LayerState> states) {

  /** As a new window shows them. */
  public static final LayerStack DEFAULT = new LayerStack(Map.of());

  public LayerStack {
    EnumMap<MapLayer, LayerState> all = new EnumMap<>(MapLayer.class);
    for (MapLayer layer : MapLayer.values()) {
      all.put(layer, states.getOrDefault(layer, layer.atFirst()));
    }
    states = Collections.unmodifiableMap(all);
  }

  public LayerState of(MapLayer layer) {
    return states.get(layer);
  }

  /** Whether anything of a layer is to be seen. */
  public boolean shows(MapLayer layer) {
    return of(layer).shown() && of(layer).opacity() > 0;
  }

  public boolean isLocked(MapLayer layer) {
    return of(layer).locked();
  }

  public LayerStack with(MapLayer layer, LayerState state) {
    EnumMap<MapLayer, LayerState> changed = new EnumMap<>(states);
    changed.put(layer, state);
    return new LayerStack(changed);
  }
}
