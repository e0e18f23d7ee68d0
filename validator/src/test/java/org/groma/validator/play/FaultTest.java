package org.groma.validator.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.Objects;
import org.junit.jupiter.api.Test;

class FaultTest {

  private static void stumble() {
    Objects.checkIndex(3, 1);
  }

  @Test
  void theFirstPlaceThatIsNoLibraryIsToBlame() {
    assertThat(Fault.of(catchThrowable(FaultTest::stumble)))
        .isEqualTo(new Fault("IndexOutOfBoundsException", "FaultTest.stumble"));
  }

  @Test
  void anOverflowHasNoPlace() {
    assertThat(Fault.of(new StackOverflowError()).word()).isEqualTo("StackOverflowError");
  }
}
