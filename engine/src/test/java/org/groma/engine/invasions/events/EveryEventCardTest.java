package org.groma.engine.invasions.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.area;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.groma.engine.invasions.Hand;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.activation.Activation;
import org.groma.engine.invasions.activation.CombatStep;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.event.SeaTold;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.events.EventScene.Run;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Orders;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.sequence.Step;
import org.groma.engine.invasions.sequence.Turn;
import org.groma.engine.invasions.setting.EventCard;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every event card changes something where the game lets it be played. */
class EveryEventCardTest {

  private static final int ODD = 1;
  private static final int EVEN = 2;
  private static final int HIGH = 10;

  /** The situation for a card, and what is different with it, beside the run without it. */
  private record Deed(EventScene scene, BiConsumer<Run, Run> check) {}

  private static final Map<String, Deed> DEEDS = new LinkedHashMap<>();

  private static void deed(String card, EventScene scene, BiConsumer<Run, Run> check) {
    DEEDS.put(card, new Deed(scene, check));
  }

  private static Consumer<Play> step(Step step) {
    return play -> Turn.play(play, step);
  }

  private static Consumer<Play> activation(String nation) {
    return play -> Activation.run(play, nation(nation));
  }

  private static void fight(Play play) {
    CombatStep.run(play, nation("visigoths"));
  }

