package org.groma.engine.romanitas.management;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.romanitas.RomanitasSample.nation;
import static org.groma.engine.romanitas.RomanitasSample.space;
import static org.groma.engine.romanitas.RomanitasSample.unit;

import java.util.List;
import org.groma.engine.romanitas.RomanitasSample;
import org.groma.engine.romanitas.RomanitasScene;
import org.groma.engine.romanitas.action.Sack;
import org.groma.engine.romanitas.event.ActaEvent;
import org.groma.engine.romanitas.event.LandEvent;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.event.TurnEvent;
import org.groma.engine.romanitas.setting.Box;
import org.groma.engine.romanitas.setting.Favour;
import org.groma.engine.romanitas.setting.MonumentKind;
import org.groma.engine.romanitas.state.Allegiance;
import org.groma.engine.romanitas.state.Post;
import org.junit.jupiter.api.Test;

class ManagementTest {

  private final RomanitasScene scene = RomanitasScene.of().with(8);

  private void manage(Measure... measures) {
    for (Measure measure : measures) {
      scene.answers.answer(Managing.class, measure);
    }
    scene.answers.answer(Managing.class, new Measure.Done());
    Management.play(scene.play);
    assertThat(scene.answers.isSpent()).isTrue();
  }

  private boolean isRefused(Measure measure) {
    return new Managing(scene.empire).refusal(measure).isPresent();
  }

  private int monument(MonumentKind kind) {
    for (int i = 0; i < scene.empire.setting().monuments().size(); i++) {
      if (scene.empire.setting().monuments().get(i).kind() == kind) {
        return i;
      }
    }
    throw new IllegalArgumentException(kind.word());
  }

  private static int client(String id) {
    return RomanitasSample.SETTING.board().clients().indexOf(id);
  }

  @Test
  void anAmbassadorIsHeardFromFourOnAndByPersiaFromFiveOn() {
    scene.dice.d6(4);
    manage(new Measure.Ambassador(nation("avars")));
    assertThat(scene.empire.hasPromised(nation("avars"))).isTrue();
    assertThat(scene.empire.points()).isEqualTo(7);

    scene.after(new TurnEvent.TurnBegan(2));
    scene.dice.d6(4);
    manage(new Measure.Ambassador(nation("persians")));
    assertThat(scene.empire.hasPromised(nation("persians"))).isFalse();
    assertThat(isRefused(new Measure.Ambassador(nation("franks")))).as("one a turn").isTrue();
  }

  @Test
  void ambassadorsGoNeitherToGepidsNorToEnemies() {
    assertThat(isRefused(new Measure.Ambassador(nation("gepids")))).isTrue();
    assertThat(isRefused(new Measure.Ambassador(nation("franks")))).isFalse();
    scene.after(new NationEvent.WarBegan(nation("franks")));
    assertThat(isRefused(new Measure.Ambassador(nation("franks")))).isTrue();
  }

  @Test
  void aMarriageTurnsAClientMoreEasilyFromNearBy() {
    scene.dice.d6(4);
    manage(new Measure.Marriage(client("lazica")));
    assertThat(scene.empire.client(client("lazica")))
        .as("Chersonesos adds one")
        .isEqualTo(Allegiance.ROMAN);

    scene.after(new TurnEvent.TurnBegan(2));
    scene.dice.d6(4);
    manage(new Measure.Marriage(client("albania")));
    assertThat(scene.empire.client(client("albania"))).isEqualTo(Allegiance.NONE);
  }

  @Test
  void aMissionaryRebuildsOrConvertsAndAFavourPaysHim() {
    scene.after(
        new LandEvent.Desolated(space("syene")), new ActaEvent.FavourTaken(Favour.MISSIONARY));
    manage(new Measure.MissionToCity(space("syene")));
    assertThat(scene.empire.isDesolate(space("syene"))).isFalse();
    assertThat(scene.empire.points()).isEqualTo(8);
    assertThat(isRefused(new Measure.MissionToClient(client("iberia")))).isTrue();
  }

  @Test
  void aYearOfPlagueForbidsDiplomacyAndBuilding() {
    scene.after(new LandEvent.Desolated(space("syene")), new ActaEvent.Entered(Box.PLAGUE, 3, 3));
    assertThat(isRefused(new Measure.Marriage(client("iberia")))).isTrue();
    assertThat(isRefused(new Measure.Build(monument(MonumentKind.MONASTERY), space("antioch"))))
        .isTrue();
    assertThat(Prices.of(scene.empire, new Measure.Rebuild(space("syene")))).isEqualTo(2);
  }

  @Test
  void unitsComeBackByTheirPrice() {
    int light = unit("skoutatoi", 0);
    int other = unit("limitanei", 0);
    List<Integer> heavy =
        List.of(unit("cataphracts", 0), unit("boukellaroi", 0), unit("isaurians", 0));
    scene.after(new TroopEvent.UnitEliminated(light), new TroopEvent.UnitEliminated(other));
    heavy.forEach(unit -> scene.after(new TroopEvent.UnitEliminated(unit)));
    scene.after(new TroopEvent.FigureEliminated(1), new TroopEvent.FleetEliminated(0));

    manage(
        new Measure.RecallLight(light),
        new Measure.Recall(heavy),
        new Measure.RecallFigure(1),
        new Measure.RecallFleet(0));

    assertThat(scene.empire.unit(light)).isEqualTo(Post.READY);
    assertThat(heavy).allSatisfy(unit -> assertThat(scene.empire.unit(unit)).isEqualTo(Post.READY));
    assertThat(scene.empire.points()).as("0 + 1 + 1 + 2").isEqualTo(4);
    assertThat(isRefused(new Measure.RecallLight(other))).as("one unpaid a turn").isTrue();
  }

