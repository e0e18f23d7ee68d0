package org.groma.engine.invasions.administration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.area;
import static org.groma.engine.invasions.Sample.leader;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CollapseTest {

  private static final int ROME = nation("romans");

  /** Rome of age 9 with its capital's Area only. */
  private static Scene old() {
    return Scene.empty()
        .status("romans", Status.EMPIRE)
        .with(new NationEvent.AgeSet(ROME, 9))
        .held("romans", "latium")
        .incumbent("romans", "italia")
        .capital("romans", "latium")
        .with(new SequenceEvent.TurnBegan(6));
  }

  private static int modifier(Scene scene, InvasionsEvent... events) {
    for (InvasionsEvent event : events) {
      scene.with(event);
    }
    return Collapse.modifier(scene.world(), ROME);
  }

  @Test
  void everyModifierCounts() {
    assertThat(modifier(old())).isZero();
    assertThat(modifier(old(), new NationEvent.AgeSet(ROME, 10))).isEqualTo(1);
    assertThat(modifier(old(), new NationEvent.AgeSet(ROME, 12))).isEqualTo(3);
    assertThat(modifier(old(), new NationEvent.DeclineSet(ROME, 1))).isEqualTo(1);
    assertThat(modifier(old(), new NationEvent.DeclineSet(ROME, 2))).isEqualTo(2);
    assertThat(
            modifier(
                old(),
                new RealmEvent.CalamityStruck(ROME, 1),
                new RealmEvent.CalamityStruck(ROME, 2)))
        .isEqualTo(2);
    assertThat(modifier(old(), new RealmEvent.CapitalFell(ROME, 5))).isEqualTo(2);
    assertThat(modifier(old(), new RealmEvent.CapitalFell(ROME, 4))).as("long ago").isZero();
    assertThat(modifier(old().incumbent("romans", "africa").incumbent("romans", "illyria")))
        .isEqualTo(-2);
    assertThat(modifier(old(), new NationEvent.CapitalMoved(ROME, -1)))
        .as("without a capital every Area counts")
        .isEqualTo(-1);
  }

  private static World check(World world, int... rolls) {
    ScriptedDice dice = new ScriptedDice().d10(rolls);
    Collapse.check(Sample.play(world, dice, new ScriptedPlayer()), ROME);
    assertThat(dice.isSpent()).isTrue();
    return world;
  }

  @ParameterizedTest
  @CsvSource({"8, false", "9, true", "10, true"})
  void nineIsTheEnd(int roll, boolean end) {
    World world = check(old().world(), roll);

    assertThat(world.realms().hasCollapsed(ROME)).isEqualTo(end);
    assertThat(world.activity(ROME) == Activity.GONE).isEqualTo(end);
  }

  @Test
  void youngEmpiresAndKingdomsAreSafe() {
    check(old().with(new NationEvent.AgeSet(ROME, 8)).world());
    check(old().status("romans", Status.KINGDOM).world());
  }

  @Test
  void theAgeCountsAfterTheSpacesOfBankruptcy() {
    World world =
        old()
            .with(new NationEvent.ActivityChanged(ROME, Activity.ACTIVE))
            .with(new NationEvent.AgeSet(ROME, 7))
            .world();
    ScriptedDice dice = new ScriptedDice().picks(1).d10(7);
    Bankruptcy.strike(Sample.play(world, dice, new ScriptedPlayer()), ROME, 2);

    assertThat(dice.isSpent()).as("7 and 2 make 9: a check").isTrue();
    assertThat(world.realms().hasCollapsed(ROME))
        .as("7, +1 In Decline, +1 for the earthquake of the card")
        .isTrue();
  }

  /** Rome as it stands in 350, grown old. */
  private static Scene rome() {
    return Scene.of(Sample.opened())
        .with(new NationEvent.AgeSet(ROME, 9))
        .with(new NationEvent.DeclineSet(ROME, 2));
  }

  private static World fall(Scene scene, ScriptedPlayer player) {
    new EndOfEmpire(Sample.play(scene.world(), new ScriptedDice(), player), ROME).fall();
    assertThat(player.isSpent()).isTrue();
    return scene.world();
  }

  @Test
  void allItsPiecesAndMarkersGo() {
    World world = fall(rome(), new ScriptedPlayer());

    for (int unit = Sample.SETTING.roster().first(ROME);
        unit < Sample.SETTING.roster().end(ROME);
        unit++) {
      assertThat(world.isOnMap(unit)).isFalse();
    }
    for (int province = 0; province < Sample.SETTING.board().provinces(); province++) {
      assertThat(world.holder(province)).isNotEqualTo(ROME);
      assertThat(world.limes(province)).isNotEqualTo(ROME);
    }
    for (int area = 0; area < Sample.SETTING.board().areas(); area++) {
      assertThat(world.incumbent(area)).isNotEqualTo(ROME);
    }
    assertThat(world.isInPlay(leader("gratianus"))).isFalse();
    assertThat(world.isInPlay(leader("iulianus"))).as("of Byzantium").isTrue();
    assertThat(world.capital(ROME)).isEqualTo(-1);
    assertThat(world.age(ROME)).isZero();
    assertThat(world.decline(ROME)).isZero();
    assertThat(world.gold(ROME)).isZero();
    assertThat(world.diplomacy().allies(ROME)).isZero();
    assertThat(world.diplomacy().patron(nation("mauritanians"))).isEqualTo(World.NOBODY);
  }

  @Test
  void auxiliariesBecomeInfantryOfTheirPeoplesAsFarAsPoolsAllow() {
    World opened = Sample.opened();
    int pool = pooledInfantry(opened, "alemanni");
    World world = fall(rome(), new ScriptedPlayer());

    int exchanged = Math.min(2, pool);
    assertThat(exchanged).isPositive();
    assertThat(world.countAt(province("treveria"), 1L << nation("alemanni"))).isEqualTo(exchanged);
    assertThat(pooledInfantry(world, "alemanni")).isEqualTo(pool - exchanged);
  }

  private static int pooledInfantry(World world, String nation) {
    int count = 0;
    for (int unit = Sample.SETTING.roster().first(nation(nation));
        unit < Sample.SETTING.roster().end(nation(nation));
        unit++) {
      String kind = Sample.SETTING.kind(unit).id();
      boolean foot = kind.endsWith("infantry") || kind.equals("archer");
      count += foot && world.place(unit) == World.POOL ? 1 : 0;
    }
    return count;
  }

  @Test
  void mercenariesGoHome() {
    Scene scene = rome();
    UnitSet hired = Sample.fromPool(scene.world(), "franks", "infantry", 1);
    UnitSet stray = Sample.fromPool(scene.world(), "huns", "cavalry", 1);
    scene
        .horde("franks", "holsatia")
        .with(new UnitEvent.Placed(hired, province("cisalpina")))
        .with(new UnitEvent.Lent(hired.get(0), ROME))
        .with(new RealmEvent.Contracted(hired.get(0), Contract.FEDERATE))
        .with(new UnitEvent.Placed(stray, province("cisalpina")))
        .with(new UnitEvent.Lent(stray.get(0), ROME));
    World world = fall(scene, new ScriptedPlayer());

    assertThat(world.place(hired.get(0))).isEqualTo(province("holsatia"));
    assertThat(world.isLent(hired.get(0))).isFalse();
    assertThat(world.realms().contract(hired.get(0))).isEqualTo(Contract.NONE);
    assertThat(world.place(stray.get(0))).as("there is no horde to go to").isEqualTo(World.POOL);
  }

  @Test
  void vassalsAreFreeAndFederatesChoose() {
    Scene scene =
        rome()
            .vassal("alemanni", "romans")
            .federate("franks", "romans")
            .federate("burgundians", "romans")
            .with(new RealmEvent.FoederaCounted(nation("franks"), 1, 1))
            .with(new RealmEvent.FoederaCounted(nation("burgundians"), 1, 1))
            .with(new LandEvent.FoedusSet(province("flandria"), nation("franks")))
            .with(new LandEvent.FoedusSet(province("helvetia"), nation("burgundians")))
            .with(new LandEvent.RevoltSet(province("cuneus"), 2));
    ScriptedPlayer player =
        new ScriptedPlayer()
            .answer(ChooseNewFederator.class, false)
            .answer(ChooseNewFederator.class, true);
    boolean burgundiansFirst = nation("burgundians") < nation("franks");
    World world = fall(scene, player);

    String free = burgundiansFirst ? "burgundians" : "franks";
    String bound = burgundiansFirst ? "franks" : "burgundians";
    assertThat(world.diplomacy().suzerain(nation("alemanni"))).isEqualTo(World.NOBODY);
    assertThat(world.diplomacy().federator(nation(free))).isEqualTo(World.NOBODY);
    assertThat(world.realms().foedera(nation(free))).isZero();
    assertThat(world.foedus(province("helvetia"))).isEqualTo(World.NOBODY);
    assertThat(world.diplomacy().federator(nation(bound))).isEqualTo(nation("byzantines"));
    assertThat(world.realms().foedera(nation(bound))).isEqualTo(1);
    assertThat(world.foedus(province("flandria"))).isEqualTo(nation("franks"));
    assertThat(world.revolt(province("cuneus"))).as("nobody to rise against").isZero();
  }

  @Test
  void limitesBecomeTheHeirsAndSuccessorsAppear() {
    World world = fall(rome(), new ScriptedPlayer());

    int gallia = nation("gallo-romans");
    assertThat(world.activity(gallia)).isEqualTo(Activity.ACTIVE);
    assertThat(world.countAt(province("lotharingia"), 1L << gallia)).as("a Limes").isEqualTo(1);
    assertThat(world.holder(province("lotharingia"))).isEqualTo(gallia);
    assertThat(world.capital(gallia)).as("the greatest city nobody holds").isNotEqualTo(-1);
    assertThat(Sample.SETTING.board().area(world.capital(gallia)))
        .isEqualTo(area("gallia-septentrionalis"));
    assertThat(world.activity(nation("africano-romans"))).isEqualTo(Activity.INACTIVE);
    assertThat(world.countAt(province("numidia"), 1L << nation("africano-romans"))).isEqualTo(1);
    assertThat(world.activity(nation("sardes"))).isEqualTo(Activity.INACTIVE);
    assertThat(world.capital(nation("sardes"))).as("it does without one").isEqualTo(-1);
    assertThat(world.activity(nation("cappadocians"))).isEqualTo(Activity.ABSENT);
  }

  @Test
  void localTroopsGoToTheHeirsToo() {
    World world =
        fall(
            rome()
                .with(new LandEvent.LimesSet(province("lotharingia"), World.NOBODY))
                .units("romans", "limitanei", 1, "lotharingia"),
            new ScriptedPlayer());

    assertThat(world.countAt(province("lotharingia"), 1L << nation("gallo-romans"))).isEqualTo(1);
  }

  @Test
  void aNationAlreadyThereIsNoSuccessor() {
    Scene scene = rome().with(new NationEvent.ActivityChanged(nation("sardes"), Activity.INACTIVE));
    World world = fall(scene, new ScriptedPlayer());

    int units = 0;
    for (int unit = Sample.SETTING.roster().first(nation("sardes"));
        unit < Sample.SETTING.roster().end(nation("sardes"));
        unit++) {
      units += world.isOnMap(unit) ? 1 : 0;
    }
    assertThat(units).isZero();
  }

  @Test
  void ofByzantiumCappadociaIsTheHeir() {
    World world = Sample.opened();
    int byzantium = nation("byzantines");
    new EndOfEmpire(Sample.play(world, new ScriptedDice(), new ScriptedPlayer()), byzantium).fall();

    assertThat(world.activity(nation("cappadocians"))).isEqualTo(Activity.ACTIVE);
    assertThat(Sample.SETTING.board().area(world.capital(nation("cappadocians"))))
        .isEqualTo(area("cappadocia"));
  }

  @Test
  void infantryOfTheirPeoplesComesWhenTheEmpireIsGone() {
    List<Event> log = new ArrayList<>();
    Table table = new Table(new ScriptedDice(), _ -> new ScriptedPlayer(), log::add);

    new EndOfEmpire(new Play(rome().world(), table), ROME).fall();

    int gone = log.indexOf(new NationEvent.ActivityChanged(ROME, Activity.GONE));
    int left = log.indexOf(new LandEvent.HolderChanged(province("treveria"), World.NOBODY));
    int placed = -1;
    for (int i = 0; i < log.size() && placed < 0; i++) {
      boolean here =
          log.get(i) instanceof UnitEvent.Placed(UnitSet _, int place)
              && place == province("treveria");
      placed = here ? i : -1;
    }
    assertThat(gone).isPositive();
    assertThat(left).isGreaterThan(gone);
    assertThat(placed).isGreaterThan(left);
  }
}
