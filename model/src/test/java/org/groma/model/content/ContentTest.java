package org.groma.model.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ContentTest {

  @Test
  void aScriptIsNamedByItsChecksumAsPoliciesOfPagesDo() {
    assertThat(Sha256.source("alert('Hello, world.');"))
        .isEqualTo("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  }

  @Test
  void aFileThatWasLeftOutOfTheProgramIsNamed() {
    assertThatThrownBy(() -> Shipped.text(Shipped.class, "nothing.css"))
        .hasMessage("nothing.css is missing from the program");
  }
}
