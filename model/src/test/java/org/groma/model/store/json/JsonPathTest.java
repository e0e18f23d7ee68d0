package org.groma.model.store.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonPathTest {

  @Test
  void aPathIsReadBackAsItWasWritten() {
    JsonPath path =
        JsonPath.ROOT
            .field("units")
            .item(12)
            .field("cost")
            .field("independent kingdom")
            .field("it's")
            .field("time-table")
            .item(0)
            .field("Größe");

    assertThat(JsonPath.parse(path.toString())).isEqualTo(path);
    assertThat(JsonPath.parse("$")).isEqualTo(JsonPath.ROOT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "$.", "$..", "$[", "$[x]", "$['", "$[99999999999]", "]", "$.a[-1]"})
  void aPathThatIsWrittenWronglyIsReadAsFarAsItIsRight(String text) {
    assertThat(JsonPath.parse(text).steps()).hasSizeLessThanOrEqualTo(2);
  }
}
