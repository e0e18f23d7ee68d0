package org.groma.engine.invasions.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.Arrays;
import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.IllegalAnswer;
import org.junit.jupiter.api.Test;

/** Retreats that are carried out. */
class RetreatTest extends RetreatScene {

  private static List<String> names(int... provinces) {
    return Arrays.stream(provinces)
        .mapToObj(each -> Sample.SETTING.board().place(each).slug())
        .toList();
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
  void withoutAnyWayTheUnitsAreEliminatedAndTheLeaderEscapes() {
    meetInAssyria(1, 2);
    scene.put("byzantines", "infantry", 2, "atropatene");
    scene.put("byzantines", "infantry", 2, "armenia-minor");
    scene.holds("persians", "chaldea", "susiana");
    int sapor = scene.lead("sapor-ii", "assyria");

    retreat("persians", persians, sapor, Side.DEFENDER);

    assertThat(scene.world.place(persians.get(0))).isEqualTo(World.POOL);
    assertThat(scene.world.leaderPlace(sapor)).isEqualTo(province("chaldea"));
    assertThat(scene.log)
        .contains(new FieldTold.CutOff(nation("persians"), province("assyria"), persians));
  }

  @Test
  void whoFindsNoRoomIsEliminated() {
    meetInAssyria(1, 2);
    scene.put("byzantines", "infantry", 2, "armenia-minor");
    scene.put("persians", "infantry", 2, "atropatene");
    for (String around : List.of("adiabene", "armenia", "cadusia", "phraaspa", "zagros")) {
      scene.city(around, 1);
      scene.holds("byzantines", around);
      assertThat(scene.log).noneMatch(FieldTold.CutOff.class::isInstance);
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
  void aLeaderOfFriendsDoesNotFollowIntoLandClosedToHim() {
    scene.world.apply(new SequenceEvent.TurnBegan(2));
    scene.active("huns").allied("huns", "gepids").holds("huns", "sarkil");
    scene.holds("gepids", "carpathia");
    scene.put("gepids", "infantry", 1, "carpathia");
    UnitSet huns = scene.put("huns", "horse-archer", 1, "sarkil");
    scene.march(huns, Stack.NO_LEADER, "donetus");
    scene.put("ostrogoths", "infantry", 1, "donetus");
    int rex = scene.lead("rex-gepids", "donetus");
    scene.player.answer(
        ChooseWithdrawal.class,
        Withdrawal.to(province("sarkil"), huns).withLeaders(province("sarkil")));

    retreat("huns", huns, rex, Side.ATTACKER);

    assertThat(scene.count("huns", "sarkil")).isEqualTo(1);
    assertThat(scene.world.leaderPlace(rex)).isEqualTo(province("carpathia"));
  }
}
