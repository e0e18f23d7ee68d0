package org.groma.engine.cycles.economy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.movement.ChooseMove;
import org.groma.engine.cycles.movement.Move;
import org.groma.engine.cycles.setting.Stage;
import org.junit.jupiter.api.Test;

class SupportTest {

  private final Scene scene = Scene.of("roman-empire");
  private final int romans = scene.begin("romans", Stage.EMPIRE);

  /** An area outside that touches the boundary, with an inland one behind it that does not. */
  private final int border = scene.land.find(area -> isBorder(area) && behind(area) >= 0);

  private final int behind = behind(border);

  private boolean isBorder(int area) {
    return !scene.board().isInside(area)
        && scene.land.near(area).stream().anyMatch(scene.board()::isInside);
  }

  private int behind(int area) {
    return scene.land.near(area).stream()
        .filter(next -> !scene.board().isInside(next) && !isBorder(next))
        .filter(next -> !scene.board().isCoastal(next))
        .filter(next ->
            scene.land.near(next).stream().noneMatch(other -> other != area && isBorder(other)))
        .findFirst()
        .orElse(-1);
  }

  @Test
  void aUnitBesideTheBoundaryIsSupportedAndOneBeyondIsNot() {
    int near = scene.put(romans, "elite", border);
    Support.enforce(scene.play, romans);
    assertThat(scene.world.isOnBoard(near)).isTrue();

    int far = scene.put(scene.position("romans"), "elite", behind);
    assertThat(scene.world.isOnBoard(far)).isTrue();
    Support.enforce(scene.play, romans); // a line of units reaches the boundary
    assertThat(scene.world.isOnBoard(far)).isTrue();

    assertThat(Support.restsOn(scene.world, near)).isTrue();
    assertThat(Support.restsOn(scene.world, far)).isFalse();
    scene.play.remove(near);
    assertThat(Support.wouldHave(scene.world, far, behind)).isFalse();
    assertThat(Support.wouldHave(scene.world, far, border)).isTrue();
    Support.enforce(scene.play, romans);
    assertThat(scene.world.isOnBoard(far)).isFalse();
  }

  @Test
  void areasInsideThatOthersHoldGiveNoSupport() {
    int unit = scene.put(romans, "elite", border);
    for (int next : scene.land.near(border)) {
      if (scene.board().isInside(next)) {
        scene.after(new CityEvent.Garrisoned(next));
      }
    }
    Support.enforce(scene.play, romans);
    assertThat(scene.world.isOnBoard(unit)).isFalse();
  }

  @Test
  void whoLeavesAPillagedCityHasNoSupportFromIt() {
    int outside =
        scene.land.find(area ->
            isBorder(area)
                && scene.land.near(area).stream().filter(scene.board()::isInside).count() == 1);
    int inside =
        scene.land.near(outside).stream().filter(scene.board()::isInside).findFirst().orElseThrow();
    int unit = scene.put(romans, "elite", inside);
    assertThat(Support.wouldHave(scene.world, unit, outside)).isTrue();
    scene.garrison(inside); // the marker under it
    assertThat(Support.wouldHave(scene.world, unit, outside)).isFalse();
    scene.put(romans, "ship", inside);
    assertThat(Support.wouldHave(scene.world, unit, outside)).as("another stays").isTrue();
  }

  @Test
  void aShipInsideSupportsTheCoastsOfItsSea() {
    int byzantium = scene.area("byzantium");
    int coast =
        scene.land.find(area ->
            !scene.board().isInside(area)
                && !isBorder(area)
                && scene.board().isCoastal(area)
                && scene.land.near(area).stream().noneMatch(this::isBorder)
                && scene.board().seasOf(area).anyMatch(this::isOnAnInsideCoast));
    int sea = scene.board().seasOf(coast).filter(this::isOnAnInsideCoast).findFirst().orElseThrow();
    int unit = scene.put(romans, "elite", coast);
    assertThat(Support.wouldHave(scene.world, unit, coast)).isFalse();
    int port =
        scene.land.find(area ->
            scene.board().isInside(area)
                && scene.board().seasOf(area).anyMatch(each -> each == sea));
    int ship = scene.put(romans, "ship", port);
    assertThat(Support.wouldHave(scene.world, unit, coast)).isTrue();
    assertThat(Support.restsOn(scene.world, ship)).isTrue();
    assertThat(scene.board().isInside(byzantium)).isTrue();
  }

