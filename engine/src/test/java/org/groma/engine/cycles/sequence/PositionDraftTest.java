package org.groma.engine.cycles.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.groma.engine.cycles.Sample;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.junit.jupiter.api.Test;

@Rule("14.2")
class PositionDraftTest {

  private static List<String> taken(Scene scene) {
    return scene.told(PositionEvent.Taken.class).stream()
        .map(event -> event.seat() + " " + scene.world.setting().position(event.position()).id())
        .toList();
  }

  private static List<String> played(Scene scene) {
    return IntStream.range(0, scene.world.setting().positions())
        .filter(scene.world::isPlaying)
        .mapToObj(i -> scene.world.setting().position(i).id())
        .toList();
  }

  @Test
  @Rule("14.2.6")
  void theHighestRollChoosesFirst() {
    Scene scene = Scene.deployed(Sample.seated("pre-roman", 3), 1, 2, 6, 5, 3, 3);
    assertThat(taken(scene)).containsExactly("1 celts", "2 roman-kingdom", "0 carthage");
  }

  @Test
  @Rule("14.2.6")
  void whoRolledTheSameRollsAgain() {
    Scene scene = Scene.deployed(Sample.seated("pre-roman", 3), 4, 4, 1, 2, 3, 5, 1, 1, 6, 6);
    assertThat(taken(scene)).containsExactly("2 celts", "0 roman-kingdom", "1 carthage");
  }

  @Test
  @Rule({"14.1", "14.2.6"})
  void positionsThatNobodyTakesAreNeutral() {
    Scene scene = Scene.deployed(Sample.seated("pre-roman", 3), 6, 6, 5, 5, 1, 1);
    assertThat(played(scene)).containsExactly("celts", "roman-kingdom", "carthage");
    for (String city : List.of("athens", "antioch", "alexandria")) {
      assertThat(scene.owner(city)).isEqualTo(World.NOBODY);
      assertThat(scene.world.hasGarrison(scene.area(city))).as(city).isTrue();
    }
    assertThat(scene.owner("rome")).isEqualTo(scene.position("roman-kingdom"));
  }

  @Test
  @Rule("14.2.3")
  void oneAgainstByzantiumTakesThreeGroupsWithoutADie() {
    Scene scene = Scene.deployed(Sample.seated("byzantine", 2));
    assertThat(taken(scene)).containsExactly("0 ostgoths", "0 turks", "0 arabs");
    assertThat(played(scene)).containsExactly("ostgoths", "turks", "arabs", "byzantines");
    assertThat(scene.world.hasGarrison(scene.area("carthage"))).isTrue();
  }

  @Test
  @Rule("14.2.3")
  void ofTwoGroupsOneMustBeBarbarian() {
    Scene scene = Scene.of(Sample.seated("byzantine", 3));
    int lombards = scene.position("lombards");
    int vandals = scene.position("vandals");
    int turks = scene.position("turks");
    scene.dice.d6(6, 6, 1, 1);
    scene.answers.answer(ChoosePosition.class, lombards).answer(ChoosePosition.class, vandals);
    scene.answers.answer(ChoosePosition.class, turks);
    PositionDraft.run(scene.play);
    assertThat(taken(scene)).containsExactly("0 lombards", "1 vandals", "0 turks", "1 ostgoths");
    ChoosePosition last = new ChoosePosition(scene.world, 1, List.of(scene.position("ostgoths")));
    assertThat(last.refusal(vandals)).isPresent();
    assertThat(last.chooser()).isEqualTo(scene.world.setting().positions() + 1);
  }

  @Test
  @Rule("14.2.8")
  void whereGermanyIsNotPlayedItsCitiesAreNeutral() {
    Scene scene = Scene.of(Sample.seated("viking-magyar-saracen", 5));
    List<Integer> all = scene.world.setting().freePositions().orElseThrow().from();
    for (int position : all) {
      if (position != scene.position("germany")) {
        scene.answers.answer(ChoosePosition.class, position);
      }
    }
    scene.dice.d6(6, 6, 6, 5, 5, 5, 4, 4, 1, 1);
    new Opening(scene.play).run();
    List<CityEvent.Founded> founded = scene.told(CityEvent.Founded.class);
    assertThat(founded).hasSize(5).allMatch(event -> event.tax() == 1);
    assertThat(founded)
        .allSatisfy(event -> {
          assertThat(scene.world.cityOwner(scene.board().cityAt(event.area()))).isNegative();
          assertThat(scene.world.hasGarrison(event.area())).isTrue();
        });
  }

  @Test
  @Rule("14.2.8")
  void withFewerPlayersGermanyAddsCitiesUntilThereAreSix() {
    Scene scene = Scene.of(Sample.seated("viking-magyar-saracen", 4));
    new Opening(scene.play).run();
    assertThat(scene.told(CityEvent.Founded.class))
        .hasSize(6)
        .extracting(CityEvent.Founded::tax)
        .containsExactlyInAnyOrder(2, 1, 1, 1, 1, 1);
    assertThat(scene.world.hasGarrison(scene.area("byzantium"))).isTrue();
    assertThat(scene.world.hasGarrison(scene.area("jerusalem"))).isTrue();
  }
}