  @Test
  void mercenaryInfantryComesBackAmongThreeForOneWhenTheUnpaidReturnIsUsed() {
    List<Integer> three =
        List.of(
            unit("mercenary-infantry", 0), unit("mercenary-infantry", 1), unit("cataphracts", 0));
    scene.after(new TroopEvent.UnitEliminated(unit("limitanei", 0)));
    three.forEach(unit -> scene.after(new TroopEvent.UnitEliminated(unit)));
    assertThat(new Managing(scene.empire).recallable()).containsExactlyInAnyOrderElementsOf(three);
    manage(new Measure.RecallLight(unit("limitanei", 0)), new Measure.Recall(three));

    assertThat(three).allSatisfy(unit -> assertThat(scene.empire.unit(unit)).isEqualTo(Post.READY));
    assertThat(scene.empire.points()).isEqualTo(7);
  }

  @Test
  void whoRebuildsACrossroadsWinsItsCoinBack() {
    RomanitasScene optional = new RomanitasScene(RomanitasSample.OPTIONAL).with(5);
    Sack.of(optional.play, space("naissus"));
    assertThat(optional.empire.points()).as("1 for the Desolation, 1 for the coin").isEqualTo(3);
    Sack.of(optional.play, space("naissus"));
    assertThat(optional.empire.points()).as("it is lost already").isEqualTo(3);

    optional.answers.answer(Managing.class, new Measure.Rebuild(space("naissus")));
    optional.answers.answer(Managing.class, new Measure.Done());
    Management.play(optional.play);
    assertThat(optional.empire.points()).as("2 paid (8.1), 1 won").isEqualTo(2);
  }

  @Test
  void elitesAreMadeOfTheReadyAndComeBackAsOthers() {
    manage(new Measure.Improve(unit("isaurians", 0)));
    assertThat(scene.empire.isElite(unit("isaurians", 0))).isTrue();
    assertThat(scene.empire.points()).isEqualTo(7);
    assertThat(isRefused(new Measure.Improve(unit("limitanei", 0)))).isTrue();
    assertThat(isRefused(new Measure.Improve(unit("mercenary-infantry", 0)))).isTrue();

    scene.after(new TroopEvent.UnitEliminated(unit("isaurians", 0)));
    assertThat(scene.empire.isElite(unit("isaurians", 0))).isFalse();
  }

  @Test
  void freeActionsGoAllToDiplomacyOrAllToElites() {
    scene.after(new ActaEvent.Entered(Box.PROSPERITY, 6, 6));
    manage(new Measure.Improve(unit("isaurians", 0)));
    assertThat(scene.empire.points()).isEqualTo(8);
    assertThat(Prices.of(scene.empire, new Measure.Improve(unit("cataphracts", 0)))).isZero();
    assertThat(Prices.of(scene.empire, new Measure.Marriage(0))).isEqualTo(1);
  }

  @Test
  void monumentsStandWhereTheyServe() {
    int basilica = monument(MonumentKind.BASILICA);
    int walls = monument(MonumentKind.WALLS);
    int forts = monument(MonumentKind.FORTIFICATIONS);
    assertThat(isRefused(new Measure.Build(basilica, space("nicaea")))).isTrue();
    assertThat(isRefused(new Measure.Build(walls, space("antioch")))).as("fortified").isTrue();
    assertThat(isRefused(new Measure.Build(forts, space("nicaea")))).isTrue();
    assertThat(isRefused(new Measure.Build(walls, space("carthage")))).as("not Roman").isTrue();

    manage(
        new Measure.Build(basilica, space("antioch")),
        new Measure.Build(walls, space("nicaea")),
        new Measure.Build(forts, space("melitene")));
    assertThat(scene.empire.points()).as("2 + 2 + 1").isEqualTo(3);
    assertThat(scene.empire.isFortified(space("nicaea"))).isTrue();
    assertThat(isRefused(new Measure.Build(basilica, space("jerusalem")))).isTrue();
  }

  @Test
  void optionalRulesMakeRebuildingDearAndRecruitsRare() {
    RomanitasScene optional = new RomanitasScene(RomanitasSample.OPTIONAL).with(5);
    optional.after(new LandEvent.Desolated(space("antioch")));
    assertThat(Prices.of(optional.empire, new Measure.Rebuild(space("antioch")))).isEqualTo(2);

    optional.after(new TroopEvent.UnitEliminated(unit("cataphracts", 0)));
    assertThat(
            new Managing(optional.empire)
                .refusal(new Measure.Recall(List.of(unit("cataphracts", 0)))))
        .as("Antioch recruits no more")
        .isPresent();
    optional.after(new LandEvent.Restored(space("antioch")));
    assertThat(
            new Managing(optional.empire)
                .refusal(new Measure.Recall(List.of(unit("cataphracts", 0)))))
        .isEmpty();
  }

  @Test
  void theKhazarsRideInTheLastTurns() {
    RomanitasScene optional = new RomanitasScene(RomanitasSample.OPTIONAL).with(5);
    int archers = unit("mercenary-archers", 0);
    optional.after(new TroopEvent.UnitEliminated(archers), new TurnEvent.TurnBegan(8));
    assertThat(Prices.of(optional.empire, new Measure.Recall(List.of(archers)))).isEqualTo(1);
    optional.after(new TurnEvent.TurnBegan(9));
    assertThat(Prices.of(optional.empire, new Measure.Recall(List.of(archers)))).isZero();
  }

  @Test
  void whatIsOfferedIsLegal() {
    Managing managing = new Managing(scene.empire);
    assertThat(managing.options())
        .hasSizeGreaterThan(20)
        .allSatisfy(measure -> assertThat(managing.refusal(measure)).isEmpty());
  }
}
