package org.groma.engine.cycles.barbarian;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.List;
import org.groma.engine.cycles.Sample;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.DeedTold;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.movement.ChooseExcess;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Where tribes meet, what joins them, and what becomes of pairs. */
class TribesTogetherTest {

  private final Scene scene = Scene.open().turn(1);
  private final int me = scene.begin("german-1", Stage.BARBARIAN);
  private final int home = scene.area("hermunduri");
  private final int between = scene.area("marcomanni");
  private final int beyond =
      scene.land.near(between).stream()
          .filter(area -> scene.board().steps(home, area) == 2 && !scene.board().isDesert(area))
          .findFirst()
          .orElseThrow();

  @Test
  @Rule("9.1")
  void tribesTwoStepsApartMayMeetHalfway() {
    int first = scene.put(ME, "tribe", home);
    int second = scene.put(ME, "tribe", beyond);
    ChoosePair choice = new ChoosePair(scene.world, ME);
    assertThat(choice.options())
        .startsWith(Pair.NONE)
        .contains(new Pair(first, second, between))
        .doesNotContain(new Pair(first, second, home), new Pair(first, second, beyond));
    scene.garrison(between);
    assertThat(choice.refusal(new Pair(first, second, between))).isPresent();
    scene.after(new CityEvent.GarrisonGone(between)).put(YOU, "infantry", between);
    assertThat(choice.options()).doesNotContain(new Pair(first, second, between));
    assertThat(choice.refusal(new Pair(first, second, between))).isPresent();
  }

  @Test
  @Rule("9.1")
  void tribesThreeStepsApartDoNotMeet() {
    int far = scene.land.find(area -> scene.board().steps(home, area) == 3);
    scene.put(ME, "tribe", home);
    scene.put(ME, "tribe", far);
    assertThat(new ChoosePair(scene.world, ME).options()).containsExactly(Pair.NONE);
  }

  /** A pair that waits in the area between to become a unit. */
  private void pair() {
    for (int i = 0; i < 2; i++) {
      scene.after(new UnitEvent.Inverted(scene.put(ME, "tribe", between)));
    }
  }

  @Test
  @Rule({"6", "9.1"})
  void whoIsCreatedWhereOthersHaveComeIsOneTooMany() {
    pair();
    int there = scene.put(ME, "barbarian-infantry", between);
    scene.put(ME, "bow", between);
    scene.answers.answer(ChooseExcess.class, there);
    for (int i = 0; i < 20; i++) {
      scene.dice.d6(1);
    }
    Tribes.create(scene.play, ME);
    assertThat(scene.world.unitsAt(between)).hasSizeLessThanOrEqualTo(2).doesNotContain(there);
  }

  @Test
  @Rule("9.1")
  void whoHasNoCountersLeftCreatesNothing() {
    pair();
    for (int kind = 0; kind < scene.world.setting().kinds().count(); kind++) {
      while (scene.world.inBox(ME, kind) >= 0) {
        scene.play.raise(ME, kind, home);
      }
    }
    int before = scene.world.count(ME);
    Tribes.create(scene.play, ME); // no die is there to be rolled
    assertThat(scene.world.count(ME)).isLessThan(before);
    assertThat(scene.world.unitsAt(between)).isEmpty();
  }

  @Test
  @Rule("13.1.1")
  void aMarkedSeaJoinsTheTribesOfItsPeopleWhereTheyMayCrossIt() {
    for (boolean crossings : new boolean[] {true, false}) {
      List<String> on = crossings ? List.of("tribalCrossings") : List.of();
      Scene north = Scene.of(Sample.withSwitches("open", List.of("tribalCrossings"), on));
      int vikings = north.begin("viking", Stage.BARBARIAN);
      List<Integer> shores = shoresApart(north);
      north.put(vikings, "tribe", shores.getFirst());
      north.put(vikings, "tribe", shores.getLast());
      assertThat(Continuity.groups(north.world, vikings)).hasSize(crossings ? 1 : 2);
    }
  }

