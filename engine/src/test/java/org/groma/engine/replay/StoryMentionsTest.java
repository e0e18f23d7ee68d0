package org.groma.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Inventory;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.junit.jupiter.api.Test;

class StoryMentionsTest {

  private static final Project PROJECT =
      Project.empty(new Settings("Test", "none", Optional.empty(), List.of()))
          .with(Kinds.PROVINCES, Province.named(new ProvinceId("persia"), "Persia"))
          .with(Kinds.PROVINCES, Province.named(new ProvinceId("east-persia"), "East Persia"))
          .with(Kinds.PROVINCES, Province.named(new ProvinceId("dacia"), "Dacia"));

  private static List<String> in(String line) {
    return new StoryMentions(PROJECT).in(line).stream().map(Inventory.Item::subject).toList();
  }

  @Test
  void namesAreFoundInTheOrderOfTheLine() {
    assertThat(in("They march from Dacia to Persia."))
        .containsExactly("province:dacia", "province:persia");
  }

  @Test
  void aLongNameIsNotTakenForTheShortOneInIt() {
    assertThat(in("East Persia rebels, East Persia is lost"))
        .containsExactly("province:east-persia");
    assertThat(in("East Persia and Persia rebel"))
        .containsExactly("province:east-persia", "province:persia");
  }

  @Test
  void onlyWholeWordsCount() {
    assertThat(in("The Dacians and Persiana")).isEmpty();
  }
}
