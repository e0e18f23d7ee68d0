package org.groma.engine.cycles.economy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.kernel.Rule;
import org.junit.jupiter.api.Test;

/** The whole economic phase of a position. */
@Rule("4.5")
class EconomyTest {

  private final Scene scene = Scene.open().turn(3);

  @Test
  void aKingdomTakesTaxesThenPaysThenBuysThenImproves() {
    int slav = scene.begin("slav-1", Stage.KINGDOM);
    scene.own(slav, "rome", "byzantium").capital(slav, "rome").treasury(slav, 4);
    scene.put(slav, "infantry", "rome");
    scene
        .answers
        .answer(ChoosePurchase.class, new Purchase(scene.kind("bow"), scene.area("rome")))
        .answer(ChoosePurchase.class, Purchase.NONE)
        .answer(ChooseSpending.class, 1);
    Economy.play(scene.play, slav);
    assertThat(scene.told(MoneyEvent.Changed.class))
        .extracting(MoneyEvent.Changed::account, MoneyEvent.Changed::by)
        .containsExactly(
            tuple(Account.TAXES, 7),
            tuple(Account.CAPITAL, 2),
            tuple(Account.UPKEEP, -2),
            tuple(Account.PURCHASE, -2),
            tuple(Account.ADMINISTRATION, -1));
    assertThat(scene.answers.isSpent()).isTrue();
  }

  @Test
  void barbariansTakeTaxesAndPayForNothing() {
    int hun = scene.begin("hun", Stage.BARBARIAN);
    scene.own(hun, "rome").put(hun, "barbarian-horse", "byzantium");
    Economy.play(scene.play, hun);
    assertThat(scene.world.treasury(hun)).isEqualTo(3);
    assertThat(scene.world.count(hun)).isOne();
  }

  @Test
  void whoDoesNotPlayHasNoEconomy() {
    int hun = scene.position("hun");
    scene.own(hun, "rome");
    Economy.play(scene.play, hun);
    assertThat(scene.log).isEmpty();
  }

  @Test
  void whoCannotPayForAnythingIsNotAsked() {
    int slav = scene.begin("slav-1", Stage.KINGDOM);
    scene.own(slav, "rome").treasury(slav, 1);
    scene.answers.answer(ChoosePurchase.class, new Purchase(scene.kind("bow"), scene.area("rome")));
    Purchasing.play(scene.play, slav);
    assertThat(scene.answers.isSpent()).isFalse();
  }
}
