package org.groma.model.store;

import java.util.List;
import java.util.Optional;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Coast;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.River;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.AreaId;
import org.groma.model.id.CityId;
import org.groma.model.id.CoastId;
import org.groma.model.id.LabelId;
import org.groma.model.id.LinkId;
import org.groma.model.id.OverrideId;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.RiverId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;
import org.groma.model.value.Halves;
import org.groma.model.value.Tags;

/** An entry of every kind that has a place on the map, with every field set. */
final class FullGazetteer {

  private FullGazetteer() {}

  static Project addTo(Project project) {
    Tags tags = Tags.NONE;
    return project
        .with(
            Kinds.PROVINCES,
            new Province(
                new ProvinceId("hijaz"),
                "Ḥijāz",
                List.of("Hedjaz"),
                Optional.of(new AreaId("arabia")),
                "desert",
                new Halves(5),
                true,
                true,
                true,
                "main",
                Tags.of("holy"),
                FullValues.attributes(),
                FullValues.ORIGIN))
        .with(
            Kinds.AREAS,
            new Area(
                new AreaId("arabia"),
                "Arabia",
                List.of("Aribi"),
                Optional.of(new AreaId("orient")),
                "barbarian",
                Optional.of(new Halves(7)),
                Optional.of(Halves.ZERO),
                Optional.of("pagan"),
                "main",
                Optional.of("#aa0"),
                Tags.of("any"),
                FullValues.attributes(),
                FullValues.ORIGIN))
        .with(Kinds.AREAS, Area.named(new AreaId("orient"), "Orient"))
        .with(
            Kinds.SEAS,
            new Sea(
                new SeaId("red-sea"),
                "Red Sea",
                List.of("Sinus Arabicus"),
                new Halves(1),
                "main",
                Tags.of("warm"),
                FullValues.attributes(),
                FullValues.ORIGIN))
        .with(
            Kinds.CITIES,
            new City(
                new CityId("mecca"),
                "Mecca",
                List.of("Makkah"),
                new ProvinceId("hijaz"),
                2,
                true,
                -1,
                Optional.of(new SeaId("red-sea")),
                Optional.of(new Point(3.1, -4e-5)),
                Tags.of("harbour"),
                FullValues.attributes(),
                FullValues.ORIGIN))
        .with(
            Kinds.RIVERS,
            new River(
                new RiverId("jordan"),
                "Jordan",
                List.of("Jordanes"),
                List.of(new AreaId("orient"), new AreaId("arabia")),
                "main",
                tags,
                FullValues.attributes(),
                FullValues.ORIGIN))
        .with(
            Kinds.LINKS,
            new Link(
                new LinkId("ford"),
                "Ford",
                List.of("Crossing"),
                "strait",
                FullValues.HIJAZ,
                FullValues.RED_SEA,
                true,
                List.of(new SeaId("red-sea")),
                Tags.of("dry"),
                FullValues.attributes(),
                FullValues.ORIGIN))
        .with(
            Kinds.COASTS,
            new Coast(
                new CoastId("east-shore"),
                "East shore",
                new SeaId("red-sea"),
                List.of(new ProvinceId("hijaz")),
                FullValues.ORIGIN))
        .with(
            Kinds.OVERRIDES,
            new AdjacencyOverride(
                new OverrideId("no-landing"),
                FullValues.HIJAZ,
                FullValues.RED_SEA,
                false,
                Optional.of("wall"),
                Optional.of(new RiverId("jordan")),
                "cliffs",
                FullValues.ORIGIN))
        .with(
            Kinds.LABELS,
            new MapLabel(
                new LabelId("province-hijaz"),
                "province:hijaz",
                Optional.of(new Point(1.5, -2)),
                Optional.of(-12.5),
                40,
                Optional.of(1.25),
                List.of("Hi-", "jaz"),
                true));
  }
}
