package org.groma.exporters.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Coast;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.River;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.AreaId;
import org.groma.model.id.CityId;
import org.groma.model.id.CoastId;
import org.groma.model.id.LinkId;
import org.groma.model.id.NationId;
import org.groma.model.id.OverrideId;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.RiverId;
import org.groma.model.id.SeaId;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.soup.LoosePolygon;
import org.groma.model.soup.Soup;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Use;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;
import org.groma.model.value.Tags;

/** A drawn map of three provinces by a sea with one of everything that the document can say. */
final class SmallGame {

  private static final Origins PRINTED = Origins.of(Provenance.house("a test"));
  private static final Place NORTH = Place.of(new ProvinceId("north"));
  private static final Place SOUTH = Place.of(new ProvinceId("south"));
  private static final Place ISLE = Place.of(new ProvinceId("isle"));
  private static final Place GULF = Place.of(new SeaId("gulf"));
  private static final Place BEYOND = Place.of(new AreaId("beyond"));

  private SmallGame() {}

  static Project project() {
    return Project.empty(new Settings("Small", "none", Optional.empty(), List.of()))
        .with(
            Soup.build(
                    List.of(
                        square(NORTH, 0, 1),
                        square(SOUTH, 0, 0),
                        square(GULF, 1, 1),
                        square(ISLE, 2, 1)),
                    Precision.STANDARD)
                .topology()
                .orElseThrow())
        .with(Kinds.PROVINCES, province("north", Optional.of(new AreaId("land")), new Halves(1)))
        .with(Kinds.PROVINCES, province("south", Optional.of(new AreaId("land")), new Halves(4)))
        .with(Kinds.PROVINCES, province("isle", Optional.empty(), Halves.ZERO))
        .with(Kinds.AREAS, area("land", Optional.of(new Halves(5))))
        .with(Kinds.AREAS, area("beyond", Optional.empty()))
        .with(Kinds.SEAS, Sea.named(new SeaId("gulf"), "Gulf"))
        .with(Kinds.CITIES, city("alpha", "north", 2, Optional.of(new SeaId("gulf"))))
        .with(Kinds.CITIES, city("beta", "north", 0, Optional.empty()))
        .with(
            Kinds.RIVERS,
            new River(
                new RiverId("brook"),
                "Brook",
                List.of(),
                List.of(),
                "",
                Tags.NONE,
                Attributes.NONE,
                PRINTED))
        .with(
            Kinds.COASTS,
            new Coast(
                new CoastId("west"),
                "West",
                new SeaId("gulf"),
                List.of(new ProvinceId("north")),
                PRINTED))
        .with(Kinds.LINKS, link("ferry", NORTH, ISLE, false))
        .with(Kinds.LINKS, link("exile", ISLE, BEYOND, true))
        .with(
            Kinds.OVERRIDES,
            new AdjacencyOverride(
                new OverrideId("ford"),
                SOUTH,
                ISLE,
                true,
                Optional.of("river"),
                Optional.of(new RiverId("brook")),
                "a test says so",
                PRINTED))
        .with(
            Kinds.UNITS,
            new UnitType(
                new UnitTypeId("infantry"),
                "Infantry",
                List.of(),
                "infantry",
                Tags.NONE,
                Map.of("empire", new Halves(3)),
                Attributes.NONE,
                PRINTED))
        .with(Kinds.NATIONS, nation());
  }

  private static LoosePolygon square(Place place, double x, double y) {
    return new LoosePolygon(
        place.toString(),
        Use.of(place),
        List.of(new double[] {x, y, x + 1, y, x + 1, y + 1, x, y + 1}));
  }

  private static Province province(String id, Optional<AreaId> area, Halves income) {
    return new Province(
        new ProvinceId(id),
        "The " + id,
        List.of(),
        area,
        "clear",
        income,
        true,
        false,
        false,
        "",
        Tags.NONE,
        Attributes.NONE,
        PRINTED);
  }

  private static Area area(String id, Optional<Halves> income) {
    return new Area(
        new AreaId(id),
        "The " + id,
        List.of(),
        Optional.empty(),
        "civilized",
        income,
        Optional.empty(),
        Optional.empty(),
        "",
        Optional.empty(),
        Tags.NONE,
        Attributes.NONE,
        PRINTED);
  }

  private static City city(String id, String province, int level, Optional<SeaId> port) {
    return new City(
        new CityId(id),
        "City " + id,
        List.of(),
        new ProvinceId(province),
        level,
        false,
        0,
        port,
        Optional.empty(),
        Tags.NONE,
        Attributes.NONE,
        PRINTED);
  }

  private static Link link(String id, Place from, Place to, boolean oneWay) {
    return new Link(
        new LinkId(id),
        "The " + id,
        List.of(),
        "strait",
        from,
        to,
        oneWay,
        oneWay ? List.of() : List.of(new SeaId("gulf")),
        Tags.NONE,
        Attributes.NONE.with("width", Datum.number(2)),
        PRINTED);
  }

  /** With an open value called "origin", which is no provenance and must stay. */
  private static Nation nation() {
    return new Nation(
        new NationId("folk"),
        "Folk",
        List.of(),
        Optional.empty(),
        "barbarian",
        Optional.empty(),
        Optional.empty(),
        Optional.of(3),
        List.of(BEYOND),
        List.of(
            new Nation.Pooled(
                new UnitTypeId("infantry"), 2, Optional.of(Provenance.house("a test")))),
        List.of(),
        List.of(),
        Tags.NONE,
        Attributes.NONE.with("origin", Datum.text("the north")),
        PRINTED);
  }
}
