package org.groma.engine.romanitas.force;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.romanitas.RomanitasSample.unit;

import java.util.Arrays;
import java.util.List;
import org.groma.engine.romanitas.RomanitasScene;
import org.groma.engine.romanitas.event.ActaEvent;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.setting.Box;
import org.groma.engine.romanitas.setting.Favour;
import org.groma.engine.romanitas.state.Post;
import org.junit.jupiter.api.Test;

class LevyingTest {

  private final RomanitasScene scene = RomanitasScene.of().with(10);

  private static Muster force(List<Integer> figures, Integer... units) {
    return new Muster(List.of(units), figures, false);
  }

  private static Occasion occasion(Occasion.Purpose purpose, int territories) {
    return new Occasion(purpose, 2, false, false, territories);
  }

  private static final Occasion DEFENCE = occasion(Occasion.Purpose.DEFENCE, 1);

  private int cost(Muster muster) {
    return Levying.cost(scene.empire, muster);
  }

  private boolean isRefused(Muster muster, Occasion occasion) {
    return Levying.refusal(scene.empire, muster, occasion).isPresent();
  }

  @Test
  void everyPriceOfTheListIsPaid() {
    int lim = unit("limitanei", 0);
    int skou = unit("skoutatoi", 0);
    int bou = unit("boukellaroi", 0);
    int bou2 = unit("boukellaroi", 1);
    int cat = unit("cataphracts", 0);
    int isau = unit("isaurians", 0);
    int merc = unit("mercenary-infantry", 0);

    assertThat(cost(force(List.of(), lim))).as("Limitanei").isZero();
    assertThat(cost(force(List.of(), skou, lim))).as("Skoutatoi").isZero();
    assertThat(cost(force(List.of(0), skou))).as("a Comes").isZero();
    assertThat(cost(force(List.of(1), skou))).as("a Magister Militum").isEqualTo(1);
    assertThat(cost(force(List.of(), bou, bou2, cat))).as("three others").isEqualTo(1);
    assertThat(cost(force(List.of(), bou, bou2, cat, isau))).as("up to six").isEqualTo(2);
    assertThat(cost(force(List.of(), skou, merc))).as("mercenaries").isEqualTo(1);
    assertThat(cost(force(List.of(1), bou, bou2, cat, isau, merc))).isEqualTo(4);
  }

  @Test
  void anEliteSkoutatosIsPaidLikeOthers() {
    scene.after(new TroopEvent.UnitImproved(unit("skoutatoi", 0)));

    assertThat(cost(force(List.of(), unit("skoutatoi", 0)))).isEqualTo(1);
  }

  @Test
  void fateMakesForcesDearerOrCheaper() {
    Muster four =
        force(
            List.of(),
            unit("boukellaroi", 0),
            unit("boukellaroi", 1),
            unit("cataphracts", 0),
            unit("isaurians", 0));
    scene.after(new ActaEvent.Entered(Box.WEAK_BASILEUS, 3, 3));
    assertThat(cost(four)).as("a weak Basileus").isEqualTo(3);
    scene.after(new ActaEvent.Entered(Box.FINANCIAL_CRISIS, 1, 1));
    assertThat(cost(four)).as("and a financial crisis").isEqualTo(4);
    assertThat(cost(force(List.of(), unit("limitanei", 0))))
        .as("but Limitanei live there")
        .isZero();

    scene.after(new ActaEvent.FavourTaken(Favour.GUARD));
    assertThat(cost(force(List.of(), unit("scholae-palatinae", 0)))).as("the crisis").isEqualTo(1);
  }

  @Test
  void aDonatioPaysForTwoMercenaries() {
    scene.after(new ActaEvent.FavourTaken(Favour.DONATIO));
    Muster hired =
        force(
            List.of(),
            unit("skoutatoi", 0),
            unit("mercenary-infantry", 0),
            unit("mercenary-infantry", 1));
    assertThat(cost(hired)).isZero();

    Levying.callUp(scene.play, hired);

    assertThat(scene.empire.has(Favour.DONATIO)).isFalse();
    assertThat(scene.empire.unit(unit("skoutatoi", 0))).isEqualTo(Post.IN_FORCE);
    assertThat(scene.empire.points()).isEqualTo(10);
  }

