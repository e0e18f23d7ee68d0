package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.groma.model.project.Kinds;
import org.groma.model.review.SignOff;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.Proof;
import org.groma.validator.proofread.Reading;
import org.junit.jupiter.api.Test;

class ProofreadPanelWindowTest extends StudioRobot {

  private void open() {
    awaitVerdict();
    showPanel("Proofread");
    await("the sheet", () -> !find("proof-table", TableView.class).getItems().isEmpty());
    onWindow(() -> {
      find("proof-table", TableView.class).requestFocus();
      return null;
    });
  }

  private Subject selected() {
    return onWindow(() -> bench().selection().last().orElseThrow());
  }

  private List<Reading> differing(Subject row) {
    return Proof.of(project()).row(row).orElseThrow().lines().stream()
        .flatMap(line -> line.differing().stream())
        .toList();
  }

  @Test
  void aRowIsSignedAndUnsignedByKeyboard() {
    open();
    push(KeyCode.N);
    Subject row = selected();
    push(KeyCode.S);
    write("AB"); // asked for once
    push(KeyCode.ENTER);
    settle();

    assertThat(project().get(Kinds.SIGN_OFFS).stream().map(SignOff::by)).containsExactly("AB");
    assertThat(selected()).isNotEqualTo(row);
    await("the count", () -> find("proof-count", Labeled.class).getText().startsWith("1 of "));
    push(KeyCode.S);
    assertThat(project().get(Kinds.SIGN_OFFS)).hasSize(2);

    push(KeyCode.P);
    push(KeyCode.U);
    assertThat(project().get(Kinds.SIGN_OFFS)).hasSize(1);
  }

  @Test
  void aDifferenceIsFoundAndTheValueOfTheEditionTakenInOneStep() {
    open();
    Subject row = Subject.parse("province:bythina");
    for (int i = 0; i < 20 && (i == 0 || !selected().equals(row)); i++) {
      push(KeyCode.D);
    }
    assertThat(selected()).isEqualTo(row);
    Reading other = differing(row).getFirst();
    push(KeyCode.T);
    settle();

    assertThat(onWindow(() -> bench().document().done())).hasSize(1);
    assertThat(differing(row)).doesNotContain(other);
    push(KeyCode.SHORTCUT, KeyCode.Z);
    settle();
    assertThat(differing(row)).contains(other);
  }

  @Test
  void aDifferenceIsKeptAndNoLongerOpen() {
    open();
    onWindow(() -> {
      bench().initials().set("CD");
      return null;
    });
    int open = onWindow(() -> bench().verdict().get().orElseThrow().open().size());
    push(KeyCode.D);
    Subject row = selected();
    push(KeyCode.K);
    awaitVerdict();

    assertThat(onWindow(() -> bench().verdict().get().orElseThrow().open())).hasSize(open - 1);
    assertThat(project().get(Kinds.ACCEPTANCES).stream())
        .anyMatch(each -> each.by().equals("CD") && each.subjects().contains(row.toString()));
  }
}
