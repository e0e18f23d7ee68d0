package org.groma.engine.cycles.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.Optional;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.combat.Advance.March;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.setting.Result;
import org.junit.jupiter.api.Test;

final class NeutralGarrisonTest {

  private final Scene scene = Scene.open();
  private final Battlefield battle = new Battlefield(scene);
  private final int city =
      scene.land.find(area -> scene.board().cityAt(area) >= 0 && scene.board().degree(area) > 1);
  private final int beside = scene.land.beside(city, false);

  private int attack(int area, int from, Result result) {
    int horse = scene.put(ME, "horse", from);
    scene.garrison(area);
    battle.attack(area, result, horse);
    return horse;
  }

  @Test
  void anyRetreatEliminatesItAndWhoEntersTakesTheCity() {
    int horse = attack(city, beside, Result.DR1);
    scene.answers.answer(Advance.class, Optional.of(new March(horse, city)));
    battle.fight();
    assertThat(scene.world.hasGarrison(city)).isFalse();
    assertThat(scene.world.place(horse)).isEqualTo(city);
  }

  @Test
  void itIsThereAgainWhenNobodyEntersTheCity() {
    int horse = attack(city, beside, Result.DE);
    battle.fight();
    assertThat(scene.world.hasAttacked(horse)).isTrue();
    assertThat(scene.world.hasGarrison(city)).isTrue();
    assertThat(scene.world.place(horse)).isEqualTo(beside);
  }

  @Test
  void anExchangeWithALoneAttackerLeavesTheCityGarrisoned() {
    int horse = attack(city, beside, Result.EX);
    battle.fight();
    assertThat(scene.world.isOnBoard(horse)).isFalse();
    assertThat(scene.world.hasGarrison(city)).isTrue();
  }

  @Test
  void withoutACityItIsGoneForGood() {
    int field = scene.land.field();
    int horse = attack(field, scene.land.beside(field, false), Result.DE);
    battle.fight();
    assertThat(scene.world.hasGarrison(field)).isFalse();
    assertThat(scene.world.place(horse)).isNotEqualTo(field);
  }

  @Test
  void theMarkerOfAPillagedCityStaysUnderWhoEnters() {
    scene.after(new CityEvent.Pillaged(scene.board().cityAt(city), 9));
    int horse = attack(city, beside, Result.DE);
    scene.answers.answer(Advance.class, Optional.of(new March(horse, city)));
    battle.fight();
    assertThat(scene.world.place(horse)).isEqualTo(city);
    assertThat(scene.world.hasGarrison(city)).isTrue();
  }

  @Test
  void whoBeatsUnitsOnSuchAMarkerEntersAtOnce() {
    scene.after(new CityEvent.Pillaged(scene.board().cityAt(city), 9));
    scene.put(YOU, "bow", city);
    int horse = attack(city, beside, Result.DE);
    scene.answers.answer(Advance.class, Optional.of(new March(horse, city)));
    battle.fight();
    assertThat(scene.world.place(horse)).isEqualTo(city);
  }

  @Test
  void itNeverFollows() {
    int horse = attack(city, beside, Result.AR1);
    battle.fight();
    assertThat(scene.world.place(horse)).isNotEqualTo(beside);
    assertThat(scene.world.occupant(beside)).isNotEqualTo(ME);
    assertThat(scene.world.hasGarrison(city)).isTrue();
  }
}
