package org.groma.engine.cycles.administration;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.economy.ChooseCapital;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.junit.jupiter.api.Test;

class AscensionTest {

  private final Scene scene = Scene.open();
  private final int slav = scene.begin("slav-1", Stage.BARBARIAN);
  private final int leader = slav * scene.world.setting().leaders();

  private int count(String kind) {
    return scene.world.count(slav, scene.kind(kind));
  }

  @Test
  void barbariansBecomeAKingdomWhenTheirCountdownIsOver() {
    scene.turn(9).after(new PositionEvent.Counting(slav, 10));
    Administration.play(scene.play, slav);
    assertThat(scene.world.stage(slav)).isEqualTo(Stage.BARBARIAN);
    scene.turn(10);
    Administration.play(scene.play, slav);
    assertThat(scene.world.stage(slav)).isEqualTo(Stage.KINGDOM);
    assertThat(scene.world.since(slav)).isEqualTo(10);
  }

  @Test
  void theirUnitsTurnAndTribesGo() {
    int foot = scene.put(slav, "barbarian-infantry", "rome");
    scene.put(slav, "barbarian-horse", "lutetia");
    scene.put(slav, "horse-bow", "lutetia");
    scene.put(slav, "bow", "rome");
    scene.put(slav, "infantry", "massilia");
    scene.put(slav, "ship", "massilia");
    scene.put(slav, "tribe", "byzantium");
    scene.answers.answer(ChooseLeaderPost.class, scene.area("massilia"));
    Ascension.becomeKingdom(scene.play, slav);
    assertThat(scene.world.kind(foot)).isEqualTo(scene.kind("infantry"));
    assertThat(count("infantry")).isEqualTo(2);
    assertThat(count("horse")).isEqualTo(1);
    assertThat(count("bow")).isEqualTo(2);
    assertThat(count("ship")).isEqualTo(1);
    assertThat(count("tribe")).isZero();
    assertThat(scene.world.count(slav)).isEqualTo(6);
    assertThat(scene.world.leaderAt(leader)).isEqualTo(scene.area("massilia"));
    assertThat(scene.world.capital(slav)).isEqualTo(World.BOX); // no city
  }

  @Test
  void theCapitalIsInAnOwnCityThatIsNotPillaged() {
    scene.own(slav, "rome", "byzantium", "lutetia");
    scene.after(new CityEvent.Pillaged(scene.city("byzantium"), 12));
    scene.answers.answer(ChooseCapital.class, scene.area("rome"));
    Ascension.becomeKingdom(scene.play, slav);
    assertThat(scene.world.capital(slav)).isEqualTo(scene.area("rome"));
    assertThat(scene.answers.isSpent()).isTrue();
    assertThat(scene.world.leaderAt(leader)).isEqualTo(World.BOX); // nobody to be with
  }

  private void kingdom() {
    scene.after(new PositionEvent.Rose(slav, Stage.KINGDOM));
  }

  @Test
  void anEmpireHasElitesAndNeitherBowsNorLeaders() {
    kingdom();
    scene.put(slav, "horse", "rome");
    scene.put(slav, "bow", "lutetia");
    scene.put(slav, "ship", "massilia");
    scene.own(slav, "rome").capital(slav, "rome");
    scene.after(new LeaderEvent.Posted(leader, scene.area("rome")));
    Ascension.becomeEmpire(scene.play, slav);
    assertThat(count("elite")).isEqualTo(1);
    assertThat(count("bow")).isZero();
    assertThat(count("ship")).isEqualTo(1);
    assertThat(scene.world.leaderAt(leader)).isEqualTo(World.BOX);
    assertThat(scene.world.capital(slav)).isEqualTo(scene.area("rome"));
    assertThat(scene.world.occupant(scene.area("rome"))).isEqualTo(slav);
  }

  @Test
  void onlySoManyElitesAsThereAreCountersAndTheOwnerChooses() {
    kingdom();
    int[] units = new int[8];
    for (int i = 0; i < units.length; i++) {
      units[i] = scene.put(slav, "horse", i);
    }
    scene.answers.answer(ChooseElite.class, units[7]);
    Ascension.becomeEmpire(scene.play, slav);
    assertThat(count("elite")).isEqualTo(6);
    assertThat(scene.world.count(slav)).isEqualTo(6);
    assertThat(scene.world.occupant(7)).isEqualTo(slav);
    assertThat(scene.world.occupant(6)).isEqualTo(World.NOBODY);
  }

  @Test
  void infantryMayBecomeAGarrisonInsideTheBoundaryAndWithoutAShip() {
    kingdom();
    int alone = scene.put(slav, "infantry", "lutetia");
    int withBow = scene.put(slav, "infantry", "massilia");
    scene.put(slav, "bow", "massilia");
    int withShip = scene.put(slav, "infantry", "rome");
    scene.put(slav, "ship", "rome");
    int outside = scene.put(slav, "infantry", "ctesiphon");
    scene
        .answers
        .answer(ChooseGarrisoning.class, true) // in Lutetia
        .answer(ChooseGarrisoning.class, false); // in Massilia, the bow is gone
    Ascension.becomeEmpire(scene.play, slav);
    assertThat(scene.answers.isSpent()).isTrue();
    assertThat(count("garrison")).isEqualTo(1);
    assertThat(scene.world.isOnBoard(alone)).isFalse();
    assertThat(scene.world.occupant(scene.area("lutetia"))).isEqualTo(slav);
    assertThat(scene.world.unitsOf(slav)).contains(withBow, withShip, outside);
    assertThat(Ascension.mayGarrison(scene.world, withShip)).isFalse();
    assertThat(Ascension.mayGarrison(scene.world, outside)).isFalse();
    assertThat(Ascension.mayGarrison(scene.world, withBow)).isTrue();
  }

  @Test
  void notInADesert() {
    kingdom();
    int desert =
        scene.land.find(area -> scene.board().isDesert(area) && scene.board().isInside(area));
    assertThat(Ascension.mayGarrison(scene.world, scene.put(slav, "infantry", desert))).isFalse();
  }
}
