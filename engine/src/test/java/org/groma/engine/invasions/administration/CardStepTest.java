package org.groma.engine.invasions.administration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.leader;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.event.CivilTold;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.AdministrationCard;
import org.groma.engine.invasions.setting.AdministrationDeck;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.Table;
import org.groma.model.value.Datum;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards 0 to 6 are Passive, 7 to 13 Military, 14 to 17 Reform. */
class CardStepTest {

  private static final AdministrationDeck DECK = Sample.SETTING.administration();

  private final List<Event> told = new ArrayList<>();

  private Play play(World world, ScriptedDice dice, ScriptedPlayer player) {
    return new Play(world, new Table(dice, _ -> player, told::add));
  }

  private static World kingdom(String nation, int gold) {
    return Scene.empty()
        .status(nation, Status.KINGDOM)
        .with(new NationEvent.AgeSet(nation(nation), 1))
        .with(new NationEvent.GoldChanged(nation(nation), 2 * gold))
        .world();
  }

  @Test
  void w1TheVisigothsPayTenForTheMilitaryCard() {
    World world = kingdom("visigoths", 15);
    ScriptedPlayer player =
        new ScriptedPlayer().answer(ChooseCardType.class, AdministrationCard.Type.MILITARY);
    ScriptedDice dice = new ScriptedDice().picks(0, 7);
    int card = CardStep.choose(play(world, dice, player), nation("visigoths"));

    assertThat(DECK.card(card).id()).isEqualTo("bellum");
    assertThat(world.gold(nation("visigoths"))).isEqualTo(2 * 5);
    assertThat(dice.isSpent()).isTrue();
    assertThat(told).contains(new CivilTold.CardsDrawn(nation("visigoths"), 1, 1, 0));
    assertThat(DECK.card(card).face(Status.KINGDOM, AdministrationCard.Section.YOUNG)).hasSize(2);
  }

  @Test
  void w2ByzantiumDrawsOnUntilASecondTypeComesAndSeesBothPassiveFaces() {
    World world = Sample.opened();
    world.apply(new NationEvent.GoldChanged(nation("byzantines"), 40));
    world.apply(new LeaderEvent.Retired(leader("iulianus")));
    ScriptedPlayer player =
        new ScriptedPlayer()
            .answer(ChooseCardType.class, AdministrationCard.Type.PASSIVE)
            .answer(ChooseCard.class, 1);
    ScriptedDice dice = new ScriptedDice().picks(0, 1, 7);
    int card = CardStep.choose(play(world, dice, player), nation("byzantines"));

    assertThat(card).isEqualTo(1);
    assertThat(world.gold(nation("byzantines"))).as("10 once").isEqualTo(2 * 30);
    assertThat(dice.isSpent()).isTrue();
    assertThat(player.isSpent()).isTrue();
    assertThat(told).contains(new CivilTold.CardsDrawn(nation("byzantines"), 2, 1, 0));
  }

  @Test
  void w3TheodericusDrawsFourCardsAndReformCostsTwenty() {
    World world = kingdom("ostrogoths", 25);
    Scene.of(world).leader("flavius-theodericus", "latium").leader("rex-ostrogoths", "latium");
    ScriptedPlayer player =
        new ScriptedPlayer().answer(ChooseCardType.class, AdministrationCard.Type.REFORM);
    ScriptedDice dice = new ScriptedDice().picks(0, 7, 8, 14);
    int card = CardStep.choose(play(world, dice, player), nation("ostrogoths"));

    assertThat(DECK.card(card).id()).isEqualTo("codex");
    assertThat(world.gold(nation("ostrogoths"))).isEqualTo(2 * 5);
    assertThat(told).contains(new CivilTold.CardsDrawn(nation("ostrogoths"), 1, 2, 1));
  }

  @ParameterizedTest
  @CsvSource({
    "PASSIVE, KINGDOM, 5",
    "PASSIVE, EMPIRE, 10",
    "MILITARY, KINGDOM, 10",
    "MILITARY, EMPIRE, 20",
    "REFORM, KINGDOM, 20",
    "REFORM, EMPIRE, 30"
  })
  void cardsCostByTypeAndStatus(AdministrationCard.Type type, Status status, int gold) {
    assertThat(Sample.SETTING.figures().administration().cost(type, status)).isEqualTo(2 * gold);
  }

  @Test
  void thereAreSevenSevenAndFourCardsWithSixFacesEach() {
    Map<AdministrationCard.Type, Integer> count = new EnumMap<>(AdministrationCard.Type.class);
    for (int i = 0; i < DECK.size(); i++) {
      count.merge(DECK.card(i).type(), 1, Integer::sum);
      assertThat(DECK.card(i).faces()).hasSize(6).noneMatch(List::isEmpty);
    }
    assertThat(count.values()).containsExactly(7, 7, 4);
  }

  @Test
  void facesAreFoundByStatusAndSection() {
    assertThat(DECK.card(2).calamity(Status.KINGDOM, AdministrationCard.Section.YOUNG)).isEmpty();
    assertThat(DECK.card(2).calamity(Status.KINGDOM, AdministrationCard.Section.MATURE))
        .contains("corruption");
    assertThat(DECK.card(13).calamity(Status.EMPIRE, AdministrationCard.Section.YOUNG))
        .contains("revolt");
    assertThat(DECK.card(13).calamity(Status.EMPIRE, AdministrationCard.Section.MATURE))
        .isEqualTo(Optional.empty());
    assertThat(DECK.card(1).face(Status.EMPIRE, AdministrationCard.Section.YOUNG))
        .contains(Datum.of(Map.of("gold", Map.of("amount", 4))));
  }

