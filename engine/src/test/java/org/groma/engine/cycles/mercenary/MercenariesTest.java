package org.groma.engine.cycles.mercenary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.administration.Abandonment;
import org.groma.engine.cycles.administration.Ascension;
import org.groma.engine.cycles.combat.Assault;
import org.groma.engine.cycles.combat.ChooseAttack;
import org.groma.engine.cycles.combat.Fray;
import org.groma.engine.cycles.economy.Ownership;
import org.groma.engine.cycles.economy.Prices;
import org.groma.engine.cycles.economy.Purchase;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.movement.ChooseMover;
import org.groma.engine.cycles.movement.Reach;
import org.groma.engine.cycles.movement.Stacking;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.special.ChooseReplaced;
import org.groma.engine.cycles.special.Replacing;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.IllegalAnswer;
import org.junit.jupiter.api.Test;

class MercenariesTest {

  private final Scene scene = Scene.of("fall-of-rome").turn(2);
  private final World world = scene.world;
  private final int germans = scene.begin("germans", Stage.BARBARIAN);
  private final int allies = scene.begin("allies", Stage.BARBARIAN);
  private final int rome = scene.begin("late-romans", Stage.EMPIRE);
  private final int persia = scene.begin("persian-kingdom", Stage.KINGDOM);

  private void hire(int lessee, int lessor, int fee, Integer... units) {
    Hiring hiring = new Hiring(List.of(units), fee);
    if (lessee == rome) {
      scene.answers.answer(OfferHire.class, Hiring.NONE); // Persia is asked first
    }
    scene.answers.answer(OfferHire.class, hiring);
    scene.answers.answer(AcceptHire.class, true);
    Agreements.make(scene.play);
    assertThat(world.hired(lessee, lessor)).hasSize(units.length);
  }

  @Test
  void whoIsHiredIsPaidAndMovesForWhoPays() {
    scene.treasury(persia, 10);
    int bow = scene.put(allies, "bow", "lugdunum");
    hire(persia, allies, 3, bow);
    int serving = world.hired(persia, allies).getFirst();
    assertThat(world.treasury(persia)).isEqualTo(7);
    assertThat(world.treasury(allies)).isEqualTo(3);
    assertThat(world.place(serving)).isEqualTo(scene.area("lugdunum"));
    assertThat(new ChooseMover(world, persia).options()).contains(serving);
    assertThat(new ChooseMover(world, allies).options()).containsExactly(ChooseMover.DONE);
    assertThat(Stacking.fitsKind(world, scene.area("lugdunum"), persia, scene.kind("infantry")))
        .isTrue();
  }

  @Test
  void nobodyServesAgainstTheWillOfHisOwner() {
    int bow = scene.put(allies, "bow", "lugdunum");
    scene.answers.answer(OfferHire.class, new Hiring(List.of(bow), 0));
    scene.answers.answer(AcceptHire.class, false);
    Agreements.make(scene.play);
    assertThat(world.hired(persia, allies)).isEmpty();
    assertThat(world.isOnBoard(bow)).isTrue();
  }

  @Test
  void tribesAreNotLeasedAndNobodyLeasesToBarbarians() {
    scene.put(allies, "tribe", "lugdunum");
    scene.put(germans, "bow", "massilia");
    Agreements.make(scene.play);
    assertThat(new OfferHire(world, germans, allies, Bands.of(world, allies, germans)).options())
        .containsExactly(Hiring.NONE);
    assertThat(world.hired(rome, germans)).isEmpty();
  }

  @Test
  void unitsOfOneAreaServeTogetherOrNotAtAll() {
    int foot = scene.put(allies, "barbarian-infantry", "lugdunum");
    int bow = scene.put(allies, "bow", "lugdunum");
    OfferHire offer = new OfferHire(world, rome, allies, Bands.of(world, allies, rome));
    assertThat(offer.refusal(new Hiring(List.of(bow), 0))).isPresent();
    assertThat(offer.refusal(new Hiring(List.of(foot, bow), 0))).isEmpty();
    assertThat(offer.refusal(new Hiring(List.of(foot, bow), 1))).isPresent(); // nothing to pay with
  }

  @Test
  void hiredUnitsCostNoUpkeepAndAreNotCounted() {
    scene.treasury(rome, 5);
    int foot = scene.put(allies, "barbarian-infantry", "lugdunum");
    hire(rome, allies, 0, foot);
    assertThat(Prices.upkeepOf(world, rome)).isZero();
    assertThat(world.unitsOf(rome)).isEmpty();
    assertThat(world.count(rome)).isZero();
    assertThat(world.count(allies)).isZero();
    assertThat(world.inBox(allies, scene.kind("barbarian-infantry"))).isNotEqualTo(foot);
  }

  @Test
  void aCityThatHiredUnitsOccupyBelongsToWhoPays() {
    scene.own(germans, "lugdunum");
    int foot = scene.put(allies, "barbarian-infantry", "lugdunum");
    hire(persia, allies, 0, foot);
    Ownership.settle(scene.play);
    assertThat(scene.owner("lugdunum")).isEqualTo(persia);
  }

  @Test
  void bootyOfAPillageThatIsOrderedGoesToTheOwnerOfTheUnits() {
    scene.own(persia, "lugdunum");
    int foot = scene.put(allies, "barbarian-infantry", "lugdunum");
    hire(persia, allies, 0, foot);
    scene.answers.answer(OrderPillage.class, true);
    Agreements.pillage(scene.play, persia);
    assertThat(world.treasury(allies)).isEqualTo(3 * scene.tax("lugdunum"));
    assertThat(world.treasury(persia)).isZero();
    assertThat(world.isPillaged(scene.city("lugdunum"))).isTrue();
    assertThat(scene.owner("lugdunum")).isEqualTo(persia);
  }

