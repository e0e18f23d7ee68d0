package org.groma.engine.invasions.reinforcement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;

class MinorKingdomsTest {

  private static final int ARMENIANS = Sample.nation("armenians");

  private final Fixed dice = new Fixed(1);
  private final ScriptedPlayer player = new ScriptedPlayer();

  private World recover(Scene scene) {
    MinorKingdoms.recover(Sample.play(scene.world(), dice, player));
    assertThat(player.isSpent()).isTrue();
    return scene.world();
  }

  private static Scene armenia() {
    return Scene.empty()
        .units("armenians", "mountaineer-archer", 1, "armenia")
        .units("armenians", "noble-cavalry", 1, "armenia")
        .with(new NationEvent.ActivityChanged(ARMENIANS, Activity.INACTIVE))
        .capital("armenians", "armenia");
  }

  @Test
  void oneLostUnitATurnComesBackByLot() {
    World world = recover(armenia());

    UnitSet units = world.unitsAt(Sample.province("armenia"), 1L << ARMENIANS);
    assertThat(units.size()).isEqualTo(3);
    assertThat(units.count(unit -> Sample.SETTING.kind(unit).id().equals("heavy-cavalry")))
        .as("the last of the pool was drawn")
        .isEqualTo(1);
    assertThat(dice.draws).isEqualTo(1);
  }

  @Test
  void theOwnerSaysWhere() {
    player.answer(ChooseProvince.class, Sample.province("armenia-minor"));
    World world = recover(armenia().held("armenians", "armenia-minor", "armenia"));

    assertThat(world.countAt(Sample.province("armenia-minor"), 1L << ARMENIANS)).isEqualTo(1);
  }

  @Test
  void aLootedOrConqueredCapitalComesFirst() {
    Scene looted = armenia().with(new LandEvent.PillageSet(Sample.province("armenia"), true));
    World before = looted.world().copy();
    assertThat(recover(looted)).isEqualTo(before);

    Scene conquered = conquered().held("armenians", "armenia");
    before = conquered.world().copy();
    assertThat(recover(conquered)).isEqualTo(before);
  }

  private static Scene conquered() {
    return armenia()
        .with(new NationEvent.CapitalMoved(ARMENIANS, World.NOBODY))
        .with(new RealmEvent.CapitalFell(ARMENIANS, 1))
        .with(new SequenceEvent.TurnBegan(2));
  }

  @Test
  void unitsComeBackWhereNoCityIsLeftForACapital() {
    player.answer(ChooseProvince.class, Sample.province("armenia-minor"));
    World world = recover(conquered().held("armenians", "armenia-minor"));

    assertThat(world.countAt(Sample.province("armenia-minor"), 1L << ARMENIANS)).isEqualTo(1);
  }

  @Test
  void atFullStrengthADamagedEliteIsRestored() {
    Scene scene =
        armenia()
            .units("armenians", "mountaineer-archer", 1, "armenia-minor")
            .units("armenians", "mountaineer-infantry", 2, "armenia-minor")
            .units("armenians", "heavy-cavalry", 1, "armenia")
            .with(new NationEvent.ActivityChanged(ARMENIANS, Activity.INACTIVE));
    UnitSet noble =
        scene
            .world()
            .unitsAt(
                Sample.province("armenia"),
                unit -> Sample.SETTING.kind(unit).id().equals("noble-cavalry"));
    scene.with(new UnitEvent.Damaged(noble));

    assertThat(recover(scene).isDamaged(noble.get(0))).isFalse();
    World before = scene.world().copy();
    assertThat(recover(scene)).as("nothing is left to do").isEqualTo(before);
  }

  @Test
  void lossesComeBackBeforeElitesAreRestored() {
    Scene scene = armenia();
    UnitSet noble =
        scene
            .world()
            .unitsAt(
                Sample.province("armenia"),
                unit -> Sample.SETTING.kind(unit).id().equals("noble-cavalry"));
    scene.with(new UnitEvent.Damaged(noble));

    assertThat(recover(scene).isDamaged(noble.get(0))).isTrue();
  }

  @Test
  void onlyInactiveMinorKingdomsRecover() {
    Scene active = armenia().with(new NationEvent.ActivityChanged(ARMENIANS, Activity.ACTIVE));
    World before = active.world().copy();
    assertThat(recover(active)).isEqualTo(before);

    Scene barbarians =
        Scene.empty()
            .units("sklaves", "infantry", 1, "pripet")
            .with(new NationEvent.ActivityChanged(Sample.nation("sklaves"), Activity.INACTIVE));
    before = barbarians.world().copy();
    assertThat(recover(barbarians)).isEqualTo(before);
  }

  @Test
  void whoStandsNowhereComesBackAtHomeIfItIsEmpty() {
    Scene scene =
        Scene.empty()
            .with(new NationEvent.ActivityChanged(Sample.nation("colchidians"), Activity.INACTIVE));
    recover(scene);
    assertThat(
            scene.world().countAt(Sample.province("colchis"), 1L << Sample.nation("colchidians")))
        .isEqualTo(1);

    Scene occupied =
        Scene.empty()
            .units("alans", "horse-archer", 1, "colchis")
            .with(new NationEvent.ActivityChanged(Sample.nation("colchidians"), Activity.INACTIVE));
    World before = occupied.world().copy();
    assertThat(recover(occupied)).isEqualTo(before);
  }

  @Test
  void aFullProvinceTakesNoMore() {
    ChooseProvince choice =
        new ChooseProvince(
            Sample.empty(), ARMENIANS, ChooseProvince.Purpose.RECOVERED_UNIT, List.of(3));
    assertThat(choice.options()).containsExactly(3);
    assertThat(choice.refusal(3)).isEmpty();
    assertThat(choice.refusal(4)).map(Refusal::section).contains("XXVII.C");

    int province = Sample.province("armenia");
    Scene scene = Scene.empty().held("armenians", "armenia");
    int limit = Stacking.limit(scene.world(), ARMENIANS, province);
    assertThat(ChooseProvince.withRoom(scene.world(), ARMENIANS, limit)).containsExactly(province);
    assertThat(ChooseProvince.withRoom(scene.world(), ARMENIANS, limit + 1)).isEmpty();
  }
}
