package org.groma.engine.invasions.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.area;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.invasions.effect.Data.effect;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RaidMark;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.model.value.Datum;
import org.junit.jupiter.api.Test;

/** Effects on cities, provinces and Areas. */
class LandEffectsTest extends EffectScene {

  @Test
  void famineHalvesAnAreaAndCostsItsMasterAUnitWhenTheCheckFails() {
    List<Datum> famine = Sample.SETTING.events().named("famine").effects();
    int italia = area("italia");
    int before = count(romans);
    dice.d10(2, 6, 3);
    Effects.carryOut(play, EffectContext.ofAll(romans, "famine"), famine);
    assertThat(world.cards().harvestPercent(italia)).isEqualTo(50);
    assertThat(count(romans)).isEqualTo(before - 1);
    dice.d10(2, 6, 4);
    Effects.carryOut(play, EffectContext.ofAll(romans, "famine"), famine);
    assertThat(world.cards().harvestPercent(italia)).as("no worse").isEqualTo(50);
    assertThat(count(romans)).isEqualTo(before - 1);
    world.apply(new NationEvent.ActivityChanged(romans, Activity.INACTIVE));
    dice.d10(2, 6);
    Effects.carryOut(play, EffectContext.ofAll(romans, "famine"), famine);
    assertThat(count(romans)).isEqualTo(before - 1);
    assertThat(dice.isSpent()).isTrue();
  }

  @Test
  void citiesGrowWithinTheirLimitsAndAreFounded() {
    int city = Targets.provinces(world, "own-city-or-site", persians).getFirst();
    int level = world.cityLevel(city);
    choose(city);
    carryOut(effect("city", "change", "grow", "levels", 1, "where", "own-city-or-site"));
    assertThat(world.cityLevel(city)).isEqualTo(level + 1);
    Effects.carryOut(
        play,
        EffectContext.of(persians).at(city),
        List.of(effect("city", "change", "grow", "levels", 9, "where", "own-city")));
    assertThat(world.cityLevel(city)).isEqualTo(3);
    assertThat(Targets.provinces(world, "own-city-or-site", persians)).doesNotContain(city);
  }

  @Test
  void citiesShrinkAtRandomButCapitalsStayCities() {
    int capital = world.capital(persians);
    List<Integer> cities = Targets.provinces(world, "random-own-city", persians);
    dice.picks(cities.indexOf(capital));
    carryOut(effect("city", "change", "shrink", "levels", 3, "where", "random-own-city"));
    assertThat(world.cityLevel(capital)).isEqualTo(1);
    int other = cities.getFirst() == capital ? cities.getLast() : cities.getFirst();
    dice.picks(cities.indexOf(other));
    world.apply(new LandEvent.WallsSet(other, true));
    carryOut(effect("city", "change", "shrink", "levels", 3, "where", "random-own-city"));
    assertThat(world.cityLevel(other)).isZero();
    assertThat(world.hasWalls(other)).as("a site has no walls").isFalse();
  }

  @Test
  void wallsAreRaisedAndDismantledExceptThoseOfCapitals() {
    int latium = province("latium");
    world.apply(new LandEvent.WallsSet(latium, true));
    Datum fall = effect("walls", "change", "dismantled", "where", "own-city");
    Effects.carryOut(play, EffectContext.of(romans).at(latium), List.of(fall));
    assertThat(world.hasWalls(latium)).isTrue();
    world.apply(new NationEvent.CapitalMoved(romans, -1));
    Effects.carryOut(play, EffectContext.of(romans).at(latium), List.of(fall));
    assertThat(world.hasWalls(latium)).isFalse();
    Effects.carryOut(
        play,
        EffectContext.of(romans).at(latium),
        List.of(effect("walls", "change", "raised", "where", "own-city")));
    assertThat(world.hasWalls(latium)).isTrue();
    Effects.carryOut(
        play,
        EffectContext.of(romans).at(latium),
        List.of(effect("walls", "change", "opened", "where", "besieged-city")));
    assertThat(world.hasWalls(latium)).isTrue();
  }

  @Test
  void markersAreLaidAndTaken() {
    int site = Targets.provinces(world, "own-empty-city-site", romans).getFirst();
    Effects.carryOut(
        play,
        EffectContext.of(romans),
        List.of(
            effect(
                "place-marker", "marker", "pillage", "where", "own-empty-city-site", "count", 1)));
    assertThat(world.isPillaged(site)).isTrue();
    Effects.carryOut(
        play,
        EffectContext.of(romans).at(site),
        List.of(effect("place-marker", "marker", "raid", "where", "own")));
    assertThat(world.raidMark(site)).isEqualTo(RaidMark.MINUS);
    world.apply(new LandEvent.RevoltSet(site, 2));
    for (String marker : List.of("pillage", "raid", "revolt")) {
      player.answer(ChooseTarget.class, site);
      Effects.carryOut(
          play,
          EffectContext.of(romans),
          List.of(effect("remove-markers", "marker", marker, "count", 1, "where", "any-area")));
    }
    assertThat(world.isPillaged(site)).isFalse();
    assertThat(world.raidMark(site)).isEqualTo(RaidMark.NONE);
    assertThat(world.revolt(site)).isZero();
  }

