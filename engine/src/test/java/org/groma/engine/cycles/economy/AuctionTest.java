package org.groma.engine.cycles.economy;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.junit.jupiter.api.Test;

class AuctionTest {

  private final Scene scene = Scene.open();
  private final int slav = scene.begin("slav-1", Stage.EMPIRE);
  private final int hun = scene.begin("hun", Stage.BARBARIAN);
  private final int turk = scene.begin("turk", Stage.KINGDOM);
  private final int rome = scene.area("rome");

  @Test
  void whoBidsMostGetsTheUnitAsOneOfHisStage() {
    int elite = scene.put(slav, "elite", rome);
    scene.treasury(hun, 6).treasury(turk, 9);
    scene
        .answers
        .answer(ChooseBid.class, 5) // the Huns, who come after the Slavs
        .answer(ChooseBid.class, 6) // the Turks
        .answer(ChooseBid.class, ChooseBid.PASS);
    Auction.hold(scene.play, elite);
    assertThat(scene.world.isOnBoard(elite)).isFalse();
    assertThat(scene.world.occupant(rome)).isEqualTo(turk);
    assertThat(scene.world.kind(scene.world.unitsAt(rome).getFirst()))
        .isEqualTo(scene.kind("horse"));
    assertThat(scene.world.treasury(turk)).isEqualTo(3);
    assertThat(scene.world.treasury(hun)).isEqualTo(6);
  }

  @Test
  void aBidBelowTheUpkeepDoesNotCountAndAUnitNobodyWantsIsGone() {
    int elite = scene.put(slav, "elite", rome);
    scene.treasury(hun, 9);
    assertThat(new ChooseBid(scene.world, hun, elite, 5).refusal(4)).isPresent();
    Auction.hold(scene.play, elite); // everybody passes
    assertThat(scene.world.occupant(rome)).isEqualTo(World.NOBODY);
  }

  @Test
  void unitsAreWhatWouldBecomeThem() {
    assertThat(Auction.asOf(scene.world, hun, scene.kind("elite")))
        .isEqualTo(scene.kind("barbarian-horse"));
    assertThat(Auction.asOf(scene.world, turk, scene.kind("elite"))).isEqualTo(scene.kind("horse"));
    assertThat(Auction.asOf(scene.world, hun, scene.kind("garrison")))
        .isEqualTo(scene.kind("infantry"));
    assertThat(Auction.asOf(scene.world, hun, scene.kind("ship"))).isEqualTo(scene.kind("ship"));
    assertThat(Auction.asOf(scene.world, slav, scene.kind("garrison")))
        .isEqualTo(scene.kind("garrison"));
  }

  @Test
  void nobodyBidsForAUnitBesideAnotherOfTheSeller() {
    int elite = scene.put(slav, "elite", rome);
    scene.put(slav, "ship", rome);
    scene.treasury(turk, 9);
    scene.answers.answer(ChooseBid.class, 5);
    Auction.hold(scene.play, elite);
    assertThat(scene.answers.isSpent()).isFalse();
    assertThat(scene.world.isOnBoard(elite)).isFalse();
    assertThat(scene.world.count(turk)).isZero();
  }

  @Test
  void unitsInTheCapitalAreSoldLast() {
    Scene sale = Scene.with("auction");
    int empire = sale.begin("slav-1", Stage.EMPIRE);
    sale.own(empire, "rome").capital(empire, "rome");
    int guard = sale.put(empire, "elite", "rome");
    int other = sale.put(empire, "elite", "massilia");
    ChooseDisband choice = new ChooseDisband(sale.world, empire, 5, Integer.MAX_VALUE);
    assertThat(choice.options()).containsExactly(other);
    assertThat(choice.refusal(guard)).isPresent();
    sale.play.remove(other);
    assertThat(choice.options()).containsExactly(guard);
  }
}