  static {
    EventScene diplomacy = EventScene.opened(Hand.GOTHIC, EVEN, step(Step.DIPLOMACY));
    EventScene administration =
        EventScene.opened(Hand.ROMAN, EVEN, step(Step.ADMINISTRATION_CARDS));
    EventScene income = EventScene.opened(Hand.ROMAN, EVEN, step(Step.INCOME));
    EventScene purchases =
        EventScene.opened(Hand.ROMAN, EVEN, step(Step.PURCHASES))
            .with(EveryEventCardTest::impoverish);
    EventScene drawing = EventScene.opened(Hand.ROMAN, ODD, step(Step.EVENT_CARDS));
    EventScene goths = EventScene.opened(Hand.GOTHIC, ODD, activation("visigoths"));
    EventScene plain =
        EventScene.attack(EVEN, "savus", "moesia-superior", 4, EveryEventCardTest::fight);
    EventScene mountains =
        EventScene.attack(ODD, "macedonia", "dardania", 4, EveryEventCardTest::fight);
    EventScene siege =
        EventScene.attack(ODD, "savus", "moesia-superior", 0, EveryEventCardTest::fight)
            .by(Hand.GOTHIC)
            .with(EveryEventCardTest::fortify);

    BiConsumer<Run, Run> allied =
        (with, without) -> {
          assertThat(with.has(NationEvent.Allied.class)).isTrue();
          assertThat(without.has(NationEvent.Allied.class)).isFalse();
        };
    deed("alliance-event", diplomacy, allied);
    deed("barbarian-coalition", diplomacy, allied);
    deed(
        "ambush",
        mountains,
        (with, without) -> {
          assertThat(with.log()).contains(new BattleTold.AmbushTried(false, true));
          assertThat(without.log()).contains(new BattleTold.AmbushTried(false, false));
        });
    deed(
        "assassination", goths, (with, _) -> assertThat(with.has(LeaderEvent.Fell.class)).isTrue());
    deed(
        "betrayal",
        goths.with(world -> world.apply(federated())),
        (with, without) -> {
          assertThat(with.world().diplomacy().federator(nation("visigoths"))).isNegative();
          assertThat(without.world().diplomacy().federator(nation("visigoths"))).isNotNegative();
        });
    deed(
        "caravan",
        EventScene.opened(Hand.HUN, EVEN, step(Step.CARAVANS)),
        (with, without) ->
            assertThat(allGold(with.world()))
                .isGreaterThanOrEqualTo(allGold(without.world()) + 10));
    deed(
        "city-growth",
        administration,
        (with, without) ->
            assertThat(with.count(LandEvent.CityGrown.class))
                .isEqualTo(without.count(LandEvent.CityGrown.class) + 1));
    deed(
        "conversion",
        administration.with(
            world -> world.apply(new RealmEvent.HeresySet(area("africa"), Religion.CATHOLIC, 1))),
        (with, without) ->
            assertThat(heresies(with.world())).isEqualTo(heresies(without.world()) - 1));
    deed(
        "corruption-event",
        income.by(Hand.HUN),
        (with, without) ->
            assertThat(allGold(with.world())).isEqualTo(allGold(without.world()) - 8));
    deed(
        "desertion-event",
        mountains,
        (with, _) ->
            assertThat(with.first(UnitEvent.Eliminated.class).units().size()).isEqualTo(1));
    deed("dice", plain, (with, without) -> pools(with, without, 1, 0));
    deed("surprise", plain, (with, without) -> pools(with, without, -1, 1));
    deed(
        "zeal",
        plain.with(EveryEventCardTest::arm),
        (with, without) -> pools(with, without, 0, -1));
    deed(
        "heroism",
        plain,
        (with, without) -> {
          assertThat(with.count(BattleTold.ReRollUsed.class)).isPositive();
          assertThat(without.count(BattleTold.ReRollUsed.class)).isZero();
        });
    deed("expert-navigation", landing(Hand.ROMAN), (with, without) -> risk(with, without, 3));
    deed("storm", landing(Hand.HUN), (with, without) -> risk(with, without, -3));
    deed(
        "famine",
        drawing,
        (with, without) -> {
          assertThat(with.first(CardEvent.HarvestSet.class).percent()).isEqualTo(50);
          assertThat(with.first(CardEvent.HarvestSet.class).granary()).isEqualTo(75);
          assertThat(with.count(UnitEvent.Eliminated.class)).isEqualTo(1);
          assertThat(without.has(UnitEvent.Eliminated.class)).isFalse();
        });
    deed(
        "forced-march",
        goths,
        (with, _) -> assertThat(with.has(UnitEvent.Hastened.class)).isTrue());
    deed(
        "heresy-event",
        drawing,
        (with, _) -> assertThat(with.has(RealmEvent.HeresySet.class)).isTrue());
    deed(
        "revolt-event",
        drawing,
        (with, _) -> assertThat(with.has(LandEvent.RevoltSet.class)).isTrue());
    deed(
        "scarcity",
        drawing,
        (with, _) -> {
          assertThat(with.world().realms().pricePercent(nation("romans"))).isEqualTo(150);
          assertThat(with.world().cards().commercePercent()).isEqualTo(50);
        });
    deed(
        "pool",
        drawing,
        (with, without) -> {
          assertThat(with.count(CardEvent.EventDrawn.class))
              .as("there is another draw")
              .isGreaterThan(without.count(CardEvent.EventDrawn.class));
          assertThat(with.has(CardEvent.EventsShuffled.class)).isTrue();
        });
    deed(
        "militia",
        purchases,
        (with, without) -> assertThat(units(with.world())).isEqualTo(units(without.world()) + 1));
    deed(
        "veterans",
        purchases.with(EveryEventCardTest::damage),
        (with, without) ->
            assertThat(damaged(with.world())).isEqualTo(damaged(without.world()) - 1));
    deed("omens", siege, (with, without) -> assertThat(siege(with)).isEqualTo(siege(without) + 2));
    deed(
        "treachery",
        siege,
        (with, without) -> assertThat(siege(with)).isEqualTo(siege(without) + 2));
    deed(
        "plague",
        goths,
        (with, without) ->
            assertThat(with.count(UnitEvent.Eliminated.class))
                .isEqualTo(without.count(UnitEvent.Eliminated.class) + 1));
    deed(
        "plunder",
        new EventScene(Hand.GOTHIC, HIGH, siege.world(), EveryEventCardTest::fight),
        (with, without) ->
            assertThat(with.count(NationEvent.PillageDrawn.class))
                .isEqualTo(without.count(NationEvent.PillageDrawn.class) + 1));
    deed(
        "reaction",
        income.by(Hand.PERSIAN).with(world -> Hand.deal(world, Hand.HUN, "corruption-event")),
        (with, without) ->
            assertThat(allGold(with.world())).isEqualTo(allGold(without.world()) + 8));
    deed(
        "renaissance",
        goths.with(world -> world.apply(new NationEvent.AgeSet(nation("visigoths"), 3))),
        (with, without) ->
            assertThat(with.world().age(nation("visigoths")))
                .isEqualTo(without.world().age(nation("visigoths")) - 1));
    deed(
        "ruse",
        flight(),
        (with, without) -> {
          assertThat(with.first(FieldTold.Fled.class).succeeded()).isTrue();
          assertThat(without.first(FieldTold.Fled.class).succeeded()).isFalse();
        });
    deed(
        "sedition",
        administration.by(Hand.HUN),
        (with, without) ->
            assertThat(with.count(LandEvent.RevoltSet.class))
                .isEqualTo(without.count(LandEvent.RevoltSet.class) + 1));
    deed(
        "taxes",
        income,
        (with, without) ->
            assertThat(allGold(with.world())).isEqualTo(allGold(without.world()) + 10));
  }

  private static NationEvent federated() {
    return new NationEvent.Federated(nation("visigoths"), nation("romans"));
  }

  private static void fortify(World world) {
    world.apply(new LandEvent.CityGrown(province("moesia-superior"), 1));
    world.apply(new LandEvent.WallsSet(province("moesia-superior"), true));
  }

