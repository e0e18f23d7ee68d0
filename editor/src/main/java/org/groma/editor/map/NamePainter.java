package org.groma.editor.map;

import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Palette;
import org.groma.exporters.picture.Typeface;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Envelope;

/** Writes names: of areas from afar, of provinces and seas nearer, of cities nearest. */
final class NamePainter {

  private static final double SMALLEST = 8.5;
  private static final double LARGEST = 18;
  private static final double CITY = 11;

  /** Typical sides of a province in pixels from which on names of a kind are written. */
  private static final double AREAS_BELOW = 44;

  private static final double CITIES_ABOVE = 62;

  private final Brush brush;
  private final Project project;
  private final Topology map;
  private final Spots spots;
  private final CityMarks marks;
  private final CaptionPainter captions;
  private final Inks inks;
  private final List<Rectangle2D> taken = new ArrayList<>();

  NamePainter(Brush brush, Spots spots, CityMarks marks, CaptionPainter captions) {
    this.brush = brush;
    this.project = brush.frame().project();
    this.map = project.map();
    this.spots = spots;
    this.marks = marks;
    this.captions = captions;
    this.inks = brush.frame().inks();
  }

  void paint() {
    double side = brush.typicalSide();
    marks.boxes().forEach(taken::add);
    captions.boxes().forEach(taken::add);
    if (side < AREAS_BELOW) {
      project.areas().forEach(this::area);
    }
    for (Province province : project.provinces()) {
      name(Place.of(province.id()), province.name(), Typeface.ROMAN, inks.ink());
    }
    Colour seaInk = inks == Inks.DAY ? Palette.SEA_INK : Palette.SEA.shade(-0.05);
    for (Sea sea : project.seas()) {
      name(Place.of(sea.id()), sea.name(), Typeface.ITALIC, seaInk);
    }
    if (side > CITIES_ABOVE && brush.frame().shows(MapLayer.CITIES)) {
      project.cities().stream()
          .sorted(Comparator.comparingInt((City city) -> -city.level()))
          .forEach(this::city);
    }
  }

  private void name(Place place, String name, Typeface cut, Colour ink) {
    Optional<Integer> face = name.isBlank() ? Optional.empty() : Spots.mainFace(map, place);
    if (face.isEmpty()) {
      return;
    }
    Envelope box = MapIndex.envelope(map, map.face(face.get()));
    boolean tiny =
        Math.max(box.getWidth(), box.getHeight()) * brush.viewport().scale() < 2 * SMALLEST;
    if (tiny || !box.intersects(brush.visible())) {
      return;
    }
    Optional<Spots.Name> placed = spots.name(map, face.get(), name, cut);
    double fits = placed.map(each -> each.spot().size() * brush.viewport().scale()).orElse(0.0);
    if (fits >= SMALLEST) {
      LabelRoom.Spot spot = placed.get().spot();
      double size = Math.min(fits, Math.max(SMALLEST, Math.min(LARGEST, fits * 0.72 + 2)));
      Path2D shape =
          Lettering.shape(
              cut,
              placed.get().lines(),
              0,
              brush.x(spot.x()),
              brush.y(spot.y()),
              spot.angle(),
              size);
      if (isFree(shape.getBounds2D())) {
        write(shape, ink, false);
      }
    }
  }

  private boolean isFree(Rectangle2D box) {
    return taken.stream().noneMatch(box::intersects);
  }

  private void write(Shape shape, Colour ink, boolean halo) {
    if (halo) {
      brush.colour(inks.paper().fade(0.75));
      brush.pen(2.4);
      brush.graphics().draw(shape);
    }
    brush.colour(ink);
    brush.graphics().fill(shape);
    taken.add(shape.getBounds2D());
  }

  private void city(City city) {
    Optional<Point> at = marks.at(city);
    if (at.isEmpty() || city.name().isBlank()) {
      return;
    }
    double x = brush.x(at.get().x());
    double y = brush.y(at.get().y());
    double size = CITY + 0.8 * city.level();
    double half = Lettering.width(Typeface.ROMAN, List.of(city.name()), 0) * size / 2;
    double reach = marks.size(city) / 2 + 3;
    double[][] tries = {
      {x + reach + half, y},
      {x - reach - half, y},
      {x, y - reach - size / 2},
      {x, y + reach + size / 2}
    };
    for (double[] middle : tries) {
      Rectangle2D box =
          new Rectangle2D.Double(middle[0] - half, middle[1] - size / 2, 2 * half, size);
      if (isFree(box)) {
        write(
            Lettering.shape(Typeface.ROMAN, List.of(city.name()), 0, middle[0], middle[1], 0, size),
            inks.ink(),
            true);
        return;
      }
    }
  }

  /** In the middle of the area's largest provinces, in spaced capitals. */
  private void area(Area area) {
    double x = 0;
    double y = 0;
    double weight = 0;
    Envelope box = new Envelope();
    for (Province province : project.provinces()) {
      if (province.area().equals(Optional.of(area.id()))) {
        Optional<Integer> face = Spots.mainFace(map, Place.of(province.id()));
        if (face.isPresent()) {
          Envelope around = MapIndex.envelope(map, map.face(face.get()));
          double share = map.area(face.get());
          x += around.centre().x * share;
          y += around.centre().y * share;
          weight += share;
          box.expandToInclude(around);
        }
      }
    }
    if (weight == 0) {
      return;
    }
    List<String> text = List.of(area.name().toUpperCase(java.util.Locale.ROOT));
    double spacing = 0.12;
    double wide = Lettering.width(Typeface.BOLD, text, spacing);
    double size = Math.min(20, box.getWidth() * brush.viewport().scale() * 0.8 / wide);
    if (size >= SMALLEST) {
      Path2D shape =
          Lettering.shape(
              Typeface.BOLD, text, spacing, brush.x(x / weight), brush.y(y / weight), 0, size);
      if (isFree(shape.getBounds2D())) {
        write(shape, inks.ink().fade(0.8), true);
      }
    }
  }
}
