package org.groma.engine.cycles.special;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.special.RisingRome.ROME;

import java.util.List;
import java.util.stream.IntStream;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.combat.Combat;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.movement.Movement;
import org.groma.engine.cycles.naval.Interception;
import org.groma.engine.cycles.naval.Voyagers;
import org.groma.engine.cycles.setting.City;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.junit.jupiter.api.Test;

/** What the units of independent kingdoms do by themselves. */
@Rule("14.2.4")
final class IndependentKingdomsTest {

  private final RisingRome rising = new RisingRome();
  private final Scene scene = rising.scene();
  private final World world = scene.world;
  private final int rome = scene.position(ROME);
  private final int kingdoms = scene.position("independent-kingdoms");

  @Test
  void aKingdomAttacksFromItsEmptyCityIfThatIsAsGood() {
    for (City city : scene.board().cities()) {
      int target = city.area();
      List<Integer> beside = besideAtHome(target);
      for (int home : beside) {
        for (int field : beside.subList(0, beside.indexOf(home))) {
          if (scene.board().cityAt(home) >= 0
              && scene.board().cityAt(field) < 0
              && scene.board().areAdjacent(home, field)) {
            attackFrom(field, home, target);
            return;
          }
        }
      }
    }
    throw new AssertionError("no city of the map has such neighbours");
  }

  /** The areas of the same province beside one, where nothing hinders an attack. */
  private List<Integer> besideAtHome(int area) {
    return IntStream.range(0, scene.board().degree(area))
        .filter(i -> !scene.board().edge(area, i).halves())
        .map(i -> scene.board().near(area, i))
        .filter(near -> scene.board().province(near) == scene.board().province(area))
        .filter(near -> scene.board().province(near) != scene.province("italia"))
        .boxed()
        .toList();
  }

  @SuppressWarnings("EnumOrdinal") // a mark is a number
  private void attackFrom(int field, int home, int target) {
    scene.after(
        new ScenarioEvent.Marked(
            Mark.OPPOSITION,
            scene.board().province(target),
            OppositionKind.INDEPENDENT_KINGDOM.ordinal() + 1),
        new CityEvent.Owned(scene.board().cityAt(home), kingdoms),
        new CityEvent.Owned(scene.board().cityAt(target), rome));
    int guard = scene.play.raise(kingdoms, scene.kind("infantry"), field);
    scene.play.raise(rome, scene.kind("bow"), target);
    Movement.play(scene.play, kingdoms);
    assertThat(world.place(guard)).isEqualTo(home);
  }

  @Test
  void aKingdomWalksIntoItsCitiesThatRomeLeftEmpty() {
    rising.find("gaul", OppositionKind.INDEPENDENT_KINGDOM);
    assertThat(world.unitsOf(kingdoms)).hasSameSizeAs(rising.cities("gaul"));
    int lost = world.unitsAt(scene.area("lugdunum")).getFirst();
    scene.play.remove(lost);
    scene.own(ROME, "lugdunum");
    int beside = scene.area("lugdunum");
    for (int i = 0; i < scene.board().degree(scene.area("lugdunum")); i++) {
      int near = scene.board().near(scene.area("lugdunum"), i);
      if (scene.board().province(near) == scene.province("gaul")
          && scene.board().cityAt(near) < 0) {
        beside = near;
      }
    }
    int nearest = scene.play.raise(kingdoms, scene.kind("infantry"), beside);
    Movement.play(scene.play, kingdoms);
    assertThat(world.place(nearest)).isEqualTo(scene.area("lugdunum"));
  }

  @Test
  void aKingdomNeverLeavesItsProvince() {
    rising.find("gaul", OppositionKind.INDEPENDENT_KINGDOM);
    int unit = world.unitsAt(scene.area("massilia")).getFirst();
    assertThat(Bounds.areClosed(world, unit, scene.area("genua"))).isTrue();
    assertThat(Bounds.forbidAttack(world, unit, rome, scene.area("genua"))).isTrue();
    assertThat(Bounds.areClosed(world, unit, scene.area("lugdunum"))).isFalse();
  }