  /** Two coasts of a sea of the Vikings that do not touch. */
  private static List<Integer> shoresApart(Scene north) {
    for (int sea = north.board().areas(); sea < north.board().places(); sea++) {
      for (int i = 0; north.board().isMarkedSea(sea, "viking") && i < coasts(north, sea); i++) {
        for (int k = 0; k < i; k++) {
          int one = north.board().coast(sea, k);
          int other = north.board().coast(sea, i);
          if (north.board().steps(one, other) > 1) {
            return List.of(one, other);
          }
        }
      }
    }
    throw new AssertionError("no sea of the Vikings has two such coasts");
  }

  private static int coasts(Scene north, int sea) {
    return north.board().coastCount(sea);
  }

  @Test
  @Rule("9.3.4")
  void whoIsCutOffIsLostWhenTheTurnIsSettled() {
    int kept = scene.put(ME, "tribe", home);
    int lost = scene.put(ME, "tribe", scene.area("permia"));
    scene.answers.answer(
        ChooseGroup.class, Continuity.groups(scene.world, me).indexOf(List.of(kept)));
    Horde.settle(scene.play, me);
    assertThat(scene.world.isOnBoard(kept)).isTrue();
    assertThat(scene.world.isOnBoard(lost)).isFalse();
  }

  @Test
  @Rule("9.3.6")
  void eachUnitLeavesOnceAndItIsTold() {
    for (int i = 0; i < 24; i++) {
      scene.put(ME, "tribe", home);
    }
    int last = scene.put(ME, "tribe", home);
    ChooseLosses choice = new ChooseLosses(scene.world, ME, 2);
    assertThat(choice.options()).allSatisfy(each -> assertThat(choice.refusal(each)).isEmpty());
    assertThat(choice.refusal(List.of(last, last))).isPresent();
    assertThat(choice.refusal(List.of(last))).isPresent();

    scene.after(new UnitEvent.Attacked(List.of(last)));
    scene.dice.d6(3).d6(2);
    Horde.settle(scene.play, ME);
    assertThat(scene.world.count(ME)).isEqualTo(21);
    assertThat(scene.told(DeedTold.Restless.class)).containsExactly(new DeedTold.Restless(ME, 4));
  }

  @Test
  @Rule("13.2.2")
  void markedAreasJoinThePeoplesOfTheDesertOnly() {
    List<Integer> marked = scene.board().marked("a");
    int first = marked.getFirst();
    int other =
        marked.stream()
            .filter(area -> scene.board().steps(first, area) > 1)
            .findFirst()
            .orElseThrow();
    int arabs = scene.begin("arab", Stage.BARBARIAN);
    scene.put(arabs, "tribe", first);
    scene.put(arabs, "tribe", other);
    assertThat(Continuity.groups(scene.world, arabs)).hasSize(1);

    Scene north = Scene.open().turn(1);
    int slavs = north.begin("slav-1", Stage.BARBARIAN);
    north.put(slavs, "tribe", first);
    north.put(slavs, "tribe", other);
    assertThat(Continuity.groups(north.world, slavs)).hasSize(2);
  }

  @Test
  void choicesEndWhereTheyShould() {
    int tribe = scene.put(ME, "tribe", home);
    int other = scene.put(ME, "tribe", beyond);
    ChooseGroup group = new ChooseGroup(scene.world, ME, List.of(List.of(tribe), List.of(other)));
    assertThat(group.options()).containsExactly(0, 1);
    assertThat(group.refusal(1)).isEmpty();
    assertThat(group.refusal(2)).isPresent();
    ChooseGrowth growth = new ChooseGrowth(scene.world, ME, List.of(tribe, other), 1);
    assertThat(growth.refusal(List.of(other))).isEmpty();
    assertThat(growth.refusal(List.of(tribe, other))).isPresent();
  }
}
