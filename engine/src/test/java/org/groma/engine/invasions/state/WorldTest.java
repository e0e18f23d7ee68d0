package org.groma.engine.invasions.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.leader;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RaidMark;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.setting.Status;
import org.junit.jupiter.api.Test;

class WorldTest {

  private final World world = Sample.empty();
  private final int latium = province("latium");
  private final int umbria = province("umbria");
  private final UnitSet legions = Sample.fromPool(world, "romans", "legion", 3);

  private void happen(InvasionsEvent... events) {
    for (InvasionsEvent event : events) {
      world.apply(event);
    }
  }

  @Test
  void unitsInAPlaceAreListedByNumberHoweverTheyCame() {
    happen(
        new UnitEvent.Placed(UnitSet.of(legions.get(2)), latium),
        new UnitEvent.Placed(UnitSet.of(legions.get(0)), latium),
        new UnitEvent.Placed(UnitSet.of(legions.get(1)), latium));
    assertThat(world.unitsAt(latium, 1L << nation("romans"))).isEqualTo(legions);
    assertThat(world.firstAt(latium)).isEqualTo(legions.get(0));

    World other = Sample.empty();
    other.apply(new UnitEvent.Placed(legions, latium));
    assertThat(world).isEqualTo(other).hasSameHashCodeAs(other);
  }

  @Test
  void aMarchSpendsPacesAndRemembersTheWay() {
    int emperor = leader("iulianus");
    happen(
        new UnitEvent.Placed(legions, latium),
        new UnitEvent.Marched(legions, emperor, umbria, Border.RIDGE, 1));
    int unit = legions.get(1);

    assertThat(world.place(unit)).isEqualTo(umbria);
    assertThat(world.pacesSpent(unit)).isEqualTo(1);
    assertThat(world.cameFrom(unit)).isEqualTo(latium);
    assertThat(world.cameVia(unit)).isEqualTo(Border.RIDGE);
    assertThat(world.hasMoved(unit)).isTrue();
    assertThat(world.ledBy(unit)).isEqualTo(emperor);
    assertThat(world.firstAt(latium)).isEqualTo(-1);

    happen(new UnitEvent.Marched(UnitSet.of(unit), -1, latium, Border.RIDGE, 1));
    assertThat(world.ledBy(unit)).as("a step without him").isEqualTo(-1);
    happen(new UnitEvent.Marched(UnitSet.of(unit), emperor, umbria, Border.RIDGE, 2));
    assertThat(world.ledBy(unit)).as("and with him again").isEqualTo(-1);
    assertThat(world.pacesSpent(unit)).isEqualTo(4);
  }

  @Test
  void aNewSubStepGivesAllPacesBackAndKeepsDamage() {
    happen(
        new SequenceEvent.ActivationBegan(nation("romans")),
        new UnitEvent.Placed(legions, latium),
        new UnitEvent.Damaged(legions),
        new UnitEvent.Marched(legions, -1, umbria, Border.LAND, 1),
        new UnitEvent.Delayed(legions, 2),
        new UnitEvent.Halted(legions),
        new UnitEvent.Missed(legions),
        new UnitEvent.Shipped(legions),
        new UnitEvent.SetAside(legions, true),
        new LeaderEvent.Rode(leader("iulianus"), latium, 2),
        new NationEvent.HordeMarched(nation("huns"), latium, 3));
    int unit = legions.get(0);
    assertThat(world.active()).isEqualTo(nation("romans"));
    assertThat(world.pacesSpent(unit)).isEqualTo(3);
    assertThat(
            List.of(
                world.isHalted(unit),
                world.hasMissed(unit),
                world.isShipped(unit),
                world.isSetAside(unit)))
        .containsOnly(true);

    happen(new SequenceEvent.MovementBegan(nation("romans")));

    assertThat(world.pacesSpent(unit)).isZero();
    assertThat(world.cameFrom(unit)).isEqualTo(-1);
    assertThat(
            List.of(
                world.isHalted(unit),
                world.hasMissed(unit),
                world.isShipped(unit),
                world.isSetAside(unit),
                world.hasMoved(unit)))
        .containsOnly(false);
    assertThat(world.isDamaged(unit)).isTrue();
    assertThat(world.leaderPaces(leader("iulianus"))).isZero();
    assertThat(world.hordePaces(nation("huns"))).isZero();
  }

