package org.groma.engine.invasions.invariant;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.state.World;

/** All invariants. */
public final class Catalogue {

  private Catalogue() {}

  /** A fresh instance of each, to follow one game. */
  public static List<WorldInvariant> all() {
    return List.of(
        new UnitsConserved(),
        new UnitsWhole(),
        new MercenariesBound(),
        new InTheirElement(),
        new ForbiddenLand(),
        new Confined(),
        new StackedAfterMovement(),
        new StackedAfterPlacement(),
        new StackedInPassage(),
        new StackedAtSea(),
        new StoppedByEnemies(),
        new PeacefulMigration(),
        new LeadersInPlace(),
        new OneSeat(),
        new SeatByStatus(),
        new CapitalsRedeployed(),
        new NeverInDebt(),
        new TreasuryLimited(),
        new TreasuriesTracked(),
        new AgesOnTracks(),
        new FaithsByOrigin(),
        new ControlSettledByTheBook(),
        new LandsOfTheLiving(),
        new AbsentFromTheMap(),
        new CitiesAndWalls(),
        new PlunderMarkers(),
        new RevoltMarkers(),
        new HeresyMarkers(),
        new LimesMarkers(),
        new FoedusMarkers(),
        new SiegeMarkers(),
        new BondsInOrder(),
        new SubmissionByForce(),
        new CitiesTakenInPerson(),
        new CardsConserved(),
        new PillageMarkersConserved(),
        new PointsEarned());
  }

  /** What is wrong with a state, whatever moment of the game it is. */
  public static List<String> broken(World world) {
    List<String> broken = new ArrayList<>();
    for (WorldInvariant each : all()) {
      if (each.isLasting()) {
        broken.addAll(each.broken(world));
      }
    }
    return broken;
  }
}