  @Test
  void commandersLeadSoManyAndAttacksNeedThem() {
    Muster unled = force(List.of(), unit("skoutatoi", 0));
    assertThat(isRefused(unled, DEFENCE)).isFalse();
    assertThat(isRefused(unled, occasion(Occasion.Purpose.ATTACK, 1))).isTrue();

    Muster four =
        force(
            List.of(0),
            unit("skoutatoi", 0),
            unit("skoutatoi", 1),
            unit("skoutatoi", 2),
            unit("limitanei", 0));
    assertThat(isRefused(four, DEFENCE)).as("a Comes leads three").isTrue();
    Muster led = new Muster(four.units(), List.of(1), false);
    assertThat(isRefused(led, occasion(Occasion.Purpose.ATTACK, 3))).isFalse();
    Muster three = force(List.of(0), unit("skoutatoi", 0));
    assertThat(isRefused(three, occasion(Occasion.Purpose.ATTACK, 2)))
        .as("several territories take a Magister")
        .isTrue();
    assertThat(isRefused(led, occasion(Occasion.Purpose.EXPEDITION, 1)))
        .as("Persia takes six")
        .isTrue();
  }

  @Test
  void whoIsNotThereCannotBeCalled() {
    scene.after(new TroopEvent.UnitEliminated(unit("cataphracts", 0)));
    assertThat(isRefused(force(List.of(), unit("cataphracts", 0)), DEFENCE)).isTrue();
    assertThat(
            isRefused(
                force(List.of(), unit("limitanei", 0), unit("limitanei", 1), unit("limitanei", 2)),
                DEFENCE))
        .as("two live there")
        .isTrue();
    assertThat(isRefused(force(List.of(), unit("mercenary-infantry", 0)), DEFENCE))
        .as("mercenaries join a force")
        .isTrue();
    scene.with(0);
    assertThat(isRefused(force(List.of(), unit("isaurians", 0)), DEFENCE)).as("no RP").isTrue();
    assertThat(isRefused(new Muster(List.of(unit("skoutatoi", 0)), List.of(), true), DEFENCE))
        .as("no walls")
        .isTrue();
  }

  @Test
  void whatIsOfferedIsLegal() {
    for (Occasion.Purpose purpose : Occasion.Purpose.values()) {
      Occasion occasion = new Occasion(purpose, 2, purpose == Occasion.Purpose.DEFENCE, false, 1);
      assertThat(new Musters(scene.empire).of(occasion))
          .isNotEmpty()
          .allSatisfy(
              muster -> assertThat(Levying.refusal(scene.empire, muster, occasion)).isEmpty());
    }
  }

  @Test
  void aComesOfTheCityLeadsThreeMore() {
    Occasion metropolis = new Occasion(Occasion.Purpose.DEFENCE, 2, false, true, 1);
    Integer[] nine = {
      unit("skoutatoi", 0),
      unit("skoutatoi", 1),
      unit("skoutatoi", 2),
      unit("boukellaroi", 0),
      unit("boukellaroi", 1),
      unit("cataphracts", 0),
      unit("isaurians", 0),
      unit("symmachoi", 0),
      unit("symmachoi", 1)
    };
    Integer[] six = Arrays.copyOf(nine, 6);
    assertThat(isRefused(force(List.of(0), six), DEFENCE)).isTrue();
    assertThat(isRefused(force(List.of(0), six), metropolis)).isFalse();
    assertThat(isRefused(force(List.of(1), nine), DEFENCE)).isTrue();
    assertThat(isRefused(force(List.of(1), nine), metropolis)).isFalse();
    assertThat(new Musters(scene.empire).of(metropolis))
        .anyMatch(muster -> muster.figures().equals(List.of(1)) && muster.units().size() == 9)
        .allMatch(muster -> muster.units().size() <= 9);
  }

  @Test
  void overTheSeaNobodyGoesWithoutAMagister() {
    Occasion landing = occasion(Occasion.Purpose.LANDING, 1);
    assertThat(isRefused(force(List.of(0), unit("skoutatoi", 0)), landing)).isTrue();
    assertThat(isRefused(force(List.of(1), unit("skoutatoi", 0)), landing)).isFalse();
  }
}
