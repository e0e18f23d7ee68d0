package org.groma.engine.cycles.leader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.administration.ChooseLeaderPost;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.junit.jupiter.api.Test;

/** What becomes of captives in the turn of their captor. */
class RansomTest {

  private static final int GENERAL = 2;
  private static final int DIPLOMAT = 6;

  private final Scene scene = Scene.with("namedLeaders");
  private final World world = scene.world;
  private final int twin = scene.position("viking");
  private final int field = scene.land.field();
  private final int open = scene.land.beside(field, false);

  private int captive(int owner, int kind) {
    scene.after(
        new TurnEvent.TurnBegan(1),
        new PositionEvent.Began(ME, Stage.KINGDOM),
        new PositionEvent.Began(owner, Stage.KINGDOM),
        new MoneyEvent.Changed(owner, 10, Account.START));
    int leader = scene.lead(owner, field, kind);
    scene.after(new LeaderEvent.Taken(leader, scene.put(ME, "horse", field)));
    return leader;
  }

  @Test
  void anAgreedSumBringsHimHome() {
    int leader = captive(YOU, GENERAL);
    int home = scene.land.beside(field, false, open);
    scene.put(YOU, "horse", open);
    scene.put(YOU, "bow", home);
    scene.answers.answer(ChooseRansom.class, 4);
    scene.answers.answer(AcceptRansom.class, true);
    scene.answers.answer(ChooseLeaderPost.class, home);
    int points = world.points(YOU);
    Ransom.negotiate(scene.play, ME);
    assertThat(scene.answers.isSpent()).isTrue();
    assertThat(world.leaderAt(leader)).isEqualTo(home);
    assertThat(world.isCaptive(leader)).isFalse();
    assertThat(world.treasury(YOU)).isEqualTo(6);
    assertThat(world.treasury(ME)).isEqualTo(4);
    assertThat(world.points(ME)).as("a ransom is income").isEqualTo(4);
    assertThat(world.points(YOU)).isEqualTo(points);
  }

  @Test
  void nobodyOffersMoreThanHeHas() {
    int leader = captive(YOU, GENERAL);
    ChooseRansom asked = new ChooseRansom(world, YOU, leader);
    assertThat(asked.options()).hasSize(11).startsWith(ChooseRansom.NONE);
    assertThat(asked.refusal(11)).isPresent();
    assertThat(asked.refusal(-1)).isPresent();
  }

  @Test
  void anOfferThatIsRefusedCostsNothing() {
    int leader = captive(YOU, GENERAL);
    scene.put(YOU, "horse", open);
    scene.answers.answer(ChooseRansom.class, 4);
    scene.answers.answer(AcceptRansom.class, false);
    Ransom.negotiate(scene.play, ME);
    assertThat(world.isCaptive(leader)).isTrue();
    assertThat(world.treasury(YOU)).isEqualTo(10);
    assertThat(world.treasury(ME)).isZero();
  }

  @Test
  void aCaptiveMayBePutToDeath() {
    int leader = captive(YOU, GENERAL);
    scene.put(YOU, "horse", open);
    scene.answers.answer(ExecuteCaptive.class, true);
    Ransom.negotiate(scene.play, ME);
    assertThat(world.leaderAt(leader)).isEqualTo(World.BOX);
    assertThat(scene.told(LeaderEvent.Executed.class)).hasSize(1);
  }

  @Test
  void onlyTheCaptorDoesThatInHisTurn() {
    int leader = captive(YOU, GENERAL);
    scene.answers.answer(ExecuteCaptive.class, true);
    Ransom.negotiate(scene.play, YOU);
    assertThat(world.isCaptive(leader)).isTrue();
    assertThat(scene.answers.isSpent()).isFalse();
  }

  @Test
  void nobodyIsRansomedWithoutUnitsToGoTo() {
    captive(YOU, GENERAL);
    scene.answers.answer(ChooseRansom.class, 4);
    Ransom.negotiate(scene.play, ME);
    assertThat(scene.answers.isSpent()).isFalse();
  }

  @Test
  void noMoneyPassesBetweenPositionsOfOnePlayer() {
    scene.after(new PositionEvent.Taken(twin, world.seat(ME), twin));
    int leader = captive(twin, GENERAL);
    scene.put(twin, "horse", open);
    scene.answers.answer(ChooseRansom.class, 4);
    Ransom.negotiate(scene.play, ME);
    assertThat(scene.answers.isSpent()).isFalse();
    assertThat(world.isCaptive(leader)).isTrue();
  }

  @Test
  void aDiplomatIsReleasedForOne() {
    int leader = captive(YOU, DIPLOMAT);
    scene.put(YOU, "horse", open);
    Ransom.negotiate(scene.play, ME);
    assertThat(world.leaderAt(leader)).isEqualTo(open);
    assertThat(world.treasury(YOU)).isEqualTo(9);
    assertThat(world.treasury(ME)).isEqualTo(1);
  }

  @Test
  void aDiplomatIsReleasedThoughThereIsNothingToPayWith() {
    int leader = captive(YOU, DIPLOMAT);
    scene.after(new MoneyEvent.Changed(YOU, -10, Account.LOST));
    scene.put(YOU, "horse", open);
    Ransom.negotiate(scene.play, ME);
    assertThat(world.leaderAt(leader)).isEqualTo(open);
    assertThat(world.treasury(YOU)).isZero();
    assertThat(world.treasury(ME)).isZero();
  }

  @Test
  void aDiplomatIsNeverPutToDeath() {
    int leader = captive(YOU, DIPLOMAT);
    scene.answers.answer(ExecuteCaptive.class, true);
    Ransom.negotiate(scene.play, ME);
    assertThat(world.isCaptive(leader)).as("nobody is there to take him back").isTrue();
    assertThat(scene.answers.isSpent()).isFalse();
  }
}
