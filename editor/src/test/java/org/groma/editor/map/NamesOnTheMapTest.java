package org.groma.editor.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.groma.editor.Sample;
import org.groma.editor.pieces.Complaints;
import org.groma.editor.pieces.Counters;
import org.groma.editor.pieces.NationColours;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.NameInk;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.id.Place;
import org.groma.model.label.LabelBook;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written on the map of the window, where, and whether it can be read. */
class NamesOnTheMapTest {

  private static final Project PROJECT = Sample.PROJECT;
  private static final Place THRACIA = Place.parse("province:thracia");

  private static LayerStack layers(MapLayer... shown) {
    LayerStack layers = LayerStack.DEFAULT;
    for (MapLayer layer : MapLayer.values()) {
      layers = layers.with(layer, layers.of(layer).shown(Set.of(shown).contains(layer)));
    }
    return layers;
  }

  private record Painted(Frame frame, BufferedImage image, List<WrittenName> names) {

    Optional<WrittenName> name(String subject) {
      return names.stream().filter(each -> each.subject().equals(subject)).findFirst();
    }

    /** The box of a name in pixels. */
    Rectangle2D box(WrittenName name) {
      Viewport view = frame.viewport();
      AffineTransform screen =
          new AffineTransform(view.scale(), 0, 0, -view.scale(), view.screenX(0), view.screenY(0));
      return name.outline().createTransformedShape(screen).getBounds2D();
    }
  }

  private static Painted painted(Frame frame) {
    MapPainter painter = new MapPainter();
    BufferedImage image = painter.paint(frame);
    return new Painted(frame, image, painter.names());
  }

  private static Frame frame(Project project, double scale, LayerStack layers, Dressing dressing) {
    MapIndex index = MapIndex.of(project.map());
    Point middle =
        index
            .stackAt(THRACIA)
            .orElseGet(() -> new Point(index.extent().centre().x, index.extent().centre().y));
    return new Frame(
        project,
        index,
        new Viewport(middle.x(), middle.y(), scale, 900, 700),
        layers,
        dressing,
        Inks.DAY);
  }

  private static Painted labelled(UnaryOperator<MapLabel> change) {
    Project project =
        PROJECT.with(
            Kinds.LABELS, change.apply(LabelBook.of(PROJECT).toChange(THRACIA.toString())));
    return painted(frame(project, 3, layers(MapLayer.LABELS, MapLayer.AREAS), Dressing.NONE));
  }

  @Test
  void aNameIsWrittenAsItsLabelSays() {
    WrittenName before =
        labelled(label -> label.withSize(Optional.of(1.0))).name("province:thracia").orElseThrow();
    Point there = new Point(before.at().x() + 8, before.at().y() - 5);

    WrittenName after =
        labelled(label ->
                label
                    .withPlace(there)
                    .withAngle(Optional.of(-20.0))
                    .withBend(50)
                    .withSize(Optional.of(1.5))
                    .withLines(List.of("Thra-", "cia")))
            .name("province:thracia")
            .orElseThrow();

    assertThat(after.at().x()).isCloseTo(there.x(), within(1e-6));
    assertThat(after.at().y()).isCloseTo(there.y(), within(1e-6));
    assertThat(List.of(after.angle(), after.bend())).containsExactly(-20.0, 50.0);
    assertThat(after.lines()).containsExactly("Thra-", "cia");
    assertThat(after.size()).isGreaterThan(1.3 * before.size());
    assertThat(after.hidden()).isFalse();
  }

  @Test
  void aHiddenNameIsKnownButNotPainted() {
    Painted shown = labelled(label -> label.withSize(Optional.of(1.0)));
    Painted hidden = labelled(label -> label.hidden(true));

    assertThat(hidden.name("province:thracia").orElseThrow().hidden()).isTrue();
    Rectangle box = shown.box(shown.name("province:thracia").orElseThrow()).getBounds();
    assertThat(contrast(shown.image(), box)).isGreaterThan(NameInk.READABLE);
    assertThat(contrast(hidden.image(), box)).isLessThan(1.5);
  }

  @Test
  void othersGoRoundAPlacedName() {
    WrittenName macedonia =
        labelled(label -> label.withSize(Optional.of(1.0))).names().stream()
            .filter(name -> !name.subject().equals("province:thracia"))
            .filter(name -> name.subject().startsWith("province:"))
            .min(
                Comparator.comparingDouble(name ->
                    Math.hypot(
                        name.at().x()
                            - MapIndex.of(PROJECT.map()).stackAt(THRACIA).orElseThrow().x(),
                        name.at().y()
                            - MapIndex.of(PROJECT.map()).stackAt(THRACIA).orElseThrow().y())))
            .orElseThrow();
    Painted covered = labelled(label -> label.withPlace(macedonia.at()));

    Rectangle2D thracia = covered.box(covered.name("province:thracia").orElseThrow());
    assertThat(covered.names())
        .filteredOn(name -> !name.subject().equals("province:thracia"))
        .isNotEmpty()
        .allSatisfy(name -> assertThat(covered.box(name).intersects(thracia)).isFalse());
  }

