package org.groma.engine.invasions.diplomacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;

import java.util.Arrays;
import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.setting.DiplomacyDeck;
import org.groma.engine.invasions.setting.DiplomacyDeck.Kind;
import org.groma.engine.kernel.SeededDice;
import org.junit.jupiter.api.Test;

class DiplomacyStepTest {

  private static final DiplomacyDeck DECK = Sample.SETTING.diplomacyDeck();

  @Test
  void theDeckHasEighteenCards() {
    int[] full = DECK.full();
    List<Long> copies =
        Arrays.stream(Kind.values())
            .map(kind -> Arrays.stream(full).filter(card -> DECK.kind(card) == kind).count())
            .toList();

    assertThat(full).hasSize(18);
    assertThat(copies).containsExactly(3L, 2L, 3L, 2L, 4L, 1L, 1L, 2L);
  }

  @Test
  void pricesComeFromTheCards() {
    int[] prices = Arrays.stream(Kind.values()).mapToInt(DECK::price).toArray();

    assertThat(prices).containsExactly(0, 0, 2, 4, 6, 0, 10, 20);
  }

  @Test
  void anEmpireDrawsOneCardMoreThanItsRulersDiplomacyAndBarbariansNone() {
    Court court = new Court(1, "romans", "persians", "alemanni");
    court.scene.lead("gratianus", "latium");
    court.scene.lead("sapor-ii", "chaldea");
    court.scene.lead("rex-alemanni", "agri-decumates");

    DiplomacyStep.run(court.scene.play(new SeededDice(1), court.scene.player));

    assertThat(court.world.cards().envoys(nation("romans")).size()).isEqualTo(2);
    assertThat(court.world.cards().envoys(nation("persians")).size()).isEqualTo(1);
    assertThat(court.world.cards().envoys(nation("alemanni")).size()).isZero();
    assertThat(court.world.cards().diplomacy().size()).isEqualTo(15);
  }

  @Test
  void generalsAndRulersOffTheMapBringNoCards() {
    Court court = new Court(4, "romans");
    court.scene.lead("aetius", "latium");

    DiplomacyStep.run(court.scene.play(new SeededDice(1), court.scene.player));

    assertThat(court.world.cards().envoys(nation("romans")).size()).isEqualTo(1);
  }

  @Test
  void kingdomsDrawBeforeEmpiresAndTheYoungestFirstUntilThePileIsEmpty() {
    Court court = new Court(6, "romans", "byzantines", "visigoths", "vandals");
    court.kingdom("visigoths").kingdom("vandals");
    court.scene.lead("euricus", "latium");
    court.scene.lead("hunericus", "africa");
    court.apply(new NationEvent.AgeSet(nation("visigoths"), 5));
    court.apply(new NationEvent.AgeSet(nation("vandals"), 2));
    court.apply(new NationEvent.AgeSet(nation("romans"), 9));
    court.apply(new NationEvent.AgeSet(nation("byzantines"), 4));
    court.apply(new CardEvent.DiplomacyShuffled(CardList.of(0, 1, 2)));

    DiplomacyStep.run(court.scene.play());

    assertThat(court.world.cards().envoys(nation("vandals")).toArray()).containsExactly(2);
    assertThat(court.world.cards().envoys(nation("visigoths")).toArray()).containsExactly(1);
    assertThat(court.world.cards().envoys(nation("byzantines")).toArray()).containsExactly(0);
    assertThat(court.world.cards().envoys(nation("romans")).size()).isZero();
  }

  @Test
  void unusedCardsBringAGoldEachAndAllCardsAreShuffledBack() {
    Court court = new Court(1, "romans", "persians");
    court.dealt("romans", Kind.NOTHING, Kind.TRIBUTE).dealt("persians", Kind.GRAFT);

    EndOfDiplomacy.run(court.scene.play(new SeededDice(3), court.scene.player));

    assertThat(court.gold("romans")).isEqualTo(2);
    assertThat(court.gold("persians")).isEqualTo(1);
    assertThat(court.world.cards().envoys(nation("romans")).size()).isZero();
    int[] pile = court.world.cards().diplomacy().toArray();
    Arrays.sort(pile);
    assertThat(pile).containsExactly(DECK.full());
  }

  @Test
  void theTurnsPactsAndAlliancesEndAtLast() {
    Court court = new Court(3, "romans", "persians", "byzantines", "visigoths");
    court.scene.allied("romans", "byzantines");
    court.apply(new NationEvent.PactMade(nation("romans"), nation("persians")));
    Alliances.allyForTurn(court.scene.play(), nation("visigoths"), nation("persians"));

    EndOfDiplomacy.run(court.scene.play(new SeededDice(3), court.scene.player));

    assertThat(court.world.diplomacy().pacts(nation("romans"))).isZero();
    assertThat(court.world.diplomacy().allies(nation("persians"))).isZero();
    assertThat(court.world.diplomacy().allies(nation("romans")))
        .as("other alliances last")
        .isEqualTo(1L << nation("byzantines"));
  }
}
