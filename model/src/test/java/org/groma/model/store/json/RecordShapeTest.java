package org.groma.model.store.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.Optional;
import org.groma.model.gazetteer.City;
import org.groma.model.id.CityId;
import org.groma.model.id.ProvinceId;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.junit.jupiter.api.Test;

class RecordShapeTest {

  private static final City ROMA =
      new City(
          new CityId("roma"),
          "Roma",
          List.of(),
          new ProvinceId("latium"),
          3,
          true,
          0,
          Optional.empty(),
          Optional.empty(),
          Tags.NONE,
          Attributes.NONE,
          Origins.UNSTATED);

  @Test
  void aCopyDiffersInOneField() {
    City smaller = RecordShape.with(ROMA, "level", 1);

    assertThat(smaller.level()).isEqualTo(1);
    assertThat(RecordShape.with(smaller, "level", 3)).isEqualTo(ROMA);
  }

  @Test
  void whatTheRecordRefusesIsRefusedInItsWords() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RecordShape.with(ROMA, "level", 9))
        .withMessageContaining("level 0 to 3");
    assertThatIllegalStateException().isThrownBy(() -> RecordShape.with(ROMA, "size", 9));
  }
}