  @Test
  void anAgreementEndsWhenItIsNotMadeAgain() {
    int bow = scene.put(allies, "bow", "lugdunum");
    hire(rome, allies, 0, bow);
    scene.turn(3);
    Agreements.make(scene.play); // nothing is offered
    assertThat(world.hired(rome, allies)).isEmpty();
    assertThat(world.place(bow)).isEqualTo(scene.area("lugdunum"));
    assertThat(world.count(allies)).isOne();
  }

  @Test
  void whoServesNoMoreLeavesTheUnitsOfHisMaster() {
    int bow = scene.put(allies, "bow", "lugdunum");
    hire(rome, allies, 0, bow);
    scene.put(rome, "elite", "lugdunum");
    int billet = scene.land.near(scene.area("lugdunum")).getLast();
    scene.answers.answer(ChooseBillet.class, billet);
    scene.turn(3);
    Agreements.make(scene.play);
    assertThat(world.place(bow)).isEqualTo(billet);
  }

  @Test
  void withoutAWayOutTheServiceGoesOn() {
    int bow = scene.put(allies, "bow", "lugdunum");
    hire(rome, allies, 0, bow);
    scene.put(rome, "elite", "lugdunum");
    for (int area : scene.land.near(scene.area("lugdunum"))) {
      scene.put(germans, "tribe", area);
    }
    scene.turn(3);
    Agreements.make(scene.play);
    assertThat(world.hired(rome, allies)).hasSize(1);
  }

  @Test
  void aLeaderWhoIsLeftAmongStrangersIsLost() {
    int bow = scene.put(allies, "bow", "lugdunum");
    hire(persia, allies, 0, bow);
    int leader = persia * world.setting().leaders();
    scene.after(new LeaderEvent.Posted(leader, scene.area("lugdunum")));
    scene.turn(3);
    Agreements.make(scene.play);
    assertThat(world.leaderAt(leader)).isEqualTo(World.BOX);
  }

  @Test
  void theAgreementOfTheAlliesIsInForceWhenTheGameBegins() {
    Scene first = Scene.of("fall-of-rome").turn(1);
    int served = first.begin("late-romans", Stage.EMPIRE);
    int serving = first.begin("allies", Stage.BARBARIAN);
    first.put(serving, "bow", "lugdunum");
    Agreements.make(first.play);
    assertThat(first.world.hired(served, serving)).hasSize(1);
  }

  @Test
  void allComeHomeBeforeTheirOwnerBecomesAKingdom() {
    int foot = scene.put(allies, "barbarian-infantry", "lugdunum");
    hire(rome, allies, 0, foot);
    Ascension.becomeKingdom(scene.play, allies);
    assertThat(world.hired(rome, allies)).isEmpty();
    assertThat(world.count(allies, scene.kind("infantry"))).isOne();
  }

  @Test
  void whoIsLeftWithoutAMasterIsHisOwnersAgainAndWithoutAnOwnerIsGone() {
    int foot = scene.put(allies, "barbarian-infantry", "lugdunum");
    int horse = scene.put(germans, "barbarian-horse", "massilia");
    scene.answers.answer(OfferHire.class, new Hiring(List.of(horse), 0));
    scene.answers.answer(AcceptHire.class, true);
    scene.answers.answer(OfferHire.class, Hiring.NONE);
    scene.answers.answer(OfferHire.class, new Hiring(List.of(foot), 0));
    scene.answers.answer(AcceptHire.class, true);
    Agreements.make(scene.play);
    int master = world.hired(persia, germans).isEmpty() ? rome : persia;
    Abandonment.fall(scene.play, master, false);
    assertThat(world.isOnBoard(horse)).isTrue();
    int other = master == rome ? persia : rome;
    assertThat(world.hired(other, allies)).hasSize(1);
    Abandonment.fall(scene.play, allies, false);
    assertThat(world.hired(other, allies)).isEmpty();
    assertThat(world.isOnBoard(foot)).isFalse();
  }

  @Test
  void theOwnerPassesLeasedUnitsAndDoesNotAttackThem() {
    int bow = scene.put(allies, "bow", "lugdunum");
    hire(persia, allies, 0, bow);
    int next = scene.land.near(scene.area("lugdunum")).getFirst();
    int horse = scene.put(allies, "barbarian-horse", next);
    int beyond =
        scene.land.near(scene.area("lugdunum")).stream()
            .filter(area -> area != next && !scene.board().areAdjacent(area, next))
            .findFirst()
            .orElseThrow();
    for (int area : scene.land.near(next)) {
      if (area != scene.area("lugdunum")) {
        scene.put(germans, "tribe", area); // the only way is through the leased unit
      }
    }
    assertThat(Reach.of(world, horse)).contains(beyond).doesNotContain(scene.area("lugdunum"));
    assertThat(
            new ChooseAttack(world, allies, Fray.NONE)
                .refusal(Optional.of(new Assault(scene.area("lugdunum"), List.of(horse))))
                .orElseThrow()
                .section())
        .isEqualTo("13.4");
  }

  @Test
  void leasedUnitsAreNotReplacedAsIfTheyWereLost() {
    scene.treasury(allies, 20);
    Integer[] horses = {
      scene.put(allies, "barbarian-horse", "lugdunum"),
      scene.put(allies, "barbarian-horse", "massilia")
    };
    hire(rome, allies, 0, horses);
    scene.put(allies, "bow", "burdigala");
    Purchase third = new Purchase(scene.kind("barbarian-horse"), scene.area("burdigala"));
    scene.answers.answer(ChooseReplaced.class, third);
    assertThatThrownBy(() -> Replacing.play(scene.play, allies)).isInstanceOf(IllegalAnswer.class);
  }
}
