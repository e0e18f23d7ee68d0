package org.groma.engine.invasions.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.area;
import static org.groma.engine.invasions.Sample.nation;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.FirstOption;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.EventDeck;
import org.groma.engine.invasions.setting.Moment;
import org.groma.engine.invasions.siege.Pillage;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.SeededDice;
import org.junit.jupiter.api.Test;

class EventStepTest {

  private static final EventDeck DECK = Sample.SETTING.events();

  private final World world = Sample.opened();
  private final ScriptedDice dice = new ScriptedDice();
  private final ScriptedPlayer player = new ScriptedPlayer(new FirstOption());
  private final Play play = Sample.play(world, dice, player);

  private static int card(String id) {
    return DECK.named(id).number();
  }

  /** The pile, top card first. */
  private void pile(String... ids) {
    int[] cards = new int[ids.length];
    for (int i = 0; i < ids.length; i++) {
      cards[ids.length - 1 - i] = card(ids[i]);
    }
    world.apply(new CardEvent.EventsShuffled(CardList.of(cards)));
  }

  @Test
  void theDeckHasSeventyTwoCardsEighteenOfThemPublic() {
    assertThat(DECK.all()).hasSize(72);
    assertThat(Arrays.stream(DECK.all()).filter(card -> DECK.card(card).isPublic()).count())
        .isEqualTo(18);
    assertThat(DECK.printed(27)).contains(DECK.named("famine"));
    assertThat(DECK.printed(23)).contains(DECK.named("dice"));
    assertThat(DECK.printed(0)).isEqualTo(Optional.empty());
  }

  @Test
  void theFirstStepShufflesTheDeckAndEveryPlayerDrawsOne() {
    Play seeded = Sample.play(world, new SeededDice(7), new FirstOption());
    EventStep.run(seeded);
    int held = 0;
    for (int seat = 0; seat < 4; seat++) {
      held += world.cards().hand(seat).size();
    }
    assertThat(held + world.cards().events().size() + world.cards().discards().size())
        .isEqualTo(72);
    World again = Sample.opened();
    EventStep.run(Sample.play(again, new SeededDice(7), new FirstOption()));
    assertThat(again).as("the same seed deals the same cards").isEqualTo(world);
  }

  @Test
  void privateCardsAreKeptInPlayerOrder() {
    pile("taxes", "storm", "militia", "zeal", "dice");
    EventStep.run(play);
    assertThat(world.cards().hand(0)).isEqualTo(CardList.of(card("taxes")));
    assertThat(world.cards().hand(1)).isEqualTo(CardList.of(card("storm")));
    assertThat(world.cards().hand(2)).isEqualTo(CardList.of(card("militia")));
    assertThat(world.cards().hand(3)).isEqualTo(CardList.of(card("zeal")));
    assertThat(world.cards().events()).isEqualTo(CardList.of(card("dice")));
  }

  @Test
  void publicCardsHappenAtOnceAndAreDiscarded() {
    pile("scarcity", "storm", "militia", "zeal");
    EventStep.run(play);
    assertThat(world.cards().hand(0)).isEqualTo(CardList.NONE);
    assertThat(world.cards().discards()).isEqualTo(CardList.of(card("scarcity")));
    assertThat(world.cards().commercePercent()).isEqualTo(50);
    assertThat(world.realms().pricePercent(nation("romans"))).isEqualTo(150);
  }

  @Test
  void thePoolShufflesTheDiscardsBackAndAnotherCardIsDrawn() {
    pile("pool", "zeal");
    dice.picks(0);
    EventStep.run(play);
    assertThat(world.cards().hand(0))
        .as("pool and zeal changed places, so zeal was drawn")
        .isEqualTo(CardList.of(card("zeal")));
    assertThat(world.cards().discards()).isEqualTo(CardList.NONE);
  }

  @Test
  void aPileOfNothingButPoolIsNotDrawnForEver() {
    pile("pool", "pool");
    dice.picks(0, 0, 0, 0);
    EventStep.run(play);
    assertThat(world.cards().events().size()).isEqualTo(2);
    assertThat(dice.isSpent()).isTrue();
  }

  @Test
  void anEmptyPileGivesNothing() {
    pile("taxes");
    EventStep.run(play);
    assertThat(world.cards().hand(0).size()).isEqualTo(1);
    assertThat(world.cards().hand(1).size()).isZero();
    EventStep.run(play);
    assertThat(world.cards().hand(0).size()).as("no new deck is opened").isEqualTo(1);
  }

  @Test
  void aReactionCancelsAPublicEvent() {
    world.apply(new CardEvent.MarkerKept(3, card("reaction")));
    pile("scarcity", "storm", "militia", "zeal");
    player.answer(Reactions.ChooseToCancel.class, true);
    EventStep.run(play);
    assertThat(world.cards().commercePercent()).isEqualTo(100);
    assertThat(world.cards().markers(3)).isEqualTo(CardList.NONE);
    assertThat(player.isSpent()).isTrue();
  }

  @Test
  void aPlayerMayLetAnEventPass() {
    world.apply(new CardEvent.MarkerKept(3, card("reaction")));
    pile("scarcity", "storm", "militia", "zeal");
    player.answer(Reactions.ChooseToCancel.class, false);
    EventStep.run(play);
    assertThat(world.cards().commercePercent()).isEqualTo(50);
    assertThat(world.cards().markers(3).size()).isEqualTo(1);
  }

  @Test
  void pillageMarkersBringPublicEventsAndKeepPrivateOnes() {
    int romans = nation("romans");
    dice.picks(21, 22);
    Pillage.draw(play, romans, 1);
    assertThat(world.cards().commercePercent()).as("scarcity").isEqualTo(50);
    Pillage.draw(play, romans, 1);
    assertThat(world.cards().markers(0)).isEqualTo(CardList.of(card("dice")));
    assertThat(HeldCard.of(world, 0, Moment.BEFORE_MELEE))
        .isEqualTo(List.of(new HeldCard(card("dice"), true)));
  }

  @Test
  void aUsurperRisesAgainstACivilizedPlundererOnATen() {
    int romans = nation("romans");
    dice.picks(29, 29, 29).d10(9);
    Pillage.draw(play, romans, 1);
    assertThat(world.realms().calamities(romans)).isZero();
    // the ruler survives; the Romans have had a heresy in Africa from the start
    dice.d10(10, 2, 1);
    Pillage.draw(play, romans, 1);
    assertThat(world.realms().calamities(romans)).isEqualTo(1);
    assertThat(world.decline(romans)).isEqualTo(1);
    Pillage.draw(play, nation("visigoths"), 1);
    assertThat(world.realms().calamities(nation("visigoths"))).isZero();
  }

  @Test
  void aUsurperNeedsNoRollInDecline() {
    int persians = nation("persians");
    world.apply(new NationEvent.DeclineSet(persians, 1));
    dice.picks(29).d10(2);
    Pillage.draw(play, persians, 1);
    assertThat(world.decline(persians)).isEqualTo(2);
    assertThat(world.realms().heresy(area("persis"), Religion.MAZDAIST)).isZero();
  }
}
