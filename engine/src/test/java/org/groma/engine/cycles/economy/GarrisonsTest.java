package org.groma.engine.cycles.economy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.IntPredicate;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Stage;
import org.junit.jupiter.api.Test;

class GarrisonsTest {

  private final Scene scene = Scene.open();
  private final Board board = scene.board();
  private final int slav = scene.begin("slav-1", Stage.EMPIRE);
  private final int hun = scene.begin("hun", Stage.BARBARIAN);

  private boolean mayBuild(int area) {
    return Garrisons.refusal(scene.world, slav, area).isEmpty();
  }

  private IntPredicate countrysideOf(String province) {
    return area ->
        board.province(area) == board.provinceNamed(province)
            && board.cityAt(area) == Board.NONE
            && !board.isDesert(area);
  }

  private boolean isBeside(int area, int city) {
    return board.areAdjacent(area, city);
  }

  @Test
  void inAProvinceOfWhichAllCitiesAreOwnedEveryEmptyAreaWillDo() {
    int far = scene.land.find(countrysideOf("gaul"));
    assertThat(mayBuild(far)).isFalse();
    scene.ownProvince(slav, "gaul");
    assertThat(mayBuild(far)).isTrue();
    scene.put(slav, "infantry", far);
    assertThat(mayBuild(far)).isFalse();
  }

  @Test
  void inAProvincePartlyOwnedOnlyFriendlyCitiesAndAreasBesideThemWillDo() {
    int city = scene.area("lutetia");
    scene.own(slav, "lutetia");
    int beside = scene.land.find(area -> countrysideOf("gaul").test(area) && isBeside(area, city));
    int other = scene.area("massilia");
    assertThat(mayBuild(city)).isTrue();
    assertThat(mayBuild(beside)).isTrue();
    assertThat(mayBuild(other)).isFalse();
    // a city that is not friendly, though it is beside a friendly one
    int unfriendlyBeside =
        scene.land.find(area ->
            board.cityAt(area) != Board.NONE
                && scene.land.near(area).stream()
                    .anyMatch(next ->
                        board.cityAt(next) != Board.NONE
                            && board.province(next) == board.province(area)));
    int neighbour =
        scene.land.near(unfriendlyBeside).stream()
            .filter(next ->
                board.cityAt(next) != Board.NONE
                    && board.province(next) == board.province(unfriendlyBeside))
            .findFirst()
            .orElseThrow();
    scene.after(new CityEvent.Owned(board.cityAt(neighbour), slav));
    assertThat(mayBuild(unfriendlyBeside)).isFalse();
  }

  @Test
  void unfriendlyUnitsOfTheSameProvinceKeepThemOutOfTheCountryside() {
    int city = scene.area("lutetia");
    scene.own(slav, "lutetia");
    int beside =
        scene.land.find(area ->
            countrysideOf("gaul").test(area)
                && isBeside(area, city)
                && scene.land.near(area).stream()
                    .anyMatch(
                        next -> next != city && board.province(next) == board.province(area)));
    int enemy =
        scene.land.near(beside).stream()
            .filter(next -> next != city && board.province(next) == board.province(beside))
            .findFirst()
            .orElseThrow();
    scene.put(hun, "barbarian-horse", enemy);
    assertThat(mayBuild(beside)).isFalse();
    assertThat(mayBuild(city)).isTrue(); // in the city itself they may be built
  }

  @Test
  void neverInDesertsNorOutsideTheBoundary() {
    for (int city = 0; city < board.cities().size(); city++) {
      scene.after(new CityEvent.Owned(city, slav));
    }
    for (int area = 0; area < board.areas(); area++) {
      if (board.isDesert(area) || !board.isInside(area)) {
        assertThat(mayBuild(area)).as(board.id(area)).isFalse();
      }
    }
    assertThat(mayBuild(scene.area("ctesiphon"))).isFalse();
  }

  @Test
  void aGarrisonFarFromFriendlyCitiesMayBeLetGoBeforeItIsPaid() {
    int city = scene.area("lutetia");
    scene.own(slav, "lutetia");
    int far =
        scene.land.find(area -> countrysideOf("hispania").test(area) && !isBeside(area, city));
    int useless = scene.put(slav, "garrison", far);
    int useful = scene.put(slav, "garrison", city);
    assertThat(Garrisons.isUseless(scene.world, useless)).isTrue();
    assertThat(Garrisons.isUseless(scene.world, useful)).isFalse();
    scene.treasury(slav, 5);
    scene.answers.answer(ChooseDismissal.class, useless);
    Garrisons.dismiss(scene.play, slav);
    assertThat(scene.world.isOnBoard(useless)).isFalse();
    assertThat(scene.world.treasury(slav)).isEqualTo(5);
  }

  @Test
  void aGarrisonBesideAUnitThatIsBesideAFriendlyCityIsOfUse() {
    int city = scene.area("lutetia");
    scene.own(slav, "lutetia");
    int middle = scene.land.near(city).getFirst();
    int end =
        scene.land.near(middle).stream()
            .filter(area -> area != city && !isBeside(area, city))
            .findFirst()
            .orElseThrow();
    int garrison = scene.put(slav, "garrison", end);
    assertThat(Garrisons.isUseless(scene.world, garrison)).isTrue();
    scene.put(slav, "infantry", middle);
    assertThat(Garrisons.isUseless(scene.world, garrison)).isFalse();
  }

  @Test
  void onlyUselessGarrisonsAreLetGoOrNone() {
    ChooseDismissal choice = new ChooseDismissal(scene.world, 0, List.of(4, 7));
    assertThat(choice.options()).containsExactly(ChooseDismissal.NONE, 4, 7);
    assertThat(choice.refusal(ChooseDismissal.NONE)).isEmpty();
    assertThat(choice.refusal(7)).isEmpty();
    assertThat(choice.refusal(5)).isPresent();
  }
}
