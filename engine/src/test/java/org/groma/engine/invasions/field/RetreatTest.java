package org.groma.engine.invasions.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.Arrays;
import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.IllegalAnswer;
import org.groma.engine.kernel.Refusal;
import org.junit.jupiter.api.Test;

class RetreatTest {

  private final Theatre scene = new Theatre();
  private UnitSet romans;
  private UnitSet persians;

  /** Romans came from Amida to Assyria, where Persians stand. */
  private void meetInAssyria(int attackers, int defenders) {
    scene.active("byzantines");
    romans = scene.put("byzantines", "legion", attackers, "amida");
    scene.march(romans, Stack.NO_LEADER, "assyria");
    persians = scene.put("persians", "horse-archer", defenders, "assyria");
  }

  private Ways ways(String nation, UnitSet units, Side side) {
    Stack stack = scene.stack(nation, units, Stack.NO_LEADER);
    var origins = Retreat.origins(scene.world, stack, side);
    return Ways.of(
        scene.world,
        side == Side.ATTACKER
            ? WayTerms.ofAttacker(scene.world, stack.nation(), stack.place(), units.size(), origins)
            : WayTerms.ofDefender(
                scene.world, stack.nation(), stack.place(), units.size(), origins));
  }

  private static List<String> names(int... provinces) {
    return Arrays.stream(provinces)
        .mapToObj(each -> Sample.SETTING.board().place(each).slug())
        .toList();
  }

  private ChooseWithdrawal choice(Stack stack, Side side) {
    return new ChooseWithdrawal(
        scene.world,
        Company.of(scene.world, stack),
        ways(Sample.SETTING.nation(stack.nation()).id(), stack.units(), side),
        false);
  }

  private void retreat(String nation, UnitSet units, int leader, Side side) {
    Retreat.retreat(scene.play(), scene.stack(nation, units, leader), side);
    assertThat(scene.player.isSpent()).isTrue();
  }

  @Test
  void thePersiansRetreatThreePacesToAkkad_B3() {
    scene.holds("persians", "assyria", "akkad", "adiabene");
    meetInAssyria(2, 3);
    int sapor = scene.lead("sapor-ii", "assyria");
    scene.player.answer(
        ChooseWithdrawal.class,
        Withdrawal.to(province("akkad"), persians).withLeaders(province("akkad")));

    assertThat(ways("persians", persians, Side.DEFENDER).paces(province("akkad"))).isEqualTo(3);
    retreat("persians", persians, sapor, Side.DEFENDER);

    assertThat(scene.count("persians", "akkad")).isEqualTo(3);
    assertThat(scene.world.leaderPlace(sapor)).isEqualTo(province("akkad"));
    assertThat(scene.log)
        .contains(new FieldTold.Retreated(nation("persians"), province("assyria"), persians));
  }

  @Test
  void theAlemanniGoBackOverTheRhine_B4() {
    scene.active("alemanni");
    UnitSet alemanni = scene.put("alemanni", "infantry", 4, "agri-decumates");
    scene.march(alemanni, Stack.NO_LEADER, "lotharingia");
    scene.put("romans", "legion", 2, "lotharingia");
    scene.player.answer(
        ChooseWithdrawal.class, Withdrawal.to(province("agri-decumates"), alemanni));

    Ways ways = ways("alemanni", alemanni, Side.ATTACKER);
    assertThat(ways.paces(province("burgundia"))).as("only the long way round").isEqualTo(3);
    retreat("alemanni", alemanni, Stack.NO_LEADER, Side.ATTACKER);

    assertThat(scene.count("alemanni", "agri-decumates")).isEqualTo(4);
  }

  @Test
  void whatIsLeftAfterAdrianopolisReachesConstantinopolis_B5() {
    scene.active("visigoths").holds("byzantines", "thracia").capital("byzantines", "thracia");
    UnitSet goths = scene.put("visigoths", "heavy-cavalry", 4, "moesia-inferior");
    scene.march(goths, Stack.NO_LEADER, "dardania");
    UnitSet left = scene.put("byzantines", "legion", 1, "dardania");
    int theodosius = scene.lead("theodosius", "dardania");
    scene.player.answer(
        ChooseWithdrawal.class,
        Withdrawal.to(province("thracia"), left).withLeaders(province("thracia")));

    assertThat(ways("byzantines", left, Side.DEFENDER).paces(province("thracia")))
        .as("by Macedonia, for the Goths came through Moesia")
        .isEqualTo(2);
    retreat("byzantines", left, theodosius, Side.DEFENDER);

    assertThat(scene.count("byzantines", "thracia")).isEqualTo(1);
    assertThat(scene.world.leaderPlace(theodosius)).isEqualTo(province("thracia"));
  }

