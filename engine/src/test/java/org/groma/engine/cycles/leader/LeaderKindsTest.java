package org.groma.engine.cycles.leader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.administration.Administration;
import org.groma.engine.cycles.administration.Ascension;
import org.groma.engine.cycles.economy.ChooseTribute;
import org.groma.engine.cycles.economy.Spending;
import org.groma.engine.cycles.economy.Tribute;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.movement.ChooseMove;
import org.groma.engine.cycles.movement.ChooseMover;
import org.groma.engine.cycles.movement.Move;
import org.groma.engine.cycles.movement.Movement;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the kinds of leaders are good for. */
class LeaderKindsTest {

  private static final int GENERAL = 2;
  private static final int LASTING = 3;
  private static final int SWIFT = 4;
  private static final int ADMINISTRATOR = 5;
  private static final int DIPLOMAT = 6;

  private final Scene scene = Scene.with("namedLeaders", "tribute");
  private final World world = scene.world;
  private final int field = scene.land.field();

  @BeforeEach
  void begin() {
    scene.after(
        new TurnEvent.TurnBegan(1),
        new PositionEvent.Began(ME, Stage.KINGDOM),
        new PositionEvent.Began(YOU, Stage.KINGDOM));
  }

  @Test
  void aNewKingdomRollsForItsLeader() {
    scene.put(ME, "barbarian-infantry", field);
    scene.dice.d6(SWIFT);
    Ascension.becomeKingdom(scene.play, ME);
    int leader = ME * world.setting().leaders();
    assertThat(world.leaderAt(leader)).isEqualTo(field);
    assertThat(world.leaderKind(leader).word()).isEqualTo("swift");
    assertThat(scene.told(LeaderEvent.Proved.class))
        .containsExactly(new LeaderEvent.Proved(leader, SWIFT));
  }

