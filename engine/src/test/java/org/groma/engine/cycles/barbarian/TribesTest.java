package org.groma.engine.cycles.barbarian;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.List;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.Phase;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.setting.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TribesTest {

  private final Scene scene = Scene.open();
  private int home;
  private int beside;

  /** Two neighbouring areas of Germany, which are neither desert nor coast to all of them. */
  @BeforeEach
  void find() {
    home = scene.board().area("hermunduri");
    beside = scene.board().area("marcomanni");
    assertThat(scene.board().areAdjacent(home, beside)).isTrue();
    scene.after(
        new TurnEvent.TurnBegan(1),
        new PositionEvent.Began(ME, Stage.BARBARIAN),
        new TurnEvent.PhaseBegan(Phase.COMBINATION, ME));
  }

  private int tribes() {
    return scene.world.count(ME, scene.kind("tribe"));
  }

  @Test
  void everyTribeMaySplitInTwo() {
    scene.put(ME, "tribe", home);
    scene.put(ME, "tribe", beside);
    Tribes.grow(scene.play, ME);

    assertThat(tribes()).isEqualTo(4);
    assertThat(scene.world.unitsAt(home)).hasSize(2);
  }

  @Test
  void nobodyGrowsWhoBeganTheTurnWithUnits() {
    scene.put(ME, "tribe", home);
    scene.put(ME, "barbarian-infantry", beside);
    scene.after(new TurnEvent.PhaseBegan(Phase.COMBINATION, ME));
    Tribes.grow(scene.play, ME);

    assertThat(tribes()).isEqualTo(1);
  }

  @Test
  void twoTribesMeetAndBecomeWhatTheDieSays() {
    int first = scene.put(ME, "tribe", home);
    int second = scene.put(ME, "tribe", beside);
    scene.answers.answer(ChoosePair.class, new Pair(first, second, beside));
    Tribes.combine(scene.play, ME);
    assertThat(scene.world.isInverted(first) && scene.world.isInverted(second)).isTrue();

    Tribes.grow(scene.play, ME);
    assertThat(tribes()).as("they take no part in growth").isEqualTo(2);

    scene.dice.d6(1);
    Tribes.create(scene.play, ME);
    assertThat(tribes()).isZero();
    assertThat(scene.world.unitsAt(beside)).hasSize(1);
  }

  @Test
  void twoTribesDoNotMeetWhereOneCannotComeOrOthersStand() {
    int first = scene.put(ME, "tribe", home);
    int second = scene.put(ME, "tribe", beside);
    ChoosePair choice = new ChoosePair(scene.world, ME);
    int far = scene.board().area("lusitania");
    assertThat(choice.refusal(new Pair(first, second, far))).isPresent();
    assertThat(choice.refusal(new Pair(first, first, home))).isPresent();
    assertThat(choice.refusal(new Pair(first, second, home))).isEmpty();
    scene.put(ME, "tribe", home);
    assertThat(choice.refusal(new Pair(first, second, home))).as("a third is there").isPresent();
    assertThat(choice.options()).allSatisfy(pair -> assertThat(choice.refusal(pair)).isEmpty());
  }

  @Test
  void tribesThatAreCutOffAreRemoved() {
    int kept = scene.put(ME, "tribe", home);
    int also = scene.put(ME, "tribe", beside);
    int lost = scene.put(ME, "tribe", scene.board().area("permia"));
    assertThat(Continuity.groups(scene.world, ME))
        .containsExactlyInAnyOrder(List.of(kept, also), List.of(lost));
    scene.answers.answer(
        ChooseGroup.class, Continuity.groups(scene.world, ME).indexOf(List.of(kept, also)));
    Continuity.restore(scene.play, ME);

    assertThat(scene.world.isOnBoard(lost)).isFalse();
    assertThat(scene.world.isOnBoard(kept)).isTrue();
  }

  @Test
  void unitsLinkTribesAndStrangersDoNot() {
    scene.put(ME, "tribe", home);
    int between = beside;
    int third = third(between);
    scene.put(ME, "tribe", third);
    assertThat(Continuity.groups(scene.world, ME)).hasSize(2);
    int link = scene.put(ME, "barbarian-infantry", between);
    assertThat(Continuity.groups(scene.world, ME)).hasSize(1);
    scene.after(new UnitEvent.Removed(link));
    scene.put(YOU, "barbarian-infantry", between);
    assertThat(Continuity.groups(scene.world, ME)).hasSize(2);
  }

  /** An area next to one that is not next to home. */
  private int third(int between) {
    for (int i = 0; i < scene.board().degree(between); i++) {
      int next = scene.board().near(between, i);
      if (scene.board().steps(home, next) == 2 && !scene.board().isDesert(next)) {
        return next;
      }
    }
    throw new AssertionError();
  }

  @ParameterizedTest
  @CsvSource({"9, false", "10, true"})
  void tenUnitsBeginTheCountdown(int units, boolean begins) {
    for (int i = 0; i < units; i++) {
      scene.put(ME, "tribe", home);
    }
    Horde.settle(scene.play, ME);
    int turns = scene.world.setting().position(ME).countdown();
    assertThat(scene.world.kingdomIn(ME)).isEqualTo(begins ? 1 + turns : 0);
  }

  @Test
  void tooManyUnitsGrowRestlessEvenIfTheyAttacked() {
    int unit = -1;
    for (int i = 0; i < 25; i++) {
      unit = scene.put(ME, "tribe", home);
    }
    scene.after(new UnitEvent.Attacked(List.of(unit)));
    scene.dice.d6(3).d6(2); // unrest, and twice two are lost
    Horde.settle(scene.play, ME);
    assertThat(tribes()).isEqualTo(21);
  }

  @Test
  void fifteenUnitsWithNobodyToFightGrowRestless() {
    for (int i = 0; i < 14; i++) {
      scene.put(ME, "tribe", home);
    }
    scene.put(ME, "barbarian-infantry", beside);
    scene.dice.d6(4); // calm
    Horde.settle(scene.play, ME);
    assertThat(scene.world.count(ME)).isEqualTo(15);
    scene.dice.d6(1).d6(1);
    Horde.settle(scene.play, ME);
    assertThat(scene.world.count(ME)).isEqualTo(13);
  }
}