  @Test
  void aDefenderNeverRetreatsToOrThroughTheAttackersOrigin() {
    scene.holds("persians", "amida", "palmyrene");
    meetInAssyria(2, 3);

    Ways ways = ways("persians", persians, Side.DEFENDER);

    assertThat(ways.isStop(province("amida"))).isFalse();
    assertThat(ways.paces(province("palmyrene"))).as("only through Amida").isZero();
    assertThat(ways.isStop(province("atropatene"))).isTrue();
  }

  @Test
  void anAttackerBeginsWithAProvinceItCameFrom() {
    meetInAssyria(2, 3);

    Ways ways = ways("byzantines", romans, Side.ATTACKER);

    assertThat(ways.paces(province("amida"))).isEqualTo(1);
    assertThat(ways.paces(province("osroene"))).isEqualTo(2);
    assertThat(ways.paces(province("armenia-minor"))).as("next door, but by Amida").isEqualTo(2);
    assertThat(ways.paces(province("zagros"))).as("Amida, Atropatene, Zagros").isEqualTo(3);
  }

  @Test
  void anAttackerFromSeveralProvincesMayTakeAnyOfThem() {
    meetInAssyria(1, 3);
    UnitSet others = scene.put("byzantines", "infantry", 1, "armenia-minor");
    scene.march(others, Stack.NO_LEADER, "assyria");

    Ways ways = ways("byzantines", romans.plus(others), Side.ATTACKER);

    assertThat(ways.paces(province("amida"))).isEqualTo(1);
    assertThat(ways.paces(province("armenia-minor"))).isEqualTo(1);
    assertThat(ways.paces(province("atropatene"))).isEqualTo(2);
  }

  @Test
  void anAttackerWhoCameByNoLandGoesAnywhere() {
    persians = scene.put("persians", "horse-archer", 1, "assyria");
    romans = scene.put("byzantines", "legion", 1, "assyria");

    assertThat(ways("byzantines", romans, Side.ATTACKER).paces(province("atropatene")))
        .isEqualTo(1);
  }

  @Test
  void retreatsEndAtThreePaces() {
    meetInAssyria(1, 1);

    Ways ways = ways("persians", persians, Side.DEFENDER);

    assertThat(ways.paces(province("akkad"))).isEqualTo(3);
    assertThat(ways.paces(province("babylonia"))).isZero();
  }

  @Test
  void onlyFriendlyProvincesOrEmptyOnesWithoutACityAreDestinations() {
    meetInAssyria(1, 1);
    scene.city("adiabene", 1);
    scene.holds("byzantines", "zagros");
    scene.put("armenians", "noble-cavalry", 1, "armenia");
    scene.world.apply(new NationEvent.PactMade(nation("armenians"), nation("persians")));

    Ways ways = ways("persians", persians, Side.DEFENDER);

    assertThat(ways.isStop(province("adiabene"))).as("empty, but a city").isFalse();
    assertThat(ways.paces(province("akkad"))).as("it lies on the way").isEqualTo(3);
    assertThat(ways.isStop(province("zagros"))).as("enemy land, empty and rural").isTrue();
    assertThat(ways.isStop(province("armenia"))).as("neutral and occupied").isFalse();
    scene.holds("persians", "adiabene");
    assertThat(ways("persians", persians, Side.DEFENDER).isStop(province("adiabene")))
        .as("friendly")
        .isTrue();
  }

  @Test
  void hostileUnitsAreInTheWay() {
    meetInAssyria(1, 1);
    scene.put("byzantines", "infantry", 2, "atropatene");

    assertThat(ways("persians", persians, Side.DEFENDER).paces(province("akkad"))).isZero();
  }