  @Test
  void aKingdomRecruitsUntilItHasAUnitForEachCity() {
    rising.find("gaul", OppositionKind.INDEPENDENT_KINGDOM);
    scene.play.remove(world.unitsAt(scene.area("lutetia")).getFirst());
    scene.play.automaton().orElseThrow().economy(kingdoms);
    assertThat(world.occupant(scene.area("lutetia"))).isEqualTo(kingdoms);
    int units = world.count(kingdoms);
    scene.play.automaton().orElseThrow().economy(kingdoms);
    assertThat(world.count(kingdoms)).isEqualTo(units);
  }

  @Test
  void aKingdomAttacksACityOfItsProvinceAtOddsOfOneToOne() {
    rising.find("gaul", OppositionKind.INDEPENDENT_KINGDOM);
    scene.play.remove(world.unitsAt(scene.area("lugdunum")).getFirst());
    scene.own(ROME, "lugdunum");
    scene.put(ROME, "ship", "lugdunum"); // one against whoever comes
    scene.dice.d6(6, 6, 6, 6, 6, 6);
    Movement.play(scene.play, kingdoms);
    Combat.play(scene.play, kingdoms);
    assertThat(scene.told(UnitEvent.Attacked.class)).isNotEmpty();
    assertThat(world.occupant(scene.area("lugdunum"))).as("who wins goes in").isEqualTo(kingdoms);
  }

  @Test
  void whoIsStrongEnoughTwiceAttacksTwoCities() {
    rising.find("gaul", OppositionKind.INDEPENDENT_KINGDOM);
    for (String lost : List.of("lugdunum", "lutetia")) {
      scene.play.remove(world.unitsAt(scene.area(lost)).getFirst());
      scene.own(ROME, lost);
      scene.put(ROME, "ship", lost);
    }
    for (int area = 0; area < scene.board().areas(); area++) { // there are enough of them
      if (scene.board().province(area) == scene.province("gaul")
          && scene.board().cityAt(area) < 0
          && world.inBox(kingdoms, scene.kind("infantry")) >= 0) {
        scene.put(kingdoms, "infantry", area);
      }
    }
    for (int i = 0; i < 12; i++) {
      scene.dice.d6(6);
    }
    Movement.play(scene.play, kingdoms);
    Combat.play(scene.play, kingdoms);
    assertThat(scene.told(BattleTold.Fought.class))
        .extracting(BattleTold.Fought::place)
        .containsExactlyInAnyOrder(scene.area("lugdunum"), scene.area("lutetia"));
  }

  @Test
  void whoHasNothingToWinBackGoesToAnEmptyCityOfItsOwn() {
    rising.find("gaul", OppositionKind.INDEPENDENT_KINGDOM);
    int lugdunum = scene.area("lugdunum");
    scene.play.remove(world.unitsAt(lugdunum).getFirst());
    int field =
        scene.land.near(lugdunum).stream()
            .filter(area -> scene.board().province(area) == scene.province("gaul"))
            .filter(area -> scene.board().cityAt(area) < 0)
            .findFirst()
            .orElseThrow();
    int guard = scene.put(kingdoms, "infantry", field);
    Movement.play(scene.play, kingdoms);
    assertThat(world.place(guard)).isEqualTo(lugdunum);
    assertThat(world.unitsOf(kingdoms))
        .as("the others stay at home")
        .hasSameSizeAs(rising.cities("gaul"));
    assertThat(rising.cities("gaul"))
        .allSatisfy(city -> assertThat(world.occupant(city.area())).isEqualTo(kingdoms));
  }

  @Test
  void shipsOfRomeAreMetOffTheCoastsOfAKingdom() {
    rising.find("gaul", OppositionKind.INDEPENDENT_KINGDOM);
    int ship = scene.put(ROME, "ship", "genua");
    int sea =
        scene
            .board()
            .seasOf(scene.area("genua"))
            .filter(each -> scene.board().seasOf(scene.area("massilia")).anyMatch(s -> s == each))
            .findFirst()
            .orElseThrow();
    scene.dice.d6(6, 6);
    Voyagers alone = Voyagers.of(ship, List.of(), -1);
    Interception.run(scene.play, alone, List.of(sea), scene.area("genua"));
    assertThat(scene.told(BattleTold.Fought.class)).hasSize(1);
  }
}
