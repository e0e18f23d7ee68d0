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
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.CivilTold;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.Table;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.store.json.RecordShape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RevoltsTest {

  private final List<Event> told = new ArrayList<>();
  private final List<Integer> asked = new ArrayList<>();

  private Play play(World world, ScriptedDice dice, ScriptedPlayer player) {
    return new Play(
        world,
        new Table(
            dice,
            chooser -> {
              asked.add(chooser);
              return player;
            },
            told::add));
  }

  private Play play(World world, ScriptedDice dice) {
    return play(world, dice, new ScriptedPlayer());
  }

  private static ScriptedPlayer choosing(String province) {
    return new ScriptedPlayer().answer(ChooseRevolt.class, province(province));
  }

  /** The Empire in 375: Rome's Caesar in Treveria, heretics in Africa. */
  private static World year375() {
    World world = Sample.opened();
    world.apply(new SequenceEvent.TurnBegan(2));
    world.apply(new RealmEvent.ReligionSet(nation("romans"), Religion.CATHOLIC));
    world.apply(new LeaderEvent.Retired(leader("gratianus")));
    world.apply(new LeaderEvent.Posted(leader("caesar-romans"), province("treveria")));
    return world;
  }

  private static int seat(int chooser) {
    return Sample.SETTING.nation(chooser).seat();
  }

  @Test
  void w4TripolitaniaRises() {
    World world = year375();
    Budget before = Budget.of(world, nation("romans"));
    Revolts.breakOut(
        play(world, new ScriptedDice().d10(2, 8), choosing("tripolitania")),
        nation("romans"),
        Revolts.ANY_AREA);
    Budget after = Budget.of(world, nation("romans"));

    assertThat(seat(asked.getFirst())).as("the Roman player").isEqualTo(0);
    assertThat(world.revolt(province("tripolitania"))).isEqualTo(1);
    assertThat(Attitude.of(world, nation("romans"), province("tripolitania")))
        .isEqualTo(Attitude.OfProvince.HOSTILE);
    assertThat(world.holder(province("tripolitania"))).isEqualTo(nation("romans"));
    assertThat(after.gross() - before.gross()).as("total control of Africa").isEqualTo(-2);
    assertThat(after.total(Budget.Item.REVOLT)).isEqualTo(-2);
    assertThat(after.total(Budget.Item.HERESY)).isEqualTo(-2);
    assertThat(after.expenses()).isEqualTo(-4);
  }

  @Test
  void w5NeustriaRisesBecauseCaesarIsInTreveria() {
    World world = year375();
    Budget before = Budget.of(world, nation("romans"));
    world.apply(new LandEvent.RevoltSet(province("tripolitania"), 1));
    Revolts.breakOut(
        play(world, new ScriptedDice().d10(4, 5), choosing("neustria")),
        nation("romans"),
        Revolts.ANY_AREA);
    Budget after = Budget.of(world, nation("romans"));

    assertThat(Sample.SETTING.scenario().players().get(seat(asked.getFirst())).player())
        .isEqualTo("persians");
    assertThat(Revolts.eligible(world, nation("romans"), area("gallia-septentrionalis")))
        .doesNotContain(province("treveria"))
        .contains(province("neustria"));
    assertThat(after.gross() - before.gross()).as("totals of both revolts").isEqualTo(-6);
    assertThat(after.expenses()).as("two revolts and a heresy").isEqualTo(-6);
    assertThat(told)
        .contains(
            new CivilTold.RevoltPlaced(nation("romans"), asked.getFirst(), province("neustria")));
  }

  @ParameterizedTest
  @CsvSource({
    "1, romans",
    "2, romans",
    "3, romans",
    "4, persians",
    "5, persians",
    "6, persians",
    "7, goths",
    "8, goths",
    "9, huns",
    "10, huns"
  })
  void theChooserIsRolled(int roll, String player) {
    int chooser = RevoltChooser.roll(play(Sample.opened(), new ScriptedDice().d10(roll)));

    assertThat(Sample.SETTING.scenario().players().get(seat(chooser)).player()).isEqualTo(player);
  }

  /** The sample scenario without a player. */
  private static World without(String player) {
    Scenario scenario = Sample.SCENARIO;
    List<Seat> players =
        scenario.players().stream().filter(slot -> !slot.player().equals(player)).toList();
    return World.empty(Setting.of(Sample.PROJECT, RecordShape.with(scenario, "players", players)));
  }

  @Test
  void whereNobodySitsTheChooserIsRolledAgain() {
    World world = without("persians");
    ScriptedDice dice = new ScriptedDice().d10(4, 6, 8);
    int chooser = RevoltChooser.roll(play(world, dice));

    int seat = world.setting().nation(chooser).seat();
    assertThat(world.setting().scenario().players().get(seat).player()).isEqualTo("goths");
    assertThat(dice.isSpent()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "romans, 1, gallia-meridionalis",
    "romans, 2, illyria",
    "romans, 3, britannia",
    "romans, 4, britannia",
    "romans, 5, gallia-septentrionalis",
    "romans, 6, italia",
    "romans, 7, africa",
    "romans, 8, africa",
    "romans, 9, hispania",
    "romans, 10, hispania",
    "byzantines, 1, moesia",
    "byzantines, 2, asia",
    "byzantines, 3, cappadocia",
    "byzantines, 4, graecia",
    "byzantines, 5, aegyptus",
    "byzantines, 6, aegyptus",
    "byzantines, 7, oriens",
    "byzantines, 8, oriens"
  })
  void theAreaIsRolledOnTheHalfOfTheCapital(String empire, int roll, String area) {
    Play play = play(Sample.opened(), new ScriptedDice().d10(roll));

    assertThat(RevoltArea.ofEmpire(play, nation(empire))).isEqualTo(area(area));
  }

  @Test
  void anAreaWithoutOwnProvincesIsRolledAgain() {
    ScriptedDice dice = new ScriptedDice().d10(9, 10, 4);

    assertThat(RevoltArea.ofEmpire(play(Sample.opened(), dice), nation("byzantines")))
        .as("Mesopotamia and Persis are Persian")
        .isEqualTo(area("graecia"));
    assertThat(dice.isSpent()).isTrue();
  }

  @Test
  void withoutACapitalTheHalfIsRolledToo() {
    World world = Sample.opened();
    world.apply(new NationEvent.CapitalMoved(nation("romans"), -1));

    assertThat(RevoltArea.ofEmpire(play(world, new ScriptedDice().d10(2, 6)), nation("romans")))
        .as("even: the West")
        .isEqualTo(area("italia"));
    assertThat(RevoltArea.ofEmpire(play(world, new ScriptedDice().d10(1, 6)), nation("romans")))
        .as("odd: the East, where Rome has nothing, so the West")
        .isEqualTo(area("italia"));
    assertThat(
            RevoltArea.ofEmpire(play(Sample.empty(), new ScriptedDice().d10(2)), nation("romans")))
        .isEqualTo(-1);
  }

  @ParameterizedTest
  @CsvSource({"2, 7, africa", "1, 9, mesopotamia", "1, 10, persis"})
  void anyAreaIsRolledWithAD2ForTheHalf(int half, int roll, String area) {
    assertThat(RevoltArea.anywhere(play(Sample.opened(), new ScriptedDice().d10(half, roll))))
        .isEqualTo(area(area));
  }

  @Test
  void aSecondRevoltFlipsTheMarkerAndAThirdIsNotPossible() {
    World world = Sample.opened();
    for (int i = 0; i < 2; i++) {
      Revolts.breakOut(
          play(world, new ScriptedDice().d10(1), choosing("dalmatia")),
          nation("romans"),
          area("illyria"));
    }

    assertThat(world.revolt(province("dalmatia"))).isEqualTo(2);
    assertThat(Revolts.eligible(world, nation("romans"), area("illyria")))
        .doesNotContain(province("dalmatia"));
  }

  @Test
  void aKingdomRisesAnywhereButInItsCapital() {
    World world =
        Scene.empty()
            .status("visigoths", Status.KINGDOM)
            .held("visigoths", "carpetania", "septimania")
            .capital("visigoths", "carpetania")
            .world();
    Revolts.breakOut(
        play(world, new ScriptedDice().d10(9), choosing("septimania")),
        nation("visigoths"),
        Revolts.ANY_AREA);

    assertThat(world.revolt(province("septimania"))).isEqualTo(1);
    assertThat(Revolts.eligible(world, nation("visigoths"), Revolts.ANY_AREA))
        .containsExactly(province("septimania"));
  }

  @Test
  void withoutAProvinceToChooseNothingHappens() {
    World world =
        Scene.empty()
            .status("visigoths", Status.KINGDOM)
            .held("visigoths", "carpetania")
            .capital("visigoths", "carpetania")
            .world();
    World before = world.copy();
    Revolts.breakOut(play(world, new ScriptedDice().d10(1)), nation("visigoths"), Revolts.ANY_AREA);

    assertThat(world).isEqualTo(before);
    assertThat(told).contains(new CivilTold.RevoltVoid(nation("visigoths")));
  }

  @Test
  void anEmpireWithoutCivilizedLandHasNoRevolt() {
    World world =
        Scene.empty().status("huns", Status.EMPIRE).held("huns", "hunnia", "pannonia").world();
    world.apply(new LandEvent.HolderChanged(province("pannonia"), World.NOBODY));
    World before = world.copy();
    Revolts.breakOut(play(world, new ScriptedDice().d10(1, 2)), nation("huns"), Revolts.ANY_AREA);

    assertThat(world).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource({"PAGAN, true", "ARIAN, true", "CATHOLIC, false"})
  void barbariansAreImmuneWhilePaganOrArian(Religion religion, boolean immune) {
    World world =
        Scene.empty()
            .with(new RealmEvent.ReligionSet(nation("franks"), religion))
            .held("franks", "neustria")
            .world();
    assertThat(Revolts.isImmune(world, nation("franks"))).isEqualTo(immune);

    ScriptedDice dice = immune ? new ScriptedDice() : new ScriptedDice().d10(1);
    Revolts.breakOut(play(world, dice, choosing("neustria")), nation("franks"), Revolts.ANY_AREA);
    assertThat(world.revolt(province("neustria"))).isEqualTo(immune ? 0 : 1);
    world.apply(new NationEvent.StatusChanged(nation("franks"), Status.KINGDOM));
    assertThat(Revolts.isImmune(world, nation("franks"))).isFalse();
  }

  @Test
  void onlyEligibleProvincesMayBeChosen() {
    ChooseRevolt choice = new ChooseRevolt(Sample.empty(), 0, 1, List.of(5, 6));

    assertThat(choice.refusal(5)).isEmpty();
    assertThat(choice.refusal(7))
        .hasValueSatisfying(refusal -> assertThat(refusal.section()).isEqualTo("XVI.D"));
  }
}
