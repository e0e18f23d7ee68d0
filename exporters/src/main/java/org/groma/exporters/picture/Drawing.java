package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.exporters.picture.Scene.Box;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.id.Place;
import org.groma.model.label.LabelBook;
import org.groma.model.project.Project;
import org.groma.model.topology.Face;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;
import org.locationtech.jts.geom.Envelope;

/** A scene in the making: what it is made from, and what is on it so far. */
final class Drawing {

  /** Room round the map as a share of the width of the picture. */
  private static final double MARGIN = 0.018;

  /** How far a border may stray when it is thinned out, in pixels. */
  private static final double THINNING = 0.15;

  final Project project;
  final PictureStyle style;
  final Topology map;
  final Palette palette;
  final Outlines outlines;
  final Crowd crowd;
  final Hubs hubs;
  final LabelBook labels;

  private final double pixel;
  private final NavigableMap<String, Look> looks = new TreeMap<>();
  private final Map<Layer, List<Item>> items = new EnumMap<>(Layer.class);
  private final Map<Place, Colour> grounds = new HashMap<>();
  private Box page;
  private FaceRaster faces;
  private Beside beside;

  Drawing(Project project, PictureStyle style) {
    this.project = project;
    this.style = style;
    this.map = project.map();
    this.palette = new Palette(project);
    Envelope extent = map.extent();
    if (extent.isNull() || extent.getArea() == 0) {
      extent = new Envelope(0, 160, 0, 100);
    }
    double margin = extent.getWidth() * MARGIN / (1 - 2 * MARGIN);
    extent.expandBy(margin);
    this.page = new Box(extent.getMinX(), extent.getMinY(), extent.getMaxX(), extent.getMaxY());
    this.pixel = page.width() / style.width();
    this.outlines = new Outlines(map, THINNING * pixel);
    this.crowd = new Crowd(page, pens(10));
    this.hubs = new Hubs(this);
    this.labels = LabelBook.of(project);
  }

  Box page() {
    return page;
  }

  /** Which face lies where. */
  FaceRaster faces() {
    if (faces == null) {
      faces = new FaceRaster(this);
    }
    return faces;
  }

  /** Where names stand next to what they name. */
  Beside beside() {
    if (beside == null) {
      beside = new Beside(this);
    }
    return beside;
  }

  /** What the map maker wants of a name, {@code kind:id}. */
  Optional<MapLabel> labelOf(String subject, String name) {
    return labels.kept(subject, name);
  }

  /** The ways in which a name may be broken into lines: as the map maker wants it, or any. */
  List<List<String>> breaks(String subject, String name) {
    return labelOf(subject, name)
        .map(MapLabel::lines)
        .filter(lines -> !lines.isEmpty())
        .map(List::of)
        .orElseGet(() -> TextBlock.breaks(name));
  }

  /** Notes the colour of the ground of a place. */
  void ground(Place place, Colour colour) {
    grounds.put(place, colour);
  }

  /** The colour of the ground at a point, where it is land. */
  Optional<Colour> groundAt(double x, double y) {
    return placeOf(faces().faceAt(x, y)).map(grounds::get);
  }

  /** Makes room below the map. */
  void growSouth(double by) {
    page = new Box(page.west(), page.south() - by, page.east(), page.north());
  }

  /** A length in pixels as map units. */
  double pixels(double count) {
    return count * pixel;
  }

  /** A length in widths of the pen as map units. */
  double pens(double count) {
    return count * pixel * style.pen();
  }

  boolean shows(Layer layer) {
    return style.shows(layer);
  }

  void look(String name, Look look) {
    looks.put(name, look);
  }

  Look look(String name) {
    return looks.get(name);
  }

  void add(Layer layer, Item item) {
    if (style.shows(layer)) {
      items.computeIfAbsent(layer, _ -> new ArrayList<>()).add(item);
    }
  }

  Optional<Place> placeOf(int face) {
    return map.face(face).place();
  }

  /** Whether the face is water, of a sea zone or out of play. */
  boolean isSea(int face) {
    return isOpenWater(face) || placeOf(face).map(Place::isSea).orElse(false);
  }

  boolean isOpenWater(int face) {
    return map.face(face).use() == Use.None.OPEN_WATER;
  }

  /** Whether the face is land on the map that belongs to no place. */
  boolean isVoid(int face) {
    return face != Face.OUTSIDE && placeOf(face).isEmpty() && !isOpenWater(face);
  }

  /** The largest face of a place. */
  Optional<Integer> mainFace(Place place) {
    Integer largest = null;
    for (int face : map.facesOf(place)) {
      if (largest == null || map.area(face) > map.area(largest)) {
        largest = face;
      }
    }
    return Optional.ofNullable(largest);
  }

  Scene finish() {
    List<Scene.Sheet> sheets = new ArrayList<>();
    for (Layer layer : Layer.values()) {
      List<Item> drawn = items.getOrDefault(layer, List.of());
      if (style.shows(layer) && !(drawn.isEmpty() && layer.isLeftOutEmpty())) {
        sheets.add(new Scene.Sheet(layer, drawn));
      }
    }
    return new Scene(project.settings().name(), page, style.width(), looks, sheets);
  }
}
