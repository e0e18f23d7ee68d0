package org.groma.engine.cycles.special;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.administration.Ascension;
import org.groma.engine.cycles.administration.Rebellions;
import org.groma.engine.cycles.combat.Assault;
import org.groma.engine.cycles.combat.ChooseAttack;
import org.groma.engine.cycles.combat.Fray;
import org.groma.engine.cycles.economy.Prices;
import org.groma.engine.cycles.economy.Purchase;
import org.groma.engine.cycles.economy.Purchasing;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.event.Phase;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.movement.ChooseMove;
import org.groma.engine.cycles.movement.ChooseMover;
import org.groma.engine.cycles.movement.Move;
import org.groma.engine.cycles.movement.Movement;
import org.groma.engine.cycles.setting.Rebellion;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.kernel.Rule;
import org.junit.jupiter.api.Test;

@Rule("14.2.5")
final class AlexanderTest {

  private static final String MACEDON = "macedon";
  private static final String PERSIA = "persia-of-darius";

  private final Scene scene = Scene.begun("alexander");
  private final int macedon = scene.position(MACEDON);
  private final int persia = scene.position(PERSIA);

  private boolean mayBuy(int position, String kind, String area) {
    return Purchasing.refusal(
            scene.world, position, new Purchase(scene.kind(kind), scene.area(area)))
        .isEmpty();
  }

  private void enrich() {
    scene.after(
        new MoneyEvent.Changed(macedon, 50, Account.START),
        new MoneyEvent.Changed(persia, 50, Account.START));
  }

  @Test
  void nobodyGetsWhereTheScenarioIsNotPlayed() {
    assertThat(scene.board().cityNamed("rome")).isNegative();
    assertThat(scene.board().cityNamed("cherson")).isNotNegative();
    assertThat(scene.board().steps(scene.area("thessalonika"), scene.area("rome")))
        .isEqualTo(Byte.MAX_VALUE);
  }

  @Test
  void unitsHaveThePricesAndPlacesOfTheirList() {
    enrich();
    assertThat(Prices.price(scene.world, macedon, scene.kind("elite"))).isEqualTo(8);
    assertThat(Prices.price(scene.world, persia, scene.kind("garrison"))).isNegative();
    assertThat(mayBuy(macedon, "elite", "thessalonika")).isTrue();
    assertThat(mayBuy(macedon, "elite", "athens")).isFalse();
    assertThat(mayBuy(macedon, "ship", "athens")).isTrue();
    assertThat(mayBuy(macedon, "ship", "byzantium")).isFalse();
    int horse = scene.put(PERSIA, "horse", "susa");
    assertThat(Prices.upkeep(scene.world, horse)).isEqualTo(4);
  }

  @Test
  void asAnEmpireMacedonBuildsPersianUnitsInWhatItTook() {
    enrich();
    int elite = scene.put(MACEDON, "elite", "serdica");
    scene.after(new PositionEvent.Rose(macedon, Stage.EMPIRE));
    scene.own(MACEDON, "ephesus");
    assertThat(mayBuy(macedon, "barbarian-horse", "ephesus")).isTrue();
    assertThat(mayBuy(macedon, "barbarian-horse", "athens")).isFalse();
    assertThat(mayBuy(macedon, "horse", "ephesus")).isFalse();
    assertThat(mayBuy(macedon, "elite", "thessalonika")).isFalse();
    assertThat(Prices.upkeep(scene.world, elite)).isEqualTo(4);
  }

  @Test
  void whatMacedonHasStaysWhatItIsWhenItBecomesAnEmpire() {
    int elite = scene.put(MACEDON, "elite", "serdica");
    int horse = scene.put(MACEDON, "horse", "thessalonika");
    int bow = scene.put(MACEDON, "bow", "thessalonika");
    int foot = scene.put(MACEDON, "infantry", "athens");
    Ascension.becomeEmpire(scene.play, macedon);
    assertThat(scene.world.stage(macedon)).isEqualTo(Stage.EMPIRE);
    assertThat(scene.world.kind(elite)).isEqualTo(scene.kind("elite"));
    assertThat(scene.world.kind(horse)).isEqualTo(scene.kind("horse"));
    assertThat(scene.world.kind(foot)).isEqualTo(scene.kind("infantry"));
    assertThat(scene.world.isOnBoard(bow)).isTrue();
    assertThat(Prices.upkeep(scene.world, bow)).isOne();
    assertThat(Prices.upkeep(scene.world, horse)).isEqualTo(3);
  }

  @Test
  void persiaRebuildsWhatItLostAndNoMore() {
    enrich();
    assertThat(mayBuy(persia, "ship", "tyre")).isTrue();
    scene.put(PERSIA, "ship", "alexandria");
    assertThat(mayBuy(persia, "ship", "tyre")).isFalse();
  }

  @Test
  void persiansMoveOnlyIfTheyStartNearDarius() {
    int near = scene.put(PERSIA, "bow", "susa");
    int far = scene.put(PERSIA, "bow", "memphis");
    int guard = scene.put(PERSIA, "horse", "memphis");
    scene.lead(PERSIA, "susa");
    Consequences.beforePhase(scene.play, Phase.MOVEMENT, persia);
    assertThat(new ChooseMover(scene.world, persia).options())
        .contains(near, guard)
        .doesNotContain(far);
    scene.lead(PERSIA, "memphis"); // he went there in this very phase
    assertThat(new ChooseMover(scene.world, persia).options()).doesNotContain(far);
  }

