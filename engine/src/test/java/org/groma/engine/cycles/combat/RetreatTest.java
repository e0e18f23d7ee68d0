package org.groma.engine.cycles.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.THIRD;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.state.World;
import org.junit.jupiter.api.Test;

final class RetreatTest {

  private final Scene scene = Scene.open();
  private final Battlefield battle = new Battlefield(scene);
  private final int field = scene.land.field();
  private final int enemy = scene.land.beside(field, false);

  private Set<Integer> ends(int unit, int distance) {
    return Flights.of(scene.world, unit, distance, List.of(enemy)).stream()
        .filter(flight -> !flight.lost())
        .map(flight -> flight.path().getLast())
        .collect(Collectors.toSet());
  }

  private Set<Integer> neighbours(boolean awayOnly) {
    return scene.land.near(field).stream()
        .filter(area -> area != enemy)
        .filter(area -> !awayOnly || !scene.board().areAdjacent(area, enemy))
        .collect(Collectors.toSet());
  }

  @Test
  void aRetreatEndsNotNextToTheEnemyIfPossible() {
    scene.put(ME, "horse", enemy);
    int unit = scene.put(YOU, "horse", field);
    assertThat(neighbours(true)).isNotEmpty().isNotEqualTo(neighbours(false));
    assertThat(ends(unit, 1)).isEqualTo(neighbours(true));
    neighbours(true).forEach(area -> scene.put(THIRD, "ship", area));
    assertThat(ends(unit, 1)).isNotEmpty().allMatch(area -> scene.board().areAdjacent(area, enemy));
  }

  @Test
  void aLongRetreatGoesAsFarAwayAsPossible() {
    scene.put(ME, "horse", enemy);
    int unit = scene.put(YOU, "horse", field);
    assertThat(ends(unit, 2)).isNotEmpty().allMatch(area -> scene.board().steps(area, enemy) == 3);
    assertThat(ends(unit, 3)).isNotEmpty().allMatch(area -> scene.board().steps(area, enemy) == 4);
  }

  @Test
  void nobodyRetreatsOntoUnfriendlyUnitsButOntoALoneLeader() {
    scene.put(ME, "horse", enemy);
    int unit = scene.put(YOU, "horse", field);
    int free = neighbours(true).iterator().next();
    battle.wall(field, free);
    assertThat(ends(unit, 1)).containsExactly(free);
    scene.lead(THIRD, free);
    assertThat(ends(unit, 1)).containsExactly(free);
    scene.garrison(free);
    assertThat(ends(unit, 1)).isEmpty();
  }

  @Test
  void aUnitThatHasNoWayIsEliminated() {
    int horse = scene.put(ME, "horse", enemy);
    int bow = scene.put(ME, "bow", enemy);
    int unit = scene.put(YOU, "horse", field);
    battle.wall(field);
    battle.attack(field, Result.DR1, horse, bow);
    battle.fight();
    assertThat(scene.world.isOnBoard(unit)).isFalse();
  }

  @Test
  void aLightUnitPassesALoneHeavyOneButNotAFullArea() {
    scene.put(ME, "horse", enemy);
    int bow = scene.put(YOU, "bow", field);
    int free = neighbours(true).iterator().next();
    battle.wall(field, free);
    scene.put(YOU, "infantry", free);
    assertThat(ends(bow, 2)).isNotEmpty();
    int ship = scene.put(YOU, "ship", free);
    assertThat(ends(bow, 2)).isEmpty();
    scene.play.remove(ship);
    int heavy = scene.put(YOU, "horse", field);
    assertThat(ends(heavy, 1)).isEmpty();
  }

  @Test
  void citiesOfOthersAreAvoidedIfThereIsAnotherWay() {
    int start =
        scene.land.find(area ->
            scene.land.near(area).stream().filter(next -> scene.board().cityAt(next) >= 0).count()
                    == 1
                && scene.board().degree(area) > 2
                && !scene.board().isCoastal(area));
    int city =
        scene.land.near(start).stream()
            .filter(next -> scene.board().cityAt(next) >= 0)
            .findFirst()
            .orElse(-1);
    int unit = scene.put(YOU, "horse", start);
    assertThat(cityEnds(unit)).contains(city);
    scene.after(new CityEvent.Owned(scene.board().cityAt(city), ME));
    assertThat(cityEnds(unit)).isNotEmpty().doesNotContain(city);
    scene.after(new CityEvent.Owned(scene.board().cityAt(city), YOU));
    assertThat(cityEnds(unit)).contains(city);
    scene.after(new CityEvent.Owned(scene.board().cityAt(city), ME));
    battle.wall(start, city);
    assertThat(cityEnds(unit)).containsExactly(city);
  }

