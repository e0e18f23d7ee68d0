package org.groma.engine.cycles.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.administration.ChooseRevolt;
import org.groma.engine.cycles.economy.ChoosePurchase;
import org.groma.engine.cycles.economy.Purchase;
import org.groma.engine.cycles.mercenary.AcceptHire;
import org.groma.engine.cycles.mercenary.Hiring;
import org.groma.engine.cycles.mercenary.OfferHire;
import org.groma.engine.cycles.naval.Intercept;
import org.groma.engine.cycles.setting.Rebellion;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.junit.jupiter.api.Test;

class SteadyRulerTest {

  private final Scene scene = Scene.of("fall-of-rome").turn(2);
  private final World world = scene.world;
  private final int germans = scene.begin("germans", Stage.BARBARIAN);
  private final int allies = scene.begin("allies", Stage.BARBARIAN);
  private final int persia = scene.begin("persian-kingdom", Stage.KINGDOM);
  private final int rome = scene.begin("late-romans", Stage.EMPIRE);
  private final SteadyRuler ruler = new SteadyRuler();

  @Test
  void hiresTheStrongestAsFarAsTheMoneyGoes() {
    int foot = scene.put(allies, "barbarian-infantry", "lugdunum");
    int bow = scene.put(allies, "bow", "massilia");
    OfferHire offer = new OfferHire(world, rome, allies, List.of(List.of(bow), List.of(foot)));
    scene.treasury(rome, 2);
    assertThat(ruler.decide(offer)).isEqualTo(new Hiring(List.of(foot), 2));
    scene.treasury(rome, 3);
    assertThat(ruler.decide(offer)).isEqualTo(new Hiring(List.of(foot, bow), 3));
  }

  @Test
  void keepsWhatUpkeepWillTake() {
    int foot = scene.put(allies, "barbarian-infantry", "lugdunum");
    scene.put(rome, "elite", "rome"); // five each turn, and no taxes
    OfferHire offer = new OfferHire(world, rome, allies, List.of(List.of(foot)));
    scene.treasury(rome, 6);
    assertThat(ruler.decide(offer)).isEqualTo(Hiring.NONE);
    scene.treasury(rome, 7);
    assertThat(ruler.decide(offer).fee()).isEqualTo(2);
  }

  @Test
  void alliesServeForHalfOfWhatOthersWant() {
    int foot = scene.put(allies, "barbarian-infantry", "lugdunum");
    int german = scene.put(germans, "barbarian-infantry", "massilia");
    assertThat(ruler.decide(new AcceptHire(world, allies, rome, new Hiring(List.of(foot), 2))))
        .isTrue();
    assertThat(ruler.decide(new AcceptHire(world, allies, persia, new Hiring(List.of(foot), 2))))
        .isFalse();
    assertThat(ruler.decide(new AcceptHire(world, germans, rome, new Hiring(List.of(german), 3))))
        .isFalse();
    assertThat(ruler.decide(new AcceptHire(world, germans, rome, new Hiring(List.of(german), 4))))
        .isTrue();
  }

  @Test
  void givesUpAnEmptyCityBeforeOneWithAnArmy() {
    scene.own(rome, "lugdunum", "massilia");
    scene.put(rome, "elite", "lugdunum");
    List<Integer> cities = List.of(scene.city("lugdunum"), scene.city("massilia"));
    assertThat(ruler.decide(new ChooseRevolt(world, rome, Rebellion.CITY_REVOLTS, cities)))
        .isEqualTo(scene.city("massilia"));
  }

  @Test
  void buysNoMoreBowsThanCanStandBesideOthers() {
    scene.own(persia, "susa", "ecbatana").treasury(persia, 40);
    scene.put(persia, "bow", "susa");
    Purchase first = ruler.decide(new ChoosePurchase(world, persia));
    assertThat(world.setting().kinds().get(first.kind()).name()).isNotEqualTo("Bow");
  }

  @Test
  void comesOutAgainstShipsThatPass() {
    int guard = scene.put(persia, "ship", "tyre");
    int ship = scene.put(rome, "ship", "alexandria");
    int sea = scene.board().sea(scene.area("tyre"), 0);
    Intercept intercept =
        new Intercept(world, persia, List.of(ship), List.of(), sea, List.of(guard));
    assertThat(ruler.decide(intercept)).containsExactly(guard);
  }
}