  @Test
  void shipsOfAnEmpireSailNeitherAloneNorWithCargoWhereTheyHaveNoSupport() {
    int port =
        scene.land.find(
            area -> scene.board().isInside(area) && farFrom(area).findAny().isPresent());
    int far = farFrom(port).findFirst().orElseThrow();
    int ship = scene.put(romans, "ship", port);
    scene.put(romans, "infantry", port);
    assertThat(ends(ship)).isNotEmpty().doesNotContain(far);
    scene.put(romans, "ship", otherPort(far, port)); // whose sea supports that coast
    assertThat(ends(ship)).contains(far);
    scene.begin("romans", Stage.KINGDOM);
    assertThat(ends(ship)).contains(far);
  }

  /** Coasts outside on a sea of an area that only a ship would support. */
  private IntStream farFrom(int area) {
    return scene
        .board()
        .seasOf(area)
        .filter(this::isOnAnInsideCoast)
        .flatMap(sea ->
            IntStream.range(0, scene.board().coastCount(sea)).map(i -> scene.board().coast(sea, i)))
        .filter(coast ->
            !scene.board().isInside(coast)
                && !isBorder(coast)
                && scene.land.near(coast).stream().noneMatch(this::isBorder)
                && otherPort(coast, area) >= 0);
  }

  private int otherPort(int coast, int port) {
    return scene
        .board()
        .seasOf(coast)
        .flatMap(sea ->
            IntStream.range(0, scene.board().coastCount(sea)).map(i -> scene.board().coast(sea, i)))
        .filter(area -> scene.board().isInside(area) && area != port)
        .findFirst()
        .orElse(-1);
  }

  private Set<Integer> ends(int ship) {
    return new ChooseMove(scene.world, romans, ship)
        .options().stream()
            .filter(Move.Voyage.class::isInstance)
            .map(move -> ((Move.Voyage) move).area())
            .collect(Collectors.toSet());
  }

  private boolean isOnAnInsideCoast(int sea) {
    for (int i = 0; i < scene.board().coastCount(sea); i++) {
      if (scene.board().isInside(scene.board().coast(sea, i))) {
        return true;
      }
    }
    return false;
  }

  @Test
  void kingdomsNeedNoSupport() {
    int hun = scene.begin("hun", Stage.KINGDOM);
    int unit = scene.put(hun, "horse", behind);
    Support.enforce(scene.play, hun);
    assertThat(scene.world.isOnBoard(unit)).isTrue();
  }

  @Test
  void aUnitThatOthersRestOnIsNotDisbandedWhileAnotherCanGo() {
    int near = scene.put(romans, "elite", border);
    int far = scene.put(romans, "elite", behind);
    scene.treasury(romans, 5);
    ChooseDisband choice = new ChooseDisband(scene.world, romans, 5, Integer.MAX_VALUE);
    assertThat(choice.options()).containsExactly(far);
    assertThat(choice.refusal(near)).isPresent();
  }

  @Test
  void nobodyRestsOnAUnitInsideNorOnWhoStandsAloneOutside() {
    int inside = scene.put(romans, "elite", "rome");
    assertThat(Support.restsOn(scene.world, inside)).isFalse();
    int alone = scene.put(romans, "elite", border);
    assertThat(Support.restsOn(scene.world, alone)).isFalse();
    assertThat(Support.restsOn(scene.world, inside)).isFalse();
  }
}
