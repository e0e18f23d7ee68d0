package org.groma.engine.invasions.story;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.area;
import static org.groma.engine.invasions.Sample.nation;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.event.DiplomacyTold;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.setting.PillageMarker;
import org.junit.jupiter.api.Test;

/** Cards and markers that change hands or do something. */
class CardStoryTest {

  private final Told story = new Told();

  private static String event(int card) {
    return Sample.SETTING.events().card(card).name();
  }

  @Test
  void aVictorTakesCardsAndMarkersOfTheVanquished() {
    int[] all = Sample.SETTING.events().all();
    int card = all[0];
    int marker = all[all.length - 1];
    story
        .with(new CardEvent.EventsShuffled(CardList.of(card)))
        .with(new CardEvent.EventDrawn(1, card))
        .with(new CardEvent.MarkerKept(1, marker))
        .step("activations");
    story.hear(new CardEvent.EventTaken(1, 0, card), new CardEvent.MarkerTaken(1, 0, marker));

    assertThat(story.text().lines())
        .containsExactly(
            "  Player Romans takes " + event(card) + " from Player Huns (XXIX.B)",
            "  Player Romans takes " + event(marker) + " from Player Huns (XXIX.B)");
  }

  @Test
  void aHarvestIsToldWithTheGranaryWhereThatDiffers() {
    story.step("event-cards");
    story.hear(
        new CardEvent.HarvestSet(area("africa"), 50, 75),
        new CardEvent.HarvestSet(area("italia"), 150, 150));

    assertThat(story.text())
        .isEqualTo(
            """
              Africa yields 50 % this turn, 75 % to whoever holds its granary (XIV.B) · Italia yields 150 % this
                  turn (XIV.B)\
            """);
  }

  @Test
  void aPillageMarkerIsWorthWhatIsPrintedOnIt() {
    int reserve = Sample.SETTING.pillageMarkers().size();
    PillageMarker last = Sample.SETTING.pillageMarkers().at(reserve - 1);
    story.step("raids").hear(new NationEvent.PillageDrawn(nation("huns"), last.card()));

    assertThat(story.text()).startsWith("  Pillage marker: " + last.gold() + " Gold");
  }

  @Test
  void aDiplomacyCardIsToldOnceWithItsTarget() {
    int card = Sample.SETTING.diplomacyDeck().full()[0];
    story
        .with(new CardEvent.DiplomacyShuffled(CardList.of(card)))
        .with(new CardEvent.DiplomacyDrawn(nation("romans"), card))
        .step("activations");
    story.hear(
        new CardEvent.DiplomacyPlayed(nation("romans"), card),
        new DiplomacyTold.CardPlayed(nation("romans"), card, nation("huns")));

    assertThat(story.text())
        .isEqualTo(
            "  The Romans play %s on the Huns (XXX.B)"
                .formatted(new Names(Sample.SETTING).diplomacy(card)));
  }
}