  @Test
  void persiaSurrendersWithDariusAndNotWithAnotherLeader() {
    int darius = persia * scene.world.setting().leaders();
    scene.after(
        new LeaderEvent.Posted(darius, scene.area("susa")),
        new LeaderEvent.Posted(darius + 1, scene.area("memphis")));
    Consequences.afterPhase(scene.play);
    assertThat(Surrenders.hasHappened(scene.world, persia)).isFalse();
    scene.after(new LeaderEvent.Lost(darius + 1));
    Consequences.afterPhase(scene.play);
    assertThat(Surrenders.hasHappened(scene.world, persia)).isFalse();
    scene.after(
        new LeaderEvent.Posted(darius + 1, scene.area("memphis")), new LeaderEvent.Lost(darius));
    Consequences.afterPhase(scene.play);
    assertThat(Surrenders.hasHappened(scene.world, persia)).isTrue();
  }

  @Test
  void aPersianAttackFromTwoAreasNeedsDarius() {
    int target = scene.area("ephesus");
    scene.put(MACEDON, "bow", "ephesus");
    int one = scene.play.raise(persia, scene.kind("horse"), scene.board().near(target, 0));
    int two =
        scene.play.raise(persia, scene.kind("barbarian-horse"), scene.board().near(target, 1));
    ChooseAttack choice = new ChooseAttack(scene.world, persia, Fray.NONE);
    Optional<Assault> joint = Optional.of(new Assault(target, List.of(one, two)));
    assertThat(choice.refusal(joint)).isPresent();
    assertThat(choice.options()).doesNotContain(joint).hasSizeGreaterThan(1);
    assertThat(choice.options()).allSatisfy(each -> assertThat(choice.refusal(each)).isEmpty());
    scene.after(new LeaderEvent.Posted(persia * 2, scene.world.place(two)));
    assertThat(choice.refusal(joint)).isEmpty();
  }

  @Test
  void persiaSurrendersWithoutDarius() {
    scene.lead(PERSIA, "susa");
    Consequences.afterPhase(scene.play);
    assertThat(Surrenders.hasHappened(scene.world, persia)).isFalse();
    scene.after(new LeaderEvent.Lost(persia * 2));
    Consequences.afterPhase(scene.play);
    assertThat(Surrenders.hasHappened(scene.world, persia)).isTrue();
  }

  @Test
  void persiaSurrendersWhenSusaIsTaken() {
    scene.lead(PERSIA, "ecbatana");
    scene.put(MACEDON, "elite", "susa");
    Consequences.afterPhase(scene.play);
    assertThat(Surrenders.hasHappened(scene.world, persia)).isTrue();
  }

  @Test
  void unitsOfMacedonLeaveOverTheEastEdge() {
    int edge = scene.put(MACEDON, "elite", "carmania");
    int far = scene.put(MACEDON, "elite", "thessalonika");
    assertThat(new ChooseMove(scene.world, macedon, edge).options()).contains(Move.EXIT);
    assertThat(new ChooseMove(scene.world, macedon, far).refusal(Move.EXIT)).isPresent();
    scene
        .answers
        .answer(ChooseMover.class, edge)
        .answer(ChooseMove.class, Move.EXIT)
        .answer(ChooseMover.class, ChooseMover.DONE);
    Movement.play(scene.play, macedon);
    assertThat(scene.world.isOnBoard(edge)).isFalse();
    assertThat(scene.world.mark(Mark.EXITED, macedon)).isEqualTo(1);
  }

  @Test
  void itsRebellionsAreThoseOfItsTable() {
    assertThat(scene.world.setting().rebellions().line(7).rebellion())
        .isEqualTo(Rebellion.CITY_REVOLTS);
    assertThat(scene.world.setting().rebellions().line(11).rebellion())
        .isEqualTo(Rebellion.UNITS_LOST);
    assertThat(scene.world.setting().rebellions().line(12).rebellion())
        .isEqualTo(Rebellion.UNIT_LOST);
  }

  @Test
  void aPersianUnitThatStandsAloneGoesOverToAlexander() {
    int alone = scene.put(PERSIA, "barbarian-infantry", "ephesus");
    int together = scene.put(PERSIA, "barbarian-infantry", "susa");
    scene.put(PERSIA, "bow", "susa");
    scene.dice.d6(defection(1), defection(2));
    Rebellions.roll(scene.play, persia);
    assertThat(scene.world.isOnBoard(alone)).isFalse();
    assertThat(scene.world.isOnBoard(together)).isTrue();
    assertThat(scene.world.occupant(scene.area("ephesus"))).isEqualTo(macedon);
    assertThat(scene.world.count(macedon, scene.kind("barbarian-infantry"))).isOne();
  }

  /** One of two dice that show a defection. */
  private int defection(int which) {
    for (int sum = 2; sum <= 12; sum++) {
      if (scene.world.setting().rebellions().line(sum).rebellion() == Rebellion.DEFECTION) {
        int one = Math.max(1, sum - 6);
        return which == 1 ? one : sum - one;
      }
    }
    throw new AssertionError("no line of the table is a defection");
  }

  @Test
  void nearDariusIsAsFarAsTheScenarioSays() {
    int within = scene.world.setting().specials().one(MovesNearLeader.class).orElseThrow().within();
    int susa = scene.area("susa");
    int near = scene.put(persia, "bow", at(susa, within));
    int far = scene.put(persia, "bow", at(susa, within + 1));
    scene.lead(PERSIA, "susa");
    Consequences.beforePhase(scene.play, Phase.MOVEMENT, persia);
    assertThat(new ChooseMover(scene.world, persia).options()).contains(near).doesNotContain(far);
  }

  private int at(int from, int steps) {
    return scene.land.find(area -> scene.board().steps(from, area) == steps);
  }
}
