package org.groma.engine.cycles.economy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.setting.Stage;
import org.junit.jupiter.api.Test;

class SpendingTest {

  private final Scene scene = Scene.open();
  private final int slav = scene.begin("slav-1", Stage.KINGDOM);

  private List<Integer> costs(int taxes) {
    scene.after(new MoneyEvent.Assessed(slav, taxes));
    return Stream.of(1, 2, 3).map(n -> Spending.cost(scene.world, slav, n)).toList();
  }

  @Test
  void eachColumnCostsATenthOfTheTaxesRoundedUp() {
    assertThat(costs(16)).containsExactly(2, 4, 5);
    assertThat(costs(10)).containsExactly(1, 2, 3);
    assertThat(costs(1)).containsExactly(1, 1, 1);
  }

  @Test
  void asManyColumnsAreOfferedAsTheTreasuryPays() {
    scene.treasury(slav, 4).after(new MoneyEvent.Assessed(slav, 16));
    assertThat(new ChooseSpending(scene.world, slav).options()).containsExactly(0, 1, 2);
    assertThat(new ChooseSpending(scene.world, slav).refusal(3)).isPresent();

    scene.answers.answer(ChooseSpending.class, 2);
    Spending.play(scene.play, slav);
    assertThat(scene.world.treasury(slav)).isZero();
    assertThat(scene.world.columns(slav)).isEqualTo(2);
  }

  @Test
  void columnsBeyondTheLastAreNotSoldButHunsMakeUpForTheirOwn() {
    int hun = scene.begin("hun", Stage.KINGDOM);
    int last = scene.world.setting().administration().columns() - 1;
    scene
        .treasury(slav, 99)
        .treasury(hun, 99)
        .after(new MoneyEvent.Assessed(slav, 10), new MoneyEvent.Assessed(hun, 10));
    assertThat(Spending.most(scene.world, slav)).isEqualTo(last);
    assertThat(Spending.most(scene.world, hun)).isEqualTo(last + 1);
  }

  @Test
  void withoutTaxesNothingCanBeBought() {
    scene.treasury(slav, 9);
    assertThat(Spending.most(scene.world, slav)).isZero();
  }
}
