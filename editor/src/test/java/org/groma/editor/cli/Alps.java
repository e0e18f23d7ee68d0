package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.groma.editor.document.StarterVocabulary;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.River;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.AreaId;
import org.groma.model.id.CardId;
import org.groma.model.id.CityId;
import org.groma.model.id.DeckId;
import org.groma.model.id.EditionId;
import org.groma.model.id.LinkId;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.RiverId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.soup.LoosePolygon;
import org.groma.model.soup.Soup;
import org.groma.model.sources.Edition;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.SaveResult;
import org.groma.model.tables.Deck;
import org.groma.model.topology.Border;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Ruling;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/**
 * A small project: three provinces in a row along a sea, an island in that sea, a second sea zone
 * that bears the name of a province, and a province that is not drawn.
 *
 * <pre>
 *   +--------+ river +--------+ ridge +---------+
 *   | Gállia |       | Raetia |       | Noricum |
 *   +--------+-------+--------+-------+---------+---------+
 *   |     Mare Ligusticum  [Corsica]            | Noricum |
 *   +-------------------------------------------+---------+
 * </pre>
 */
public final class Alps {

  static final Place GALLIA = province("gallia");
  static final Place RAETIA = province("raetia");
  static final Place NORICUM = province("noricum");
  static final Place CORSICA = province("corsica");
  static final Place LIGUSTICUM = Place.of(new SeaId("mare-ligusticum"));
  static final Place NORICUM_SEA = Place.of(new SeaId("noricum"));

  private Alps() {}

  public static Project project() {
    Settings settings =
        new Settings(
            "The Alps",
            "invasions",
            Optional.empty(),
            List.of(
                new Edition(
                    new EditionId("rules-en"),
                    "Rule book, English edition",
                    Optional.of("en"),
                    Optional.empty())));
    return Project.empty(settings)
        .with(StarterVocabulary.WORDS)
        .with(Kinds.AREAS, area("alpes", "Alpes", "barbarian", 3))
        .with(Kinds.AREAS, Area.named(new AreaId("india"), "India"))
        .with(Kinds.PROVINCES, inAlpes("gallia", "Gállia", 3))
        .with(Kinds.PROVINCES, inAlpes("raetia", "Raetia", 2))
        .with(Kinds.PROVINCES, Province.named(new ProvinceId("noricum"), "Noricum"))
        .with(Kinds.PROVINCES, Province.named(new ProvinceId("corsica"), "Corsica"))
        .with(Kinds.PROVINCES, Province.named(new ProvinceId("thule"), "Thule"))
        .with(Kinds.SEAS, sea("mare-ligusticum", "Mare Ligusticum", "Golfo di Genova"))
        .with(Kinds.SEAS, Sea.named(new SeaId("noricum"), "Noricum"))
        .with(Kinds.RIVERS, river("rhenus", "Rhenus"))
        .with(Kinds.LINKS, strait("fretum", "Fretum", GALLIA, CORSICA))
        .with(Kinds.CITIES, city("lugdunum", "Lugdunum", "gallia"))
        .with(Kinds.DECKS, deck("events", "Events", 7))
        .with(map());
  }

  /** Saves the project and gives its folder. */
  static Path savedIn(Path folder) {
    return saved(project(), folder);
  }

  public static Path saved(Project project, Path folder) {
    assertThat(ProjectStore.save(project, folder)).isInstanceOf(SaveResult.Saved.class);
    return folder;
  }

  private static Topology map() {
    double[] island = box(12, -7, 15, -3);
    Topology map =
        Soup.build(
                List.of(
                    polygon(GALLIA, box(0, 0, 10, 10)),
                    polygon(RAETIA, box(10, 0, 20, 10)),
                    polygon(NORICUM, box(20, 0, 30, 10)),
                    polygon(
                        LIGUSTICUM,
                        new double[] {0, -10, 30, -10, 30, 0, 20, 0, 10, 0, 0, 0},
                        island),
                    polygon(CORSICA, island),
                    polygon(NORICUM_SEA, box(30, -10, 40, 0))),
                Precision.STANDARD)
            .topology()
            .orElseThrow();
    map = mark(map, GALLIA, RAETIA, Border.river(new RiverId("rhenus")));
    return mark(map, RAETIA, NORICUM, Border.of("ridge"));
  }

  private static Topology mark(Topology map, Place a, Place b, Border border) {
    IntStream arcs = map.shared(map.facesOf(a).getFirst(), map.facesOf(b).getFirst());
    return ((Ruling.Legal) new MarkBorder(arcs.boxed().toList(), border).apply(map)).map();
  }

  private static LoosePolygon polygon(Place place, double[]... rings) {
    return new LoosePolygon(place.slug(), Use.of(place), List.of(rings));
  }

  private static double[] box(double left, double bottom, double right, double top) {
    return new double[] {left, bottom, right, bottom, right, top, left, top};
  }

  private static Place province(String id) {
    return Place.of(new ProvinceId(id));
  }

  private static Province inAlpes(String id, String name, int halves) {
    return new Province(
        new ProvinceId(id),
        name,
        List.of(),
        Optional.of(new AreaId("alpes")),
        "mountain",
        new Halves(halves),
        false,
        false,
        false,
        "main",
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  private static Area area(String id, String name, String status, int income) {
    return new Area(
        new AreaId(id),
        name,
        List.of(),
        Optional.empty(),
        status,
        Optional.of(Halves.whole(income)),
        Optional.empty(),
        Optional.empty(),
        "main",
        Optional.empty(),
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  private static Sea sea(String id, String name, String alias) {
    return new Sea(
        new SeaId(id),
        name,
        List.of(alias),
        Halves.whole(1),
        "main",
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  private static River river(String id, String name) {
    return new River(
        new RiverId(id),
        name,
        List.of(),
        List.of(new AreaId("alpes")),
        "main",
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  private static Link strait(String id, String name, Place from, Place to) {
    return new Link(
        new LinkId(id),
        name,
        List.of(),
        "strait",
        from,
        to,
        false,
        List.of(new SeaId("mare-ligusticum")),
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  private static City city(String id, String name, String province) {
    return new City(
        new CityId(id),
        name,
        List.of(),
        new ProvinceId(province),
        1,
        false,
        0,
        Optional.empty(),
        Optional.empty(),
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  private static Deck deck(String id, String name, int copies) {
    Deck.Card card =
        new Deck.Card(
            new CardId("plague"),
            "Plague",
            copies,
            Optional.empty(),
            Tags.NONE,
            List.of(),
            Attributes.NONE,
            Origins.UNSTATED);
    return new Deck(
        new DeckId(id), name, List.of(), List.of(card), Attributes.NONE, Origins.UNSTATED);
  }
}