  @Test
  void aHeresyIsTakenAwayByConversion() {
    world.apply(new RealmEvent.HeresySet(area("africa"), Religion.CATHOLIC, 2));
    world.apply(new RealmEvent.HeresySet(area("oriens"), Religion.MONOPHYSITE, 2));
    choose(area("oriens"));
    carryOut(effect("remove-markers", "marker", "heresy", "count", 1, "where", "any-area"));
    assertThat(world.realms().heresy(area("oriens"), Religion.MONOPHYSITE)).isZero();
    assertThat(world.realms().heresy(area("africa"), Religion.CATHOLIC)).isEqualTo(2);
  }

  @Test
  void anyHeresyEventHitsAnAreaByTheTables() {
    dice.d10(2, 6);
    Effects.carryOut(
        play,
        EffectContext.ofAll(romans, "heresy-event"),
        Sample.SETTING.events().named("heresy-event").effects());
    assertThat(world.realms().heresy(area("italia"), Religion.CATHOLIC))
        .as("capitals are not spared")
        .isEqualTo(2);
  }

  @Test
  void whoDrawsTheEventNamesTheReligionWhereSeveralAreAtHome() {
    world.apply(new LandEvent.HolderChanged(province("liguria"), nation("persians")));
    dice.d10(2, 6);
    player.answer(ChooseHeresy.class, Religion.MAZDAIST);
    Effects.carryOut(
        play,
        EffectContext.ofAll(romans, "heresy-event"),
        Sample.SETTING.events().named("heresy-event").effects());

    assertThat(world.realms().heresy(area("italia"), Religion.MAZDAIST)).isEqualTo(2);
    assertThat(world.realms().heresy(area("italia"), Religion.CATHOLIC)).isZero();
  }

  @Test
  void oneOfTwoHeresiesInAnAreaIsTakenAway() {
    world.apply(new RealmEvent.HeresySet(area("oriens"), Religion.CATHOLIC, 2));
    world.apply(new RealmEvent.HeresySet(area("oriens"), Religion.MONOPHYSITE, 1));
    choose(area("oriens"));
    player.answer(ChooseHeresy.class, Religion.CATHOLIC);
    carryOut(effect("remove-markers", "marker", "heresy", "count", 1, "where", "any-area"));

    assertThat(world.realms().heresy(area("oriens"), Religion.CATHOLIC)).isZero();
    assertThat(world.realms().heresy(area("oriens"), Religion.MONOPHYSITE)).isEqualTo(1);
  }

  @Test
  void theCalamityOfHeresySparesTheAreaOfTheCapital() {
    dice.picks(0);
    Effects.carryOut(
        play, EffectContext.of(romans), Sample.SETTING.calamities().named("heresy").effects());
    assertThat(world.realms().heresy(area("italia"), Religion.CATHOLIC)).isZero();
    int struck = 0;
    for (int i = 0; i < Sample.SETTING.board().areas(); i++) {
      struck += world.realms().heresy(i, Religion.CATHOLIC) == 2 ? 1 : 0;
    }
    assertThat(struck).isEqualTo(1);
  }

  @Test
  void aRevoltEventStrikesWhoeverControlsTheArea() {
    dice.d10(2, 6, 1);
    Effects.carryOut(
        play,
        EffectContext.ofAll(romans, "revolt-event"),
        Sample.SETTING.events().named("revolt-event").effects());
    assertThat(revolts("italia")).isEqualTo(1);
    world.apply(new NationEvent.ActivityChanged(romans, Activity.INACTIVE));
    dice.d10(2, 6);
    Effects.carryOut(
        play,
        EffectContext.ofAll(romans, "revolt-event"),
        Sample.SETTING.events().named("revolt-event").effects());
    assertThat(revolts("italia")).as("inactive nations are immune").isEqualTo(1);
  }

  private int revolts(String area) {
    int sum = 0;
    for (int i = 0; i < Sample.SETTING.board().provinceCount(area(area)); i++) {
      sum += world.revolt(Sample.SETTING.board().province(area(area), i));
    }
    return sum;
  }

  @Test
  void aRevoltMayBeAimedAtAnAreaOfTheTarget() {
    player.answer(ChooseTarget.class, area("africa"));
    dice.d10(1);
    Effects.carryOut(
        play,
        EffectContext.of(persians).against(romans),
        List.of(effect("revolt", "area", "chosen", "count", 1)));
    assertThat(revolts("africa")).isEqualTo(1);
  }

  @Test
  void pillageMarkersAreDrawn() {
    int before = world.gold(persians);
    dice.picks(0);
    carryOut(effect("draw-pillage", "count", 1, "target", "self"));
    assertThat(world.gold(persians)).isEqualTo(before + 2);
  }
}
