package org.groma.editor.panel.simulation;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.groma.editor.map.LayerState;
import org.groma.editor.map.MapLayer;
import org.groma.editor.pieces.NationColours;
import org.groma.editor.studio.Workbench;
import org.groma.exporters.picture.Colour;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;

/** What the panel puts on the map; what was there before comes back when it is taken off. */
final class MapDress {

  /** What a game hides. */
  private record Before(Map<Place, Colour> owners, LayerState layer) {}

  private final Workbench bench;
  private Optional<Before> before = Optional.empty();

  /** How counters were shown before a heat map, which they would cover. */
  private Optional<LayerState> units = Optional.empty();

  MapDress(Workbench bench) {
    this.bench = bench;
  }

  void heat(Map<Place, Double> heat) {
    if (heat.isEmpty()) {
      units.ifPresent(layer -> show(MapLayer.UNITS, layer));
      units = Optional.empty();
    } else {
      show(MapLayer.HEAT, bench.map().layers().get().of(MapLayer.HEAT).shown(true));
      if (units.isEmpty()) {
        LayerState layer = bench.map().layers().get().of(MapLayer.UNITS);
        units = Optional.of(layer);
        show(MapLayer.UNITS, layer.shown(false));
      }
    }
    bench.map().dress(dressing -> dressing.withHeat(heat));
  }

  void owners(Map<Place, NationId> owners, NationColours colours) {
    LayerState layer = bench.map().layers().get().of(MapLayer.OWNERS);
    Map<Place, Colour> painted =
        owners.entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, entry -> colours.of(entry.getValue())));
    bench
        .map()
        .dress(dressing -> {
          if (before.isEmpty()) {
            before = Optional.of(new Before(dressing.owners(), layer));
          }
          return dressing.withOwners(painted);
        });
    show(MapLayer.OWNERS, layer.shown(true));
  }

  /** Takes the owners of a game off again. */
  void noOwners() {
    before.ifPresent(then -> {
      bench.map().dress(dressing -> dressing.withOwners(then.owners()));
      show(MapLayer.OWNERS, then.layer());
    });
    before = Optional.empty();
  }

  private void show(MapLayer layer, LayerState state) {
    var layers = bench.map().layers();
    if (!layers.get().of(layer).equals(state)) {
      layers.set(layers.get().with(layer, state));
    }
  }
}
