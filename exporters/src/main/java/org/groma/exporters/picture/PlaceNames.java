package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.Rulesets;
import org.groma.exporters.picture.Item.Lettering;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.Place;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.index.strtree.STRtree;

/**
 * Sets the names of provinces or of sea zones within their shapes. The tightest go first, since the
 * others have a choice. A name that does not fit may stick out a little, over a shore sooner than
 * over a border; that of an island or of a small province on a shore may lie beside it, in the sea.
 */
final class PlaceNames {

  /**
   * How much of a name must lie inside: within borders, and within shores. Tried one after the
   * other.
   */
  private static final double[][] PROVINCE_SHARES = {
    {1, 1}, {1, 0.8}, {0.92, 0.7}, {0.84, 0.6}, {0.74, 0.5}, {0.62, 0.4}
  };

  /**
   * A name that sticks out much would hide an island: so many of the shares are tried before the
   * name goes beside it.
   */
  private static final int ISLAND_SHARES = 2;

  private static final double[][] SEA_SHARES = {{1, 1}, {0.9, 0.9}, {0.8, 0.8}, {0.65, 0.65}};

  private final Drawing drawing;
  private final Layer layer;
  private final String look;
  private final double most;
  private final double[][] shares;
  private final List<NamedRoom> rooms = new ArrayList<>();
  private final STRtree index = new STRtree();
  private final Set<Place> roomless = new HashSet<>();
  private final boolean once;

  private PlaceNames(Drawing drawing, Layer layer, String look, double most, double[][] shares) {
    this.drawing = drawing;
    this.layer = layer;
    this.look = look;
    this.most = drawing.pixels(most);
    this.shares = shares;
    this.once = Rulesets.lexicon(drawing.project).namesOnce();
  }

  /** Names of provinces, not set yet. */
  static PlaceNames provinces(Drawing drawing) {
    PlaceNames names =
        new PlaceNames(
            drawing,
            Layer.PROVINCE_NAMES,
            provinceLook(drawing),
            drawing.style.sizes().province(),
            PROVINCE_SHARES);
    for (Province province : drawing.project.provinces()) {
      names.want(Place.of(province.id()), province.name());
    }
    return names;
  }

  static String provinceLook(Drawing drawing) {
    drawing.look(
        "province-name",
        Look.text(Typeface.BOLD, Palette.INK, 0.01)
            .edged(Palette.PAPER.fade(0.55), drawing.pens(2.2)));
    return "province-name";
  }

  /** The look of the name of a province with its middle at a point: light where it is dark. */
  static String lookAt(Drawing drawing, Point at) {
    Optional<Colour> ground = drawing.groundAt(at.x(), at.y());
    if (ground.isEmpty() || !NameInk.on(ground.get(), Palette.INK, Palette.PAPER).isLight()) {
      return provinceLook(drawing);
    }
    drawing.look(
        "province-name-light",
        Look.text(Typeface.BOLD, Palette.PAPER, 0.01)
            .edged(Palette.INK.fade(0.55), drawing.pens(2.2)));
    return "province-name-light";
  }

  static String seaLook(Drawing drawing) {
    drawing.look(
        "sea-name",
        Look.text(Typeface.ITALIC, Palette.SEA_INK, 0.05)
            .edged(Palette.SEA.shade(0.4).fade(0.5), drawing.pens(2)));
    return "sea-name";
  }

  /** Names of sea zones, not set yet. */
  static PlaceNames seas(Drawing drawing) {
    PlaceNames names =
        new PlaceNames(
            drawing, Layer.SEA_NAMES, seaLook(drawing), drawing.style.sizes().sea(), SEA_SHARES);
    for (Sea sea : drawing.project.seas()) {
      names.want(Place.of(sea.id()), sea.name());
    }
    return names;
  }

  private void want(Place place, String name) {
    Optional<MapLabel> label = drawing.labelOf(place.toString(), name);
    if (label.filter(MapLabel::hidden).isPresent()) {
      roomless.add(place);
    } else if (drawing.shows(layer) && label.filter(MapLabel::isSet).isEmpty()) {
      NamedRoom.of(drawing, place, name, drawing.look(look), most)
          .ifPresentOrElse(
              room -> {
                rooms.add(room);
                index.insert(room.room().envelope(), room);
              },
              () -> roomless.add(place));
    }
  }

