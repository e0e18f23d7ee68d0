package org.groma.exporters.mapsheet;

import java.util.ArrayList;
import java.util.List;
import org.groma.exporters.picture.Item;
import org.groma.exporters.picture.Layer;
import org.groma.exporters.picture.Scene;
import org.locationtech.jts.geom.Envelope;

/** Title and key of a scene, to be shown apart from the map. */
final class Panels {

  /**
   * One panel with all that is on it.
   *
   * @param box its place on the scene
   */
  record Panel(Scene.Box box, List<Item> items) {}

  private Panels() {}

  /** In the order in which the scene has them: the title, then the key if there is one. */
  static List<Panel> of(Scene scene) {
    List<List<Item>> groups = new ArrayList<>();
    for (Item item : scene.items(Layer.CARTOUCHE)) {
      if (item instanceof Item.Filled filled && filled.look().equals("panel")) {
        groups.add(new ArrayList<>());
      }
      if (!groups.isEmpty()) {
        groups.getLast().add(item);
      }
    }
    Bounds bounds = new Bounds(scene);
    return groups.stream()
        .map(items -> new Panel(box(bounds.of(items.getFirst())), items))
        .toList();
  }

  private static Scene.Box box(Envelope envelope) {
    return new Scene.Box(
        envelope.getMinX(), envelope.getMinY(), envelope.getMaxX(), envelope.getMaxY());
  }
}
