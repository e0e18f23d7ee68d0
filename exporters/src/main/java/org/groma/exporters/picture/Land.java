package org.groma.exporters.picture;

import java.util.List;
import java.util.Optional;
import org.groma.exporters.picture.Item.Filled;
import org.groma.exporters.picture.PictureStyle.Colouring;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.topology.Face;
import org.groma.model.value.Slug;

/** Draws provinces and off-map boxes in their colours, and land that is out of play. */
final class Land {

  private final Drawing drawing;
  private final Shades shades;

  private Land(Drawing drawing) {
    this.drawing = drawing;
    this.shades = Shades.of(drawing, this::alike);
  }

  static void draw(Drawing drawing) {
    Land land = new Land(drawing);
    land.outOfPlay();
    land.provinces();
  }

  private void outOfPlay() {
    drawing.look("void", Look.filled(Palette.VOID).edged(Palette.VOID, drawing.pixels(0.7)));
    for (Face face : drawing.map.faces()) {
      if (drawing.isVoid(face.id())) {
        drawing.add(Layer.VOID, new Filled("", "void", "", drawing.outlines.rings(face.id())));
      }
    }
  }

  private void provinces() {
    drawing
        .map
        .places()
        .forEach((place, faces) -> {
          if (!place.isSea()) {
            drawing.add(
                Layer.PROVINCES,
                new Filled(
                    place.kind().word() + "-" + place.slug(),
                    look(place),
                    name(place),
                    drawing.outlines.rings(faces)));
          }
        });
  }

  private Optional<Province> province(Place place) {
    return place.province().flatMap(drawing.project.provinces()::find);
  }

  private Optional<AreaId> area(Place place) {
    return place.area().or(() -> province(place).flatMap(Province::area));
  }

  private String terrain(Place place) {
    return province(place).map(Province::terrain).orElse("");
  }

  private String name(Place place) {
    return province(place)
        .map(Province::name)
        .or(() -> place.area().flatMap(drawing.project.areas()::find).map(Area::name))
        .orElse(place.slug());
  }

  private boolean byTerrain() {
    return drawing.style.colouring() == Colouring.TERRAIN;
  }

  private boolean alike(Place a, Place b) {
    if (a.isSea() || b.isSea() || a.equals(b)) {
      return false;
    }
    return byTerrain() ? terrain(a).equals(terrain(b)) : area(a).equals(area(b));
  }

  /** The look of a place: a wash of the colour of its area or terrain, in one of several shades. */
  private String look(Place place) {
    int shade = shades.of(place, Palette.SHADES.size());
    String group =
        byTerrain()
            ? "terrain-" + word(terrain(place))
            : area(place).map(area -> "area-" + area).orElse("no-area");
    String look = group + "-" + shade;
    Colour colour =
        byTerrain() ? drawing.palette.terrain(terrain(place)) : drawing.palette.area(area(place));
    Colour wash =
        Palette.shaded(colour.mix(Palette.PAPER, Palette.WASH), Palette.SHADES.get(shade));
    drawing.ground(place, wash);
    drawing.look(look, Look.filled(wash).edged(wash, drawing.pixels(0.7)));
    return look;
  }

  /** A word of the vocabulary as part of a class name. */
  static String word(String word) {
    return word.isBlank() ? "none" : Slug.of(word);
  }

  /** All ground of each area, for bands and names. */
  static List<Integer> faces(Drawing drawing, AreaId area) {
    return drawing.project.provinces().stream()
        .filter(province -> province.area().equals(Optional.of(area)))
        .flatMap(province -> drawing.map.facesOf(Place.of(province.id())).stream())
        .toList();
  }
}
