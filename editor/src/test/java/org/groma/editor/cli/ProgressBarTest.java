package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ProgressBarTest {

  private final StringWriter err = new StringWriter();
  private long now;

  private ProgressBar bar(boolean terminal, long total) {
    PrintWriter writer = new PrintWriter(err);
    Shell shell = new Shell(writer, writer, terminal, Optional.empty(), new NoScreen());
    return new ProgressBar(shell, "game", "games", total, () -> now);
  }

  private void pass(long milliseconds) {
    now += TimeUnit.MILLISECONDS.toNanos(milliseconds);
  }

  @Test
  void itTellsHowMuchIsDoneAndHowLongTheRestTakes() {
    ProgressBar bar = bar(true, 400);
    pass(20_000);
    bar.reached(100);

    assertThat(err)
        .hasToString(
            "\r" + "█".repeat(10) + "░".repeat(30) + "  25 %  100 of 400 games, 1 min 00 s left");
  }

  @Test
  void nothingIsForeseenBeforeTheFirstGame() {
    bar(true, 400).reached(0);

    assertThat(err.toString()).endsWith("   0 %  0 of 400 games");
  }

  @Test
  void longWorkIsToldInHours() {
    ProgressBar bar = bar(true, 1000);
    pass(9_000_000);
    bar.reached(500);

    assertThat(err.toString()).endsWith(", 2 h 30 min left");
  }

  @Test
  void itIsDrawnAtMostTenTimesASecond() {
    ProgressBar bar = bar(true, 400);
    bar.reached(1);
    String once = err.toString();
    pass(99);
    bar.reached(2);
    assertThat(err).hasToString(once);
    pass(1);
    bar.reached(3);
    assertThat(err.toString()).startsWith(once + "\r").contains("3 of 400 games");
  }

  @Test
  void aLateCallDoesNotMoveItBack() {
    ProgressBar bar = bar(true, 400);
    pass(1000);
    bar.reached(300);
    pass(1000);
    bar.reached(299);

    assertThat(err.toString()).doesNotContain("299");
  }

  @Test
  void itLeavesNothingBehind() {
    ProgressBar bar = bar(true, 4);
    pass(1000);
    bar.reached(4);
    int width = err.toString().length() - 1;
    bar.clear();
    bar.clear();

    assertThat(err.toString()).endsWith("\r" + " ".repeat(width) + "\r");
  }

  @Test
  void nobodyWatchesWhereThereIsNoTerminal() {
    ProgressBar bar = bar(false, 4);
    pass(1000);
    bar.reached(4);
    bar.clear();

    assertThat(err.toString()).isEmpty();
  }

  @Test
  void theSummaryTellsTheSpeed() {
    ProgressBar bar = bar(false, 1000);
    pass(12_500);
    bar.reached(1000);
    assertThat(bar.summary()).isEqualTo("1000 games in 12.5 s, 80 games a second");
    pass(987_500);
    assertThat(bar.summary()).isEqualTo("1000 games in 16 min 40 s, 1.0 games a second");
  }
}
