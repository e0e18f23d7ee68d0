package org.groma.exporters.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What docs/game-json.md says is so. */
class GameJsonPageTest {

  private static final Path PAGE = Path.of("..", "docs", "game-json.md");
  private static final String TABLES = "<!-- the tables below are made from meanings.txt -->\n";

  @Test
  void theTablesOfFieldsAreCurrent() throws IOException {
    String page = Files.readString(PAGE);
    int start = page.indexOf(TABLES) + TABLES.length();
    String current = page.substring(0, start) + "\n" + FieldTables.markdown();
    Files.writeString(Path.of("target", "game-json.md"), current);

    assertThat(page)
        .as("to write them anew: cp exporters/target/game-json.md docs")
        .isEqualTo(current);
  }

  @Test
  void theExampleIsADocument() throws IOException {
    Matcher example =
        Pattern.compile("```json\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(PAGE));
    assertThat(example.find()).isTrue();

    assertThat(Sample.read(example.group(1))).isInstanceOf(GameReading.Whole.class);
  }
}