  @Test
  void sixUnitsOverrunOneForTwoPaces_C55() {
    meetInAssyria(1, 6);
    UnitSet guard = scene.put("byzantines", "infantry", 1, "atropatene");
    scene.holds("persians", "adiabene");
    int sapor = scene.lead("sapor-ii", "assyria");
    scene.player.answer(
        ChooseWithdrawal.class,
        Withdrawal.to(province("adiabene"), persians).withLeaders(province("adiabene")));

    Ways ways = ways("persians", persians, Side.DEFENDER);
    assertThat(ways.paces(province("atropatene"))).isEqualTo(2);
    assertThat(ways.paces(province("adiabene"))).isEqualTo(3);
    assertThat(ways.paces(province("akkad"))).isZero();
    retreat("persians", persians, sapor, Side.DEFENDER);

    assertThat(scene.count("persians", "adiabene")).isEqualTo(6);
    assertThat(scene.world.place(guard.get(0))).isEqualTo(World.POOL);
  }

  @Test
  void fiveUnitsOverrunNobody() {
    meetInAssyria(1, 5);
    scene.put("byzantines", "infantry", 1, "atropatene");

    assertThat(ways("persians", persians, Side.DEFENDER).paces(province("atropatene"))).isZero();
  }

  @Test
  void neitherWallsNorALimesNorAHordeAreOverrun() {
    meetInAssyria(1, 6);
    scene.put("byzantines", "infantry", 1, "atropatene");
    scene.holds("byzantines", "atropatene").walls("atropatene");
    assertThat(ways("persians", persians, Side.DEFENDER).paces(province("atropatene"))).isZero();

    scene.put("byzantines", "infantry", 1, "armenia-minor");
    scene.limes("byzantines", "armenia-minor");
    assertThat(ways("persians", persians, Side.DEFENDER).paces(province("armenia-minor"))).isZero();
  }

  @Test
  void aPartyTooSmallDoesNotFollowAnOverrun() {
    meetInAssyria(1, 6);
    scene.put("byzantines", "infantry", 1, "atropatene");
    scene.put("byzantines", "infantry", 2, "armenia-minor");
    scene.holds("persians", "adiabene");
    int sapor = scene.lead("sapor-ii", "assyria");
    ChooseWithdrawal choice = choice(scene.stack("persians", persians, sapor), Side.DEFENDER);

    Refusal refusal =
        choice
            .refusal(
                Withdrawal.to(province("adiabene"), persians.first(5))
                    .withLeaders(province("adiabene")))
            .orElseThrow();

    assertThat(refusal.reason()).startsWith("Too few units overrun");
  }

  @Test
  void anAttackerRetreatsThroughAPassageInForce() {
    meetInAssyria(2, 3);
    UnitSet holders = scene.put("byzantines", "infantry", 2, "osroene");
    scene.march(holders, Stack.NO_LEADER, "amida");
    scene.world.apply(new UnitEvent.Halted(holders));
    scene.put("persians", "infantry", 1, "amida");
    scene.holds("byzantines", "osroene");

    Ways ways = ways("byzantines", romans, Side.ATTACKER);

    assertThat(ways.paces(province("osroene"))).isEqualTo(2);
    scene.put("persians", "infantry", 1, "amida");
    assertThat(ways("byzantines", romans, Side.ATTACKER).paces(province("osroene")))
        .as("two hold one down, not two")
        .isZero();
  }

  @Test
  void stackingLimitsForceAStackToSplit() {
    meetInAssyria(1, 6);
    scene.holds("persians", "atropatene", "adiabene");
    ChooseWithdrawal choice =
        choice(scene.stack("persians", persians, Stack.NO_LEADER), Side.DEFENDER);
    Withdrawal crowded = Withdrawal.to(province("atropatene"), persians);
    Withdrawal split =
        new Withdrawal(
            List.of(
                new Withdrawal.Party(province("atropatene"), persians.first(3)),
                new Withdrawal.Party(province("adiabene"), persians.minus(persians.first(3)))),
            Withdrawal.NOWHERE,
            Withdrawal.NOWHERE);

    assertThat(choice.refusal(crowded).orElseThrow().reason()).contains("stacking limit");
    assertThat(choice.refusal(split)).isEmpty();
    scene.player.answer(ChooseWithdrawal.class, split);
    retreat("persians", persians, Stack.NO_LEADER, Side.DEFENDER);

    assertThat(scene.count("persians", "atropatene")).isEqualTo(3);
    assertThat(scene.count("persians", "adiabene")).isEqualTo(3);
  }

