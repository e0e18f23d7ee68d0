package org.groma.editor.tool;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.editor.map.BorderLayer;
import org.groma.editor.map.MapLayer;
import org.groma.model.id.Place;
import org.groma.model.topology.Face;

/** Keeps tools off layers that are locked. */
final class Locks {

  private Locks() {}

  /** Why none of this may be changed, if any of the layers is locked. */
  static Optional<String> on(Ground ground, MapLayer... layers) {
    return on(ground, Arrays.stream(layers));
  }

  private static Optional<String> on(Ground ground, Stream<MapLayer> layers) {
    return layers
        .filter(ground.layers()::isLocked)
        .findFirst()
        .map(layer ->
            String.format(
                Locale.ROOT,
                "The layer '%s' is locked; unlock it in the list of layers first.",
                layer.title()));
  }

  /** Why a border may not be changed. */
  static Optional<String> onArc(Ground ground, int arc) {
    return on(ground, BorderLayer.of(ground.project().map(), ground.project().map().arc(arc)));
  }

  /** Why the outline of a face may not be changed. */
  static Optional<String> onFace(Ground ground, Face face) {
    boolean sea = face.place().filter(Place::isSea).isPresent();
    return on(ground, sea ? MapLayer.SEAS : MapLayer.BORDERS);
  }

  static Response refused(Tool next, String reason) {
    return Response.of(next, Preview.NONE.refused(reason), new Effect.Say(reason));
  }
}
