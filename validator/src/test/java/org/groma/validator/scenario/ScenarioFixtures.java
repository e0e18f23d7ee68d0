package org.groma.validator.scenario;

import java.util.List;
import java.util.stream.Stream;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.validator.CheckFixture;
import org.groma.validator.Rewrite;
import org.groma.validator.check.Check;

/** A good and a bad project for each check of the family. */
public final class ScenarioFixtures {

  private ScenarioFixtures() {}

  public static List<CheckFixture> all() {
    return Stream.of(
            setUps(),
            leaders(),
            timeTable(),
            seats(),
            victory(),
            decks(),
            tables(),
            prices(),
            PlausibilityFixtures.all())
        .flatMap(List::stream)
        .toList();
  }

  private static List<CheckFixture> setUps() {
    return List.of(
        scenario(new SetUpOverPoolCheck(), "'foot','count':2", "'foot','count':4"),
        scenario(new NationSetUpTwiceCheck(), "'nation':'blues','seat'", "'nation':'reds','seat'"),
        scenario(new ControlListedTwiceCheck(), "['province:a']", "['province:a','province:a']"),
        scenario(
            new ControlledByTwoCheck(),
            "'seat':'province:b'",
            "'seat':'province:b','controls':['province:a']"),
        scenario(new SeatOutsideLandCheck(), "'seat':'province:b'", "'seat':'province:c'"),
        scenario(new NegativeTreasuryCheck(), "'treasury':5", "'treasury':-5"),
        scenario(new TooLargeCheck(), "'treasury':5", "'treasury':5000000"),
        scenario(new MarkerTwiceCheck(), "'markers':[", "'markers':[" + FORT + ","),
        scenario(new MarkerCountCheck(), "'reds','count':1", "'reds','count':0"),
        scenario(new MarkerOfAbsentNationCheck(), "'nation':'reds','count':1", "'nation':'greys'"),
        scenario(new RelationWithItselfCheck(), "'from':'reds'", "'from':'blues'"),
        scenario(
            new RelationTwiceCheck(),
            "'relations':[",
            "'relations':[{'kind':'truce','from':'blues','to':'reds'},"),
        scenario(new RelationOfAbsentNationCheck(), "'to':'blues'", "'to':'greens'"));
  }

  private static final String FORT = "{'kind':'fort','place':'province:a'}";

  private static List<CheckFixture> leaders() {
    return List.of(
        scenario(new LeaderOfAnotherNationCheck(), "'leader':'otto'", "'leader':'ada'"),
        scenario(
            new LeaderPlacedTwiceCheck(),
            "'leaders':[",
            "'leaders':[{'place':'province:b','leader':'otto'},"),
        scenario(new LeaderOutOfTimeCheck(), "'leader':'otto'", "'leader':'ada'"),
        bad(
            new LeaderLeavesBeforeArrivingCheck(),
            Kinds.LEADERS,
            "otto",
            "'arrives':1",
            "'arrives':3"),
        bad(new LeaderBeyondTheGameCheck(), Kinds.LEADERS, "ada", "'leaves':3", "'leaves':13"),
        bad(new LeaderOfNobodyCheck(), Kinds.LEADERS, "ada", "'blues'", "'greys'"));
  }

  private static List<CheckFixture> timeTable() {
    return List.of(
        entry(new TimeEntryOfNobodyCheck(), "'nation':'greens'", "'nation':'greys'"),
        entry(new TimeEntryBeyondTheGameCheck(), "'turn':2", "'turn':13"),
        entry(new ArrivalOverPoolCheck(), "'count':1", "'count':2"),
        entry(new ArrivalOfNoUnitsCheck(), "'count':1", "'count':0"),
        entry(new TimeEntriesInOnePlaceCheck(), "'turn':2", "'turn':3"));
  }

  private static List<CheckFixture> seats() {
    return List.of(
        scenario(new PlayerWithoutNationsCheck(), "'nations':['reds']", "'nations':[]"),
        scenario(new NationInTwoSeatsCheck(), "['reds']", "['reds','greens']"),
        scenario(new PlayerListedTwiceCheck(), "'player':'red'", "'player':'blue'"),
        bad(
            new NationOfUnknownPlayerCheck(),
            Kinds.NATIONS,
            "greens",
            "'player':'blue'",
            "'player':'yellow'"),
        bad(
            new SeatDisagreesWithCardCheck(),
            Kinds.NATIONS,
            "greens",
            "'player':'blue'",
            "'player':'red'"),
        scenario(new SetUpWithoutSeatCheck(), "['blues','greens']", "['greens']"),
        scenario(new NationNeverComesCheck(), "['reds']", "['reds','greys']"),
        scenario(new EmptyScenarioCheck(), RED_AND_BLUE, "'players':[]"));
  }

