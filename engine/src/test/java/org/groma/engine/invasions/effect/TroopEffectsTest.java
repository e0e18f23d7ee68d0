package org.groma.engine.invasions.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.leader;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.invasions.effect.Data.effect;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.groma.model.value.Datum;
import org.junit.jupiter.api.Test;

/** Effects on units and leaders. */
class TroopEffectsTest extends EffectScene {

  @Test
  void leadersAreSentHomeAndReleased() {
    carryOut(effect("leaders", "state", "inactive"));
    assertThat(world.realms().areLeadersIdle(persians)).isTrue();
    assertThat(world.leaderPlace(leader("sapor-ii"))).isEqualTo(province("chaldea"));
    carryOut(effect("leaders", "state", "active"));
    assertThat(world.realms().areLeadersIdle(persians)).isFalse();
  }

  @Test
  void ownUnitsAreLostByTheOwnersChoice() {
    UnitSet elephants = world.unitsAt(province("chaldea"), unit -> isKind(unit, "elephant"));
    choose(elephants.get(0));
    carryOut(effect("lose-units", "count", 1, "where", "own", "chosen-by", "owner"));
    assertThat(world.place(elephants.get(0))).isEqualTo(World.POOL);
  }

  private static boolean isKind(int unit, String kind) {
    return Sample.SETTING.kind(unit).id().equals(kind);
  }

  @Test
  void theLargestStackSuffers() {
    carryOut(effect("lose-units", "count", 1, "where", "own-largest-stack", "chosen-by", "owner"));
    assertThat(world.countAt(province("assyria"), 1L << persians)).isEqualTo(5);
  }

  @Test
  void plagueStrikesAnyLargeStackThatIsPointedOut() {
    choose(province("dacia"));
    carryOut(
        effect("lose-units", "count", 1, "where", "any-stack-of-4-or-more", "chosen-by", "owner"));
    assertThat(world.countAt(province("dacia"), 1L << nation("visigoths"))).isEqualTo(4);
    assertThat(PieceEffects.largeStacks(world)).contains(province("assyria"));
  }

  @Test
  void desertersLeaveLargeStacksOnlyAndWhenTheCheckFails() {
    Datum desertion = Sample.SETTING.events().named("desertion-event").effects().getFirst();
    EffectContext dacia =
        EffectContext.of(persians).against(nation("visigoths")).at(province("dacia"));
    dice.d10(2);
    Effects.carryOut(play, dacia, List.of(desertion));
    assertThat(world.countAt(province("dacia"), 1L << nation("visigoths"))).isEqualTo(5);
    dice.d10(1);
    Effects.carryOut(play, dacia, List.of(desertion));
    assertThat(world.countAt(province("dacia"), 1L << nation("visigoths"))).isEqualTo(4);
    Effects.carryOut(play, dacia.at(province("valachia")), List.of(desertion));
    assertThat(world.countAt(province("valachia"), 1L << nation("visigoths"))).isEqualTo(1);
  }

  @Test
  void militiaComesFromThePoolToACity() {
    world.apply(
        new UnitEvent.Eliminated(
            world.unitsAt(province("media"), unit -> isKind(unit, "infantry"))));
    int before = count(persians);
    choose(province("chaldea"));
    carryOut(effect("gain-units", "unit", "infantry", "count", 1, "at", "own-city"));
    assertThat(count(persians)).isEqualTo(before + 1);
    assertThat(world.unitsAt(province("chaldea"), unit -> isKind(unit, "infantry")).size())
        .isEqualTo(3);
  }

  @Test
  void elitesOfOneStackAreRestored() {
    UnitSet elites =
        world.unitsAt(
            province("assyria"),
            unit -> isKind(unit, "clibanarii") || isKind(unit, "elite-infantry"));
    UnitSet media = world.unitsAt(province("media"), unit -> isKind(unit, "clibanarii"));
    world.apply(new UnitEvent.Damaged(elites.plus(media)));
    choose(province("assyria"));
    carryOut(effect("restore-elites", "count", 2, "where", "one-stack"));
    assertThat(elites.any(world::isDamaged)).isFalse();
    assertThat(media.all(world::isDamaged)).isTrue();
  }

  @Test
  void leadersSurviveACheckThatPasses() {
    Datum plot = effect("eliminate-leader", "check", "d2", "target", "any");
    choose(leader("sapor-ii"));
    dice.d10(4);
    carryOut(plot);
    assertThat(world.isInPlay(leader("sapor-ii"))).isTrue();
    choose(leader("sapor-ii"));
    dice.d10(5);
    carryOut(plot);
    assertThat(world.hasFallen(leader("sapor-ii"))).isTrue();
  }

  @Test
  void theRulerIsTheNamedKingBeforeTheUnnamedOne() {
    assertThat(Targets.ruler(world, persians)).containsExactly(leader("sapor-ii"));
    world.apply(new LeaderEvent.Fell(leader("sapor-ii")));
    assertThat(Targets.ruler(world, persians)).as("a satrap is no king").isEmpty();
    world.apply(new LeaderEvent.Fell(leader("athanaricus")));
    world.apply(new LeaderEvent.Posted(leader("rex-visigoths"), province("dacia")));
    assertThat(Targets.ruler(world, nation("visigoths"))).containsExactly(leader("rex-visigoths"));
    world.apply(new LeaderEvent.Posted(leader("athanaricus"), province("dacia")));
    assertThat(Targets.ruler(world, nation("visigoths"))).containsExactly(leader("athanaricus"));
  }
}
