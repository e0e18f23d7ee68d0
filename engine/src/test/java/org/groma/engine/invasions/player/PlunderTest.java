package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.activation.Raiding;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.raid.ChooseSettling;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.siege.ChooseDismantling;
import org.groma.engine.invasions.siege.ChooseLooting;
import org.junit.jupiter.api.Test;

class PlunderTest {

  private static boolean raids(Scene scene) {
    return Plunder.raids(new Raiding.ChooseToRaid(scene.world(), nation("alemanni")));
  }

  private static Scene alemanni() {
    return Scene.empty()
        .units("alemanni", "infantry", 4, "agri-decumates")
        .horde("alemanni", "agri-decumates");
  }

  @Test
  void whoCouldTakeSomethingDoesNotRaid() {
    assertThat(raids(alemanni().held("romans", "lotharingia"))).isFalse();
  }

  @Test
  void whoCannotTakeAnythingRaids() {
    Scene scene = alemanni();
    Board board = Sample.SETTING.board();
    int home = province("agri-decumates");
    for (int i = 0; i < board.degree(home); i++) {
      int next = board.target(home, i);
      if (board.isProvince(next) && !board.isBarbarian(next)) {
        String name = board.place(next).slug();
        scene.held("romans", name).units("romans", "limitanei", 3, name);
      }
    }

    assertThat(raids(scene)).isTrue();
  }

  @Test
  void anInvaderDoesNotRaid() {
    assertThat(raids(alemanni().with(new NationEvent.InvasionSet(nation("alemanni"), true))))
        .isFalse();
  }

  @Test
  void raidersGoHomeAndSettlersStayWhereItPays() {
    Scene scene = Scene.empty().units("visigoths", "infantry", 2, "dacia");

    assertThat(settles(scene, "garumnus")).isTrue();
    assertThat(settles(scene, "neustria")).isFalse();
    scene.with(new NationEvent.ActivityChanged(nation("visigoths"), Activity.RAIDER));
    assertThat(settles(scene, "garumnus")).isFalse();
  }

  private static boolean settles(Scene scene, String province) {
    return Plunder.settles(
        new ChooseSettling(scene.world(), nation("visigoths"), province(province)));
  }

  @Test
  void barbariansLootAndRichKingdomsKeepTheirCitiesWhole() {
    Scene scene = Scene.empty();

    assertThat(loots(scene)).isTrue();
    scene.status("suebi", Status.KINGDOM).with(new NationEvent.GoldChanged(nation("suebi"), 60));
    assertThat(loots(scene)).isFalse();
    scene.with(new NationEvent.GoldChanged(nation("suebi"), -50));
    assertThat(loots(scene)).as("poor").isTrue();
  }

  private static boolean loots(Scene scene) {
    return Plunder.loots(
        new ChooseLooting(scene.world(), nation("suebi"), province("thracia"), false));
  }

  @Test
  void wallsAreKeptWhereTheLandScores() {
    Scene scene = Scene.empty();

    assertThat(
            Plunder.dismantles(
                new ChooseDismantling(scene.world(), nation("visigoths"), province("latium"))))
        .isFalse();
    assertThat(
            Plunder.dismantles(
                new ChooseDismantling(scene.world(), nation("visigoths"), province("thracia"))))
        .isTrue();
  }
}