  private Set<Integer> cityEnds(int unit) {
    return Flights.of(scene.world, unit, 1, List.of()).stream()
        .filter(flight -> !flight.lost())
        .map(flight -> flight.path().getLast())
        .collect(Collectors.toSet());
  }

  @Test
  void tribesCannotRetreatIntoADesertUnlessTheyComeFromOne() {
    int start =
        scene.land.find(area ->
            !scene.board().isDesert(area)
                && scene.land.near(area).stream().anyMatch(scene.board()::isDesert));
    int desert =
        scene.land.near(start).stream().filter(scene.board()::isDesert).findFirst().orElseThrow();
    int arab = scene.world.setting().positionNamed("arab");
    int tribe = scene.put(YOU, "tribe", start);
    assertThat(cityEnds(tribe)).doesNotContain(desert);
    scene.play.remove(tribe);
    assertThat(cityEnds(scene.put(arab, "tribe", start))).contains(desert);
  }

  @Test
  void whoDoesNotFightMakesNoRoom() {
    int first = scene.put(ME, "horse", enemy);
    int place =
        scene.land.near(enemy).stream()
            .filter(area -> area != field && !scene.board().areAdjacent(area, field))
            .findFirst()
            .orElseThrow();
    battle.wall(enemy, place, field);
    scene.put(YOU, "horse", field);
    scene.put(ME, "horse", place);
    // the only way out is full: who stands there does not fight and makes no room
    battle.attack(field, Result.AR1, first);
    battle.fight();
    assertThat(scene.world.isOnBoard(first)).isFalse();
    assertThat(scene.world.unitsAt(place)).hasSize(1);
  }

  @Test
  void whoCanMakeRoomForAnotherGoesFirst() {
    int corner =
        scene.land.find(area ->
            scene.land.near(area).stream()
                .anyMatch(one ->
                    scene.land.near(area).stream()
                        .anyMatch(two -> scene.board().areAdjacent(one, two))));
    int one =
        scene.land.near(corner).stream()
            .filter(area ->
                scene.land.near(corner).stream()
                    .anyMatch(two -> scene.board().areAdjacent(area, two)))
            .findFirst()
            .orElseThrow();
    int two =
        scene.land.near(corner).stream()
            .filter(area -> scene.board().areAdjacent(area, one))
            .findFirst()
            .orElseThrow();
    int stuck = scene.put(ME, "horse", one);
    int free = scene.put(ME, "horse", two);
    scene.put(YOU, "horse", corner);
    battle.wall(one, two);
    battle.attack(corner, Result.AR1, stuck, free);
    battle.fight();
    assertThat(scene.world.isOnBoard(free)).isTrue();
    assertThat(scene.world.place(stuck)).isEqualTo(two);
  }

  @Test
  void aShipRetreatsAlongTheCoastOnly() {
    int coast =
        scene.land.find(area ->
            scene.board().shoreDegree(area) > 0
                && scene.board().shoreDegree(area) < scene.board().degree(area));
    Set<Integer> shore =
        IntStream.range(0, scene.board().shoreDegree(coast))
            .mapToObj(i -> scene.board().shore(coast, i))
            .collect(Collectors.toSet());
    assertThat(cityEnds(scene.put(YOU, "ship", coast))).isEqualTo(shore);
  }

  @Test
  void whoRetreatsOntoFriendsSharesTheirFate() {
    int free = neighbours(true).iterator().next();
    int horse = scene.put(ME, "horse", enemy);
    int bow = scene.put(ME, "bow", enemy);
    int beaten = scene.put(YOU, "bow", field);
    int fresh = scene.put(YOU, "infantry", free);
    battle.wall(field, free);
    int second =
        scene.land.near(free).stream()
            .filter(area -> area != field && scene.world.occupant(area) == World.NOBODY)
            .findFirst()
            .orElseThrow();
    int rider = scene.put(ME, "horse", second);
    int helper = scene.put(ME, "bow", second);
    battle.attack(field, Result.DR1, horse, bow);
    scene.dice.d6(6, 6);
    scene.answers.answer(
        ChooseAttack.class, Optional.of(new Assault(free, List.of(rider, helper))));
    battle.fight();
    var fought = scene.told(BattleTold.Fought.class);
    assertThat(fought).hasSize(2);
    assertThat(fought.get(1).defence()).isEqualTo(4);
    assertThat(scene.told(UnitEvent.Driven.class))
        .anyMatch(each -> each.unit() == beaten && each.place() == free);
    // a roll of twelve beats them both, whatever the odds
    assertThat(scene.world.place(beaten)).isNotEqualTo(free);
    assertThat(scene.world.place(fresh)).isNotEqualTo(free);
  }
}
