package org.groma.engine.invasions.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.groma.engine.invasions.FirstOption;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.EventCard;
import org.groma.engine.invasions.setting.PillageMarker;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Dice;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every marker of the reserve, drawn by Persia In Decline. */
class EveryPillageMarkerTest {

  private static final int PERSIANS = nation("persians");

  static IntStream markers() {
    return IntStream.range(0, Sample.SETTING.pillageMarkers().size());
  }

  /** Dice that draw one marker, and otherwise show one face after the other. */
  private static final class Drawing implements Dice {

    private final int marker;
    private int drawn;
    private int rolled;

    private Drawing(int marker) {
      this.marker = marker;
    }

    @Override
    public int roll(Die die) {
      return rolled++ % die.faces() + 1;
    }

    @Override
    public int below(int bound) {
      return drawn++ == 0 ? marker : 0;
    }
  }

  @ParameterizedTest
  @MethodSource("markers")
  void itIsWorthItsGoldAndBringsItsEvent(int i) {
    PillageMarker marker = Sample.SETTING.pillageMarkers().at(i);
    World world = Sample.opened();
    world.apply(new NationEvent.DeclineSet(PERSIANS, 1));
    List<Event> log = new ArrayList<>();

    Pillage.draw(
        new Play(world, new Table(new Drawing(i), _ -> new FirstOption(), log::add)), PERSIANS, 1);

    assertThat(log)
        .contains(
            new NationEvent.PillageDrawn(PERSIANS, marker.card()),
            new NationEvent.GoldChanged(PERSIANS, 2 * marker.gold()));
    Sample.SETTING
        .events()
        .printed(marker.event())
        .ifPresent(card -> assertThat(log).anyMatch(event -> isDueTo(card, event)));
    assertThat(log.stream().anyMatch(RealmEvent.CalamityStruck.class::isInstance))
        .isEqualTo(marker.usurper());
  }

  private static boolean isDueTo(EventCard card, Event event) {
    return switch (card.id()) {
      case "famine" -> event instanceof CardEvent.HarvestSet;
      case "heresy-event" -> event instanceof RealmEvent.HeresySet;
      case "revolt-event" -> event instanceof LandEvent.RevoltSet;
      case "scarcity" -> event instanceof CardEvent.CommerceSet;
      default ->
          event.equals(
              new CardEvent.MarkerKept(Sample.SETTING.nation(PERSIANS).seat(), card.number()));
    };
  }
}
