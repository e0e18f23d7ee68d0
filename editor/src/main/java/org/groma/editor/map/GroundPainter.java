package org.groma.editor.map;

import java.awt.Paint;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Palette;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Face;
import org.groma.model.topology.Use;

/**
 * Paints what lies within borders: seas, and land by area, terrain, owner or heat. Faces are filled
 * without smoothing, because neighbours then meet without a seam; the borders that are stroked over
 * them are smooth.
 */
final class GroundPainter {

  private final Brush brush;
  private final Project project;
  private final Palette palette;
  private final Inks inks;
  private final Map<Place, Colour> areas = new HashMap<>();
  private final Map<Wash, Colour> washes = new HashMap<>();

  /** What the colour of a place goes by; thousands of places share a few. */
  private record Wash(Optional<AreaId> area, int tone) {}

  GroundPainter(Brush brush) {
    this.brush = brush;
    this.project = brush.frame().project();
    this.palette = new Palette(project);
    this.inks = brush.frame().inks();
  }

  void paint() {
    brush.smooth(false);
    brush.layer(MapLayer.SEAS, () -> fill(this::sea));
    if (isPlain()) {
      fill(this::plain);
    }
    brush.layer(MapLayer.AREAS, () -> fill(this::area));
    brush.layer(
        MapLayer.TERRAIN,
        () -> {
          fill(this::terrain);
          weave();
        });
    brush.layer(MapLayer.OWNERS, () -> fill(this::owner));
    brush.layer(MapLayer.HEAT, () -> fill(this::heat));
    brush.smooth(true);
  }

  private boolean isTraced() {
    return brush.frame().shows(MapLayer.SCAN) && !brush.frame().dressing().scans().isEmpty();
  }

  /** Whether land has one colour; not over a picture, which is what is looked for. */
  private boolean isPlain() {
    return !brush.frame().shows(MapLayer.AREAS) && !isTraced();
  }

  /** The colour that a face has in the end; unknown over a picture. */
  Optional<Colour> colourOf(Face face) {
    if (isTraced()) {
      return Optional.empty();
    }
    Colour colour = inks.around();
    colour = over(colour, MapLayer.SEAS, sea(face));
    colour = isPlain() ? plain(face).orElse(colour) : colour;
    colour = over(colour, MapLayer.AREAS, area(face));
    colour = over(colour, MapLayer.TERRAIN, terrain(face));
    colour = over(colour, MapLayer.OWNERS, owner(face));
    return Optional.of(over(colour, MapLayer.HEAT, heat(face)));
  }

  private Colour over(Colour below, MapLayer layer, Optional<Colour> above) {
    return above
        .filter(_ -> brush.frame().shows(layer))
        .map(colour -> below.mix(colour, brush.frame().layers().of(layer).opacity()))
        .orElse(below);
  }

  private interface Filling {
    Optional<Colour> of(Face face);
  }

  private void fill(Filling filling) {
    for (Face face : brush.faces()) {
      Optional<Colour> colour = filling.of(face);
      if (colour.isPresent()) {
        brush.colour(colour.get());
        brush.graphics().fill(brush.path(face));
      }
    }
  }

  private Optional<Colour> sea(Face face) {
    if (face.use() == Use.None.OPEN_WATER) {
      return Optional.of(inks.sea().shade(0.12));
    }
    return face.place()
        .filter(Place::isSea)
        .map(place -> {
          int tone = Math.floorMod(place.slug().hashCode(), 3);
          return inks.sea().shade(tone * 0.05 - 0.03);
        });
  }

  private Optional<Colour> plain(Face face) {
    return face.place().filter(place -> !place.isSea()).map(_ -> inks.shown(Palette.NEUTRAL));
  }

  private Optional<Colour> area(Face face) {
    return face.place()
        .filter(place -> !place.isSea())
        .map(place -> areas.computeIfAbsent(place, this::areaColour));
  }

  private Colour areaColour(Place place) {
    Optional<AreaId> area = place.area().or(() -> province(place).flatMap(Province::area));
    // a little lighter or darker by name: neighbours of one area should be told apart
    int tone = Math.floorMod(place.slug().hashCode(), 5);
    return washes.computeIfAbsent(new Wash(area, tone), this::colourOf);
  }

  private Colour colourOf(Wash wash) {
    Colour plain = palette.area(wash.area()).mix(Palette.PAPER, Palette.WASH);
    return inks.shown(Palette.shaded(plain, wash.tone() * 0.045 - 0.06));
  }

  private Optional<Colour> terrain(Face face) {
    return face.place()
        .flatMap(this::province)
        .map(province -> inks.shown(palette.terrain(province.terrain()).mix(Palette.PAPER, 0.2)));
  }

  /** Terrains have a pattern as well as a colour, where provinces are large enough for one. */
  private void weave() {
    if (brush.typicalSide() < 2 * Weave.TILE) {
      return;
    }
    Map<Weave, Paint> paints = new EnumMap<>(Weave.class);
    for (Face face : brush.faces()) {
      Weave weave =
          face.place()
              .flatMap(this::province)
              .map(province -> Weave.of(project.vocabulary().terrains(), province.terrain()))
              .orElse(Weave.NONE);
      if (weave != Weave.NONE) {
        brush
            .graphics()
            .setPaint(
                paints.computeIfAbsent(
                    weave, each -> each.paint(inks.ink(), brush.x(0), brush.y(0))));
        brush.graphics().fill(brush.path(face));
      }
    }
  }

  private Optional<Colour> owner(Face face) {
    return face.place()
        .map(brush.frame().dressing().owners()::get)
        .map(colour -> inks.shown(colour));
  }

  private Optional<Colour> heat(Face face) {
    return face.place()
        .map(brush.frame().dressing().heat()::get)
        .map(share -> inks.heat(Math.clamp(share, 0.0, 1.0)));
  }

  private Optional<Province> province(Place place) {
    return place.province().flatMap(project.provinces()::find);
  }
}
