package org.groma.exporters.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;
import org.groma.exporters.Exporters;
import org.groma.exporters.Paper;
import org.groma.exporters.Review;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every format of a small project is as it was when somebody last looked at it. */
class GoldenTest {

  private static final Path FOLDER = Golden.ROOT.resolve("golden");

  /** Narrow, so that few signs of terrain find room on the map. */
  private static final int WIDTH = 450;

  private static final Review REVIEW =
      new Review(
          List.of(
              new Review.Erratum(
                  "rules-en", "XXXIII.C", "Camulodunum", "1½", "2", "The other edition has 2.")),
          List.of(
              new Review.Finding(
                  "gazetteer.kingdom-income",
                  "warning",
                  "The provinces of Caledonia Hibernia yield 1 together, not 3.",
                  List.of("area:caledonia-hibernia"),
                  "")));

  private static final Export EXPORT =
      new Export(
          ((LoadResult.Loaded) ProjectStore.load(FOLDER.resolve("britannia"))).project(),
          REVIEW,
          Paper.A4,
          WIDTH);

  static Stream<String> words() {
    return Exporters.ALL.stream().map(Exporter::word);
  }

  @ParameterizedTest
  @MethodSource("words")
  void aFormatIsAsItWasReviewed(String word) {
    for (Artifact artifact : Exporters.byWord(word).orElseThrow().artifacts(EXPORT)) {
      Readings.of(artifact)
          .ifPresent(reading ->
              Golden.assertSame("golden/" + word + "/" + reading.name(), reading.text()));
    }
  }

  @Test
  void noFileIsLeftOfAnArtifactThatIsMadeNoMore() throws IOException {
    Set<String> made = new TreeSet<>();
    for (Exporter exporter : Exporters.ALL) {
      for (Artifact artifact : exporter.artifacts(EXPORT)) {
        Readings.name(artifact).ifPresent(name -> made.add(exporter.word() + "/" + name));
      }
    }
    try (Stream<Path> files = Files.walk(FOLDER)) {
      assertThat(
              files
                  .filter(Files::isRegularFile)
                  .map(file -> FOLDER.relativize(file).toString().replace('\\', '/'))
                  .filter(name -> !name.startsWith("britannia/")))
          .isSubsetOf(made);
    }
  }
}
