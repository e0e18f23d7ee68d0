package org.groma.engine.cycles.leader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.THIRD;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.administration.Abandonment;
import org.groma.engine.cycles.administration.Ascension;
import org.groma.engine.cycles.barbarian.Tribes;
import org.groma.engine.cycles.combat.Advance;
import org.groma.engine.cycles.combat.Battlefield;
import org.groma.engine.cycles.combat.Combat;
import org.groma.engine.cycles.combat.TakeLosses;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.Phase;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.invariant.Invariants;
import org.groma.engine.cycles.movement.ChooseMove;
import org.groma.engine.cycles.movement.ChooseMover;
import org.groma.engine.cycles.movement.Move;
import org.groma.engine.cycles.movement.Movement;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Leaders are captured, held, passed on and freed. */
class CustodyTest {

  private static final int GENERAL = 2;
  private static final int DIPLOMAT = 6;

  private final Scene scene = Scene.with("namedLeaders");
  private final Battlefield battle = new Battlefield(scene);
  private final World world = scene.world;
  private final int field = scene.land.field();
  private final int open = scene.land.beside(field, false);
  private final int away = scene.land.beside(field, false, open);

  @BeforeEach
  void begin() {
    scene.after(
        new TurnEvent.TurnBegan(1),
        new PositionEvent.Began(ME, Stage.KINGDOM),
        new PositionEvent.Began(YOU, Stage.KINGDOM),
        new PositionEvent.Began(THIRD, Stage.KINGDOM));
  }

  @AfterEach
  void nothingIsBroken() {
    assertThat(Invariants.broken(world)).isEmpty();
  }

  private void march(int unit, int area) {
    scene.answers.answer(ChooseMover.class, unit);
    scene.answers.answer(ChooseMove.class, new Move.March(area, false));
    Movement.play(scene.play, world.owner(unit));
  }

  private int captive(int owner, int holder) {
    int leader = scene.lead(owner, world.place(holder), GENERAL);
    scene.after(new LeaderEvent.Taken(leader, holder));
    return leader;
  }

  @Test
  void whoComesUponALoneLeaderHoldsHimAndTakesHimAlong() {
    int horse = scene.put(ME, "horse", open);
    int leader = scene.lead(YOU, field, GENERAL);
    march(horse, field);
    assertThat(world.holder(leader)).isEqualTo(horse);
    scene.after(new TurnEvent.TurnBegan(2));
    march(horse, away);
    assertThat(world.leaderAt(leader)).isEqualTo(away);
    assertThat(world.leaderIn(away, YOU)).as("he leads nobody").isNegative();
  }

  @Test
  void aBeatenLeaderIsHeldByTheUnitThatAdvances() {
    int bow = scene.put(ME, "bow", open);
    int horse = scene.put(ME, "horse", open);
    scene.put(YOU, "garrison", field);
    int leader = scene.lead(YOU, field, GENERAL);
    battle.attack(field, Result.DR1, bow, horse);
    scene.answers.answer(Advance.class, Optional.of(new Advance.March(horse, field)));
    scene.answers.answer(Advance.class, Optional.of(new Advance.March(bow, field)));
    battle.fight();
    assertThat(world.place(bow)).isEqualTo(field);
    assertThat(world.holder(leader)).isEqualTo(horse);
  }

  @Test
  void aBeatenLeaderWaitsIfNobodyAdvances() {
    int horse = scene.put(ME, "horse", open);
    scene.put(YOU, "garrison", field);
    int leader = scene.lead(YOU, field, GENERAL);
    battle.attack(field, Result.DR1, horse);
    battle.fight();
    assertThat(world.occupant(field)).isEqualTo(World.NOBODY);
    assertThat(world.leaderAt(leader)).isEqualTo(field);
    assertThat(world.isCaptive(leader)).isFalse();
  }

  @Test
  void aCaptiveIsPassedOnWithinHisArea() {
    int horse = scene.put(ME, "horse", open);
    int bow = scene.put(ME, "bow", open);
    int other = scene.put(ME, "horse", away);
    int leader = captive(YOU, horse);
    ChooseHolder asked = new ChooseHolder(world, ME, leader);
    assertThat(asked.options()).containsExactly(horse, bow);
    assertThat(asked.refusal(other)).isPresent();
    scene.answers.answer(ChooseHolder.class, bow);
    ChooseHolder.pass(scene.play, ME);
    assertThat(world.holder(leader)).isEqualTo(bow);
    scene.after(new UnitEvent.Moved(horse, field));
    assertThat(world.leaderAt(leader)).isEqualTo(open);
  }

