package org.groma.engine.invasions.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.RealmTold;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Destinies;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CollapseOrEmpireTest {

  private static final int HUNS = Sample.nation("huns");
  private static final int GEPIDS = Sample.nation("gepids");
  private static final int ROMANS = Sample.nation("romans");
  private static final Destinies.Trial TRIAL = Sample.SETTING.destinies().trials().getFirst();

  private final ScriptedDice dice = new ScriptedDice();
  private final ScriptedPlayer player = new ScriptedPlayer(new RandomPlayer(new SeededDice(1)));
  private final List<Event> told = new ArrayList<>();

  private static Scene huns(String... areas) {
    Scene scene =
        Scene.empty()
            .units("huns", "horse-archer", 3, "hunnia")
            .units("huns", "cavalry", 1, "hunnia")
            .horde("huns", "hunnia")
            .held("huns", "hunnia")
            .leader("attila", "hunnia")
            .with(new SequenceEvent.TurnBegan(5));
    for (String area : areas) {
      scene.incumbent("huns", area);
    }
    return scene;
  }

  private World end(World world) {
    CollapseOrEmpire.atEndOfActivation(
        new Play(world, new Table(dice, _ -> player, told::add)), HUNS);
    assertThat(dice.isSpent()).isTrue();
    assertThat(player.isSpent()).isTrue();
    return world;
  }

  private void sacrifice(UnitSet units) {
    player.answer(CollapseOrEmpire.SacrificeCavalry.class, units);
  }

  private static int onMap(World world) {
    int count = 0;
    for (int unit = Sample.SETTING.roster().first(HUNS);
        unit < Sample.SETTING.roster().end(HUNS);
        unit++) {
      count += world.isOnMap(unit) ? 1 : 0;
    }
    return count;
  }

  @Test
  void otherTurnsAndOtherNationsAreNotTried() {
    World world = huns("danubius").world();
    world.apply(new SequenceEvent.TurnBegan(4));
    World before = world.copy();
    assertThat(end(world)).isEqualTo(before);

    world.apply(new SequenceEvent.TurnBegan(5));
    before = world.copy();
    CollapseOrEmpire.atEndOfActivation(Sample.play(world, dice, player), GEPIDS);
    assertThat(world).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "danubius",
        "danubius illyria",
        "danubius scythia barbarum balticum sarmatia",
        "danubius italia illyria"
      })
  void fewerThanThreeAreasDestroyTheHunsWithoutRollOrPoints(String areas) {
    World world = end(huns(areas.split(" ", -1)).world());

    assertThat(world.activity(HUNS)).isEqualTo(Activity.GONE);
    assertThat(onMap(world)).isZero();
    assertThat(world.horde(HUNS)).isEqualTo(-1);
    assertThat(world.isInPlay(Sample.leader("attila"))).isFalse();
    assertThat(world.points(HUNS)).isZero();
    assertThat(told).contains(new RealmTold.Vanished(HUNS));
  }

  @Test
  void theDestructionFreesVassalsAndSendsTheirSoldiersHome() {
    Scene scene =
        huns("danubius")
            .units("gepids", "infantry", 2, "carpathia")
            .horde("gepids", "carpathia")
            .vassal("gepids", "huns")
            .client("armenians", "huns")
            .federate("huns", "romans")
            .allied("huns", "alans");
    int unit = scene.world().firstAt(Sample.province("carpathia"));
    scene
        .with(new UnitEvent.Lent(unit, HUNS))
        .with(new RealmEvent.Contracted(unit, Contract.VASSAL))
        .with(new LandEvent.FoedusSet(Sample.province("hunnia"), HUNS))
        .with(new UnitEvent.Placed(UnitSet.of(unit), Sample.province("hunnia")));
    World world = end(scene.world());

    assertThat(world.diplomacy().suzerain(GEPIDS)).isEqualTo(-1);
    assertThat(world.diplomacy().patron(Sample.nation("armenians"))).isEqualTo(-1);
    assertThat(world.diplomacy().federator(HUNS)).isEqualTo(-1);
    assertThat(world.diplomacy().allies(HUNS)).isZero();
    assertThat(world.foedus(Sample.province("hunnia"))).isEqualTo(-1);
    assertThat(world.master(unit)).isEqualTo(GEPIDS);
    assertThat(world.realms().contract(unit)).isEqualTo(Contract.NONE);
    assertThat(world.place(unit)).isEqualTo(Sample.province("carpathia"));
  }

  @Test
  void soldiersWithoutAHomeAreDisbanded() {
    Scene scene = huns("danubius").units("gepids", "infantry", 1, "hunnia");
    UnitSet gepid = scene.world().unitsAt(Sample.province("hunnia"), 1L << GEPIDS);
    scene.with(new UnitEvent.Lent(gepid.get(0), HUNS));
    World world = end(scene.world());

    assertThat(world.place(gepid.get(0))).isEqualTo(World.POOL);
    assertThat(world.master(gepid.get(0))).isEqualTo(GEPIDS);
  }

  private static final String[] THREE = {"illyria", "italia", "graecia"};

  @ParameterizedTest
  @CsvSource({"9, false", "10, true"})
  void withThreeAreasTenIsNeeded(int roll, boolean founded) {
    sacrifice(UnitSet.NONE);
    dice.d10(roll);
    World world = end(huns(THREE).world());

    assertThat(told).contains(new RealmTold.TrialHeld(HUNS, roll, founded));
    assertThat(world.status(HUNS) == Status.EMPIRE).isEqualTo(founded);
    assertThat(world.activity(HUNS) == Activity.GONE).isNotEqualTo(founded);
  }

  @Test
  void aFailedTrialPaysFourPointsForEachCavalryLentOnesIncluded() {
    Scene scene = huns(THREE);
    UnitSet lent = Sample.fromPool(scene.world(), "huns", "cavalry", 1);
    scene
        .with(new UnitEvent.Placed(lent, Sample.province("latium")))
        .with(new UnitEvent.Lent(lent.get(0), ROMANS));
    sacrifice(UnitSet.NONE);
    dice.d10(1);
    World world = end(scene.world());

    assertThat(world.points(HUNS)).isEqualTo(5 * 8);
    assertThat(onMap(world)).isZero();
  }

  @ParameterizedTest
  @CsvSource({"1, 9", "2, 9", "3, 8", "4, 8"})
  void everySecondCavalrySacrificedHelpsAndAStartedPairCounts(int cavalry, int roll) {
    World world = huns(THREE).world();
    UnitSet all = world.unitsAt(Sample.province("hunnia"), 1L << HUNS);
    sacrifice(all.first(cavalry));
    dice.d10(roll);
    end(world);

    assertThat(world.status(HUNS)).isEqualTo(Status.EMPIRE);
    assertThat(onMap(world)).isEqualTo(4 - cavalry);
  }

  @Test
  void areasGreatCitiesAndTheHordesPlaceCount() {
    assertThat(modifier(huns(THREE))).isZero();
    assertThat(modifier(huns("illyria", "italia", "graecia", "asia"))).isEqualTo(2);
    assertThat(modifier(huns("illyria", "italia", "graecia", "asia", "moesia"))).isEqualTo(4);
    assertThat(modifier(huns("illyria", "italia", "danubius", "scythia"))).isEqualTo(2);
    assertThat(modifier(huns(THREE).held("huns", "umbria"))).as("Ravenna").isEqualTo(3);
    assertThat(modifier(huns(THREE).held("huns", "thracia"))).isEqualTo(3);
    assertThat(modifier(huns(THREE).held("huns", "thracia", "umbria"))).isEqualTo(3);
    assertThat(modifier(huns(THREE).held("huns", "latium"))).as("not Roma").isZero();
    assertThat(modifier(huns(THREE).horde("huns", "pannonia"))).isEqualTo(-2);
  }

  private static int modifier(Scene scene) {
    return CollapseOrEmpire.modifier(scene.world(), TRIAL);
  }

  @Test
  void theHunEmpireFoundsItsCapitalLikeAKingdomAndBudaIsWorthFive() {
    sacrifice(UnitSet.NONE);
    player
        .answer(CityGrowth.ChooseGrowth.class, Sample.province("hunnia"))
        .answer(KingdomFounding.ChooseCapital.class, Sample.province("hunnia"));
    dice.d10(10);
    World world = end(huns(THREE).with(new NationEvent.AgeSet(HUNS, 4)).world());

    int hunnia = Sample.province("hunnia");
    assertThat(world.status(HUNS)).isEqualTo(Status.EMPIRE);
    assertThat(world.age(HUNS)).isEqualTo(1);
    assertThat(world.gold(HUNS)).isEqualTo(40);
    assertThat(world.cityLevel(hunnia)).isEqualTo(1);
    assertThat(world.capital(HUNS)).isEqualTo(hunnia);
    assertThat(world.horde(HUNS)).isEqualTo(-1);
    assertThat(world.points(HUNS)).as("5 for Buda, 20 for an Empire in Danubius").isEqualTo(50);
    assertThat(world.isNomad(HUNS)).as("ruling C69").isFalse();
  }

  @Test
  void onlyOwnCavalryOnTheMapIsSacrificed() {
    UnitSet cavalry = UnitSet.of(3, 4, 5);
    CollapseOrEmpire.SacrificeCavalry choice =
        new CollapseOrEmpire.SacrificeCavalry(Sample.empty(), HUNS, cavalry);

    assertThat(choice.options()).containsExactly(UnitSet.NONE, UnitSet.of(3), cavalry);
    assertThat(choice.refusal(UnitSet.of(4, 5))).isEmpty();
    assertThat(choice.refusal(UnitSet.of(6))).map(Refusal::section).contains("VII.A");
  }
}
