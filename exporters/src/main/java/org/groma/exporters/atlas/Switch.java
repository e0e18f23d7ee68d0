package org.groma.exporters.atlas;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.groma.exporters.picture.Layer;
import org.groma.exporters.picture.Scene;

/** Layers of the picture that a reader turns on and off together. */
enum Switch {
  PROVINCE_NAMES("Names of provinces", Layer.PROVINCE_NAMES),
  CITY_NAMES("Names of cities", Layer.CITY_NAMES),
  AREA_NAMES("Names of areas", Layer.AREA_NAMES),
  SEA_NAMES("Names of seas", Layer.SEA_NAMES),
  CITIES("Cities and ports", Layer.CITIES),
  RIVERS("Rivers", Layer.RIVERS),
  RIDGES("Ridges", Layer.RIDGES),
  ROADS("Roads", Layer.ROADS),
  STRAITS("Straits and links", Layer.STRAITS),
  TERRAIN("Terrain symbols", Layer.TERRAIN),
  AREA_BANDS("Bands along areas", Layer.AREA_BANDS),
  BORDERS("Borders on land", Layer.PROVINCE_BORDERS, Layer.AREA_BORDERS),
  SEA_BORDERS("Borders at sea", Layer.SEA_BORDERS),
  CARTOUCHE("Title, scale and key", Layer.CARTOUCHE);

  private final String label;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<Layer> layers;

  Switch(String label, Layer... layers) {
    this.label = label;
    this.layers = List.of(layers);
  }

  String label(Wording wording) {
    return this == STRAITS ? wording.ways() : wording.say(label);
  }

  /** The ids of its layers. */
  String words() {
    return layers.stream().map(Layer::word).collect(Collectors.joining(" "));
  }

  /** The switches that change something on this picture. */
  static List<Switch> of(Scene scene) {
    return Arrays.stream(values())
        .filter(each -> each.layers.stream().anyMatch(layer -> !scene.items(layer).isEmpty()))
        .toList();
  }
}
