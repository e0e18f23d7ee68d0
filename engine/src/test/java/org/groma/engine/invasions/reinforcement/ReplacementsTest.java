package org.groma.engine.invasions.reinforcement;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.diplomacy.Mercenaries;
import org.groma.engine.invasions.diplomacy.Refuge;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.submission.VassalMercenary;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;

class ReplacementsTest {

  private static final int ROMANS = Sample.nation("romans");
  private static final int FRANKS = Sample.nation("franks");
  private static final int HUNS = Sample.nation("huns");
  private static final int GEPIDS = Sample.nation("gepids");

  private final ScriptedPlayer player = new ScriptedPlayer();

  private Play play(Scene scene) {
    return Sample.play(scene.world(), new ScriptedDice(), player);
  }

  private static Scene foedus() {
    return Scene.empty()
        .units("franks", "axe-infantry", 2, "saliens")
        .units("romans", "legion", 1, "latium")
        .capital("romans", "latium")
        .federate("franks", "romans");
  }

  private static int first(Scene scene, String province) {
    return scene.world().firstAt(Sample.province(province));
  }

  @Test
  void aFallenFederateMercenaryIsReplacedAtTheCapital() {
    Scene scene = foedus();
    int unit = first(scene, "saliens");
    player.answer(Mercenaries.ChooseMercenary.class, unit);
    Replacements.ofFederates(play(scene), ROMANS);

    assertThat(scene.world().master(unit)).isEqualTo(ROMANS);
    assertThat(scene.world().realms().contract(unit)).isEqualTo(Contract.FEDERATE);
    assertThat(scene.world().place(unit)).isEqualTo(Sample.province("latium"));

    World before = scene.world().copy();
    Replacements.ofFederates(play(scene), ROMANS);
    assertThat(scene.world()).as("one is owed").isEqualTo(before);
  }

  @Test
  void heGoesToTheCaesarIfThereIsRoom() {
    Scene scene = foedus().leader("caesar-romans", "umbria").leader("gratianus", "cisalpina");
    int unit = first(scene, "saliens");
    player.answer(Mercenaries.ChooseMercenary.class, unit);
    Replacements.ofFederates(play(scene), ROMANS);

    assertThat(scene.world().place(unit)).isEqualTo(Sample.province("umbria"));
  }

  @Test
  void anotherFederatorsRulerGetsHimNotAGeneral() {
    Scene scene =
        Scene.empty()
            .units("franks", "axe-infantry", 1, "saliens")
            .federate("franks", "persians")
            .leader("satrap", "media")
            .leader("bahram-chobin", "media")
            .leader("kavad", "chaldea");
    int unit = first(scene, "saliens");
    player.answer(Mercenaries.ChooseMercenary.class, unit);
    Replacements.ofFederates(play(scene), Sample.nation("persians"));

    assertThat(scene.world().place(unit)).isEqualTo(Sample.province("chaldea"));
  }

  @Test
  void withoutRoomTheFederatorSaysWhere() {
    Scene scene = foedus();
    int room =
        Stacking.limit(scene.world(), ROMANS, Sample.province("latium"))
            - Stacking.counted(scene.world(), ROMANS, Sample.province("latium"));
    scene.units("romans", "infantry", room, "latium").held("romans", "umbria", "cisalpina");
    int unit = first(scene, "saliens");
    player
        .answer(Mercenaries.ChooseMercenary.class, unit)
        .answer(Refuge.ChooseRefuge.class, Sample.province("umbria"));
    Replacements.ofFederates(play(scene), ROMANS);

    assertThat(scene.world().place(unit)).isEqualTo(Sample.province("umbria"));
  }

  @Test
  void everyFoedusOwesOneAndHiredSoldiersDoNotCount() {
    Scene scene = foedus().with(new RealmEvent.FoederaCounted(FRANKS, 2, 1));
    int hired = Sample.fromPool(scene.world(), "franks", "infantry", 1).get(0);
    scene
        .with(new UnitEvent.Placed(UnitSet.of(hired), Sample.province("latium")))
        .with(new UnitEvent.Lent(hired, ROMANS))
        .with(new RealmEvent.Contracted(hired, Contract.HIRED));
    int one = first(scene, "saliens");
    int other = scene.world().nextAt(one);
    player
        .answer(Mercenaries.ChooseMercenary.class, other)
        .answer(Mercenaries.ChooseMercenary.class, one);
    Replacements.ofFederates(play(scene), ROMANS);

    assertThat(player.isSpent()).isTrue();
    assertThat(scene.world().master(one)).isEqualTo(ROMANS);
    assertThat(scene.world().master(other)).isEqualTo(ROMANS);
  }

  @Test
  void aFederateWithoutUnitsLendsNone() {
    Scene scene = Scene.empty().capital("romans", "latium").federate("franks", "romans");
    World before = scene.world().copy();
    Replacements.ofFederates(play(scene), ROMANS);

    assertThat(scene.world()).isEqualTo(before);
  }

  @Test
  void onlyUnitsOnTheMapAreLentAndAlikesAreListedOnce() {
    Scene scene = foedus();
    UnitSet units = scene.world().unitsAt(Sample.province("saliens"), 1L << FRANKS);
    Mercenaries.ChooseMercenary choice =
        new Mercenaries.ChooseMercenary(scene.world(), FRANKS, units);

    assertThat(choice.options()).containsExactly(units.get(0));
    assertThat(choice.refusal(units.get(1))).isEmpty();
    assertThat(choice.refusal(units.get(1) + 1)).map(Refusal::section).contains("XXX.H");
    scene.with(new UnitEvent.Placed(UnitSet.of(units.get(1)), Sample.province("belgae")));
    assertThat(choice.options()).containsExactly(units.get(0), units.get(1));
  }

  @Test
  void aNomadDraftsFromAVassalWhoseMercenaryFell() {
    Scene scene =
        Scene.empty()
            .units("gepids", "infantry", 2, "carpathia")
            .horde("gepids", "carpathia")
            .horde("huns", "hunnia")
            .vassal("gepids", "huns");
    int unit = first(scene, "carpathia");
    player.answer(VassalMercenary.ChooseMercenary.class, unit);
    Replacements.ofVassals(play(scene), HUNS);
    assertThat(scene.world().master(unit)).isEqualTo(HUNS);
    assertThat(scene.world().place(unit)).isEqualTo(Sample.province("hunnia"));

    World before = scene.world().copy();
    Replacements.ofVassals(play(scene), HUNS);
    assertThat(scene.world()).as("one is enough").isEqualTo(before);
  }

  @Test
  void othersThanNomadsDoNot() {
    Scene scene =
        Scene.empty()
            .units("gepids", "infantry", 2, "carpathia")
            .horde("franks", "rhenus")
            .vassal("gepids", "franks");
    World before = scene.world().copy();
    Replacements.ofVassals(play(scene), FRANKS);

    assertThat(scene.world()).isEqualTo(before);
    assertThat(scene.world().diplomacy().suzerain(GEPIDS)).isEqualTo(FRANKS);
  }
}
