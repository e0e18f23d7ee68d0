package org.groma.editor.tour;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TourTest {

  private static final Step LOOK = Step.of("Look", "map", "Look at it.");
  private static final Step SELECT = Step.of("Select", "map", "Click.").until(Deed.SELECTED);

  private final List<String> heard = new ArrayList<>();

  private Tour tour(Step... steps) {
    return new Tour(List.of(steps), () -> heard.add("changed"));
  }

  @Test
  void aTourGoesOnAndBackAndEndsAfterItsLastStep() {
    Tour tour = tour(LOOK, SELECT);
    tour.back();
    assertThat(tour.position()).isEqualTo("Step 1 of 2");
    tour.next();
    assertThat(tour.step()).isEqualTo(SELECT);
    tour.back();
    tour.next();
    assertThat(tour.isLast()).isTrue();
    tour.next();
    assertThat(tour.isOver()).isTrue();
    assertThat(heard).hasSize(4);
  }

  @Test
  void onlyWhatAStepWaitsForTakesItFurther() {
    Tour tour = tour(SELECT, LOOK);
    tour.did(Deed.CHANGED);
    assertThat(tour.isFirst()).isTrue();
    tour.did(Deed.SELECTED);
    assertThat(tour.step()).isEqualTo(LOOK);
    tour.did(Deed.SELECTED);
    assertThat(tour.step()).isEqualTo(LOOK);
  }

  @Test
  void doingTheLastThingDoesNotTakeTheCardAway() {
    Tour tour = tour(LOOK, SELECT);
    tour.next();
    tour.did(Deed.SELECTED);
    assertThat(tour.isOver()).isFalse();
  }

  @Test
  void aTourThatIsOverStaysOver() {
    Tour tour = tour(LOOK, SELECT);
    tour.end();
    tour.next();
    tour.end();
    assertThat(tour.isOver()).isTrue();
    assertThat(heard).hasSize(1);
  }

  @Test
  void everyStepIsShortEnoughForItsCard() {
    assertThat(Steps.ALL).hasSizeBetween(8, 10);
    assertThat(Steps.ALL)
        .allSatisfy(step -> {
          assertThat(step.title()).hasSizeLessThan(30);
          assertThat(step.words()).hasSizeLessThan(260).endsWith(".");
        });
  }
}
