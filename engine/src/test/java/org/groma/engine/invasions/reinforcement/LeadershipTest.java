package org.groma.engine.invasions.reinforcement;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;

class LeadershipTest {

  private final ScriptedPlayer player = new ScriptedPlayer();

  private World renew(Scene scene, String nation) {
    Leadership.renew(Sample.play(scene.world(), new ScriptedDice(), player), Sample.nation(nation));
    assertThat(player.isSpent()).isTrue();
    return scene.world();
  }

  private static Scene at(String nation, String kind, String province, int turn) {
    return Scene.empty().units(nation, kind, 1, province).with(new SequenceEvent.TurnBegan(turn));
  }

  private static int place(World world, String leader) {
    return world.leaderPlace(Sample.leader(leader));
  }

  @Test
  void aNamedLeaderComesAndTheRexGoes() {
    World world =
        renew(
            at("visigoths", "infantry", "dacia", 3)
                .leader("rex-visigoths", "dacia")
                .leader("fritigernus", "dacia"),
            "visigoths");

    assertThat(place(world, "alaricus")).isEqualTo(Sample.province("dacia"));
    assertThat(world.isInPlay(Sample.leader("rex-visigoths"))).isFalse();
    assertThat(world.isInPlay(Sample.leader("fritigernus"))).as("retired").isFalse();
    assertThat(world.hasFallen(Sample.leader("fritigernus"))).isFalse();
  }

  @Test
  void aLeaderOfTwoTurnsStaysForTheSecondWhereHeIs() {
    World world = renew(at("huns", "cavalry", "siraces", 5).leader("attila", "hunnia"), "huns");

    assertThat(place(world, "attila")).isEqualTo(Sample.province("hunnia"));
  }

  @Test
  void whoFellDoesNotComeBackAndTheRexTakesHisPlace() {
    World world =
        renew(
            at("huns", "cavalry", "siraces", 5).with(new LeaderEvent.Fell(Sample.leader("attila"))),
            "huns");

    assertThat(world.isInPlay(Sample.leader("attila"))).isFalse();
    assertThat(place(world, "rex-huns")).isEqualTo(Sample.province("siraces"));
  }

  @Test
  void aFallenRexComesBackTheNextTurn() {
    World world =
        renew(
            at("franks", "infantry", "rhenus", 3)
                .with(new LeaderEvent.Fell(Sample.leader("rex-franks"))),
            "franks");

    assertThat(place(world, "rex-franks")).isEqualTo(Sample.province("rhenus"));
  }

  @Test
  void aLeaderWhoWaitsForARuleDoesNotComeByItself() {
    player.answer(Leadership.PostLeader.class, Sample.province("latium"));
    World world =
        renew(
            at("romans", "legion", "latium", 2)
                .units("romans", "legion", 1, "umbria")
                .leader("gratianus", "umbria"),
            "romans");

    assertThat(world.isInPlay(Sample.leader("theodosius"))).isFalse();
    assertThat(place(world, "gratianus")).isEqualTo(Sample.province("umbria"));
    assertThat(place(world, "caesar-romans")).isEqualTo(Sample.province("latium"));
  }

  @Test
  void theUnnamedGeneralStandsBesideARuler() {
    World world =
        renew(at("persians", "infantry", "chaldea", 4).leader("satrap", "media"), "persians");

    assertThat(place(world, "bahram-v")).isEqualTo(Sample.province("chaldea"));
    assertThat(place(world, "satrap")).as("redeployed").isEqualTo(Sample.province("chaldea"));
  }

  @Test
  void twoNamedLeadersMayComeInOneTurn() {
    World world = renew(at("romans", "legion", "latium", 3), "romans");

    assertThat(place(world, "honorius")).isEqualTo(Sample.province("latium"));
    assertThat(place(world, "stilicho")).isEqualTo(Sample.province("latium"));
    assertThat(place(world, "caesar-romans")).isEqualTo(Sample.province("latium"));
  }

  @Test
  void whoIsLateBecauseHisNationWasNotThereComesInHisSecondTurn() {
    World world = renew(at("britons", "infantry", "cambria", 6), "britons");

    assertThat(place(world, "ambrosius")).isEqualTo(Sample.province("cambria"));
  }

  @Test
  void withoutAProvinceNobodyComes() {
    World world = renew(Scene.empty().with(new SequenceEvent.TurnBegan(4)), "franks");

    assertThat(world.isInPlay(Sample.leader("chlodio"))).isFalse();
    assertThat(world.isInPlay(Sample.leader("rex-franks"))).isFalse();
  }

  @Test
  void leadersBeginWhereTroopsOrTheSeatAreUnlessThereAreNone() {
    Scene scene =
        at("franks", "infantry", "rhenus", 4)
            .horde("franks", "frisia")
            .held("franks", "belgae", "rhenus");
    Leadership.PostLeader choice =
        Leadership.PostLeader.of(scene.world(), Sample.nation("franks"), Sample.leader("chlodio"));

    assertThat(choice.options())
        .containsExactlyInAnyOrder(Sample.province("rhenus"), Sample.province("frisia"));
    assertThat(choice.refusal(Sample.province("belgae"))).isEmpty();
    assertThat(choice.refusal(Sample.province("latium"))).map(Refusal::section).contains("IX.C");

    Scene empty = Scene.empty().held("franks", "belgae").capital("romans", "latium");
    assertThat(Leadership.PostLeader.of(empty.world(), Sample.nation("franks"), 0).options())
        .containsExactly(Sample.province("belgae"));
    empty.held("romans", "latium", "umbria");
    assertThat(Leadership.PostLeader.of(empty.world(), Sample.nation("romans"), 0).options())
        .containsExactly(Sample.province("latium"));
  }

  @Test
  void aLeaderDoesNotBeginInLandThatIsClosedToHim() {
    Scene scene =
        Scene.empty()
            .with(new SequenceEvent.TurnBegan(6))
            .held("kushans", "kushania")
            .held("kushans", "arabia-deserta");
    Leadership.PostLeader choice =
        Leadership.PostLeader.of(
            scene.world(), Sample.nation("kushans"), Sample.leader("rex-kushans"));

    assertThat(choice.options()).containsExactly(Sample.province("kushania"));
    assertThat(choice.refusal(Sample.province("arabia-deserta"))).isPresent();
  }
}
