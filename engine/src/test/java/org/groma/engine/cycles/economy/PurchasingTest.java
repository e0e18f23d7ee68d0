package org.groma.engine.cycles.economy;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Stage;
import org.junit.jupiter.api.Test;

class PurchasingTest {

  private final Scene scene = Scene.open();
  private final int slav = scene.begin("slav-1", Stage.KINGDOM);

  private boolean mayBuy(int position, String kind, String area) {
    Purchase purchase = new Purchase(scene.kind(kind), scene.area(area));
    boolean allowed = Purchasing.refusal(scene.world, position, purchase).isEmpty();
    assertThat(new ChoosePurchase(scene.world, position).options().contains(purchase))
        .isEqualTo(allowed);
    return allowed;
  }

  @Test
  void aUnitCostsTwiceItsUpkeepAndStandsInAnOwnSoundCity() {
    scene.own(slav, "rome", "lutetia").treasury(slav, 6);
    scene.after(new CityEvent.Pillaged(scene.city("lutetia"), 9));
    assertThat(mayBuy(slav, "horse", "rome")).isTrue();
    assertThat(mayBuy(slav, "horse", "lutetia")).isFalse();
    assertThat(mayBuy(slav, "horse", "byzantium")).isFalse();

    scene.answers.answer(
        ChoosePurchase.class, new Purchase(scene.kind("horse"), scene.area("rome")));
    Purchasing.play(scene.play, slav);
    assertThat(scene.world.treasury(slav)).isZero();
    assertThat(scene.world.count(slav, scene.kind("horse"))).isEqualTo(1);
  }

  @Test
  void stackingMoneyStageAndCountersLimitPurchases() {
    scene.own(slav, "rome").treasury(slav, 5);
    assertThat(mayBuy(slav, "horse", "rome")).isFalse(); // six
    assertThat(mayBuy(slav, "infantry", "rome")).isTrue();
    assertThat(mayBuy(slav, "garrison", "rome")).isFalse(); // only empires
    assertThat(mayBuy(slav, "elite", "rome")).isFalse();
    scene.put(slav, "infantry", "rome");
    assertThat(mayBuy(slav, "infantry", "rome")).isFalse(); // one heavy unit
    assertThat(mayBuy(slav, "bow", "rome")).isTrue();
    while (scene.world.inBox(slav, scene.kind("bow")) >= 0) {
      scene.put(slav, "bow", "massilia");
    }
    assertThat(mayBuy(slav, "bow", "rome")).isFalse();

    int hun = scene.begin("hun", Stage.BARBARIAN);
    scene.own(hun, "lutetia").treasury(hun, 99);
    assertThat(mayBuy(hun, "infantry", "lutetia")).isFalse();
  }

  @Test
  void shipsAreBuiltOnCoasts() {
    int inland =
        scene.land.find(
            area -> scene.board().cityAt(area) != Board.NONE && !scene.board().isCoastal(area));
    scene
        .treasury(slav, 9)
        .own(slav, "byzantium")
        .after(new CityEvent.Owned(scene.board().cityAt(inland), slav));
    assertThat(mayBuy(slav, "ship", "byzantium")).isTrue();
    assertThat(mayBuy(slav, "ship", scene.board().id(inland))).isFalse();
  }

  @Test
  void anEmpireBuysElitesInfantryShipsAndGarrisonsButNoBows() {
    int hun = scene.begin("hun", Stage.EMPIRE);
    scene.treasury(hun, 10).own(hun, "byzantium");
    assertThat(mayBuy(hun, "elite", "byzantium")).isTrue();
    assertThat(mayBuy(hun, "infantry", "byzantium")).isTrue();
    assertThat(mayBuy(hun, "ship", "byzantium")).isTrue();
    assertThat(mayBuy(hun, "garrison", "byzantium")).isTrue();
    assertThat(mayBuy(hun, "bow", "byzantium")).isFalse();
    assertThat(mayBuy(hun, "horse", "byzantium")).isFalse();
    scene.treasury(hun, 9);
    assertThat(mayBuy(hun, "elite", "byzantium")).isFalse();
  }
}
