package org.groma.exporters.picture;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.exporters.picture.Item.Lettering;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.Place;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;

/**
 * Sets the names that the map maker has placed by hand. They come before all others, which go round
 * them; what they cover themselves is the maker's affair.
 */
final class PlacedNames {

  private final Drawing drawing;

  PlacedNames(Drawing drawing) {
    this.drawing = drawing;
  }

  void draw(AreaGround ground, Cities cities) {
    if (drawing.shows(Layer.PROVINCE_NAMES)) {
      String look = PlaceNames.provinceLook(drawing);
      double largest = drawing.pixels(drawing.style.sizes().province());
      for (Province province : drawing.project.provinces()) {
        place(Place.of(province.id()), province.name(), Layer.PROVINCE_NAMES, look, largest);
      }
    }
    if (drawing.shows(Layer.SEA_NAMES)) {
      String look = PlaceNames.seaLook(drawing);
      double largest = drawing.pixels(drawing.style.sizes().sea());
      for (Sea sea : drawing.project.seas()) {
        place(Place.of(sea.id()), sea.name(), Layer.SEA_NAMES, look, largest);
      }
    }
    if (drawing.shows(Layer.AREA_NAMES)) {
      for (Area area : drawing.project.areas()) {
        drawing
            .labelOf("area:" + area.id(), area.name())
            .filter(label -> label.isSet() && !label.hidden())
            .ifPresent(
                label -> ground.shape(area.id()).ifPresent(shape -> area(area, label, shape)));
      }
    }
    cities.drawPlaced(this);
  }

  private void place(Place place, String name, Layer layer, String look, double largest) {
    Optional<MapLabel> placed =
        drawing
            .labelOf(place.toString(), name)
            .filter(label -> label.isSet() && !label.hidden() && !name.isBlank());
    if (placed.isEmpty() || drawing.mainFace(place).isEmpty()) {
      return;
    }
    MapLabel label = placed.get();
    double least = drawing.pixels(drawing.style.sizes().smallest());
    Optional<NamedRoom> room = NamedRoom.of(drawing, place, name, drawing.look(look), largest);
    Optional<Spot> free =
        label.at().isPresent() ? Optional.empty() : room.flatMap(each -> each.freely(drawing));
    double size =
        room.map(each -> Math.clamp(each.natural(), least, each.most())).orElse(least)
            * label.size().orElse(1.0);
    List<String> straight = free.map(spot -> spot.text().lines()).orElse(List.of(name));
    Point at =
        label
            .at()
            .or(() -> free.map(spot -> new Point(spot.x(), spot.y())))
            .or(() -> drawing.hubs.middle(place))
            .orElseThrow();
    set(
        layer,
        new Lettering(
            "name-" + place.kind().word() + "-" + place.slug(),
            layer == Layer.PROVINCE_NAMES ? PlaceNames.lookAt(drawing, at) : look,
            lines(label, name, straight),
            at.x(),
            at.y(),
            label.angle().orElse(free.map(spot -> spot.turn().degrees()).orElse(0.0)),
            size,
            label.bend()));
  }

  /** The name as it is broken by hand; else, if it is not bent, as the program would. */
  static List<String> lines(MapLabel label, String name, List<String> otherwise) {
    if (!label.lines().isEmpty()) {
      return label.lines();
    }
    return label.bend() != 0 ? List.of(name) : otherwise;
  }

  private void area(Area area, MapLabel label, Geometry shape) {
    Envelope box = shape.getEnvelopeInternal();
    String name = area.name().toUpperCase(Locale.ROOT);
    List<String> lines =
        lines(label, area.name(), List.of(name)).stream()
            .map(line -> line.toUpperCase(Locale.ROOT))
            .toList();
    double size = AreaNames.size(drawing, box.getDiameter()) * label.size().orElse(1.0);
    double spacing = AreaNames.spacing(lines, size, box.getDiameter());
    Coordinate middle = shape.getInteriorPoint().getCoordinate();
    Point at = label.at().orElse(new Point(middle.x, middle.y));
    set(
        Layer.AREA_NAMES,
        new Lettering(
            "name-area-" + area.id(),
            AreaNames.look(drawing, area, spacing),
            lines,
            at.x(),
            at.y(),
            label.angle().orElse(0.0),
            size,
            label.bend()));
  }

  /** Draws a name and keeps others away from it. */
  void set(Layer layer, Lettering text) {
    drawing.add(layer, text);
    BentText.of(text, drawing.look(text.look()))
        .boxes(text.x(), text.y(), Turn.of(text.angle()), text.size())
        .forEach(drawing.crowd::add);
  }
}