  private static final String RED_AND_BLUE =
      "'players':[{'player':'red','name':'Red','nations':['reds']},"
          + "{'player':'blue','name':'Blue','nations':['blues','greens']}]";

  private static List<CheckFixture> victory() {
    return List.of(
        nation(new EmptyVictoryBlockCheck(), "[{'points':5,'scoring':{'hold':'c'}}]", "[]"),
        nation(new WorthlessObjectiveCheck(), "'points':5", "'points':0"),
        nation(new VictoryBlocksOverlapCheck(), "'turns':'3'", "'turns':'2'"),
        nation(new VictoryTurnsCheck(), "'turns':'3'", "'turns':'13'"),
        nation(new PoolListedTwiceCheck(), "'unit':'horse'", "'unit':'foot'"));
  }

  private static List<CheckFixture> decks() {
    return List.of(
        deck(new CardTwiceCheck(), "'id':'snow'", "'id':'sun'"),
        deck(new CardNumberTwiceCheck(), "'number':3", "'number':2"),
        deck(new CardNumberMissingCheck(), "'number':4", "'number':5"),
        deck(new DeckSizeCheck(), "'size':4", "'size':5"),
        new CheckFixture(
            new EmptyDeckCheck(),
            LittleWar.PROJECT,
            Rewrite.put(LittleWar.PROJECT, Kinds.DECKS, quoted("{'id':'chances','name':'C'}"))));
  }

  private static List<CheckFixture> tables() {
    return List.of(
        table(new TableHoleCheck(), "'3-5'", "'3-4'"),
        table(new TableOverlapCheck(), "'1-2'", "'1-3'"),
        table(new TableRowTwiceCheck(), "'1-2'", "'6'"),
        table(new TableKeyUnreadableCheck(), "'1-2'", "'1to2'"),
        table(new TableDieUnknownCheck(), "'d6'", "'dó'"),
        table(new TableColumnUnknownCheck(), "'cells':{'days':1}", "'cells':{'day':1}"),
        table(new TableCellMissingCheck(), "'cells':{'days':1}", "'cells':{}"),
        table(new TableRowEmptyCheck(), "'cells':{'days':1}", "'cells':{}"),
        table(new TableColumnEmptyCheck(), "'columns':['days']", "'columns':['days','note']"));
  }

  private static List<CheckFixture> prices() {
    return List.of(
        bad(new NegativePriceCheck(), Kinds.UNITS, "foot", "'crown':2", "'crown':-2"),
        bad(new PriceForNobodyCheck(), Kinds.UNITS, "foot", "'crown':2", "'clown':2"));
  }

  private static CheckFixture scenario(Check check, String passage, String other) {
    return bad(check, Kinds.SCENARIOS, "war", passage, other);
  }

  private static CheckFixture entry(Check check, String passage, String other) {
    return bad(check, Kinds.TIME_TABLE, "t2-greens", passage, other);
  }

  private static CheckFixture nation(Check check, String passage, String other) {
    return bad(check, Kinds.NATIONS, "reds", passage, other);
  }

  private static CheckFixture deck(Check check, String passage, String other) {
    return bad(check, Kinds.DECKS, "chances", passage, other);
  }

  private static CheckFixture table(Check check, String passage, String other) {
    return bad(check, Kinds.TABLES, "weather", passage, other);
  }

  /** The little war, and the same with one passage of an entry spoilt. */
  private static <I extends Id, E extends Entry<I>> CheckFixture bad(
      Check check, Kind<I, E> kind, String id, String passage, String other) {
    return new CheckFixture(
        check, LittleWar.PROJECT, LittleWar.with(kind, id, quoted(passage), quoted(other)));
  }

  /** Single quotes stand for the double quotes of JSON. */
  private static String quoted(String passage) {
    return passage.replace('\'', '"');
  }
}
