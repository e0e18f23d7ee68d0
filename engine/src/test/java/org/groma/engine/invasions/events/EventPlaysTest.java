package org.groma.engine.invasions.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.area;
import static org.groma.engine.invasions.Sample.leader;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.List;
import org.groma.engine.invasions.FirstOption;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.effect.ChooseTarget;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.EventCard;
import org.groma.engine.invasions.setting.Moment;
import org.groma.engine.invasions.siege.WallValue;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;

class EventPlaysTest {

  private static final int ROMAN_SEAT = 0;
  private static final int HUN_SEAT = 1;
  private static final int PERSIAN_SEAT = 2;
  private static final int GOTHIC_SEAT = 3;

  private final World world = Sample.opened();
  private final ScriptedDice dice = new ScriptedDice();
  private final ScriptedPlayer player = new ScriptedPlayer();
  private final Play play = Sample.play(world, dice, player);
  private final int romans = nation("romans");
  private final int persians = nation("persians");
  private final int visigoths = nation("visigoths");

  private static HeldCard held(String id) {
    return new HeldCard(Sample.SETTING.events().named(id).number(), false);
  }

  private void deal(int seat, String... ids) {
    for (String id : ids) {
      int card = held(id).card();
      world.apply(new CardEvent.EventsShuffled(CardList.of(card)));
      world.apply(new CardEvent.EventDrawn(seat, card));
    }
  }

  private EventPlaysTest plays(String id) {
    player.answer(ChooseEvent.class, held(id));
    return this;
  }

  private void passes() {
    player.answer(ChooseEvent.class, HeldCard.NONE);
  }

  private void done() {
    assertThat(player.isSpent()).isTrue();
    assertThat(dice.isSpent()).isTrue();
  }

  @Test
  void nobodyIsAskedWithoutCardsForTheMoment() {
    deal(ROMAN_SEAT, "militia");
    World before = world.copy();
    EventPlays.offer(play, Moment.INCOME, romans);
    assertThat(world).isEqualTo(before);
  }

  @Test
  void taxesAreForTheOwnCivilizedNation() {
    deal(ROMAN_SEAT, "taxes");
    int before = world.gold(romans);
    EventPlays.offer(play, Moment.INCOME, persians);
    plays("taxes");
    EventPlays.offer(play, Moment.INCOME, romans);
    assertThat(world.gold(romans)).isEqualTo(before + 10);
    assertThat(world.cards().hand(ROMAN_SEAT)).isEqualTo(CardList.NONE);
    assertThat(world.cards().discards().size()).isEqualTo(1);
    deal(GOTHIC_SEAT, "taxes");
    EventPlays.offer(play, Moment.INCOME, visigoths);
    assertThat(world.cards().hand(GOTHIC_SEAT).size()).as("Barbarians have none").isEqualTo(1);
    done();
  }

  @Test
  void cardsMayBeKept() {
    deal(ROMAN_SEAT, "taxes");
    passes();
    EventPlays.offer(play, Moment.INCOME, romans);
    assertThat(world.cards().hand(ROMAN_SEAT).size()).isEqualTo(1);
    done();
  }

  @Test
  void corruptionIsPlayedAgainstOthers() {
    deal(HUN_SEAT, "corruption-event");
    deal(ROMAN_SEAT, "corruption-event");
    int before = world.gold(romans);
    plays("corruption-event");
    EventPlays.offer(play, Moment.INCOME, romans);
    assertThat(world.gold(romans)).isEqualTo(before - 8);
    assertThat(world.cards().hand(ROMAN_SEAT).size()).isEqualTo(1);
    done();
  }

  @Test
  void aReactionVoidsACard() {
    deal(HUN_SEAT, "corruption-event");
    deal(PERSIAN_SEAT, "reaction");
    int before = world.gold(romans);
    plays("corruption-event");
    player.answer(Reactions.ChooseToCancel.class, true);
    EventPlays.offer(play, Moment.INCOME, romans);
    assertThat(world.gold(romans)).isEqualTo(before);
    assertThat(world.cards().hand(PERSIAN_SEAT)).isEqualTo(CardList.NONE);
    done();
  }

