package org.groma.exporters.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameSchemaTest {

  private static final String TEXT = GameSchema.text();
  private static final Schema SCHEMA = schema(TEXT);

  private static Schema schema(String text) {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(text);
  }

  private static List<String> violations(Schema schema, String json) {
    return schema.validate(json, InputFormat.JSON).stream().map(Error::toString).toList();
  }

  @Test
  void theDocumentIsAsTheSchemaSays() {
    assertThat(violations(SCHEMA, Sample.TEXT)).isEmpty();
    assertThat(violations(SCHEMA, Sample.text(SmallGame.project()))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "\"format\": \"groma.game/1\" | \"format\": \"groma.game/2\"",
        "\"ruleset\": \"none\"        | \"ruleset\": 7",
        "\"ruleset\": \"none\"        | \"rules\": \"none\"",
        "\"income\": 0.5              | \"income\": 0.3",
        "\"income\": 0.5              | \"income\": \"½\"",
        "\"income\": 0.5              | \"incom\": 0.5",
        "\"area\": null               | \"area\": \"Not an id\"",
        "\"city\": null               | \"city\": 3",
        "\"port\": null               | \"port\": false",
        "\"granary\": true            | \"granary\": null",
        "\"level\": 2                 | \"level\": 2.5",
        "\"empireIncome\": null       | \"empireIncome\": true",
        "\"b\": \"sea:gulf\"          | \"b\": \"gulf\"",
        "\"oneWay\": true             | \"oneWay\": \"yes\"",
        "\"origin\": \"the north\"    | \"origin\": null",
        "\"count\": 2                 | \"count\": 2, \"origin\": \"house\"",
      })
  void aDocumentThatIsOtherwiseFailsIt(String right, String wrong) {
    String text = Sample.text(SmallGame.project());
    assertThat(text).contains(right);

    assertThat(violations(SCHEMA, text.replaceFirst(Pattern.quote(right), wrong))).isNotEmpty();
  }

  @Test
  void everyExampleIsOne() {
    SchemaRegistry registry =
        SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemas(Map.of("urn:groma:game:1", TEXT)));
    for (Description description : Description.all()) {
      boolean root = description.type() == GameDocument.class;
      for (Description.Field field : description.fields()) {
        String path =
            (root ? "#" : "#/$defs/" + description.name()) + "/properties/" + field.name();
        Schema one = registry.getSchema("{\"$ref\": \"urn:groma:game:1" + path + "\"}");

        assertThat(violations(one, field.example())).as(path).isEmpty();
        assertThat(violations(one, "[[null]]")).as(path).isNotEmpty();
      }
    }
  }

  @Test
  void theCopyThatUsersHaveIsThisOne() throws IOException {
    Files.writeString(Path.of("target", "game.schema.json"), TEXT);

    assertThat(Files.readString(Path.of("..", "docs", "schema", "game.schema.json")))
        .as("to write it anew: cp exporters/target/game.schema.json docs/schema")
        .isEqualTo(TEXT);
  }

  @Test
  void theSchemaIsMadeOfTheDesignedFieldsAndOptionalAdditions() {
    for (Description description : Description.all()) {
      assertThat(description.fields())
          .filteredOn(Description.Field::addition)
          .as(description.name())
          .noneMatch(Description.Field::required);
    }
    assertThat(designed("document"))
        .containsExactly(
            "ruleset",
            "map",
            "nations",
            "units",
            "leaders",
            "decks",
            "tables",
            "timeTable",
            "scenarios");
    assertThat(designed("map")).containsExactly("provinces", "areas", "seas", "borders");
    assertThat(designed("province"))
        .containsExactly(
            "id", "name", "area", "terrain", "income", "city", "granary", "caravan", "island");
    assertThat(designed("city")).containsExactly("name", "level", "fortified", "port");
    assertThat(designed("area"))
        .containsExactly("id", "name", "status", "kingdomIncome", "empireIncome");
    assertThat(designed("sea")).containsExactly("id", "name", "monopoly");
    assertThat(designed("border")).containsExactly("a", "b", "kind", "river", "seas");
  }

  private static List<String> designed(String name) {
    return Description.all().stream()
        .filter(description -> description.name().equals(name))
        .flatMap(description -> description.fields().stream())
        .filter(field -> !field.addition())
        .map(Description.Field::name)
        .toList();
  }

  @Test
  void meaningsOfWhatIsNotThereAreRefused() {
    Meanings meanings = Meanings.parse("[city] A city.\nname | Its name. | \"Roma\"\n");

    assertThat(meanings.field("city", "name").example()).isEqualTo("\"Roma\"");
    assertThatThrownBy(() -> meanings.field("city", "level")).hasMessageContaining("city.level");
    assertThatThrownBy(() -> meanings.checkUsed(List.of())).hasMessageContaining("city");
    assertThatThrownBy(() -> Meanings.parse("name | Its name. | 1"))
        .hasMessageContaining("no field");
  }
}
