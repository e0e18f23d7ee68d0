package org.groma.engine.invasions.diplomacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.junit.jupiter.api.Test;

/** Units exchanged and hired by special rules. */
class HiringsTest {

  @Test
  void theGothsExchangeAUnitForGood() {
    Court court = new Court(1, "ostrogoths", "visigoths");
    court.scene.put("visigoths", "heavy-cavalry", 2, "dacia");
    UnitSet given = court.scene.put("ostrogoths", "infantry", 2, "ucraina");

    Envoys.run(court.scene.play(), nation("visigoths"));
    Envoys.run(court.scene.play(), nation("visigoths"));

    assertThat(Mercenaries.lent(court.world, nation("ostrogoths"), nation("visigoths")))
        .isEqualTo(UnitSet.of(given.get(0)));
    assertThat(court.world.realms().contract(given.get(0))).isEqualTo(Contract.EXCHANGE);
    assertThat(court.world.place(given.get(0))).isEqualTo(province("dacia"));
  }

  private Court huns(int turn) {
    Court court = new Court(turn, "huns", "romans");
    court.rich("romans", 3);
    court.scene.holds("romans", "latium").holds("huns", "tisia");
    court.scene.put("huns", "horse-archer", 3, "tisia");
    return court;
  }

  @Test
  void aetiusHiresHunCavalryAsFarAsTheMoneyGoes() {
    Court court = huns(4);
    court.scene.player.answer(Hirings.ChooseHired.class, 1);

    Hirings.run(court.scene.play());

    assertThat(court.scene.count("romans", "latium")).isEqualTo(1);
    assertThat(court.gold("romans")).isEqualTo(1);
    assertThat(court.gold("huns")).isEqualTo(2);
    assertThat(new Hirings.ChooseHired(Sample.empty(), 0, 1, 1).options()).containsExactly(1, 0);
    assertThat(new Hirings.ChooseHired(Sample.empty(), 0, 1, 1).refusal(2)).isPresent();
  }

  @Test
  void inTurnFiveHeMustHaveOutlivedTheFourthAndTheHunsMayRefuse() {
    Court court = huns(5);
    court.scene.player.answer(Hirings.ChooseHired.class, 1);
    court.scene.player.answer(Hirings.ChooseToLend.class, false);
    court.scene.world.apply(new LeaderEvent.Fell(Sample.leader("aetius")));
    Hirings.run(court.scene.play());
    assertThat(court.scene.player.isSpent()).as("Aetius has fallen").isFalse();

    court.scene.world.apply(new LeaderEvent.Retired(Sample.leader("aetius")));
    Hirings.run(court.scene.play());
    assertThat(court.scene.player.isSpent()).as("he is retired in these very steps").isTrue();
    assertThat(court.scene.count("romans", "latium")).isZero();
  }

  @Test
  void hiredUnitsGoHomeWithTheNextReinforcements() {
    Court court = huns(6);
    UnitSet hired = court.scene.put("huns", "horse-archer", 1, "tisia");
    Mercenaries.lend(
        court.scene.play(), hired.get(0), nation("romans"), Contract.HIRED, province("latium"));

    Hirings.run(court.scene.play());

    assertThat(court.world.master(hired.get(0))).isEqualTo(nation("huns"));
    assertThat(court.world.place(hired.get(0))).isEqualTo(province("tisia"));
  }

  @Test
  void nobodyIsHiredOrPaidWhoHasNoRoom() {
    Court court = huns(4);
    court.rich("romans", 20);
    court.scene.put("romans", "legion", 3, "latium");
    court.scene.player.answer(Hirings.ChooseHired.class, 2);
    int before = court.gold("romans");

    Hirings.run(court.scene.play());

    assertThat(court.scene.count("romans", "latium")).isEqualTo(4);
    assertThat(court.gold("romans")).isEqualTo(before - 2);
  }
}
