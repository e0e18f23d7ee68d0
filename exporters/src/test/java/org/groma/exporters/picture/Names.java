package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.List;
import org.groma.exporters.picture.Item.Lettering;

/** The names on a picture with the room they take. */
final class Names {

  private static final List<Layer> LAYERS =
      List.of(Layer.PROVINCE_NAMES, Layer.SEA_NAMES, Layer.CITY_NAMES);

  private Names() {}

  record Name(String id, TextBox box) {}

  /** All but the names of areas, between whose letters others may stand. */
  static List<Name> of(Scene scene) {
    return LAYERS.stream()
        .flatMap(layer -> scene.items(layer).stream())
        .map(item -> (Lettering) item)
        .map(text -> new Name(text.id(), box(scene, text)))
        .toList();
  }

  static TextBox box(Scene scene, Lettering text) {
    return TextBlock.of(text.lines(), scene.looks().get(text.look()))
        .at(text.x(), text.y(), Turn.of(text.angle()), text.size());
  }

  /** Pairs of names that cover each other. */
  static List<String> overlaps(Scene scene) {
    List<Name> names = of(scene);
    List<String> found = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      for (int j = i + 1; j < names.size(); j++) {
        if (names.get(i).box().overlaps(names.get(j).box())) {
          found.add(names.get(i).id() + " and " + names.get(j).id());
        }
      }
    }
    return found;
  }
}
