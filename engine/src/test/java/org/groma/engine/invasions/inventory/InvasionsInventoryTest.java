package org.groma.engine.invasions.inventory;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.groma.engine.invasions.Invasions;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.event.CivilTold;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.sequence.Step;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Inventory;
import org.groma.engine.kernel.Rolled;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Skill;
import org.groma.engine.kernel.Table;
import org.groma.engine.kernel.Usage;
import org.junit.jupiter.api.Test;

class InvasionsInventoryTest {

  private static final SequenceEvent FIRST_TURN = new SequenceEvent.TurnBegan(1);

  private final Inventory inventory = new InvasionsInventory(Sample.PROJECT, Sample.SETTING);

  /** What these events use in a way, by name. */
  private List<String> used(Usage wanted, Event... events) {
    List<String> names = new ArrayList<>();
    Consumer<Event> follower =
        inventory.follow((usage, item) -> {
          if (usage == wanted) {
            names.add(inventory.items(usage).get(item).name());
          }
        });
    Arrays.asList(events).forEach(follower);
    return names;
  }

  private static int nation(String id) {
    return Sample.SETTING.nation(id);
  }

  private static Rolled rolled(Roll purpose, int result) {
    return new Rolled(purpose.word(), Die.D10, result);
  }

  @Test
  void nationsThatTheScenarioGivesToNobodyAreNoPartOfIt() {
    assertThat(inventory.items(Usage.NATION_ENTERED))
        .extracting(Inventory.Item::subject)
        .contains("nation:huns", "nation:aestii")
        .doesNotContain("nation:guptas");
    assertThat(inventory.items(Usage.NATION_ACTED))
        .extracting(Inventory.Item::subject)
        .contains("nation:huns")
        .doesNotContain("nation:aestii");
  }

  @Test
  void aNationEntersInTheSetUpOrByRaiding() {
    assertThat(
            used(
                Usage.NATION_ENTERED,
                new NationEvent.ActivityChanged(nation("huns"), Activity.ACTIVE),
                new NationEvent.ActivityChanged(nation("picts"), Activity.RAIDER),
                new PlunderTold.RaidBegan(nation("saxons"), UnitSet.NONE, 0, -1, 0)))
        .containsExactly("Huns", "Saxons");
  }

  @Test
  void aBankruptcyCountsInTheTurnOfTheFirstIncomeOnly() {
    int romans = nation("romans");
    int persians = nation("persians");

    assertThat(
            used(
                Usage.BANKRUPT_AT_FIRST,
                FIRST_TURN,
                new CivilTold.IncomeCollected(romans, 0, 0, 0),
                new SequenceEvent.TurnBegan(2),
                new CivilTold.IncomeCollected(romans, 0, 0, 0),
                new RealmEvent.Bankrupted(romans),
                new CivilTold.IncomeCollected(persians, 0, 9, -9),
                new RealmEvent.Bankrupted(persians)))
        .containsExactly("Persians");
  }

  @Test
  void whoLandedAndIsBeatenDoesNotSpeakAgainstTheProvince() {
    int unit = Sample.SETTING.roster().first(nation("saxons"));
    int flavia = Sample.province("flavia-caesariensis");
    UnitSet units = UnitSet.of(unit);
    UnitEvent landed = new UnitEvent.Marched(units, -1, flavia, Border.COAST, 1);
    FieldTold lost = new FieldTold.CutOff(nation("saxons"), flavia, units);

    assertThat(used(Usage.RETREAT_CUT_OFF, new UnitEvent.Placed(units, 0), landed, lost)).isEmpty();
    assertThat(used(Usage.RETREAT_CUT_OFF, new UnitEvent.Placed(units, flavia), lost))
        .containsExactly("Flavia Caesariensis");
  }

  @Test
  void diplomacyCardsGivenBackAreNotPlayed() {
    assertThat(
            used(
                Usage.CARD_PLAYED,
                FIRST_TURN,
                new CardEvent.DiplomacyShuffled(CardList.of(0, 1)),
                new CardEvent.DiplomacyDrawn(0, 1),
                new CardEvent.DiplomacyDrawn(0, 0),
                new SequenceEvent.StepBegan(Step.DIPLOMACY.word()),
                new CardEvent.DiplomacyPlayed(0, 0),
                new SequenceEvent.StepBegan(Step.END_OF_DIPLOMACY.word()),
                new CardEvent.DiplomacyPlayed(0, 1)))
        .containsExactly("Alliance (Diplomacy)");
  }

