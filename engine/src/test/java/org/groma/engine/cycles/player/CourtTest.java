package org.groma.engine.cycles.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.List;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.administration.ChooseLeaderPost;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.leader.AcceptRansom;
import org.groma.engine.cycles.leader.ChooseRansom;
import org.groma.engine.cycles.leader.ExecuteCaptive;
import org.groma.engine.cycles.movement.ChooseMove;
import org.groma.engine.cycles.movement.Move;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the steady player does with leaders. */
class CourtTest {

  private static final int GENERAL = 2;
  private static final int ADMINISTRATOR = 5;

  private final Scene scene = Scene.with("namedLeaders");
  private final World world = scene.world;
  private final SteadyRuler ruler = new SteadyRuler();
  private final int rome = scene.board().area("rome");
  private final int field = scene.land.field();

  @BeforeEach
  void begin() {
    scene.after(
        new TurnEvent.TurnBegan(1),
        new PositionEvent.Began(ME, Stage.KINGDOM),
        new PositionEvent.Began(YOU, Stage.KINGDOM),
        new CityEvent.Owned(scene.board().cityAt(rome), ME),
        new PositionEvent.CapitalMoved(ME, rome));
  }

  private int captive() {
    int leader = scene.lead(ME, field, GENERAL);
    scene.after(new LeaderEvent.Taken(leader, scene.put(YOU, "horse", field)));
    return leader;
  }

  @Test
  void anAdministratorIsPostedToTheCapitalAndAGeneralToTheStrongest() {
    scene.put(ME, "bow", rome);
    scene.put(ME, "horse", field);
    List<Integer> areas = List.of(Math.min(rome, field), Math.max(rome, field));
    int leader = ME * world.setting().leaders();
    scene.after(new LeaderEvent.Proved(leader, ADMINISTRATOR));
    assertThat(ruler.decide(new ChooseLeaderPost(world, ME, leader, areas))).isEqualTo(rome);
    scene.after(new LeaderEvent.Proved(leader, GENERAL));
    assertThat(ruler.decide(new ChooseLeaderPost(world, ME, leader, areas))).isEqualTo(field);
  }

  @Test
  void anAdministratorIsBroughtToTheCapital() {
    int beside = scene.land.beside(rome, false);
    int horse = scene.put(ME, "horse", beside);
    scene.lead(ME, beside, ADMINISTRATOR);
    assertThat(ruler.decide(new ChooseMove(world, ME, horse)))
        .isEqualTo(new Move.March(rome, true));
  }

  @Test
  void aRansomIsOfferedAsFarAsThereIsMoney() {
    int leader = captive();
    assertThat(ruler.decide(new ChooseRansom(world, ME, leader))).isZero();
    scene.after(new MoneyEvent.Changed(ME, 3, Account.START));
    assertThat(ruler.decide(new ChooseRansom(world, ME, leader))).isEqualTo(3);
    scene.after(new MoneyEvent.Changed(ME, 30, Account.START));
    assertThat(ruler.decide(new ChooseRansom(world, ME, leader))).isBetween(4, 10);
  }

  @Test
  void aPoorOfferIsRefused() {
    int leader = captive();
    assertThat(ruler.decide(new AcceptRansom(world, YOU, leader, 1))).isFalse();
    assertThat(ruler.decide(new AcceptRansom(world, YOU, leader, 4))).isTrue();
  }

  @Test
  void onlyACaptiveForWhomNothingCanBeHadIsExecuted() {
    int leader = captive();
    assertThat(ruler.decide(new ExecuteCaptive(world, YOU, leader))).isFalse();
    scene.after(new CityEvent.Owned(scene.board().cityAt(rome), World.NOBODY));
    assertThat(ruler.decide(new ExecuteCaptive(world, YOU, leader))).isTrue();
    scene.after(new MoneyEvent.Changed(ME, 1, Account.START));
    assertThat(ruler.decide(new ExecuteCaptive(world, YOU, leader))).isFalse();
  }
}