  @Test
  void transportsAndChallengesLastForTheActivation() {
    happen(
        new UnitEvent.Placed(legions, latium),
        new UnitEvent.Carried(legions),
        new UnitEvent.Challenged(legions),
        new SequenceEvent.MovementBegan(nation("romans")));
    assertThat(world.transports(legions.get(0))).isEqualTo(1);
    assertThat(world.isChallenged(legions.get(0))).isTrue();

    happen(new SequenceEvent.ActivationBegan(nation("romans")));
    assertThat(world.transports(legions.get(0))).isZero();
    assertThat(world.isChallenged(legions.get(0))).isFalse();
  }

  @Test
  void anotherStackLetsThoseWhoMissedTryAgain() {
    happen(new UnitEvent.Missed(legions));
    assertThat(world.hasMissed(legions.get(0))).isTrue();
    happen(new UnitEvent.StackChosen(UnitSet.of(7)));
    assertThat(world.hasMissed(legions.get(0))).isFalse();
    assertThat(world.movingStack()).isEqualTo(UnitSet.of(7));
  }

  @Test
  void whatComesBackFromThePoolIsFreshAndItsOwnNations() {
    int unit = legions.get(0);
    happen(
        new UnitEvent.Placed(legions, latium),
        new UnitEvent.Damaged(legions),
        new UnitEvent.Lent(unit, nation("huns")));
    assertThat(world.isLent(unit)).isTrue();
    assertThat(world.mastersAt(latium)).isEqualTo(1L << nation("huns") | 1L << nation("romans"));

    happen(new UnitEvent.Eliminated(legions));
    assertThat(world.place(unit)).isEqualTo(World.POOL);
    assertThat(world.isDamaged(unit)).isFalse();
    assertThat(world.isLent(unit)).isFalse();
    assertThat(world.isOnMap(unit)).isFalse();

    happen(new UnitEvent.Removed(legions));
    assertThat(world.place(unit)).isEqualTo(World.GONE);
  }

  @Test
  void leadersComeRideFallAndRetire() {
    int emperor = leader("iulianus");
    assertThat(world.isInPlay(emperor)).isFalse();
    happen(new LeaderEvent.Posted(emperor, latium), new LeaderEvent.Stayed(emperor));
    assertThat(world.leaderPlace(emperor)).isEqualTo(latium);
    assertThat(world.hasStayed(emperor)).isTrue();
    happen(new SequenceEvent.CampaignBegan(emperor));
    assertThat(world.campaigns(emperor)).isEqualTo(1);
    assertThat(world.hasStayed(emperor)).isFalse();
    happen(new LeaderEvent.Fell(emperor));
    assertThat(world.hasFallen(emperor)).isTrue();
    happen(new LeaderEvent.Retired(emperor));
    assertThat(world.hasFallen(emperor)).isFalse();
    assertThat(world.isInPlay(emperor)).isFalse();
  }

  @Test
  void landsChangeHandsMarkersAndWalls() {
    happen(
        new LandEvent.CityGrown(latium, 3),
        new LandEvent.WallsSet(latium, true),
        new LandEvent.PillageSet(latium, true),
        new LandEvent.RaidMarked(latium, RaidMark.PLUS),
        new LandEvent.RevoltSet(latium, 2),
        new LandEvent.FoedusSet(latium, 5),
        new LandEvent.SiegeKept(latium, 6),
        new LandEvent.LimesSet(latium, 7));

    assertThat(world.cityLevel(latium)).isEqualTo(3);
    assertThat(world.isFortified(latium)).isTrue();
    assertThat(world.isPillaged(latium)).isTrue();
    assertThat(world.raidMark(latium)).isEqualTo(RaidMark.PLUS);
    assertThat(world.revolt(latium)).isEqualTo(2);
    assertThat(world.foedus(latium)).isEqualTo(5);
    assertThat(world.siegeOf(latium)).isEqualTo(6);
    assertThat(world.limes(latium)).isEqualTo(7);
    assertThat(world.occupants(latium)).isEqualTo(1L << 7);
  }