  @Test
  void aLeaderMakesRoomWhereHeGoes() {
    meetInAssyria(1, 5);
    int sapor = scene.lead("sapor-ii", "assyria");
    ChooseWithdrawal choice = choice(scene.stack("persians", persians, sapor), Side.DEFENDER);

    assertThat(
            choice.refusal(
                Withdrawal.to(province("atropatene"), persians)
                    .withLeaders(province("atropatene"))))
        .as("3 in the mountains and 2 by Sapor")
        .isEmpty();
  }

  @Test
  void unitsAlreadyThereTakeRoom() {
    meetInAssyria(1, 2);
    scene.put("persians", "infantry", 2, "atropatene");
    ChooseWithdrawal choice =
        choice(scene.stack("persians", persians, Stack.NO_LEADER), Side.DEFENDER);

    assertThat(choice.refusal(Withdrawal.to(province("atropatene"), persians))).isPresent();
  }

  private String refused(ChooseWithdrawal choice, Withdrawal answer) {
    Refusal refusal = choice.refusal(answer).orElseThrow();
    assertThat(refusal.section()).isEqualTo("XX.L");
    return refusal.reason();
  }

  @Test
  void whoCanRetreatMust() {
    meetInAssyria(1, 2);
    ChooseWithdrawal choice =
        choice(scene.stack("persians", persians, Stack.NO_LEADER), Side.DEFENDER);

    assertThat(refused(choice, Withdrawal.to(province("atropatene"), persians.first(1))))
        .startsWith("There is room for more units");
  }

  @Test
  void answersThatMakeNoSenseAreRefused() {
    meetInAssyria(1, 2);
    int sapor = scene.lead("sapor-ii", "assyria");
    ChooseWithdrawal choice = choice(scene.stack("persians", persians, sapor), Side.DEFENDER);
    int there = province("atropatene");
    Withdrawal.Party party = new Withdrawal.Party(there, persians);

    assertThat(refused(choice, Withdrawal.to(province("amida"), persians)))
        .isEqualTo("The stack cannot end in Amida");
    assertThat(refused(choice, new Withdrawal(List.of(party, party), there, -1)))
        .isEqualTo("The stack cannot end in Atropatene");
    assertThat(
            refused(
                choice,
                new Withdrawal(
                    List.of(party, new Withdrawal.Party(province("zagros"), persians)), there, -1)))
        .isEqualTo("A unit goes to one province");
    assertThat(refused(choice, Withdrawal.to(there, UnitSet.NONE)))
        .isEqualTo("A unit goes to one province");
    assertThat(refused(choice, Withdrawal.to(there, romans)))
        .isEqualTo("Only units of the stack go");
    assertThat(refused(choice, Withdrawal.to(there, persians))).isEqualTo("Leaders go with units");
    assertThat(refused(choice, Withdrawal.to(there, persians).withLeaders(province("zagros"))))
        .isEqualTo("Leaders go with units");
    assertThat(refused(choice, Withdrawal.to(there, persians).withLeaders(there).withHordes(there)))
        .isEqualTo("The horde cannot go to Atropatene");
  }

  @Test
  void anIllegalRetreatChangesNothing() {
    meetInAssyria(1, 2);
    World before = scene.world.copy();
    scene.player.answer(ChooseWithdrawal.class, Withdrawal.to(province("amida"), persians));

    assertThatThrownBy(() ->
            Retreat.retreat(
                scene.play(), scene.stack("persians", persians, Stack.NO_LEADER), Side.DEFENDER))
        .isInstanceOf(IllegalAnswer.class);
    assertThat(scene.world).isEqualTo(before);
  }

  @Test
  void optionsAreLegalAndCoverEveryDestination() {
    meetInAssyria(1, 6);
    int sapor = scene.lead("sapor-ii", "assyria");
    Stack stack = scene.stack("persians", persians, sapor);
    ChooseWithdrawal choice = choice(stack, Side.DEFENDER);

    assertThat(choice.options()).allMatch(each -> choice.refusal(each).isEmpty());
    assertThat(choice.options())
        .extracting(option -> option.parties().getFirst().to())
        .containsExactlyInAnyOrder(
            Arrays.stream(ways("persians", persians, Side.DEFENDER).stops())
                .boxed()
                .toArray(Integer[]::new));
    assertThat(choice.chooser()).isEqualTo(nation("persians"));
  }