  /** The Visigoths have horsemen, who give them a black die. */
  private static void arm(World world) {
    UnitSet riders = Sample.fromPool(world, "visigoths", "heavy-cavalry", 2);
    world.apply(new UnitEvent.Placed(riders, province("moesia-superior")));
  }

  /** Nobody can buy anything. */
  private static void impoverish(World world) {
    for (int nation = 0; nation < Sample.SETTING.nations(); nation++) {
      world.apply(new NationEvent.GoldChanged(nation, -world.gold(nation)));
    }
  }

  private static long units(World world) {
    return IntStream.range(0, Sample.SETTING.roster().size()).filter(world::isOnMap).count();
  }

  private static void damage(World world) {
    UnitSet legion = Sample.fromPool(world, "romans", "legion", 1);
    world.apply(new UnitEvent.Placed(legion, province("latium")));
    world.apply(new UnitEvent.Damaged(legion));
  }

  private static long damaged(World world) {
    return IntStream.range(0, Sample.SETTING.roster().size())
        .filter(unit -> world.isOnMap(unit) && world.isDamaged(unit))
        .count();
  }

  /** Romans go ashore in Caesarea. */
  private static EventScene landing(int seat) {
    World world = Sample.empty();
    UnitSet legion = Sample.fromPool(world, "romans", "legion", 1);
    world.apply(new LandEvent.HolderChanged(province("cartaginensis"), nation("romans")));
    world.apply(new LandEvent.HolderChanged(province("caesarea"), nation("vandals")));
    world.apply(new UnitEvent.Placed(legion, province("cartaginensis")));
    world.apply(
        new UnitEvent.Placed(
            Sample.fromPool(world, "romans", "elite-fleet", 1), Sample.sea("mare-mauretanicum")));
    world.apply(new SequenceEvent.ActivationBegan(nation("romans")));
    Order order =
        new Order.Ship(
            legion,
            Stack.NO_LEADER,
            List.of(Sample.sea("mare-mauretanicum")),
            province("caesarea"));
    return new EventScene(seat, ODD, world, play -> Orders.carryOut(play, nation("romans"), order));
  }

  /** Visigoths march on two Byzantines. */
  private static EventScene flight() {
    EventScene scene = EventScene.attack(ODD, "savus", "moesia-superior", 2, _ -> {});
    World world = scene.world();
    UnitSet goths = world.unitsAt(province("moesia-superior"), 1L << nation("visigoths"));
    world.apply(new UnitEvent.Placed(goths, province("savus")));
    world.apply(new SequenceEvent.ActivationBegan(nation("visigoths")));
    world.apply(new LandEvent.HolderChanged(province("naissus"), nation("byzantines")));
    Order order = new Order.March(goths, Stack.NO_LEADER, province("moesia-superior"));
    return new EventScene(
        Hand.ROMAN, ODD, world, play -> Orders.carryOut(play, nation("visigoths"), order));
  }

  private static void pools(Run with, Run without, int white, int black) {
    BattleTold.PoolsSet before = without.first(BattleTold.PoolsSet.class);
    assertThat(with.first(BattleTold.PoolsSet.class))
        .isEqualTo(
            new BattleTold.PoolsSet(
                before.attackerWhite() + white,
                before.attackerBlack() + black,
                before.defenderWhite(),
                before.defenderBlack()));
  }

  private static void risk(Run with, Run without, int modifier) {
    assertThat(with.first(SeaTold.LandingRisked.class).modifier())
        .isEqualTo(without.first(SeaTold.LandingRisked.class).modifier() + modifier);
  }

  private static int siege(Run run) {
    return run.first(PlunderTold.SiegeLaid.class).modifier();
  }

  private static int allGold(World world) {
    return IntStream.range(0, Sample.SETTING.nations()).map(world::gold).sum();
  }

  private static long heresies(World world) {
    return IntStream.range(0, Sample.SETTING.board().areas())
        .filter(area -> world.realms().isHeretical(area))
        .count();
  }

  static Stream<String> cards() {
    return IntStream.range(0, Sample.SETTING.events().kinds())
        .mapToObj(Sample.SETTING.events()::card)
        .map(EventCard::id);
  }

  @Test
  void everyCardHasAScene() {
    assertThat(DEEDS.keySet()).containsExactlyInAnyOrderElementsOf(cards().toList());
  }

  @ParameterizedTest
  @MethodSource("cards")
  void theCardIsPlayedAndDoesWhatItSays(String card) {
    Deed deed = DEEDS.get(card);
    Run with = deed.scene().play(card);
    int number = Hand.held(card).card();
    assertThat(with.log())
        .as("it is played")
        .anyMatch(
            event -> event instanceof CardEvent.EventPlayed(int _, int played) && played == number);
    deed.check().accept(with, deed.scene().playNone());
  }
}
