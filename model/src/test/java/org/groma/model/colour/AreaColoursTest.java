package org.groma.model.colour;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.json.RecordShape;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AreaColoursTest {

  private static Project sample(String name) {
    return ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", name))).project();
  }

  private static Project coloured(Project project, AreaId area, Optional<String> colour) {
    Area there = project.areas().find(area).orElseThrow();
    return project.with(Kinds.AREAS, RecordShape.with(there, "colour", colour));
  }

  private static Project uncoloured(Project project) {
    Project plain = project;
    for (Area area : project.areas()) {
      plain = coloured(plain, area.id(), Optional.empty());
    }
    return plain;
  }

  private static Optional<AreaId> area(Project project, int face) {
    return face == Face.OUTSIDE
        ? Optional.empty()
        : project
            .map()
            .face(face)
            .place()
            .flatMap(Place::province)
            .flatMap(project.provinces()::find)
            .flatMap(Province::area);
  }

  @ParameterizedTest
  @ValueSource(strings = {"invasions", "romanitas", "barbarian-kingdom-empire"})
  void chosenColoursAreLikeNeitherTheSeaNorANeighbour(String name) {
    Project project = uncoloured(sample(name));
    AreaColours colours = AreaColours.of(project);
    for (Area area : project.areas()) {
      Rgb painted = Coat.WASH.painted(colours.of(area.id()).orElseThrow());
      assertThat(SeaLikeness.isClear(painted)).as(area.name()).isTrue();
    }
    int pairs = 0;
    for (Arc arc : project.map().arcs()) {
      Optional<AreaId> left = area(project, arc.left());
      Optional<AreaId> right = area(project, arc.right());
      if (left.isPresent() && right.isPresent() && !left.equals(right)) {
        pairs++;
        assertThat(seen(colours, left.get()).distance(seen(colours, right.get())))
            .as(left.get() + " beside " + right.get())
            .isGreaterThanOrEqualTo(4);
      }
    }
    assertThat(pairs).isGreaterThan(20);
  }

  private static PerceivedColour seen(AreaColours colours, AreaId area) {
    return ColourWheel.CALM.seen(colours.of(area).orElseThrow());
  }

  @Test
  void aChosenColourGivesWayToOneThatIsStated() {
    Project plain = uncoloured(sample("invasions"));
    AreaId graecia = new AreaId("graecia");
    AreaId moesia = new AreaId("moesia");
    Rgb before = AreaColours.of(plain).of(moesia).orElseThrow();

    AreaColours after = AreaColours.of(coloured(plain, graecia, Optional.of(before.written())));

    assertThat(after.of(graecia)).contains(before);
    assertThat(seen(after, moesia).distance(seen(after, graecia))).isGreaterThanOrEqualTo(4);
  }

  @Test
  void whatIsStatedStaysEvenIfItLooksLikeTheSea() {
    AreaId graecia = new AreaId("graecia");
    Project stated = coloured(sample("invasions"), graecia, Optional.of("#C7DBE7"));
    assertThat(AreaColours.of(stated).of(graecia)).contains(SeaLikeness.SEA);
  }
}