  @ParameterizedTest
  @CsvSource({"1, YOUNG", "4, YOUNG", "5, MATURE", "8, MATURE", "9, OLD", "12, OLD", "13, OLD"})
  void sectionsOfTheTrack(int age, AdministrationCard.Section section) {
    assertThat(Sample.SETTING.figures().administration().section(age)).isEqualTo(section);
  }

  @Test
  void typesTooDearAreNoChoice() {
    World world = kingdom("visigoths", 9);
    ScriptedDice dice = new ScriptedDice().picks(0, 7);
    ScriptedPlayer player =
        new ScriptedPlayer().answer(ChooseCardType.class, AdministrationCard.Type.PASSIVE);
    CardStep.choose(play(world, dice, player), nation("visigoths"));
    assertThat(world.gold(nation("visigoths"))).isEqualTo(2 * 4);
    assertThat(world.realms().isCardUnpaid(nation("visigoths"))).isFalse();

    ChooseCardType choice =
        new ChooseCardType(Sample.empty(), 0, List.of(AdministrationCard.Type.PASSIVE));
    assertThat(choice.refusal(AdministrationCard.Type.PASSIVE)).isEmpty();
    assertThat(choice.refusal(AdministrationCard.Type.MILITARY))
        .hasValueSatisfying(refusal -> assertThat(refusal.section()).isEqualTo("XIII.D"));
  }

  @Test
  void whoCanAffordNothingMustTakeTheCheaperAndEmptiesTheTreasury() {
    World world = kingdom("visigoths", 8);
    ScriptedDice dice = new ScriptedDice().picks(14, 7);
    ScriptedPlayer player =
        new ScriptedPlayer().answer(ChooseCardType.class, AdministrationCard.Type.MILITARY);
    CardStep.choose(play(world, dice, player), nation("visigoths"));

    assertThat(world.gold(nation("visigoths"))).isZero();
    assertThat(world.realms().isCardUnpaid(nation("visigoths"))).isTrue();
    assertThat(
            ChooseCardType.of(
                    world, nation("visigoths"), EnumSet.allOf(AdministrationCard.Type.class))
                .options())
        .containsExactly(AdministrationCard.Type.PASSIVE);
  }

  @Test
  void onlyCardsOfTheSetMayBePlayed() {
    ChooseCard choice = new ChooseCard(Sample.empty(), 0, CardList.of(3, 5));

    assertThat(choice.options()).containsExactly(3, 5);
    assertThat(choice.refusal(3)).isEmpty();
    assertThat(choice.refusal(4))
        .hasValueSatisfying(refusal -> assertThat(refusal.section()).isEqualTo("XIII.D"));
  }

  @Test
  void barbariansDrawNothing() {
    World world = Sample.opened();
    World before = world.copy();
    CardStep.run(play(world, new ScriptedDice(), new ScriptedPlayer()), nation("alemanni"));

    assertThat(world).isEqualTo(before);
    assertThat(told).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"4, 31, 31", "5, 31, 21", "8, 30, 20", "9, 31, 16", "12, 30, 15"})
  void byzantiumKeepsAShareOfItsTreasuryByItsAge(int age, int gold, int kept) {
    assertThat(Sample.SETTING.realmRules().keptTreasury(nation("byzantines"), age, 2 * gold))
        .isEqualTo(2 * kept);
    assertThat(Sample.SETTING.realmRules().keptTreasury(nation("romans"), age, 2 * gold))
        .as("Rome keeps all")
        .isEqualTo(2 * gold);
  }

  @Test
  void theTreasuryShrinksBeforeTheCardIsPaid() {
    World world = Sample.opened();
    world.apply(new NationEvent.AgeSet(nation("byzantines"), 5));
    world.apply(new NationEvent.GoldChanged(nation("byzantines"), 2 * 10));
    world.apply(new LeaderEvent.Retired(leader("iulianus")));
    // triumphus does nothing but let the leaders act in a mature Empire
    ScriptedDice dice = new ScriptedDice().picks(11, 0);
    ScriptedPlayer player =
        new ScriptedPlayer().answer(ChooseCardType.class, AdministrationCard.Type.MILITARY);
    CardStep.run(play(world, dice, player), nation("byzantines"));

    assertThat(world.gold(nation("byzantines"))).as("30, 20, 0").isZero();
    assertThat(world.realms().isCardUnpaid(nation("byzantines"))).isFalse();
    assertThat(told).contains(new CivilTold.AdministrationPlayed(nation("byzantines"), 11));
  }

  @Test
  void idleRulersAndUnnamedLeadersGoToTheCapitalAndNamedGeneralsDoNot() {
    World world = Sample.opened();
    Scene.of(world).leader("stilicho", "pannonia").leader("caesar-romans", "treveria");
    IdleLeaders.confine(play(world, new ScriptedDice(), new ScriptedPlayer()), nation("romans"));

    assertThat(world.realms().areLeadersIdle(nation("romans"))).isTrue();
    assertThat(world.leaderPlace(leader("gratianus"))).isEqualTo(province("latium"));
    assertThat(world.leaderPlace(leader("caesar-romans"))).isEqualTo(province("latium"));
    assertThat(world.leaderPlace(leader("stilicho"))).isEqualTo(province("pannonia"));
    assertThat(IdleLeaders.isIdle(world, leader("gratianus"))).isTrue();
    assertThat(IdleLeaders.isIdle(world, leader("caesar-romans"))).isTrue();
    assertThat(IdleLeaders.isIdle(world, leader("stilicho"))).isFalse();
    assertThat(IdleLeaders.isIdle(world, leader("iulianus"))).as("of Byzantium").isFalse();
    assertThat(world.leaderPlace(leader("iulianus"))).isEqualTo(province("osroene"));
  }
}
