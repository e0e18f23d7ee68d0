package org.groma.engine.invasions.reinforcement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;

class LevyTest {

  private final Fixed dice = new Fixed(1);
  private final ScriptedPlayer player = new ScriptedPlayer();

  /** A horde with nobody round it. */
  private static Scene horde(String nation, String province, int turn) {
    return Scene.empty()
        .with(new NationEvent.ActivityChanged(Sample.nation(nation), Activity.ACTIVE))
        .horde(nation, province)
        .with(new SequenceEvent.TurnBegan(turn));
  }

  private List<String> raise(Scene scene, String nation) {
    int number = Sample.nation(nation);
    Levy.raise(Sample.play(scene.world(), dice, player), number);
    assertThat(player.isSpent()).isTrue();
    List<String> kinds = new ArrayList<>();
    int horde = scene.world().horde(number);
    for (int unit = scene.world().firstAt(horde); unit >= 0; unit = scene.world().nextAt(unit)) {
      kinds.add(Sample.SETTING.kind(unit).id());
    }
    return kinds;
  }

  @Test
  void unitsOfGivenKindsComeToTheHorde() {
    assertThat(raise(horde("vandals", "silesia", 2), "vandals")).containsExactly("infantry");
    assertThat(raise(horde("huns", "siraces", 3), "huns"))
        .containsExactly("horse-archer", "cavalry");
  }

  @Test
  void stackingDoesNotMatterHere() {
    Scene scene = horde("vandals", "silesia", 2).units("romans", "infantry", 5, "silesia");
    scene.units("vandals", "infantry", 3, "silesia").units("vandals", "cavalry", 3, "silesia");

    assertThat(raise(scene, "vandals")).hasSize(12);
  }

  @Test
  void whatThePoolLacksIsReplacedByThePlainestInfantry() {
    Scene scene = horde("vandals", "silesia", 4).units("vandals", "noble-cavalry", 2, "saxonia");

    assertThat(raise(scene, "vandals")).containsExactly("infantry");
  }

  @Test
  void nomadsWithoutInfantryGetTheirPlainestUnit() {
    Scene scene = horde("huns", "siraces", 5).units("huns", "noble-cavalry", 2, "saxonia");

    assertThat(raise(scene, "huns")).containsExactly("cavalry");
  }

  @Test
  void nothingComesFromAnEmptyPool() {
    Scene scene = horde("vandals", "silesia", 2).units("vandals", "infantry", 4, "saxonia");
    scene.units("vandals", "cavalry", 3, "saxonia").units("vandals", "noble-cavalry", 2, "saxonia");
    scene.units("vandals", "heavy-cavalry", 1, "saxonia");

    assertThat(raise(scene, "vandals")).as("fleets are no reinforcements").isEmpty();
  }

  @Test
  void withoutAnEntryOneUnitComesByLotOfItsType() {
    assertThat(raise(horde("suebi", "bohemia", 7), "suebi"))
        .as("the archer is last of the infantry; infantry is at least half of one")
        .containsExactly("archer");
    assertThat(dice.draws).isEqualTo(1);
  }

  @Test
  void ofTwoUnitsOneAtLeastIsInfantryDrawnAndTheOtherMayBeCavalry() {
    player.answer(Draft.ChooseInfantry.class, 1);

    assertThat(raise(horde("alemanni", "agri-decumates", 2), "alemanni"))
        .containsExactly("archer", "noble-cavalry");
  }

  @Test
  void ofTwoInfantriesOneIsDrawnAndOneChosen() {
    Scene scene = horde("alemanni", "agri-decumates", 2);
    player
        .answer(Draft.ChooseInfantry.class, 2)
        .answer(PickUnits.class, Sample.fromPool(scene.world(), "alemanni", "heavy-infantry", 1));

    assertThat(raise(scene, "alemanni")).containsExactly("heavy-infantry", "archer");
  }

  @Test
  void whereInfantryIsShortTheRestIsCavalryWithoutAQuestion() {
    Scene scene = horde("alemanni", "agri-decumates", 2);
    scene.units("alemanni", "infantry", 7, "saxonia").units("alemanni", "archer", 1, "saxonia");
    scene.units("alemanni", "heavy-infantry", 1, "saxonia");

    assertThat(raise(scene, "alemanni")).containsExactly("cavalry", "noble-cavalry");
  }

