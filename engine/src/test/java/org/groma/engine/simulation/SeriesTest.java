package org.groma.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeriesTest {

  private static BrokenGame broken(long game) {
    return new BrokenGame(game, new IllegalStateException());
  }

  @Test
  void gamesAreHandedOutInOrderAndOnce() {
    Series series = new Series(2);

    assertThat(series.next()).hasValue(1);
    assertThat(series.next()).hasValue(2);
    assertThat(series.next()).isEmpty();
    assertThat(series.broken()).isEmpty();
  }

  @Test
  void afterABreakdownNoLaterGameIsHandedOut() {
    Series series = new Series(10);
    series.next();
    series.next();
    series.broke(broken(1));

    assertThat(series.next()).isEmpty();
  }

  @Test
  void theFirstOfTheSeriesIsToldEvenIfItBreaksLater() {
    Series series = new Series(10);
    series.broke(broken(5));
    series.broke(broken(3));
    series.broke(broken(4));

    assertThat(series.broken()).map(BrokenGame::game).contains(3L);
  }

  @Test
  void aSeriesCanBeStopped() {
    Series series = new Series(10);
    series.stop();

    assertThat(series.next()).isEmpty();
  }
}