  @Test
  void withoutAnyWayTheUnitsAreEliminatedAndTheLeaderEscapes() {
    meetInAssyria(1, 2);
    scene.put("byzantines", "infantry", 2, "atropatene");
    scene.put("byzantines", "infantry", 2, "armenia-minor");
    scene.holds("persians", "chaldea", "susiana");
    int sapor = scene.lead("sapor-ii", "assyria");

    retreat("persians", persians, sapor, Side.DEFENDER);

    assertThat(scene.world.place(persians.get(0))).isEqualTo(World.POOL);
    assertThat(scene.world.leaderPlace(sapor)).isEqualTo(province("chaldea"));
  }

  @Test
  void whoFindsNoRoomIsEliminated() {
    meetInAssyria(1, 2);
    scene.put("byzantines", "infantry", 2, "armenia-minor");
    scene.put("persians", "infantry", 2, "atropatene");
    for (String around : List.of("adiabene", "armenia", "cadusia", "phraaspa", "zagros")) {
      scene.city(around, 1);
      scene.holds("byzantines", around);
    }
    for (String farther : List.of("akkad", "artemita", "euphrates")) {
      scene.city(farther, 1);
    }
    Ways ways = ways("persians", persians, Side.DEFENDER);
    for (int stop : ways.stops()) {
      if (stop != province("atropatene")) {
        scene.world.apply(new LandEvent.CityGrown(stop, 1));
      }
    }

    assertThat(names(ways("persians", persians, Side.DEFENDER).stops()))
        .containsExactly("atropatene");
    retreat("persians", persians, Stack.NO_LEADER, Side.DEFENDER);

    assertThat(scene.count("persians", "atropatene")).as("three in the mountains").isEqualTo(3);
    assertThat(scene.world.place(persians.get(1))).isEqualTo(World.POOL);
  }

  @Test
  void aBlockadedStraitStopsARetreat() {
    scene.active("visigoths");
    UnitSet garrison = scene.put("byzantines", "legion", 1, "thracia");
    UnitSet goths = scene.put("visigoths", "infantry", 1, "moesia-inferior");
    scene.march(goths, Stack.NO_LEADER, "thracia");

    assertThat(ways("byzantines", garrison, Side.DEFENDER).paces(province("bythina"))).isEqualTo(1);
    scene.fleets("visigoths", "fleet", 1, "propontis");
    assertThat(ways("byzantines", garrison, Side.DEFENDER).paces(province("bythina"))).isZero();
  }

  @Test
  void closedLandIsNoWayOut() {
    scene.active("persians");
    UnitSet huns = scene.put("huns", "cavalry", 1, "abascia");
    UnitSet gepids = scene.put("gepids", "infantry", 1, "abascia");

    assertThat(ways("huns", huns, Side.DEFENDER).paces(province("alania"))).isEqualTo(1);
    assertThat(ways("gepids", gepids, Side.DEFENDER).paces(province("alania"))).isZero();
  }

  @Test
  void unitsBoundToAreasGoNowhereElse() {
    meetInAssyria(1, 1);
    UnitSet satrapes = scene.put("persians", "satrapes", 1, "assyria");
    ChooseWithdrawal choice =
        choice(scene.stack("persians", persians.plus(satrapes), Stack.NO_LEADER), Side.DEFENDER);

    assertThat(refused(choice, Withdrawal.to(province("armenia-minor"), persians.plus(satrapes))))
        .startsWith("Some units may not enter");
  }

  @Test
  void barbariansCrossAnyProvinceOfABarbarianArea() {
    scene.active("romans");
    UnitSet alemanni = scene.put("alemanni", "infantry", 1, "agri-decumates");
    scene.put("romans", "legion", 3, "franconia");
    scene.put("romans", "legion", 3, "bavaria");
    UnitSet romans = scene.put("romans", "infantry", 1, "treveria");
    scene.march(romans, Stack.NO_LEADER, "agri-decumates");

    Ways ways = ways("alemanni", alemanni, Side.DEFENDER);

    assertThat(ways.paces(province("thuringia"))).isEqualTo(2);
    assertThat(ways.isStop(province("franconia"))).as("they only cross it").isFalse();
    assertThat(
            Ways.of(
                    scene.world,
                    WayTerms.ofFlight(
                        scene.world, nation("alemanni"), province("agri-decumates"), 1))
                .paces(province("franconia")))
        .as("not in flight")
        .isZero();
  }

