package org.groma.exporters.game;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.stream.IntStream;
import org.groma.model.entry.Ledger;
import org.groma.model.gazetteer.Coast;
import org.groma.model.gazetteer.River;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/** The map without its drawing: places, and every adjacency between them. */
public record GameMap(
    @JsonProperty(required = true) List<GameProvince> provinces,
    @JsonProperty(required = true) List<GameArea> areas,
    @JsonProperty(required = true) List<GameSea> seas,
    @JsonProperty(required = true) List<GameBorder> borders,
    List<River> rivers,
    List<Coast> coasts) {

  public GameMap {
    provinces = List.copyOf(provinces);
    areas = List.copyOf(areas);
    seas = List.copyOf(seas);
    borders = List.copyOf(borders);
    rivers = List.copyOf(rivers);
    coasts = List.copyOf(coasts);
  }

  static GameMap of(Project project) {
    return new GameMap(
        GameProvince.of(project),
        project.areas().stream().map(GameArea::of).toList(),
        project.seas().stream().map(GameSea::of).toList(),
        Borders.of(project),
        project.rivers().toList(),
        project.coasts().toList());
  }

  /** The project with this map. */
  Project into(Project project) {
    return project
        .with(Kinds.PROVINCES, Ledger.of(provinces.stream().map(GameProvince::province).toList()))
        .with(Kinds.AREAS, Ledger.of(areas.stream().map(GameArea::area).toList()))
        .with(Kinds.SEAS, Ledger.of(seas.stream().map(GameSea::sea).toList()))
        .with(
            Kinds.CITIES,
            Ledger.of(provinces.stream().flatMap(province -> province.cities().stream()).toList()))
        .with(Kinds.RIVERS, Ledger.of(rivers))
        .with(Kinds.COASTS, Ledger.of(coasts))
        .with(
            Kinds.LINKS,
            Ledger.of(borders.stream().filter(GameBorder::isLink).map(GameBorder::toLink).toList()))
        .with(
            Kinds.OVERRIDES,
            Ledger.of(
                IntStream.range(0, borders.size())
                    .filter(i -> !borders.get(i).isLink())
                    .mapToObj(i -> borders.get(i).toOverride(Borders.id(i)))
                    .toList()));
  }
}
