package org.groma.engine.invasions.invariant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class UnitInvariantsTest {

  private static UnitSet pooled(String nation, String kind) {
    return Sample.fromPool(Sample.opened(), nation, kind, 1);
  }

  @Test
  void noUnitIsNowhere() {
    assertThat(Doctored.broken(new UnitsConserved())).isEmpty();
    assertThat(
            Doctored.broken(
                new UnitsConserved(), new UnitEvent.Placed(pooled("huns", "cavalry"), -3)))
        .singleElement()
        .asString()
        .startsWith("Cavalry ")
        .endsWith("of Huns is nowhere: -3");
  }

  @Test
  void onlyElitesOnTheMapAreDamaged() {
    UnitSet common = pooled("huns", "cavalry");
    assertThat(
            Doctored.broken(
                new UnitsWhole(),
                new UnitEvent.Placed(common, province("thracia")),
                new UnitEvent.Damaged(common)))
        .singleElement()
        .asString()
        .endsWith("is damaged and no elite");
    assertThat(Doctored.broken(new UnitsWhole(), new UnitEvent.Damaged(pooled("romans", "legion"))))
        .singleElement()
        .asString()
        .endsWith("is damaged in the pool");
  }

  @Test
  void whoServesAnotherNationHasAContract() {
    UnitSet unit = pooled("huns", "cavalry");
    UnitEvent placed = new UnitEvent.Placed(unit, province("thracia"));
    UnitEvent lent = new UnitEvent.Lent(unit.get(0), nation("romans"));

    assertThat(Doctored.broken(new MercenariesBound(), placed, lent))
        .singleElement()
        .asString()
        .endsWith("serves Romans by contract NONE");
    assertThat(
            Doctored.broken(
                new MercenariesBound(),
                placed,
                new RealmEvent.Contracted(unit.get(0), Contract.HIRED)))
        .singleElement()
        .asString()
        .endsWith("serves Huns by contract HIRED");
    assertThat(
            Doctored.broken(
                new MercenariesBound(),
                placed,
                lent,
                new RealmEvent.Contracted(unit.get(0), Contract.HIRED)))
        .isEmpty();
  }

  @Test
  void federatesServeTheirFederatorAndNobodyServesTheGoneOrFromThePool() {
    UnitSet unit = pooled("huns", "cavalry");
    UnitEvent lent = new UnitEvent.Lent(unit.get(0), nation("romans"));
    RealmEvent federate = new RealmEvent.Contracted(unit.get(0), Contract.FEDERATE);
    UnitEvent placed = new UnitEvent.Placed(unit, province("thracia"));

    assertThat(Doctored.broken(new MercenariesBound(), placed, lent, federate))
        .singleElement()
        .asString()
        .endsWith("serves Romans as FEDERATE, its lord is nobody");
    RealmEvent hired = new RealmEvent.Contracted(unit.get(0), Contract.HIRED);
    assertThat(Doctored.broken(new MercenariesBound(), lent, hired))
        .singleElement()
        .asString()
        .endsWith("is lent from the pool");
    assertThat(
            Doctored.broken(
                new MercenariesBound(),
                placed,
                lent,
                hired,
                new NationEvent.ActivityChanged(nation("romans"), Activity.GONE)))
        .singleElement()
        .asString()
        .endsWith("serves Romans, gone");
  }

  @Test
  void fleetsStayAtSeaAndSoldiersOnLandInPlay() {
    UnitSet unit = pooled("huns", "cavalry");
    assertThat(
            Doctored.broken(
                new InTheirElement(), new UnitEvent.Placed(unit, Sample.sea("mare-aegeum"))))
        .containsExactly("Cavalry " + unit.get(0) + " of Huns is in Mare Aegeum");
    assertThat(Sample.SETTING.board().isInPlay(province("bactriana"))).isFalse();
    assertThat(
            Doctored.broken(
                new InTheirElement(), new UnitEvent.Placed(unit, province("bactriana"))))
        .singleElement()
        .asString()
        .endsWith("Bactriana, which is off the map");
  }

  @Test
  void satrapsStayInTheirAreas() {
    assertThat(
            Doctored.broken(
                new Confined(),
                new UnitEvent.Placed(pooled("persians", "satrapes"), province("latium"))))
        .singleElement()
        .asString()
        .endsWith("of Persians has left its Areas for Latium");
  }

  @Test
  void nobodyEntersClosedLand() {
    int sarkil = province("sarkil");
    World world = Sample.opened();
    UnitSet romans = Sample.fromPool(world, "romans", "legion", 1);
    UnitSet huns = Sample.fromPool(world, "huns", "cavalry", 1);

    assertThat(
            Doctored.heard(new ForbiddenLand(), world.copy(), new UnitEvent.Placed(huns, sarkil)))
        .isEmpty();
    assertThat(
            Doctored.heard(
                new ForbiddenLand(),
                world.copy(),
                new UnitEvent.Marched(romans, -1, sarkil, Border.LAND, 1)))
        .singleElement()
        .asString()
        .endsWith("of Romans entered Sarkil");
    assertThat(
            Doctored.heard(
                new ForbiddenLand(),
                world.copy(),
                new LeaderEvent.Posted(Sample.leader("valens"), sarkil)))
        .containsExactly(Sample.SETTING.leader(Sample.leader("valens")).name() + " entered Sarkil");
    assertThat(
            Doctored.heard(
                new ForbiddenLand(),
                world.copy(),
                new NationEvent.HordeMarched(nation("franks"), sarkil, 1)))
        .containsExactly("the horde of Franks entered Sarkil");
  }

  @Test
  void leadersAreOnTheMapAndInTheirTime() {
    int attila = Sample.leader("attila");
    assertThat(Doctored.broken(new LeadersInPlace())).isEmpty();
    assertThat(
            Doctored.broken(
                new LeadersInPlace(), new LeaderEvent.Posted(attila, province("thracia"))))
        .containsExactly("Attila has come before turn 4");
    assertThat(
            Doctored.broken(
                new LeadersInPlace(),
                new LeaderEvent.Posted(Sample.leader("iulianus"), Sample.sea("mare-aegeum"))))
        .singleElement()
        .asString()
        .endsWith("is in Mare Aegeum");
  }
}