  @Test
  void friendsWhoEliminateTheHolderFreeHim() {
    int horse = scene.put(ME, "horse", open);
    int leader = captive(ME, scene.put(YOU, "bow", field));
    scene.after(new TurnEvent.PhaseBegan(Phase.COMBAT, ME));
    battle.attack(field, Result.DE, horse);
    battle.fight();
    assertThat(world.isCaptive(leader)).isFalse();
    assertThat(world.leaderAt(leader)).isEqualTo(open);
  }

  @Test
  void friendsFreeHimThoughOthersOfTheCaptorSurvive() {
    int horse = scene.put(ME, "horse", open);
    int holder = scene.put(YOU, "infantry", field);
    int bow = scene.put(YOU, "bow", field);
    int leader = captive(ME, holder);
    scene.after(new TurnEvent.PhaseBegan(Phase.COMBAT, ME));
    battle.attack(field, Result.EX, horse);
    scene.answers.answer(TakeLosses.class, List.of(holder));
    battle.fight();
    assertThat(world.occupant(field)).isEqualTo(YOU);
    assertThat(world.isOnBoard(bow)).isTrue();
    // who freed him fell too, and he is left where they stood
    assertThat(world.isCaptive(leader)).isFalse();
    assertThat(world.leaderAt(leader)).isEqualTo(open);
  }

  @Test
  void othersWhoEliminateTheHolderTakeHimOver() {
    int horse = scene.put(ME, "horse", open);
    scene.put(THIRD, "horse", away); // they look on
    int leader = captive(THIRD, scene.put(YOU, "bow", field));
    scene.after(new TurnEvent.PhaseBegan(Phase.COMBAT, ME));
    battle.attack(field, Result.DE, horse);
    scene.answers.answer(Advance.class, Optional.of(new Advance.March(horse, field)));
    battle.fight();
    assertThat(world.holder(leader)).isEqualTo(horse);
  }

  @Test
  void whoStandsWithTheHolderKeepsHimFromStrangers() {
    int holder = scene.put(YOU, "bow", field);
    int other = scene.put(YOU, "infantry", field);
    int leader = captive(THIRD, holder);
    scene.play.remove(holder);
    assertThat(world.holder(leader)).isEqualTo(other);
  }

  @Test
  void aHolderThatIsDisbandedLeavesHimAlone() {
    int holder = scene.put(YOU, "bow", field);
    int leader = captive(THIRD, holder);
    scene.after(new TurnEvent.PhaseBegan(Phase.ECONOMY, YOU));
    scene.play.remove(holder);
    assertThat(world.isCaptive(leader)).isFalse();
    assertThat(world.leaderAt(leader)).isEqualTo(field);
  }

  @Test
  void aNewUnitTakesALoneLeaderOfOthers() {
    int leader = scene.lead(THIRD, field, GENERAL);
    int unit = scene.put(YOU, "bow", field);
    assertThat(world.holder(leader)).isEqualTo(unit);
  }

  /** Two tribes become a unit, which is another counter. */
  @Test
  void whomATribeHeldIsHeldByWhatItBecomes() {
    scene.after(new PositionEvent.Began(ME, Stage.BARBARIAN));
    int one = scene.put(ME, "tribe", field);
    int two = scene.put(ME, "tribe", field);
    int leader = captive(YOU, one);
    scene.after(new UnitEvent.Inverted(one), new UnitEvent.Inverted(two));
    scene.dice.d6(1);
    Tribes.create(scene.play, ME);
    assertThat(world.isOnBoard(one)).isFalse();
    assertThat(world.isCaptive(leader)).isTrue();
    assertThat(world.kind(world.holder(leader))).isEqualTo(scene.kind("barbarian-infantry"));
  }

