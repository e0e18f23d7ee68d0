package org.groma.exporters.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Exporters;
import org.groma.exporters.geojson.RandomProject;
import org.groma.model.entry.Ledger;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.LinkId;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.junit.jupiter.api.Test;

class GameExporterTest {

  private static final GameExporter EXPORTER = new GameExporter();

  private static Optional<String> obstacle(Project project) {
    return EXPORTER.obstacle(Export.of(project));
  }

  @Test
  void theDocumentAndItsSchemaAreTheFiles() {
    assertThat(Exporters.byWord("json")).get().isInstanceOf(GameExporter.class);
    assertThat(EXPORTER.artifacts(Export.of(Sample.PROJECT)))
        .extracting(Artifact::name)
        .containsExactly("game.json", "game.schema.json");
    assertThat(obstacle(Sample.PROJECT)).isEmpty();
  }

  @Test
  void aProjectThatNamesWhatIsNotThereIsNotWritten() {
    assertThat(obstacle(SmallGame.project().with(Kinds.UNITS, Ledger.empty())))
        .contains(
            "in nation folk, 'infantry' is not among the units of the project. Mend it first; groma"
                + " validate finds all of these.");
    assertThat(obstacle(SmallGame.project())).isEmpty();
  }

  @Test
  void aLinkToWhatIsNoPlaceIsAnObstacle() {
    Link astray =
        new Link(
            new LinkId("astray"),
            "Astray",
            List.of(),
            "strait",
            Place.parse("province:isle"),
            Place.parse("area:land"),
            false,
            List.of(),
            Tags.NONE,
            Attributes.NONE,
            Origins.UNSTATED);

    assertThat(obstacle(SmallGame.project().with(Kinds.LINKS, astray)))
        .contains(
            "in link astray, 'area:land' is no place to stand in, for it has provinces or smaller"
                + " areas; name one of them.");
  }

  @Property(tries = 200)
  void whateverHasNoObstacleCanBeRead(@ForAll long seed) {
    Project project = RandomProject.of(seed);
    assertThat(obstacle(project)).isEmpty();
    assertThat(Sample.read(Sample.text(project))).isInstanceOf(GameReading.Whole.class);
  }

  @Test
  void dataNestedTooDeeplyAreAnObstacle() {
    Datum deep = Datum.text("bottom");
    for (int i = 0; i < 70; i++) {
      deep = new Datum.Items(List.of(deep));
    }
    Link ferry = SmallGame.project().links().find("ferry").orElseThrow();
    Link changed =
        new Link(
            ferry.id(),
            ferry.name(),
            ferry.aliases(),
            ferry.kind(),
            ferry.from(),
            ferry.to(),
            ferry.oneWay(),
            ferry.seas(),
            ferry.tags(),
            Attributes.NONE.with("deep", deep),
            ferry.origin());

    assertThat(obstacle(SmallGame.project().with(Kinds.LINKS, changed)).orElseThrow())
        .startsWith("it cannot be written: ")
        .contains("64 levels deep");
  }
}
