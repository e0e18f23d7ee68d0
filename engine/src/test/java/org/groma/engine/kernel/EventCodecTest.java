package org.groma.engine.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class EventCodecTest {

  sealed interface TaleEvent extends Event {
    record GateOpened(int gate, boolean wide, String by) implements TaleEvent {}

    record NightFell() implements TaleEvent {}
  }

  private final EventCodec codec = new EventCodec(List.of(TaleEvent.class));

  @Test
  void anEventIsALineWithItsName() {
    assertThat(codec.write(new TaleEvent.GateOpened(3, true, "Huns")))
        .isEqualTo("{\"event\":\"tale.gate-opened\",\"gate\":3,\"wide\":true,\"by\":\"Huns\"}");
    assertThat(codec.write(new TaleEvent.NightFell())).isEqualTo("{\"event\":\"tale.night-fell\"}");
  }

  @Test
  void aLineGivesItsEventBack() {
    for (Event event :
        List.of(
            new TaleEvent.GateOpened(3, true, "Huns"),
            new TaleEvent.NightFell(),
            new Rolled("siege", Die.D10, 7))) {
      assertThat(codec.read(codec.write(event))).isEqualTo(event);
    }
  }

  @Test
  void whatIsNoEventIsRefused() {
    for (String line :
        List.of(
            "",
            "nonsense",
            "[]",
            "{}",
            "{\"event\":\"flood\"}",
            "{\"event\":\"tale.night-fell\",\"x\":1}",
            "{\"event\":\"tale.gate-opened\",\"gate\":1}")) {
      assertThatThrownBy(() -> codec.read(line))
          .as(line)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("not a line of a log");
    }
    assertThatThrownBy(() -> codec.write(new Event() {}))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
