package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Way;
import org.groma.exporters.picture.Palette;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Flow;
import org.groma.exporters.sheet.typeset.Paragraph;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.exporters.sheet.typeset.Slab;
import org.groma.exporters.sheet.typeset.Style;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;

/** Who touches whom: each province with its neighbours, and each sea zone with its shores. */
final class AdjacencySheet {

  private static final int COLUMNS = 2;
  private static final double HANG = 9;
  private static final Style SEA = Styles.ITALIC.in(Palette.SEA_INK);

  private final Press press;
  private final MapGraph graph;
  private final BorderSigns signs;

  private AdjacencySheet(Press press) {
    this.press = press;
    this.graph = MapGraph.of(press.project());
    this.signs = new BorderSigns(press);
  }

  static Optional<Sheet> of(Press press) {
    AdjacencySheet sheet = new AdjacencySheet(press);
    for (int i = 0; i < sheet.graph.size(); i++) {
      if (sheet.graph.degree(i) > 0) {
        return Optional.of(sheet.sheet());
      }
    }
    return Optional.empty();
  }

  private Sheet sheet() {
    Flow flow = press.flow();
    flow.add(
        Headings.title(
            "Adjacency",
            "Every " + press.lexicon().noun(Kinds.PROVINCES).one() + " with its neighbours"),
        Paragraph.of(signs.key()).after(-6));
    flow.gap(9);
    List<Block> blocks = new ArrayList<>();
    for (ProvinceGroup group : ProvinceGroup.all(press.project())) {
      if (!group.provinces().isEmpty() || !boxNeighbours(group).isEmpty()) {
        blocks.add(area(group));
      }
    }
    flow.section(COLUMNS, List.of(), blocks);
    if (!press.project().seas().isEmpty()) {
      flow.gap(16);
      List<Block> seas = new ArrayList<>();
      press.project().seas().stream()
          .sorted(Comparator.comparing(Sea::name).thenComparing(Sea::id))
          .forEach(sea -> seas.add(new SeaEntry(press, graph, sea).block()));
      flow.headed(Headings.label(press.lexicon().noun(Kinds.SEAS).heads(), 0), COLUMNS, seas);
    }
    return press.sheet("adjacency.pdf", "Adjacency", flow);
  }

  private Block area(ProvinceGroup group) {
    return width -> {
      List<Slab> head = heading(group, Phrase.EMPTY).slabs(width);
      List<Slab> again =
          heading(group, Phrase.of(Styles.NOTE, "continued")).slabs(width).stream()
              .map(slab -> slab.marked(group.name()))
              .toList();
      List<Slab> slabs = new ArrayList<>();
      slabs.add(head.getFirst().marked(group.name()));
      List<Neighbour> box = boxNeighbours(group);
      if (!box.isEmpty()) {
        slabs.addAll(Slab.headed(again, entry(group.name(), box).slabs(width)));
      }
      for (Province province : group.provinces()) {
        slabs.addAll(
            Slab.headed(
                again,
                Slab.together(
                    entry(Names.of(province), graph.neighbours(Place.of(province.id())))
                        .slabs(width))));
      }
      return slabs;
    };
  }

  /** The neighbours of an area that is a box off the map. */
  private List<Neighbour> boxNeighbours(ProvinceGroup group) {
    return group.area().map(area -> graph.neighbours(Place.of(area.id()))).orElse(List.of());
  }

  private Block heading(ProvinceGroup group, Phrase right) {
    return Headings.band(
        Phrase.of(Styles.NAME, group.name()),
        right,
        Phrase.EMPTY,
        press.palette().area(group.area().map(Area::id)),
        8);
  }

  private Paragraph entry(String name, List<Neighbour> neighbours) {
    Phrase phrase = Phrase.of(Styles.BOLD, name).then(Styles.BODY, "\u00A0 ");
    List<Neighbour> land =
        neighbours.stream()
            .filter(each -> !each.place().isSea() && !isRoadBesides(each, neighbours))
            .sorted(byName())
            .toList();
    List<Neighbour> sea =
        neighbours.stream().filter(each -> each.place().isSea()).sorted(byName()).toList();
    boolean first = true;
    for (Neighbour each : land) {
      phrase =
          phrase
              .then(Styles.BODY, first ? "" : ", ")
              .then(signs.of(each.kind()))
              .then(road(each, neighbours))
              .then(Styles.BODY, unbroken(each));
      first = false;
    }
    for (Neighbour each : sea) {
      phrase =
          phrase
              .then(Styles.BODY, first ? "" : each.equals(sea.getFirst()) ? "; " : ", ")
              .then(SEA, unbroken(each));
      first = false;
    }
    return Paragraph.of(first ? phrase.then(Styles.NOTE, "touches nothing") : phrase)
        .hanging(HANG)
        .after(1.2);
  }

  private boolean isRoad(Neighbour neighbour) {
    return press.lexicon().way(neighbour.kind()) == Way.ROAD;
  }

  /** Whether a road leads where the border is told anyway; then the name has both signs. */
  private boolean isRoadBesides(Neighbour road, List<Neighbour> neighbours) {
    return isRoad(road)
        && neighbours.stream().anyMatch(each -> each.place().equals(road.place()) && !isRoad(each));
  }

  /** The sign of the road that leads over a border. */
  private Phrase road(Neighbour border, List<Neighbour> neighbours) {
    return isRoad(border)
        ? Phrase.EMPTY
        : neighbours.stream()
            .filter(each -> each.place().equals(border.place()) && isRoad(each))
            .findFirst()
            .map(each -> signs.of(each.kind()))
            .orElse(Phrase.EMPTY);
  }

  private String unbroken(Neighbour neighbour) {
    return Names.unbroken(press.names().place(neighbour.place()));
  }

  private Comparator<Neighbour> byName() {
    return Comparator.comparing((Neighbour each) -> press.names().place(each.place()))
        .thenComparing(Neighbour::place)
        .thenComparing(Neighbour::kind);
  }
}