  @Test
  void namesGoRoundCounters() {
    Scenario scenario = PROJECT.get(Kinds.SCENARIOS).at(0);
    Counters counters = Counters.of(PROJECT);
    Dressing dressing =
        Dressing.NONE
            .withCounters(counters.on(scenario, Complaints.NONE))
            .withOwners(counters.owners(scenario));
    Painted with =
        painted(
            frame(
                PROJECT,
                0.5,
                layers(MapLayer.LABELS, MapLayer.SEAS, MapLayer.OWNERS, MapLayer.UNITS),
                dressing));
    Brush brush = new Brush(with.frame, with.image.createGraphics(), new Outlines());
    List<Rectangle2D> stacks = new CounterPainter(brush, new Spots()).boxes();

    assertThat(stacks).hasSizeGreaterThan(5);
    assertThat(with.names())
        .isNotEmpty()
        .allSatisfy(
            name -> assertThat(stacks).as(name.name()).noneMatch(with.box(name)::intersects));
    Set<String> named = with.names().stream().map(WrittenName::subject).collect(Collectors.toSet());
    long crowded =
        dressing.counters().keySet().stream()
            .filter(place -> inView(with, place))
            .filter(place -> !named.contains(place.toString()))
            .count();
    long all = dressing.counters().keySet().stream().filter(place -> inView(with, place)).count();
    assertThat(crowded).as("of " + all + " places with counters").isLessThan(all / 2);
  }

  private static boolean inView(Painted painted, Place place) {
    return painted
        .frame
        .index()
        .stackAt(place)
        .filter(at -> painted.frame.viewport().visible().contains(at.x(), at.y()))
        .isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"invasions", "romanitas", "barbarian-kingdom-empire"})
  void namesAreReadOnTheColourOfEveryOwner(String sample) {
    Project project =
        ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", sample))).project();
    NationColours colours = NationColours.of(project);
    Set<Integer> tried = new TreeSet<>();
    for (Nation nation : project.get(Kinds.NATIONS)) {
      Colour colour = colours.of(nation.id());
      if (tried.add(colour.rgb())) {
        for (Inks inks : Inks.values()) {
          readable(project, colour, inks, nation.name());
        }
      }
    }
    assertThat(tried).hasSizeGreaterThan(3);
  }

  private static void readable(Project project, Colour colour, Inks inks, String nation) {
    Map<Place, Colour> owners = new HashMap<>();
    project.provinces().forEach(province -> owners.put(Place.of(province.id()), colour));
    NameInk ink = NameInk.on(inks.shown(colour), inks.ink(), inks.paper());
    assertThat(ink.halo().isPresent() || ink.ink().contrast(inks.shown(colour)) >= NameInk.READABLE)
        .isTrue();
    double scale =
        260 / StackRow.typicalSide(project.map().extent(), project.provinces().size(), 1);
    MapIndex index = MapIndex.of(project.map());
    Point middle =
        project.provinces().stream()
            .map(province -> index.stackAt(Place.of(province.id())))
            .flatMap(Optional::stream)
            .skip(project.provinces().size() / 3)
            .findFirst()
            .orElseThrow();
    Painted painted =
        painted(
            new Frame(
                project,
                index,
                new Viewport(middle.x(), middle.y(), scale, 800, 600),
                layers(MapLayer.LABELS, MapLayer.AREAS, MapLayer.OWNERS),
                Dressing.NONE.withOwners(owners),
                inks));
    assertThat(painted.names()).as(nation).isNotEmpty();
    Rectangle whole = new Rectangle(0, 0, 800, 600);
    for (WrittenName name : painted.names()) {
      Rectangle box = painted.box(name).getBounds();
      boolean large = name.size() * scale > 13; // smaller letters are mostly smoothed edges
      if (large && whole.contains(box)) {
        assertThat(contrast(painted.image, box))
            .as("%s on %06x of %s, %s", name.name(), colour.rgb(), nation, inks)
            .isGreaterThanOrEqualTo(NameInk.READABLE - 0.3); // letters are smoothed
      }
    }
  }

  /**
   * The greatest contrast between pixels of a box, which is that of letters and what is round them.
   */
  private static double contrast(BufferedImage image, Rectangle box) {
    Colour darkest = Colour.of(0xFFFFFF);
    Colour lightest = Colour.of(0);
    Rectangle seen = box.intersection(new Rectangle(0, 0, image.getWidth(), image.getHeight()));
    for (int y = seen.y; y < seen.y + seen.height; y++) {
      for (int x = seen.x; x < seen.x + seen.width; x++) {
        Colour pixel = Colour.of(image.getRGB(x, y) & 0xFFFFFF);
        if (pixel.contrast(Colour.of(0)) < darkest.contrast(Colour.of(0))) {
          darkest = pixel;
        }
        if (pixel.contrast(Colour.of(0)) > lightest.contrast(Colour.of(0))) {
          lightest = pixel;
        }
      }
    }
    return darkest.contrast(lightest);
  }
}