  @Test
  void aCapitalIsFortifiedWithoutWallsOfItsOwn() {
    happen(
        new LandEvent.CityGrown(latium, 1), new NationEvent.CapitalMoved(nation("romans"), latium));
    assertThat(world.hasWalls(latium)).isFalse();
    assertThat(world.isFortified(latium)).isTrue();
    assertThat(world.capitalAt(latium)).isEqualTo(nation("romans"));
    assertThat(world.isFortified(umbria)).as("no city, no walls").isFalse();
  }

  @Test
  void nationsRiseAgeAndPay() {
    int huns = nation("huns");
    assertThat(world.isNomad(huns)).isTrue();
    happen(
        new NationEvent.ActivityChanged(huns, Activity.ACTIVE),
        new NationEvent.StatusChanged(huns, Status.EMPIRE),
        new NationEvent.AgeSet(huns, 4),
        new NationEvent.DeclineSet(huns, 2),
        new NationEvent.GoldChanged(huns, 7),
        new NationEvent.GoldChanged(huns, -2),
        new NationEvent.PointsScored(huns, 6, "a raid"),
        new NationEvent.InvasionSet(huns, true),
        new NationEvent.HordeMoved(huns, latium));

    assertThat(world.activity(huns)).isEqualTo(Activity.ACTIVE);
    assertThat(world.isNomad(huns)).as("nomads are Barbarians").isFalse();
    assertThat(world.age(huns)).isEqualTo(4);
    assertThat(world.decline(huns)).isEqualTo(2);
    assertThat(world.gold(huns)).isEqualTo(5);
    assertThat(world.points(huns)).isEqualTo(6);
    assertThat(world.isInvading(huns)).isTrue();
    assertThat(world.hordesAt(latium)).isEqualTo(1L << huns);
    assertThat(world.isEmpty(latium)).isFalse();
  }

  @Test
  void bondsAreMadeAndBroken() {
    int huns = nation("huns");
    int franks = nation("franks");
    happen(new NationEvent.Submitted(franks, huns));
    assertThat(world.diplomacy().vassals(huns)).isEqualTo(1L << franks);
    happen(new NationEvent.Freed(franks), new NationEvent.Sworn(franks, huns));
    assertThat(world.diplomacy().vassals(huns)).isZero();
    assertThat(world.diplomacy().clients(huns)).isEqualTo(1L << franks);
    happen(new NationEvent.Released(franks), new NationEvent.Federated(franks, huns));
    assertThat(world.diplomacy().clients(huns)).isZero();
    assertThat(world.diplomacy().federates(huns)).isEqualTo(1L << franks);
    happen(new NationEvent.FoedusEnded(franks), new NationEvent.Allied(franks, huns));
    assertThat(world.diplomacy().allies(huns)).isEqualTo(1L << franks);
    happen(new NationEvent.AllianceEnded(franks, huns));
    assertThat(world.diplomacy().stance(franks, huns)).isEqualTo(Stance.HOSTILE);
  }

  @Test
  void declarationsOfHostilityEndWithTheTurn() {
    happen(new NationEvent.HostilityDeclared(1, 2));
    assertThat(world.diplomacy().haveDeclared(2, 1)).isTrue();
    happen(new SequenceEvent.TurnBegan(2));
    assertThat(world.diplomacy().haveDeclared(2, 1)).isFalse();
    assertThat(world.turn()).isEqualTo(2);
  }

  @Test
  void aCopyGoesItsOwnWay() {
    World before = Sample.opened();
    World copy = before.copy();
    assertThat(copy).isEqualTo(before);

    Scene.of(copy).units("huns", "cavalry", 1, "latium");
    assertThat(copy).isNotEqualTo(before);
    assertThat(before).isEqualTo(Sample.opened());

    for (InvasionsEvent event :
        List.of(
            new LeaderEvent.Posted(leader("attila"), latium),
            new LandEvent.RevoltSet(latium, 1),
            new NationEvent.AgeSet(3, 9),
            new NationEvent.PactMade(3, 4),
            new SequenceEvent.TurnBegan(9),
            new SequenceEvent.ActivationBegan(4))) {
      World other = before.copy();
      other.apply(event);
      assertThat(other).as(event.toString()).isNotEqualTo(before);
    }
  }
}
