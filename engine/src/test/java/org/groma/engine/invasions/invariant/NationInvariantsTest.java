package org.groma.engine.invasions.invariant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class NationInvariantsTest {

  private static final int ALEMANNI = nation("alemanni");
  private static final int PERSIANS = nation("persians");
  private static final int ROMANS = nation("romans");

  @Test
  void aNationHasOneSeatAndItIsACity() {
    assertThat(Doctored.broken(new OneSeat())).isEmpty();
    assertThat(
            Doctored.broken(
                new OneSeat(), new NationEvent.HordeMoved(PERSIANS, province("chaldea"))))
        .containsExactly("Persians have a horde and a capital");
    assertThat(Doctored.broken(new OneSeat(), new LandEvent.CityGrown(province("chaldea"), 0)))
        .containsExactly("Persians have a capital without a city");
    assertThat(
            Doctored.broken(
                new OneSeat(), new NationEvent.HordeMoved(ALEMANNI, province("bactriana"))))
        .containsExactly("the horde of Alemanni is in Bactriana");
  }

  private static List<String> faith(InvasionsEvent... events) {
    FaithsByOrigin invariant = new FaithsByOrigin();
    World world = Doctored.by();
    invariant.hear(world, new SequenceEvent.TurnBegan(1));
    return Doctored.heard(invariant, world, events);
  }

  @Test
  void onlyBarbariansConvertAndOnlyYoungKingdomsBecomeArian() {
    int romans = ROMANS;
    assertThat(faith(new RealmEvent.ReligionSet(ALEMANNI, Religion.CATHOLIC))).isEmpty();
    assertThat(faith(new RealmEvent.ReligionSet(ALEMANNI, Religion.ARIAN)))
        .containsExactly("Alemanni were pagan and are arian");
    assertThat(
            faith(
                new NationEvent.StatusChanged(ALEMANNI, Status.KINGDOM),
                new RealmEvent.Founded(ALEMANNI, 1),
                new RealmEvent.ReligionSet(ALEMANNI, Religion.ARIAN)))
        .isEmpty();
    assertThat(faith(new RealmEvent.ReligionSet(PERSIANS, Religion.CATHOLIC)))
        .containsExactly("Persians were mazdaist and are catholic");
    assertThat(
            faith(
                new RealmEvent.ReligionSet(ALEMANNI, Religion.CATHOLIC),
                new SequenceEvent.StepBegan("income"),
                new RealmEvent.ReligionSet(ALEMANNI, Religion.PAGAN)))
        .containsExactly("Alemanni were catholic and are pagan");
    assertThat(faith(new RealmEvent.ReligionSet(romans, Religion.PAGAN))).isNotEmpty();
  }

  @Test
  void aCityIsTheCapitalOfOneNation() {
    assertThat(
            Doctored.broken(
                new OneSeat(), new NationEvent.CapitalMoved(ROMANS, province("chaldea"))))
        .containsExactly("Chaldea is the capital of Persians and of Romans");
  }

  @Test
  void barbariansHaveAHordeAndRealmsACapitalOfTheirOwn() {
    assertThat(Doctored.broken(new SeatByStatus())).isEmpty();
    assertThat(
            Doctored.broken(new SeatByStatus(), new NationEvent.HordeMoved(ALEMANNI, World.NOBODY)))
        .containsExactly("Alemanni are Barbarians without a horde");
    assertThat(
            Doctored.broken(
                new SeatByStatus(), new NationEvent.StatusChanged(PERSIANS, Status.BARBARIAN)))
        .contains("Persians are Barbarians with a capital");
    assertThat(
            Doctored.broken(
                new SeatByStatus(),
                new NationEvent.StatusChanged(ALEMANNI, Status.KINGDOM),
                new LandEvent.HolderChanged(province("treveria"), ALEMANNI)))
        .contains("Alemanni have a city and keep their horde");
    assertThat(
            Doctored.broken(
                new SeatByStatus(), new LandEvent.HolderChanged(province("chaldea"), ROMANS)))
        .containsExactly("Chaldea, capital of Persians, is held by Romans");
  }

  @Test
  void nobodyOwesGold() {
    assertThat(Doctored.broken(new NeverInDebt(), new NationEvent.GoldChanged(nation("huns"), -3)))
        .containsExactly("Huns owe 3 halves of Gold");
  }

  @Test
  void fortyGoldAreKeptAfterPurchasesAndNoMore() {
    World rich = Doctored.by(new NationEvent.GoldChanged(nation("huns"), 80));
    SequenceTold purchases = new SequenceTold.StepEnded("purchases");
    assertThat(Doctored.heard(new TreasuryLimited(), rich, purchases)).isEmpty();
    rich.apply(new NationEvent.GoldChanged(nation("huns"), 1));
    assertThat(Doctored.heard(new TreasuryLimited(), rich, new SequenceTold.StepEnded("income")))
        .isEmpty();
    assertThat(Doctored.heard(new TreasuryLimited(), rich, purchases))
        .containsExactly("Huns keep 81 halves of Gold");
  }

  @Test
  void agesStayOnTheirTracks() {
    assertThat(Doctored.broken(new AgesOnTracks(), new NationEvent.AgeSet(ALEMANNI, 7))).isEmpty();
    assertThat(Doctored.broken(new AgesOnTracks(), new NationEvent.AgeSet(ALEMANNI, 8)))
        .containsExactly("Alemanni have the age 8");
    assertThat(Doctored.broken(new AgesOnTracks(), new NationEvent.AgeSet(ALEMANNI, 0)))
        .containsExactly("Alemanni have the age 0");
    assertThat(Doctored.broken(new AgesOnTracks(), new NationEvent.AgeSet(ROMANS, 12))).isEmpty();
    assertThat(Doctored.broken(new AgesOnTracks(), new NationEvent.AgeSet(ROMANS, 13)))
        .containsExactly("Romans have the age 13");
    assertThat(Doctored.broken(new AgesOnTracks(), new NationEvent.DeclineSet(ROMANS, 3)))
        .containsExactly("Romans have the Decline 3");
    assertThat(Doctored.broken(new AgesOnTracks(), new NationEvent.DeclineSet(ALEMANNI, 1)))
        .containsExactly("Alemanni have the Decline 1");
  }

  @Test
  void whoIsGoneHasNothingOnTheMap() {
    assertThat(Doctored.broken(new AbsentFromTheMap())).isEmpty();
    assertThat(
            Doctored.broken(
                new AbsentFromTheMap(), new NationEvent.ActivityChanged(ALEMANNI, Activity.GONE)))
        .contains("Alemanni are GONE, but have a horde or a capital")
        .anyMatch(sentence -> sentence.startsWith("Alemanni are GONE, but Rex"))
        .anyMatch(sentence -> sentence.contains("of Alemanni is in "));
  }

  @Test
  void bondsAreBetweenTwoNationsThatAreThere() {
    assertThat(Doctored.broken(new BondsInOrder())).isEmpty();
    assertThat(Doctored.broken(new BondsInOrder(), new NationEvent.Submitted(ALEMANNI, ALEMANNI)))
        .containsExactly("Alemanni are their own vassals");
    assertThat(Doctored.broken(new BondsInOrder(), new NationEvent.Submitted(ROMANS, PERSIANS)))
        .containsExactly("Romans are an Empire and vassals");
    assertThat(
            Doctored.broken(
                new BondsInOrder(),
                new NationEvent.Federated(ALEMANNI, ROMANS),
                new NationEvent.Allied(ALEMANNI, PERSIANS),
                new NationEvent.ActivityChanged(ALEMANNI, Activity.GONE)))
        .containsExactly(
            "Alemanni are federates of Romans, and one is gone",
            "Alemanni are gone and have allies");
  }

  @Test
  void aCapitalReturnsInTheIncomeStepToWhoeverHasACity() {
    int armenians = nation("armenians");
    World fallen =
        Doctored.by(
            new NationEvent.CapitalMoved(armenians, World.NOBODY),
            new RealmEvent.CapitalFell(armenians, 1),
            new SequenceEvent.TurnBegan(2));
    SequenceEvent begun = new SequenceEvent.StepBegan("income");
    SequenceTold ended = new SequenceTold.StepEnded("income");

    assertThat(Doctored.heard(new CapitalsRedeployed(), fallen.copy(), begun, ended))
        .containsExactly("Armenians have a city, and their capital does not return");
    NationEvent back = new NationEvent.CapitalMoved(armenians, province("armenia"));
    assertThat(Doctored.heard(new CapitalsRedeployed(), fallen.copy(), begun, back, ended))
        .isEmpty();
  }

  @Test
  void aCityThatWasGivenBackAndSlippedAwayExcusesNobody() {
    int armenians = nation("armenians");
    int armenia = province("armenia");
    InvasionsEvent[] story = {
      new SequenceEvent.TurnBegan(1),
      new NationEvent.CapitalMoved(armenians, armenia),
      new UnitEvent.Eliminated(Sample.opened().unitsAt(armenia, 1L << armenians)),
      new NationEvent.CapitalMoved(armenians, World.NOBODY),
      new RealmEvent.CapitalFell(armenians, 1),
      new NationEvent.Sworn(armenians, PERSIANS),
      new LandEvent.HolderChanged(armenia, armenians),
      new LandEvent.HolderChanged(armenia, World.NOBODY),
      new SequenceEvent.TurnBegan(2),
      new SequenceEvent.StepBegan("income"),
      new SequenceTold.StepEnded("income")
    };
    assertThat(Doctored.heard(new CapitalsRedeployed(), Sample.opened(), story))
        .containsExactly("Armenians were left their city, and their capital is not there");

    World taken = Sample.opened(); // the opening has the Persians at home
    UnitSet persians = taken.unitsAt(province("chaldea"), 1L << PERSIANS);
    InvasionsEvent[] conquest = story.clone();
    conquest[7] = new LandEvent.HolderChanged(armenia, nation("persians"));
    List<InvasionsEvent> all = new ArrayList<>(List.of(conquest));
    all.add(7, new UnitEvent.Placed(persians, armenia));
    assertThat(Doctored.heard(new CapitalsRedeployed(), taken, all.toArray(InvasionsEvent[]::new)))
        .as("somebody took it")
        .isEmpty();

    List<InvasionsEvent> unbound = new ArrayList<>(List.of(story));
    unbound.set(5, new SequenceEvent.MovementBegan(PERSIANS));
    assertThat(
            Doctored.heard(
                new CapitalsRedeployed(), Sample.opened(), unbound.toArray(InvasionsEvent[]::new)))
        .as("it came back by the Area, and went again")
        .isEmpty();

    List<InvasionsEvent> razed = new ArrayList<>(List.of(story));
    razed.add(7, new LandEvent.CityGrown(armenia, 0));
    razed.add(9, new LandEvent.CityGrown(armenia, 1));
    assertThat(
            Doctored.heard(
                new CapitalsRedeployed(), Sample.opened(), razed.toArray(InvasionsEvent[]::new)))
        .as("what was built later is another city")
        .isEmpty();
  }

  private static FieldTold.BattleJoined battle(World world, String at) {
    return new FieldTold.BattleJoined(
        province(at),
        ROMANS,
        world.unitsAt(province(at), 1L << ROMANS),
        -1,
        ALEMANNI,
        UnitSet.NONE,
        -1);
  }

  @Test
  void aNationSubmitsOnceInABattleAndToSomebodyWhoWasThere() {
    World world = Doctored.by(new SequenceEvent.ActivationBegan(ROMANS));
    InvasionsEvent joined = battle(world, "lotharingia");
    NationEvent submitted = new NationEvent.Submitted(ALEMANNI, ROMANS);
    NationEvent freed = new NationEvent.Freed(ALEMANNI);

    assertThat(Doctored.heard(new SubmissionByForce(), world.copy(), joined, submitted)).isEmpty();
    assertThat(
            Doctored.heard(
                new SubmissionByForce(), world.copy(), joined, submitted, freed, submitted))
        .containsExactly("Alemanni submit to Romans after submitting in the same fight");
    assertThat(
            Doctored.heard(
                new SubmissionByForce(),
                world.copy(),
                joined,
                new NationEvent.Submitted(ALEMANNI, nation("byzantines"))))
        .containsExactly("Alemanni submit to Byzantines, who had nobody there");
    assertThat(
            Doctored.heard(
                new SubmissionByForce(),
                world.copy(),
                new NationEvent.Federated(ROMANS, nation("byzantines")),
                joined,
                submitted))
        .containsExactly("Alemanni submit to Romans, who have a lord themselves");
    assertThat(
            Doctored.heard(
                new SubmissionByForce(),
                world.copy(),
                joined,
                new NationEvent.Submitted(PERSIANS, ROMANS)))
        .anyMatch(sentence -> sentence.endsWith("provinces left"));
  }

  @Test
  void aHordeMigratesWithEverybodyAndItsNationAttacksNobody() {
    World world = Doctored.by(new SequenceEvent.ActivationBegan(ALEMANNI));
    InvasionsEvent activated = new SequenceEvent.ActivationBegan(ALEMANNI);
    InvasionsEvent marched = new NationEvent.HordeMarched(ALEMANNI, world.horde(ALEMANNI), 1);
    InvasionsEvent attack =
        new FieldTold.BattleJoined(
            province("lotharingia"), ALEMANNI, UnitSet.NONE, -1, ROMANS, UnitSet.NONE, -1);
    world.apply(new NationEvent.InvasionSet(ALEMANNI, false));
    UnitSet all = UnitSet.NONE;
    for (int i = 0; i < Sample.SETTING.board().provinces(); i++) {
      all = all.plus(world.unitsAt(i, 1L << ALEMANNI));
    }
    world.apply(new UnitEvent.Placed(all, world.horde(ALEMANNI)));

    assertThat(Doctored.heard(new PeacefulMigration(), world.copy(), activated, marched)).isEmpty();
    assertThat(Doctored.heard(new PeacefulMigration(), world.copy(), activated, attack)).isEmpty();
    assertThat(Doctored.heard(new PeacefulMigration(), world.copy(), activated, marched, attack))
        .containsExactly("Alemanni attack although their horde migrates");
    world.apply(new UnitEvent.Placed(all.first(1), province("thuringia")));
    assertThat(Doctored.heard(new PeacefulMigration(), world.copy(), activated, marched))
        .containsExactly("the horde of Alemanni migrates without the units in Thuringia");
  }

  @Test
  void onlyNationsThatBecomeActiveHaveGold() {
    assertThat(
            Doctored.broken(
                new TreasuriesTracked(), new NationEvent.GoldChanged(nation("saxons"), 2)))
        .isEmpty();
    assertThat(
            Doctored.broken(
                new TreasuriesTracked(), new NationEvent.GoldChanged(nation("berbers"), 2)))
        .containsExactly("Berbers have no Treasury, but Gold");
    assertThat(
            Doctored.broken(
                new TreasuriesTracked(), new NationEvent.GoldChanged(nation("armenians"), 2)))
        .containsExactly("Armenians have no Treasury, but Gold");
  }
}
