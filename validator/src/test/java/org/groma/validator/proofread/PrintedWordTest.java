package org.groma.validator.proofread;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.groma.model.id.EditionId;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.Test;

class PrintedWordTest {

  private static final Project SAMPLE =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "invasions"))).project();
  private static final EditionId DE = new EditionId("rules-de");

  @Test
  void aWordOfAnotherLanguageMeansAWordOfTheVocabulary() {
    assertThat(PrintedWord.meaning(SAMPLE, DE, "religion", "Heiden")).hasValue("pagan");
    assertThat(PrintedWord.meaning(SAMPLE, new EditionId("rules-en"), "religion", "Heiden"))
        .isEmpty();
  }

  @Test
  void whatIsNoWordOfTheVocabularyMeansNothing() {
    assertThat(PrintedWord.meaning(SAMPLE, DE, "income", "2½")).isEmpty();
    assertThat(PrintedWord.meaning(SAMPLE, DE, "terrain", "Atlantis")).isEmpty();
  }
}
