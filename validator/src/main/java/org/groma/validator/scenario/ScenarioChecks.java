package org.groma.validator.scenario;

import java.util.List;
import org.groma.validator.check.Check;

/** The checks of this family. */
public final class ScenarioChecks {

  public static final List<Check> ALL =
      List.of(
          new ArrivalOfNoUnitsCheck(),
          new ArrivalOverPoolCheck(),
          new CardNumberMissingCheck(),
          new CardNumberTwiceCheck(),
          new CardTwiceCheck(),
          new ControlListedTwiceCheck(),
          new ControlledByTwoCheck(),
          new DeckSizeCheck(),
          new EmptyDeckCheck(),
          new EmptyScenarioCheck(),
          new EmptyVictoryBlockCheck(),
          new ImplausibleNumberCheck(),
          new LeaderBeyondTheGameCheck(),
          new LeaderLeavesBeforeArrivingCheck(),
          new LeaderOfAnotherNationCheck(),
          new LeaderOfNobodyCheck(),
          new LeaderOutOfTimeCheck(),
          new LeaderPlacedTwiceCheck(),
          new MarkerCountCheck(),
          new MarkerOfAbsentNationCheck(),
          new MarkerTwiceCheck(),
          new NationInTwoSeatsCheck(),
          new NationNeverComesCheck(),
          new NationOfUnknownPlayerCheck(),
          new NationSetUpTwiceCheck(),
          new NegativePriceCheck(),
          new NegativeTreasuryCheck(),
          new PlayerListedTwiceCheck(),
          new PlayerWithoutNationsCheck(),
          new PoolListedTwiceCheck(),
          new PriceForNobodyCheck(),
          new RelationOfAbsentNationCheck(),
          new RelationTwiceCheck(),
          new RelationWithItselfCheck(),
          new SeatDisagreesWithCardCheck(),
          new SeatOutsideLandCheck(),
          new SetUpOverPoolCheck(),
          new SetUpWithoutSeatCheck(),
          new TableCellMissingCheck(),
          new TableColumnEmptyCheck(),
          new TableColumnUnknownCheck(),
          new TableDieUnknownCheck(),
          new TableHoleCheck(),
          new TableKeyUnreadableCheck(),
          new TableOverlapCheck(),
          new TableRowEmptyCheck(),
          new TableRowTwiceCheck(),
          new TimeEntriesInOnePlaceCheck(),
          new TimeEntryBeyondTheGameCheck(),
          new TimeEntryOfNobodyCheck(),
          new TooLargeCheck(),
          new VictoryBlocksOverlapCheck(),
          new VictoryTurnsCheck(),
          new WorthlessObjectiveCheck());

  private ScenarioChecks() {}
}