  @Test
  void nobodyRollsWhereLeadersAreAllAlike() {
    Scene usual = Scene.open();
    usual.put(ME, "barbarian-infantry", field);
    Ascension.becomeKingdom(usual.play, ME); // there are no dice to roll
    int leader = ME * world.setting().leaders();
    assertThat(usual.world.leaderAt(leader)).isEqualTo(field);
    assertThat(LeaderShift.onLand(usual.world, leader)).isEqualTo(1);
    assertThat(usual.told(LeaderEvent.Proved.class)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 2", "2, 2, 1", "3, 1, 1", "4, 1, 1", "5, 0, 0", "6, 0, 0"})
  void eachKindShiftsOddsInItsOwnWay(int kind, int land, int sea) {
    int leader = scene.lead(ME, field, kind);
    assertThat(LeaderShift.onLand(world, leader)).isEqualTo(land);
    assertThat(LeaderShift.atSea(world, leader)).isEqualTo(sea);
  }

  /** A roll of 1 for one sea area sinks others. */
  @ParameterizedTest
  @CsvSource({"1, true, true", "1, false, false", "2, true, false"})
  void aNavalLeaderAboardAddsToTheRollOfHisShip(int kind, boolean aboard, boolean arrives) {
    int from = scene.board().area("alexandria");
    int ship = scene.put(ME, "ship", from);
    int leader = scene.lead(ME, from, kind);
    Move.Voyage voyage =
        new ChooseMove(world, ME, ship)
            .options().stream()
                .filter(Move.Voyage.class::isInstance)
                .map(Move.Voyage.class::cast)
                .filter(each -> each.seas().size() == 1 && each.leader() == aboard)
                .findFirst()
                .orElseThrow();
    scene.answers.answer(ChooseMover.class, ship).answer(ChooseMove.class, voyage);
    scene.dice.d6(1);
    Movement.play(scene.play, ME);
    assertThat(world.isOnBoard(ship)).isEqualTo(arrives);
    assertThat(world.leaderAt(leader))
        .isEqualTo(!aboard ? from : arrives ? voyage.area() : World.BOX);
  }

  @ParameterizedTest
  @CsvSource({"3, true", "2, false"})
  void aLastingLeaderStaysWithAnEmpire(int kind, boolean stays) {
    scene.put(ME, "horse", field);
    int leader = scene.lead(ME, field, kind);
    Ascension.becomeEmpire(scene.play, ME);
    assertThat(world.leaderAt(leader)).isEqualTo(stays ? field : World.BOX);
  }

  @Test
  void aLastingLeaderWhoseUnitIsNoneOfAnEmpireGoesToAnother() {
    int other = scene.land.beside(field, false);
    scene.put(ME, "bow", field);
    scene.put(ME, "horse", other);
    int leader = scene.lead(ME, field, LASTING);
    Ascension.becomeEmpire(scene.play, ME);
    assertThat(world.leaderAt(leader)).isEqualTo(other);
  }

  @Test
  void aSwiftLeaderTakesTheSlowAsFarAsTheFast() {
    int home = scene.board().area("lugii");
    int slow = scene.put(ME, "infantry", home);
    int fast = scene.put(ME, "bow", home);
    ChooseMove asked = new ChooseMove(world, ME, slow);
    assertThat(farthest(asked, true)).as("nobody leads").isZero();
    int leader = scene.lead(ME, home, GENERAL);
    assertThat(farthest(asked, true)).isEqualTo(2);
    scene.after(new LeaderEvent.Proved(leader, SWIFT));
    assertThat(farthest(asked, true)).isEqualTo(3);
    assertThat(farthest(asked, false)).as("without him").isEqualTo(2);
    assertThat(asked.options()).allMatch(option -> asked.refusal(option).isEmpty());
    scene.after(new UnitEvent.Moved(fast, home));
    assertThat(farthest(asked, true)).as("the fast one has moved").isEqualTo(2);
  }

  private int farthest(ChooseMove asked, boolean led) {
    int most = 0;
    for (Move option : asked.options()) {
      if (option instanceof Move.March(int area, boolean leader) && leader == led) {
        most = Math.max(most, scene.board().steps(world.place(asked.unit()), area));
      }
    }
    return most;
  }

  @Test
  void anAdministratorInTheCapitalIsWorthTwoColumns() {
    int capital = scene.board().area("rome");
    int horse = scene.put(ME, "horse", capital);
    scene.after(
        new PositionEvent.CapitalMoved(ME, capital),
        new MoneyEvent.Assessed(ME, 10),
        new MoneyEvent.Changed(ME, 50, Account.START));
    int most = Spending.most(world, ME);
    int leader = scene.lead(ME, capital, GENERAL);
    assertThat(Administration.column(world, ME)).isZero();
    scene.after(new LeaderEvent.Proved(leader, ADMINISTRATOR));
    assertThat(Administration.column(world, ME)).isEqualTo(2);
    assertThat(Spending.most(world, ME)).as("columns of use").isEqualTo(most - 2);
    scene.after(new LeaderEvent.Posted(leader, field), new UnitEvent.Moved(horse, field));
    assertThat(Administration.column(world, ME)).as("elsewhere").isZero();
    int captor = scene.put(YOU, "horse", capital);
    scene.after(new LeaderEvent.Taken(leader, captor));
    assertThat(Administration.column(world, ME)).as("captive").isZero();
  }

  @Test
  void aDiplomatLetsItsOwnerPayMoreTributeToAnybody() {
    scene.after(new MoneyEvent.Changed(ME, 20, Account.START));
    assertThat(Tribute.mayPay(world, ME, YOU)).isFalse();
    int leader = scene.lead(ME, field, DIPLOMAT);
    assertThat(Tribute.mayPay(world, ME, YOU)).isTrue();
    assertThat(new ChooseTribute(world, ME, YOU).options()).hasSize(11);
    scene.after(new LeaderEvent.Lost(leader));
    assertThat(Tribute.mayPay(world, ME, YOU)).isFalse();
    assertThat(new ChooseTribute(world, ME, YOU).options()).hasSize(6);
  }
}