  @Test
  void seditionIdlesTheLeadersOfTheNationAndRaisesARevolt() {
    deal(HUN_SEAT, "sedition");
    ScriptedPlayer easy =
        new ScriptedPlayer(new FirstOption()).answer(ChooseEvent.class, held("sedition"));
    dice.d10(1);
    EventPlays.offer(Sample.play(world, dice, easy), Moment.ADMINISTRATION, persians);
    assertThat(world.realms().areLeadersIdle(persians)).isTrue();
    int revolts = 0;
    for (int i = 0; i < Sample.SETTING.board().provinces(); i++) {
      revolts += world.holder(i) == persians ? world.revolt(i) : 0;
    }
    assertThat(revolts).isEqualTo(1);
    assertThat(easy.isSpent()).isTrue();
  }

  @Test
  void renaissanceIsOneThingOrTheOther() {
    deal(GOTHIC_SEAT, "renaissance", "renaissance");
    world.apply(new NationEvent.AgeSet(visigoths, 3));
    plays("renaissance").passes();
    EventPlays.offer(play, Moment.START_OF_ACTIVATION, visigoths);
    assertThat(world.age(visigoths)).as("without a bond there is no choice").isEqualTo(2);
    world.apply(new NationEvent.Submitted(visigoths, nation("huns")));
    EventCard card = Sample.SETTING.events().named("renaissance");
    plays("renaissance");
    player.answer(ChooseAlternative.class, card.effects().getLast());
    EventPlays.offer(play, Moment.START_OF_ACTIVATION, visigoths);
    assertThat(world.diplomacy().suzerain(visigoths)).isEqualTo(World.NOBODY);
    assertThat(world.age(visigoths)).isEqualTo(2);
    assertThat(
            new ChooseAlternative(world, visigoths, card.number(), card.effects().subList(0, 1))
                .refusal(card.effects().getLast()))
        .map(Refusal::section)
        .contains("X.B");
    done();
  }

  @Test
  void betrayalNeedsABond() {
    deal(GOTHIC_SEAT, "betrayal");
    EventPlays.offer(play, Moment.START_OF_ACTIVATION, visigoths);
    world.apply(new NationEvent.Federated(visigoths, romans));
    plays("betrayal");
    EventPlays.offer(play, Moment.START_OF_ACTIVATION, visigoths);
    assertThat(world.diplomacy().federator(visigoths)).isEqualTo(World.NOBODY);
    done();
  }

  @Test
  void assassinsStrikeInAnyActivation() {
    deal(GOTHIC_SEAT, "assassination");
    plays("assassination");
    player.answer(ChooseTarget.class, leader("sapor-ii"));
    dice.d10(1);
    EventPlays.offer(play, Moment.ANY_ACTIVATION, romans);
    assertThat(world.hasFallen(leader("sapor-ii"))).isTrue();
    done();
  }

  @Test
  void oneCaravanCardATurnIsEnough() {
    deal(ROMAN_SEAT, "caravan");
    deal(HUN_SEAT, "caravan");
    plays("caravan");
    EventPlays.offer(play, Moment.CARAVANS, World.NOBODY);
    assertThat(world.cards().exceptionalCaravan()).isEqualTo(20);
    assertThat(world.cards().hand(HUN_SEAT).size()).isEqualTo(1);
    done();
  }

  @Test
  void conversionNeedsAHeresy() {
    for (int i = 0; i < Sample.SETTING.board().areas(); i++) {
      world.apply(new RealmEvent.HeresySet(i, Religion.CATHOLIC, 0));
    }
    deal(ROMAN_SEAT, "conversion");
    EventPlays.offer(play, Moment.ADMINISTRATION, romans);
    world.apply(new RealmEvent.HeresySet(area("africa"), Religion.CATHOLIC, 1));
    plays("conversion");
    EventPlays.offer(play, Moment.ADMINISTRATION, romans);
    assertThat(world.realms().heresy(area("africa"), Religion.CATHOLIC)).isZero();
    done();
  }

