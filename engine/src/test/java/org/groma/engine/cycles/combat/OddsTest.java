package org.groma.engine.cycles.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.setting.CombatTable;
import org.groma.engine.cycles.setting.Edge;
import org.groma.engine.cycles.setting.Result;
import org.junit.jupiter.api.Test;

final class OddsTest {

  private final Scene scene = Scene.open();
  private final Battlefield battle = new Battlefield(scene);
  private final CombatTable table = Scene.OPEN.combat();

  private int borderland() {
    return scene.land.find(
        area -> scene.land.count(area, Edge.PLAIN) > 0 && scene.land.count(area, Edge.RIVER) > 0);
  }

  private String odds(Scene where, int area, Integer... units) {
    Defence defence = Defence.of(where.world, area, ME, Fray.NONE).orElseThrow();
    int column = Odds.column(where.world, ME, defence, List.of(units));
    return column < 0 ? "none" : table.odds(column);
  }

  @Test
  void theExampleOfTheRulesIsRolledAtThreeToTwo() {
    int area = borderland();
    int open = scene.land.beside(area, false);
    int behind = scene.land.beside(area, true);
    int infantry = scene.put(ME, "barbarian-infantry", open);
    int bow = scene.put(ME, "bow", open);
    int horse = scene.put(ME, "barbarian-horse", behind);
    int otherBow = scene.put(ME, "bow", behind);
    scene.put(YOU, "infantry", area);
    scene.dice.d6(5, 4);
    scene.answers.answer(
        ChooseAttack.class,
        Optional.of(new Assault(area, List.of(infantry, bow, horse, otherBow))));
    battle.fight();
    BattleTold.Fought fought = scene.told(BattleTold.Fought.class).getFirst();
    assertThat(fought.attack()).isEqualTo(15);
    assertThat(fought.defence()).isEqualTo(4);
    assertThat(table.odds(fought.column())).isEqualTo("3-2");
    assertThat(fought.result()).isEqualTo(Result.DR1);
  }

  @Test
  void mountainsRiversAndArrowsHalveAndOpenGroundDoesNot() {
    for (Edge edge : Edge.values()) {
      for (int area = 0; area < scene.board().areas(); area++) {
        for (int i = 0; i < scene.board().degree(area); i++) {
          if (scene.board().edge(area, i) == edge) {
            int unit = scene.put(ME, "infantry", scene.board().near(area, i));
            assertThat(Odds.strength(scene.world, area, unit))
                .isEqualTo(edge == Edge.PLAIN ? 8 : 4);
            scene.play.remove(unit);
          }
        }
      }
    }
  }

  @Test
  void aCarriedUnitIsHalvedAndAShipNever() {
    int area = scene.land.find(each -> scene.board().isCoastal(each));
    int sea = scene.board().sea(area, 0);
    int ship = scene.put(ME, "ship", sea);
    int infantry = scene.put(ME, "infantry", sea);
    assertThat(Odds.strength(scene.world, area, ship)).isEqualTo(2);
    assertThat(Odds.strength(scene.world, area, infantry)).isEqualTo(4);
    int across =
        scene.land.find(
            each -> scene.board().isCoastal(each) && scene.land.count(each, Edge.CROSSING) > 0);
    int from = scene.land.beside(across, true);
    assertThat(Odds.strength(scene.world, across, scene.put(ME, "ship", from))).isEqualTo(2);
  }

  @Test
  void leadersShiftForTheirSideAndCancelEachOther() {
    int area = borderland();
    int open = scene.land.beside(area, false);
    int infantry = scene.put(ME, "infantry", open);
    scene.put(YOU, "bow", area);
    assertThat(odds(scene, area, infantry)).isEqualTo("2-1");
    scene.lead(ME, open);
    assertThat(odds(scene, area, infantry)).isEqualTo("5-2");
    scene.lead(YOU, area);
    assertThat(odds(scene, area, infantry)).isEqualTo("2-1");
    scene.lead(ME, scene.land.beside(area, true));
    assertThat(odds(scene, area, infantry)).isEqualTo("3-2");
  }

  @Test
  void aGeneralShiftsTwoColumnsAndAnAdministratorNone() {
    Scene named = Scene.with("namedLeaders");
    int area = borderland();
    int open = named.land.beside(area, false);
    int horse = named.put(ME, "horse", open);
    named.put(YOU, "infantry", area);
    assertThat(odds(named, area, horse)).isEqualTo("1-1");
    named.lead(ME, open, 2);
    assertThat(odds(named, area, horse)).isEqualTo("2-1");
    named.lead(YOU, area, 3);
    assertThat(odds(named, area, horse)).isEqualTo("3-2");
    named.lead(ME, open, 5);
    assertThat(odds(named, area, horse)).isEqualTo("2-3");
  }

  @Test
  void aLeaderOfASpecialRuleShiftsMore() {
    Scene alexander = Scene.of("alexander");
    int macedon = alexander.world.setting().positionNamed("macedon");
    int darius = alexander.world.setting().positionNamed("persia-of-darius");
    assertThat(alexander.world.setting().leaderShift(macedon)).isEqualTo(2);
    assertThat(alexander.world.setting().leaderShift(darius)).isZero();
    assertThat(Scene.OPEN.leaderShift(ME)).isEqualTo(1);
  }

  @Test
  void theWallsOfByzantiumShiftOneColumnWhereTheyAreUsed() {
    for (boolean strong : new boolean[] {false, true}) {
      Scene here = strong ? Scene.with("byzantiumStrong") : Scene.open();
      int byzantium = here.board().area("byzantium");
      int infantry = here.put(ME, "infantry", here.land.beside(byzantium, false));
      here.put(YOU, "bow", byzantium);
      assertThat(odds(here, byzantium, infantry)).isEqualTo(strong ? "3-2" : "2-1");
    }
  }

  @Test
  void aNeutralGarrisonIsAsStrongAsItsCityPaysButNotLessThanTwo() {
    int byzantium = scene.board().area("byzantium");
    int poor =
        scene.land.find(area ->
            scene.board().cityAt(area) >= 0
                && scene.board().cities().get(scene.board().cityAt(area)).tax() == 1);
    scene.garrison(byzantium).garrison(poor);
    assertThat(Defence.of(scene.world, byzantium, ME, Fray.NONE).orElseThrow().strength())
        .isEqualTo(4);
    assertThat(Defence.of(scene.world, poor, ME, Fray.NONE).orElseThrow().strength()).isEqualTo(2);
    scene.put(YOU, "bow", poor);
    assertThat(Defence.of(scene.world, poor, ME, Fray.NONE).orElseThrow().garrison()).isFalse();
  }

  @Test
  void aCapitalDefendsItselfAndItsUnitsWhereCapitalsDo() {
    Scene here = Scene.of("pre-roman");
    int rome = here.board().area("rome");
    here.after(new PositionEvent.CapitalMoved(YOU, rome));
    assertThat(Defence.of(here.world, rome, ME, Fray.NONE).orElseThrow().strength()).isEqualTo(3);
    assertThat(Defence.of(here.world, rome, YOU, Fray.NONE)).isEmpty();
    assertThat(here.world.isBarred(rome, ME)).isTrue();
    assertThat(here.world.isBarred(rome, YOU)).isFalse();
    here.put(YOU, "infantry", rome);
    assertThat(Defence.of(here.world, rome, ME, Fray.NONE).orElseThrow().strength()).isEqualTo(7);
  }
}