  @Test
  void whereCavalryIsShortTheRestIsInfantry() {
    Scene scene = horde("alemanni", "agri-decumates", 2);
    scene.units("alemanni", "cavalry", 1, "saxonia");
    scene.units("alemanni", "noble-cavalry", 1, "saxonia");
    player.answer(PickUnits.class, Sample.fromPool(scene.world(), "alemanni", "infantry", 1));

    assertThat(raise(scene, "alemanni")).containsExactly("infantry", "archer");
  }

  @Test
  void nomadsChooseEachUnit() {
    Scene scene = horde("kushans", "kushania", 2);
    player.answer(PickUnits.class, Sample.fromPool(scene.world(), "kushans", "noble-cavalry", 1));

    assertThat(raise(scene, "kushans")).containsExactly("noble-cavalry");
    assertThat(dice.draws).isZero();
  }

  @Test
  void aVassalGetsOneUnitWhateverTheTableSays() {
    Scene scene = horde("suebi", "bohemia", 3).vassal("suebi", "huns");
    player.answer(PickUnits.class, Sample.fromPool(scene.world(), "suebi", "noble-cavalry", 1));
    assertThat(raise(scene, "suebi")).containsExactly("noble-cavalry");

    assertThat(raise(horde("alemanni", "agri-decumates", 2).vassal("alemanni", "huns"), "alemanni"))
        .hasSize(1);
  }

  @Test
  void federatesAreReinforcedInFull() {
    assertThat(raise(horde("suebi", "bohemia", 3).federate("suebi", "romans"), "suebi"))
        .containsExactly("infantry", "infantry", "heavy-infantry", "noble-cavalry");
  }

  @Test
  void anInvasionOfANationOnTheMapBoostsItForTheTurn() {
    Scene scene = horde("suebi", "bohemia", 3);
    raise(scene, "suebi");
    assertThat(scene.world().isInvading(Sample.nation("suebi"))).isTrue();

    Scene quiet = horde("suebi", "bohemia", 4);
    raise(quiet, "suebi");
    assertThat(quiet.world().isInvading(Sample.nation("suebi"))).isFalse();
  }

  @Test
  void withoutAHordeNobodyComes() {
    World world =
        horde("suebi", "bohemia", 3)
            .with(new NationEvent.HordeMoved(Sample.nation("suebi"), -1))
            .world();
    World before = world.copy();
    Levy.raise(Sample.play(world, dice, player), Sample.nation("suebi"));

    assertThat(world).isEqualTo(before);
  }

  @Test
  void picksAreListedOncePerMixtureAndOnlyTheRightNumberIsTaken() {
    World world = Sample.empty();
    UnitSet pool = Placement.available(world, Sample.nation("kushans"), _ -> true);
    PickUnits choice = new PickUnits(world, Sample.nation("kushans"), pool, 2);

    assertThat(choice.options()).hasSize(5); // AA AH AN HH HN
    assertThat(choice.options()).allMatch(option -> choice.refusal(option).isEmpty());
    assertThat(choice.refusal(pool.first(1))).map(Refusal::section).contains("IX.D");
    assertThat(choice.refusal(pool.first(3))).isPresent();
    assertThat(choice.refusal(UnitSet.of(pool.get(0), 0))).isPresent();
    assertThat(new PickUnits(world, 0, pool, 0).options()).containsExactly(UnitSet.NONE);
  }

  @Test
  void halfMustBeInfantry() {
    Draft.ChooseInfantry choice = new Draft.ChooseInfantry(Sample.empty(), 0, 1, 2);

    assertThat(choice.options()).containsExactly(1, 2);
    assertThat(choice.refusal(1)).isEmpty();
    assertThat(choice.refusal(2)).isEmpty();
    assertThat(choice.refusal(0)).map(Refusal::section).contains("IX.D");
    assertThat(choice.refusal(3)).isPresent();
  }

  @Test
  void placementTakesWhatThePoolHasFromItsTurnOn() {
    World world = Scene.empty().with(new SequenceEvent.TurnBegan(7)).world();
    int byzantines = Sample.nation("byzantines");
    Play play = Sample.play(world, dice, player);
    assertThat(Placement.fromPool(play, byzantines, kind -> kind.id().equals("cataphracta"), 2, 0))
        .isEqualTo(UnitSet.NONE);

    world.apply(new SequenceEvent.TurnBegan(8));
    UnitSet placed =
        Placement.fromPool(play, byzantines, kind -> kind.id().equals("cataphracta"), 5, 0);
    assertThat(placed.size()).isEqualTo(3);
    assertThat(world.unitsAt(0, 1L << byzantines)).isEqualTo(placed);
  }
}