  /**
   * Whether a city needs no name of its own, because the game has names stand once and that of its
   * province, which is the same, finds room or is still to be set.
   */
  boolean tellsNameOf(City city) {
    return once
        && drawing.shows(layer)
        && !roomless.contains(Place.of(city.province()))
        && drawing
            .project
            .provinces()
            .find(city.province())
            .filter(province -> province.name().equals(city.name()))
            .isPresent();
  }

  /**
   * Whether the names of places under a box, as far as they have room, still have it if something
   * stands there.
   */
  boolean leavesRoom(TextBox box) {
    for (Object found : index.query(box.envelope())) {
      NamedRoom named = (NamedRoom) found;
      if (named.room().isTouchedBy(box)) {
        List<TextBox> obstacles = new ArrayList<>(drawing.crowd.near(named.room().envelope()));
        boolean before = has(named, obstacles);
        obstacles.add(box);
        if (before && !has(named, obstacles)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean has(NamedRoom named, List<TextBox> obstacles) {
    return new RoomSearch(named.room(), obstacles).has(named.layouts(), modest(named));
  }

  /**
   * A little smaller than a name could be, and where it is cramped anyway, with leave to stick out.
   */
  private Wish modest(NamedRoom named) {
    return named.natural() >= least()
        ? new Wish(Math.min(named.natural() * 0.8, least() * 1.25), named.most(), 1, 0.9)
        : new Wish(least(), least() * 1.1, 0.7, 0.5);
  }

  private double least() {
    return drawing.pixels(drawing.style.sizes().smallest());
  }

  void set() {
    Map<Place, Spot> found = new HashMap<>();
    Beside beside = drawing.beside();
    rooms.sort(Comparator.comparingDouble(NamedRoom::natural).thenComparing(NamedRoom::place));
    for (NamedRoom named : rooms) {
      spot(named, beside)
          .ifPresentOrElse(
              at -> {
                found.put(named.place(), at);
                drawing.crowd.add(at.box());
              },
              () -> roomless.add(named.place()));
    }
    rooms.sort(Comparator.comparing(NamedRoom::place));
    for (NamedRoom named : rooms) {
      Spot at = found.get(named.place());
      if (at != null) {
        drawing.add(layer, lettering(named.place(), at));
      }
    }
  }

  private Lettering lettering(Place place, Spot at) {
    return new Lettering(
        "name-" + place.kind().word() + "-" + place.slug(),
        layer == Layer.PROVINCE_NAMES ? lookAt(drawing, new Point(at.x(), at.y())) : look,
        at.text().lines(),
        at.x(),
        at.y(),
        at.turn().degrees(),
        at.size());
  }

  private Optional<Spot> spot(NamedRoom named, Beside beside) {
    Envelope near = new Envelope(named.room().envelope());
    near.expandBy(named.layouts().getFirst().width() * least());
    RoomSearch search = new RoomSearch(named.room(), drawing.crowd.near(near));
    boolean island = named.place().isProvince() && NamedRoom.isIsland(drawing, named.face());
    int first = island ? ISLAND_SHARES : shares.length;
    return within(named, search, 0, first)
        .or(() ->
            mayLieAtSea(named, island)
                ? beside.atSea(named.room(), named.layouts(), Math.min(named.most(), least() * 1.1))
                : Optional.empty())
        .or(() -> within(named, search, first, shares.length));
  }

  private Optional<Spot> within(NamedRoom named, RoomSearch search, int from, int to) {
    for (int i = from; i < to; i++) {
      double hard = shares[i][0];
      double soft = shares[i][1];
      if (named.natural() < 0.9 * least() * Math.min(hard, soft)) {
        continue; // hopeless, even without other names
      }
      double largest = hard == 1 ? named.most() : Math.min(named.most(), least() * 1.1);
      Optional<Spot> spot =
          search
              .find(named.layouts(), new Wish(least(), largest, hard, soft))
              .filter(at -> drawing.crowd.isFree(at.box()));
      if (spot.isPresent()) {
        return spot;
      }
    }
    return Optional.empty();
  }

  /**
   * An island is told by a name beside it; of a province of the mainland that much should fit in
   * its own borders.
   */
  private boolean mayLieAtSea(NamedRoom named, boolean island) {
    return island
        || (named.place().isProvince()
            && named.natural() > 0.6 * least()
            && named.hasShore(drawing));
  }
}
