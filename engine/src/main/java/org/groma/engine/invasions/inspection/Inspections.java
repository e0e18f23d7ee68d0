package org.groma.engine.invasions.inspection;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.graph.MapGraph;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Scenario;

/** Everything that the rules of Invasions look for in the data of a scenario. */
public final class Inspections {

  private static final List<Scrutiny<Ground>> ALL =
      List.of(
          new AgeOffTrack(),
          new BondOfWrongStatus(),
          new CapitalWithoutCity(),
          new ClosedLand(),
          new ConditionNeverHolds(),
          new CrowdedSea(),
          new DeckAgainstComponents(),
          new DeckComposition(),
          new EmpireIncomes(),
          new EntryNowhere(),
          new EntryOfNothing(),
          new EntryOverPool(),
          new ForeignGround(),
          new FriendsAtWar(),
          new FullTreasury(),
          new HordeMissing(),
          new IdleObjective(),
          new LeaderAgainstTimeTable(),
          new LeaderNeverComes(),
          new LimesOutOfPlace(),
          new MarkerOnWrongGround(),
          new MissingFromSetUp(),
          new ObjectiveOutOfPlay(),
          new OffTheMap(),
          new OutOfElement(),
          new OverStacking(),
          new PriceAgainstTable(),
          new PriceMissing(),
          new RaidOfNoRaider(),
          new ReinforcedBeforeArrival(),
          new SeatFigures(),
          new SetupFigures(),
          new TagWords(),
          new TwoMasters(),
          new UnitOutsideItsAreas(),
          new UnknownCalamity(),
          new UnknownWord(),
          new UnreadableRules(),
          new UnreadableTable(),
          new UnscoredBlock());

  /** Looks at what all scenarios of a project share; the first stands for all. */
  private static final List<Scrutiny<Ground>> SHARED =
      List.of(
          new BrokenNames(),
          new ClosedLandTable(),
          new CodedCells(),
          new DeckFigures(),
          new EntryReferences(),
          new LeaderFigures(),
          new MapFigures(),
          new NationFigures(),
          new PrintedCards(),
          new ReligionTable(),
          new RulePairs(),
          new TurnEntries(),
          new TwinFigures(),
          new UnitFigures());

  /** Looks at the game as it begins, which is worth the while only when nothing else is wrong. */
  private static final Scrutiny<Ground> LAST = new BrokenFromTheStart();

  private Inspections() {}

  public static List<Inspection> all() {
    return Stream.of(ALL, SHARED, List.of(LAST))
        .flatMap(List::stream)
        .map(Scrutiny::about)
        .toList();
  }

  public static List<Objection> carryOut(Project project, MapGraph graph, Scenario scenario) {
    Ground ground = new Ground(project, scenario, Setting.of(project, scenario, graph));
    List<Objection> found = new ArrayList<>();
    boolean sound = true;
    for (Scrutiny<Ground> scrutiny :
        Stream.of(ALL, ground.isFirst() ? SHARED : List.<Scrutiny<Ground>>of())
            .flatMap(List::stream)
            .toList()) {
      int before = found.size();
      scrutiny.look(ground, found::add);
      sound &= found.size() == before || scrutiny.about().severity() != Severity.ERROR;
    }
    if (sound) {
      LAST.look(ground, found::add);
    }
    return List.copyOf(found);
  }
}