  @Test
  void theFallOfACaptorFreesHisCaptivesAndThatOfTheirOwnEndsThem() {
    int leader = captive(YOU, scene.put(ME, "horse", field));
    int other = captive(THIRD, scene.put(ME, "horse", away));
    Abandonment.fall(scene.play, ME, false);
    assertThat(world.isCaptive(leader)).isFalse();
    assertThat(world.leaderAt(leader)).isEqualTo(field);
    assertThat(world.leaderAt(other)).isEqualTo(away);
    scene.after(new LeaderEvent.Taken(leader, scene.put(THIRD, "horse", open)));
    Abandonment.fall(scene.play, YOU, false);
    assertThat(world.leaderAt(leader)).isEqualTo(World.BOX);
  }

  @Test
  void aLoneLeaderIsLostToANeutralGarrison() {
    int leader = scene.lead(YOU, field, GENERAL);
    Custody.settle(scene.play);
    assertThat(world.leaderAt(leader)).isEqualTo(field);
    scene.after(new CityEvent.Garrisoned(field));
    Custody.settle(scene.play);
    assertThat(world.leaderAt(leader)).isEqualTo(World.BOX);
  }

  @Test
  void whoIsHeldOnAShipGoesDownWithIt() {
    int from = scene.board().area("alexandria");
    int ship = scene.put(ME, "ship", from);
    int leader = captive(YOU, ship);
    Move voyage =
        new ChooseMove(world, ME, ship)
            .options().stream()
                .filter(each -> each instanceof Move.Voyage sail && sail.seas().size() == 1)
                .findFirst()
                .orElseThrow();
    scene.answers.answer(ChooseMover.class, ship).answer(ChooseMove.class, voyage);
    scene.dice.d6(1);
    Movement.play(scene.play, ME);
    assertThat(world.leaderAt(leader)).isEqualTo(World.BOX);
    assertThat(world.isCaptive(leader)).isFalse();
  }

  /** Counters of two kinds: one is put in the place of the other. */
  @Test
  void anEliteHoldsWhomItsHorseHeld() {
    int leader = captive(YOU, scene.put(ME, "horse", field));
    Ascension.becomeEmpire(scene.play, ME);
    assertThat(world.isCaptive(leader)).isTrue();
    assertThat(world.kind(world.holder(leader))).isEqualTo(scene.kind("elite"));
  }

  @Test
  void aCaptiveIsLostWhenHisOwnBecomeAnEmpire() {
    int leader = captive(YOU, scene.put(ME, "horse", field));
    Ascension.becomeEmpire(scene.play, YOU);
    assertThat(world.leaderAt(leader)).isEqualTo(World.BOX);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aLeaderBeatenAtSeaIsLost(boolean captive) {
    int sea = scene.board().sea(scene.board().area("alexandria"), 0);
    int ship = scene.put(ME, "ship", sea);
    int leader = captive ? captive(YOU, ship) : scene.lead(ME, sea, GENERAL);
    scene.play.remove(ship);
    assertThat(world.leaderAt(leader)).isEqualTo(World.BOX);
  }

  @Test
  void nobodyIsPassedFromShipToShip() {
    int sea = scene.board().sea(scene.board().area("alexandria"), 0);
    int ship = scene.put(ME, "ship", sea);
    scene.put(ME, "ship", sea);
    scene.after(new TurnEvent.PhaseBegan(Phase.COMBAT, ME));
    int leader = captive(YOU, ship);
    assertThat(new ChooseHolder(world, ME, leader).options()).containsExactly(ship);
    scene.play.remove(ship);
    assertThat(world.leaderAt(leader)).isEqualTo(World.BOX);
  }

  @Test
  void aDiplomatIsNotHeldByWhoFindsHim() {
    int horse = scene.put(ME, "horse", open);
    scene.put(YOU, "horse", away);
    int leader = scene.lead(YOU, field, DIPLOMAT);
    march(horse, field);
    assertThat(scene.told(LeaderEvent.Taken.class)).hasSize(1);
    assertThat(world.isCaptive(leader)).isFalse();
    assertThat(world.leaderAt(leader)).isEqualTo(away);
  }

  @Test
  void withoutTheSwitchALeaderIsEliminated() {
    Scene usual = Scene.open();
    int horse = usual.put(ME, "horse", open);
    usual.put(YOU, "garrison", field);
    int leader = usual.lead(YOU, field);
    new Battlefield(usual).attack(field, Result.DR1, horse);
    Combat.play(usual.play, ME);
    assertThat(usual.world.leaderAt(leader)).isEqualTo(World.BOX);
  }
}