  @Test
  void aHordeRetreatsWithAUnitOfItsNation() {
    scene.active("romans").horde("alemanni", "agri-decumates");
    UnitSet alemanni = scene.put("alemanni", "infantry", 2, "agri-decumates");
    UnitSet romans = scene.put("romans", "legion", 1, "treveria");
    scene.march(romans, Stack.NO_LEADER, "agri-decumates");
    ChooseWithdrawal choice =
        choice(scene.stack("alemanni", alemanni, Stack.NO_LEADER), Side.DEFENDER);
    Withdrawal apart = Withdrawal.to(province("bavaria"), alemanni);

    assertThat(refused(choice, apart)).isEqualTo("A horde retreats with its units");
    assertThat(refused(choice, apart.withHordes(province("franconia"))))
        .isEqualTo("The horde cannot go to Franconia");
    scene.player.answer(ChooseWithdrawal.class, apart.withHordes(province("bavaria")));
    retreat("alemanni", alemanni, Stack.NO_LEADER, Side.DEFENDER);

    assertThat(scene.world.horde(nation("alemanni"))).isEqualTo(province("bavaria"));
  }

  @Test
  void whoLeavesFriendsBehindLeavesHordeAndLeadersToo() {
    scene.active("romans").horde("alemanni", "agri-decumates");
    UnitSet alemanni = scene.put("alemanni", "infantry", 2, "agri-decumates");
    int rex = scene.lead("rex-alemanni", "agri-decumates");

    Company some =
        Company.of(scene.world, scene.stack("alemanni", alemanni.first(1), Stack.NO_LEADER));
    Company all = Company.of(scene.world, scene.stack("alemanni", alemanni, Stack.NO_LEADER));

    assertThat(some.hordes()).isZero();
    assertThat(some.leaders()).isFalse();
    assertThat(all.hordes()).isEqualTo(1L << nation("alemanni"));
    assertThat(all.leaders()).isTrue();
    assertThat(Company.of(scene.world, scene.stack("alemanni", alemanni.first(1), rex)).leaders())
        .isTrue();
  }

  @Test
  void aRetreatMayEndBesideABattleToCome() {
    meetInAssyria(1, 5);
    scene.put("persians", "infantry", 3, "atropatene");
    scene.put("byzantines", "infantry", 1, "atropatene");
    scene.player.answer(ChooseWithdrawal.class, Withdrawal.to(province("atropatene"), persians));

    retreat("persians", persians, Stack.NO_LEADER, Side.DEFENDER);

    assertThat(scene.count("persians", "atropatene")).as("beyond the limit").isEqualTo(8);
    assertThat(persians.all(scene.world::isSetAside)).isTrue();
  }

  @Test
  void nobodyPassesABattleToCome() {
    meetInAssyria(1, 1);
    scene.put("persians", "infantry", 1, "atropatene");
    scene.put("byzantines", "infantry", 2, "atropatene");

    Ways ways = ways("persians", persians, Side.DEFENDER);

    assertThat(ways.isStop(province("atropatene"))).isTrue();
    assertThat(ways.paces(province("zagros"))).isZero();
    assertThat(
            Ways.of(
                    scene.world,
                    WayTerms.ofFlight(scene.world, nation("persians"), province("assyria"), 1))
                .isStop(province("atropatene")))
        .as("nobody flees into a battle")
        .isFalse();
  }

  @Test
  void besideABattleToComeNobodyIsOverrun() {
    meetInAssyria(6, 6);
    scene.put("persians", "infantry", 1, "atropatene");
    UnitSet lone = scene.put("byzantines", "infantry", 1, "atropatene");
    scene.player.answer(ChooseWithdrawal.class, Withdrawal.to(province("atropatene"), persians));

    retreat("persians", persians, Stack.NO_LEADER, Side.DEFENDER);

    assertThat(scene.world.isOnMap(lone.get(0))).isTrue();
    assertThat(persians.all(scene.world::isSetAside)).isTrue();
  }
}