  @Test
  void theModifierOfARaidFindsItsRow() {
    assertThat(
            used(
                Usage.ROW_READ,
                FIRST_TURN,
                new PlunderTold.RaidBegan(nation("saxons"), UnitSet.NONE, 0, -1, 2),
                rolled(Roll.RAID, 10)))
        .containsExactly("11-12 (Raid outcome)");
  }

  @Test
  void theHalfOfARevoltIsKnownByItsRollOrByTheAreaThatRose() {
    assertThat(
            used(
                Usage.ROW_READ,
                FIRST_TURN,
                rolled(Roll.REVOLT_HALF, 4),
                rolled(Roll.REVOLT_AREA, 1)))
        .containsExactly("1 (Revolt: western map)");
    assertThat(
            used(
                Usage.ROW_READ,
                FIRST_TURN,
                rolled(Roll.REVOLT_AREA, 4),
                new CivilTold.RevoltPlaced(0, 0, Sample.province("thracia"))))
        .containsExactly("4 (Revolt: eastern map)");
  }

  @Test
  void aRevoltOutsideAllAreasFindsNoRow() {
    int outside = Sample.province("kushania");

    assertThat(Sample.SETTING.board().area(outside)).isNegative();
    assertThat(
            used(
                Usage.ROW_READ,
                FIRST_TURN,
                rolled(Roll.REVOLT_AREA, 9),
                new CivilTold.RevoltPlaced(0, 0, outside)))
        .isEmpty();
  }

  @Test
  void theSetUpExercisesNothing() {
    assertThat(used(Usage.RULE_EXERCISED, new NationEvent.Sworn(0, 1))).isEmpty();
    assertThat(used(Usage.RULE_EXERCISED, FIRST_TURN, new NationEvent.Sworn(0, 1)))
        .contains("XXVII.A (client)");
  }

  @Test
  void onlySectionsWithAMarkAreClaimed() throws IOException {
    Set<String> marked =
        Files.readAllLines(Path.of("..", "docs", "rules-index.md")).stream()
            .filter(line -> line.startsWith("| ") && line.contains("`"))
            .map(line -> line.split("\\|", -1)[1].strip())
            .collect(Collectors.toSet());

    assertThat(inventory.items(Usage.RULE_EXERCISED))
        .extracting(item -> item.name().substring(0, item.name().indexOf(' ')))
        .isSubsetOf(marked)
        .contains("XX.L", "XI.E")
        .noneMatch(section -> section.startsWith("XXI."));
  }

  @Test
  void noTwoItemsAreTheSame() {
    for (Usage usage : Usage.values()) {
      assertThat(inventory.items(usage))
          .isNotEmpty()
          .extracting(item -> item.subject() + item.field())
          .doesNotHaveDuplicates();
    }
  }

  @Test
  void aRaidIsOfRaidersOrOfBarbarians() {
    int saxons = nation("saxons");
    PlunderTold raid = new PlunderTold.RaidBegan(saxons, UnitSet.NONE, 0, -1, 0);

    assertThat(
            used(
                Usage.RULE_EXERCISED,
                new NationEvent.ActivityChanged(saxons, Activity.RAIDER),
                FIRST_TURN,
                raid))
        .containsExactly("IV (turn)", "XI.B (raid by raiders)");
    assertThat(
            used(
                Usage.RULE_EXERCISED,
                new NationEvent.ActivityChanged(saxons, Activity.ACTIVE),
                FIRST_TURN,
                raid))
        .containsExactly("IV (turn)", "XI.C (raid by barbarians)");
  }

  @Test
  void aGameIsFollowedToItsEndAndUsesMuch() {
    Contest contest = new Invasions().prepare(Sample.PROJECT, Sample.SCENARIO);
    Inventory all = contest.inventory();
    Set<String> seen = new TreeSet<>();
    Consumer<Event> follower =
        all.follow((usage, item) -> seen.add(usage + " " + all.items(usage).get(item).subject()));
    GameSeed seed = GameSeed.first(1);
    Seating seating = Seating.all(Skill.STEADY, contest);

    Game game = contest.start(new Table(seed.dice(), seating.players(contest, seed), follower));
    while (!game.isOver()) {
      game.step();
    }

    assertThat(seen)
        .contains(
            "NATION_ENTERED nation:huns",
            "NATION_ACTED nation:huns",
            "PROVINCE_ENTERED province:thracia",
            "OBJECTIVE_REACHED nation:romans",
            "CARD_DRAWN deck:events",
            "CARD_PLAYED deck:administration",
            "ROW_READ table:raid-outcome",
            "RULE_EXERCISED rule:XX.L/retreat",
            "RULE_EXERCISED rule:XIX.A/roll-for-interception",
            "RULE_EXERCISED rule:V.C/victory");
  }
}
