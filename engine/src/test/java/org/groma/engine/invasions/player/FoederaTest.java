package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.diplomacy.Breach;
import org.groma.engine.invasions.diplomacy.FoedusOffers;
import org.groma.engine.invasions.diplomacy.Vassals;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.junit.jupiter.api.Test;

class FoederaTest {

  private static final int ROMANS = nation("romans");
  private static final int FIRST = province("rhaetia");
  private static final int SECOND = province("noricum");

  private static Scene goths(int infantry, int cavalry, String province) {
    return Scene.empty()
        .with(new SequenceEvent.TurnBegan(4))
        .units("visigoths", "infantry", infantry, province)
        .units("visigoths", "heavy-cavalry", cavalry, province)
        .horde("visigoths", province)
        .held("romans", "rhaetia", "noricum", "istria");
  }

  private static boolean isAccepted(Scene scene) {
    return Foedera.isAccepted(
        new FoedusOffers.ChooseAcceptance(
            scene.world(), nation("visigoths"), ROMANS, FIRST, SECOND),
        new Lures());
  }

  private static boolean isBroken(Scene scene) {
    return Foedera.isBroken(
        new Breach.ChooseBreach(scene.world(), nation("visigoths"), ROMANS, true), new Lures());
  }

  @Test
  void theWeakAcceptAFoedus() {
    assertThat(isAccepted(goths(2, 0, "bavaria"))).isTrue();
  }

  @Test
  void theStrongRefuseOneWhenTheirAimsAreNear() {
    assertThat(isAccepted(goths(4, 4, "garumnus"))).isFalse();
  }

  @Test
  void theWeakKeepFaithAndTheStrongDoNot() {
    assertThat(isBroken(goths(2, 0, "garumnus"))).isFalse();
    assertThat(isBroken(goths(4, 4, "garumnus"))).isTrue();
  }

  @Test
  void nobodyBreaksWithItsOwnPlayersEmpire() {
    Scene scene =
        goths(2, 0, "bavaria")
            .units("franks", "axe-infantry", 8, "neustria")
            .horde("franks", "neustria");

    assertThat(
            Foedera.isBroken(
                new Breach.ChooseBreach(scene.world(), nation("franks"), ROMANS, true),
                new Lures()))
        .isFalse();
  }

  @Test
  void anEmpireFederatesItsOwnPlayersNationsAndThoseWhoThreatenIt() {
    Scene weak = goths(1, 0, "bavaria");
    Scene strong = goths(4, 4, "bavaria");

    assertThat(Foedera.value(weak.world(), ROMANS, nation("franks"), FIRST, SECOND)).isPositive();
    assertThat(Foedera.value(weak.world(), ROMANS, nation("visigoths"), FIRST, SECOND))
        .isNegative();
    assertThat(Foedera.value(strong.world(), ROMANS, nation("visigoths"), FIRST, SECOND))
        .isPositive();
  }

  @Test
  void onlyWhoHasMuchToWinRebels() {
    Scene scene = goths(4, 0, "garumnus").vassal("visigoths", "huns");
    var question = new Vassals.ChooseRebellion(scene.world(), nation("visigoths"), nation("huns"));

    assertThat(Foedera.rebels(question)).isFalse();
    scene.held("visigoths", "garumnus", "aquitania", "septimania", "tarraconensis");
    assertThat(Foedera.rebels(question)).isTrue();
    scene.with(new NationEvent.Submitted(nation("visigoths"), nation("gepids")));
    assertThat(
            Foedera.rebels(
                new Vassals.ChooseRebellion(scene.world(), nation("visigoths"), nation("gepids"))))
        .as("against its own player")
        .isFalse();
  }
}
