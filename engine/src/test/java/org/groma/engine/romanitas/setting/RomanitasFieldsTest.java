package org.groma.engine.romanitas.setting;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.groma.engine.kernel.open.DeclaredSample;
import org.groma.engine.kernel.open.OpenField;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.junit.jupiter.api.Test;

class RomanitasFieldsTest {

  private static final List<OpenField> PLAYED = RomanitasFields.ALL.options().stream().toList();

  private static Options read(Map<String, Datum> said) {
    return Options.of(new Attributes(said));
  }

  @Test
  void everyDeclaredOptionIsReadAndEveryOptionThatIsReadIsDeclared() {
    List<RecordShape.Field> switches = RecordShape.of(Options.class).fields();
    Set<String> turned = new LinkedHashSet<>();
    for (OpenField option : PLAYED) {
      Options one = read(Map.of(option.name(), new Datum.Flag(true)));
      List<String> on =
          switches.stream()
              .filter(each -> each.of(one).equals(true))
              .map(RecordShape.Field::name)
              .toList();
      assertThat(on).as(option.name()).hasSize(1);
      turned.addAll(on);
    }
    assertThat(turned).hasSameSizeAs(switches);
  }

  @Test
  void whatScenariosOfTheSampleSayIsDeclaredAndFits() {
    assertThat(
            DeclaredSample.misfits(Path.of("..", "sample-data", "romanitas"), RomanitasFields.ALL))
        .isEmpty();
  }
}