  @Test
  void onlyCardsHeldForTheMomentAreLegal() {
    deal(ROMAN_SEAT, "taxes", "militia");
    ChooseEvent choice =
        new ChooseEvent(world, romans, Moment.INCOME, romans, List.of(held("taxes")));
    assertThat(choice.options()).containsExactly(HeldCard.NONE, held("taxes"));
    assertThat(choice.refusal(held("taxes"))).isEmpty();
    assertThat(choice.refusal(HeldCard.NONE)).isEmpty();
    assertThat(choice.refusal(held("storm")))
        .map(Refusal::reason)
        .contains("The player does not hold this card");
    assertThat(choice.refusal(held("militia")))
        .map(Refusal::reason)
        .contains("This is not the moment for the card");
    ChooseEvent barren = new ChooseEvent(world, romans, Moment.INCOME, romans, List.of());
    assertThat(barren.refusal(held("taxes")))
        .map(Refusal::reason)
        .contains("The card has nothing to do here");
  }

  @Test
  void omensAndTreacheryHelpABesieger() {
    int latium = province("latium");
    deal(GOTHIC_SEAT, "omens", "treachery");
    deal(ROMAN_SEAT, "omens");
    plays("omens").plays("treachery");
    int walls = WallValue.of(world, latium);
    assertThat(walls).isNegative();
    assertThat(RollCards.siege(play, visigoths, latium)).isEqualTo(2 - walls);
    done();
  }

  @Test
  void treacheryNeedsWalls() {
    int latium = province("latium");
    world.apply(new NationEvent.CapitalMoved(romans, -1));
    world.apply(new LandEvent.WallsSet(latium, false));
    deal(GOTHIC_SEAT, "treachery");
    assertThat(RollCards.siege(play, visigoths, latium)).isZero();
    done();
  }

  @Test
  void navigatorsHelpTheirOwnAndStormsHitOthers() {
    deal(ROMAN_SEAT, "storm", "expert-navigation");
    deal(GOTHIC_SEAT, "storm", "expert-navigation");
    plays("storm").plays("expert-navigation");
    assertThat(RollCards.landing(play, visigoths)).isZero();
    done();
  }

  @Test
  void aRuseLetsOneFlee() {
    deal(GOTHIC_SEAT, "ruse");
    assertThat(RollCards.letsFlee(play, romans)).isFalse();
    plays("ruse");
    assertThat(RollCards.letsFlee(play, visigoths)).isTrue();
    done();
  }

  @Test
  void anyPlayerMeddlesInABattle() {
    deal(PERSIAN_SEAT, "dice", "surprise", "zeal", "heroism");
    plays("dice");
    player.answer(ChooseTarget.class, visigoths);
    plays("surprise");
    player.answer(ChooseTarget.class, visigoths);
    plays("zeal");
    player.answer(ChooseTarget.class, romans);
    plays("heroism");
    player.answer(ChooseTarget.class, romans);
    BattleCards cards = BattleCards.beforeMelee(play, visigoths, romans);
    assertThat(cards.attacker()).isEqualTo(new BattleCards.Support(1, 0, 1, 2, 0));
    assertThat(cards.defender()).isEqualTo(new BattleCards.Support(0, -1, 0, -1, 2));
    done();
  }

  @Test
  void desertersLeaveBeforeABattle() {
    int dacia = province("dacia");
    deal(ROMAN_SEAT, "desertion-event");
    deal(GOTHIC_SEAT, "desertion-event");
    plays("desertion-event");
    dice.d10(1);
    int lost = world.firstAt(dacia);
    player.answer(ChooseTarget.class, lost);
    BattleCards.beforeArchery(play, romans, visigoths, dacia);
    assertThat(world.place(lost)).isEqualTo(World.POOL);
    assertThat(world.cards().hand(GOTHIC_SEAT).size())
        .as("nobody thins his own ranks")
        .isEqualTo(1);
    done();
  }
}
