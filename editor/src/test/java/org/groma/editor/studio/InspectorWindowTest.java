package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.groma.model.topology.Arc;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

class InspectorWindowTest extends StudioRobot {

  private void select(String... subjects) {
    onWindow(() -> {
      bench()
          .selection()
          .set(new LinkedHashSet<>(List.of(subjects).stream().map(Subject::parse).toList()));
      return null;
    });
    settle();
  }

  private TextInputControl field(String key) {
    return find("field-" + key, TextInputControl.class);
  }

  private void retype(String key, String text) {
    clickId("field-" + key);
    push(KeyCode.CONTROL, KeyCode.A);
    write(text);
    settle();
  }

  private String income(String province) {
    return project().provinces().find(province).orElseThrow().income().toString();
  }

  @Test
  void aValueIsTypedCheckedAndRestored() {
    select("province:dacia");
    assertThat(find("inspector-name", Label.class).getText()).isEqualTo("Dacia");

    retype("income", "three");
    type(KeyCode.ENTER);
    settle();
    assertThat(field("income").getText()).isEqualTo("three");
    assertThat(lookup(".note-error").tryQuery()).isPresent();
    type(KeyCode.ESCAPE);
    settle();
    assertThat(field("income").getText()).isEqualTo("½");
    assertThat(lookup(".note-error").tryQuery()).isEmpty();

    retype("income", "3,5");
    type(KeyCode.ENTER);
    settle();
    assertThat(income("dacia")).isEqualTo("3½");
    assertThat(field("income").getText()).isEqualTo("3½");
  }

  @Test
  void severalEntriesAreChangedAsOneStep() {
    select("province:dacia", "province:valachia");
    retype("area", "itali");
    type(KeyCode.DOWN).type(KeyCode.ENTER);
    settle();
    assertThat(List.of("dacia", "valachia"))
        .allMatch(id ->
            project()
                .provinces()
                .find(id)
                .orElseThrow()
                .area()
                .orElseThrow()
                .slug()
                .equals("italia"));
    assertThat(onWindow(() -> bench().document().done())).hasSize(1);
  }

  @Test
  void aBorderIsMadeAnotherKind() {
    Arc river = null;
    for (Arc arc : project().map().arcs()) {
      river = river == null && arc.border().river().isPresent() ? arc : river;
    }
    select("arc:" + river.id());
    retype("kind", "ridge");
    type(KeyCode.ENTER);
    settle();
    Arc after = project().map().arc(river.id());
    assertThat(after.border().kind()).isEqualTo("ridge");
    assertThat(after.border().river()).isEmpty();
    assertThat(field("river").getText()).isEmpty();
  }
}
