package org.groma.validator.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.groma.engine.Rulesets;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DataShapePageTest {

  @ParameterizedTest
  @ValueSource(strings = {"invasions", "romanitas", "barbarian-kingdom-empire"})
  void thePageInTheDocumentsSaysWhatTheRulesetDeclares(String sample) throws IOException {
    Project project =
        ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", sample))).project();
    assertThat(Files.readString(Path.of("..", "docs", "data", sample + ".md")))
        .as(
            "to write it anew: ./groma describe-data sample-data/%s --out docs/data/%s.md",
            sample, sample)
        .isEqualTo(DataShapePage.write(Rulesets.find(sample).orElseThrow(), project));
  }
}
