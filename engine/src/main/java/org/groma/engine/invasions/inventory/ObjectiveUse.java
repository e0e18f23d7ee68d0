package org.groma.engine.invasions.inventory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.MovementTold;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SeaTold;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.scoring.Bonuses;
import org.groma.engine.invasions.scoring.ControlScore;
import org.groma.engine.invasions.setting.Goal;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.setting.VictoryBlocks.Block;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Usage;
import org.groma.engine.kernel.Uses;

/**
 * Which lines of the nations' cards give points. The log says for what kind of thing; where a card
 * has several lines of a kind, those with as many points are meant, or else all of them.
 */
final class ObjectiveUse {

  /** A unit that fell since the last fight began. */
  private record Fallen(int owner, int place) {}

  private final Objectives objectives;
  private final Setting setting;
  private final Uses uses;
  private final List<Fallen> fallen = new ArrayList<>();
  private int vanquished = World.NOBODY;

  ObjectiveUse(Objectives objectives, Setting setting, Uses uses) {
    this.objectives = objectives;
    this.setting = setting;
    this.uses = uses;
  }

  /** The world is as it was before the event. */
  void hear(InvasionsEvent event, World world) {
    switch (event) {
      case FieldTold.BattleJoined _,
          SeaTold.BattleJoined _,
          MovementTold.Overran _,
          UnitEvent.StackChosen _,
          PlunderTold.RaidBegan _ ->
          fallen.clear();
      case UnitEvent.Eliminated(UnitSet units) -> {
        for (int i = 0; i < units.size(); i++) {
          int unit = units.get(i);
          fallen.add(new Fallen(setting.roster().nation(unit), world.place(unit)));
        }
      }
      case RealmEvent.Vanquished(int _, int vassal) -> vanquished = vassal;
      case NationEvent.PointsScored(int nation, int halves, String reason) -> {
        if (reason.equals("control")) {
          control(nation, world);
        } else {
          deed(nation, halves, reason, world);
        }
      }
      default -> {
        // earns nothing
      }
    }
  }

  private void control(int nation, World world) {
    Optional<Block> block = setting.victory().scored(world.turn(), world.realms().isIslamCreated());
    if (block.isEmpty()) {
      return;
    }
    List<Goal> goals = objectives.goals(nation, block.get());
    for (int line = 0; line < goals.size(); line++) {
      if (ControlScore.isReached(world, nation, goals.get(line))) {
        use(nation, block.get(), line);
      }
    }
  }

  private void deed(int nation, int halves, String reason, World world) {
    List<Goal> goals = objectives.goals(nation, Block.BONUS);
    boolean exact =
        goals.stream().anyMatch(goal -> goal.halves() == halves && gives(goal, reason, world));
    for (int line = 0; line < goals.size(); line++) {
      Goal goal = goals.get(line);
      boolean meant = goal instanceof Goal.Kills || !exact || goal.halves() == halves;
      if (meant && gives(goal, reason, world)) {
        use(nation, Block.BONUS, line);
      }
    }
  }

  private boolean gives(Goal goal, String reason, World world) {
    return switch (goal) {
      case Goal.Kills kills -> reason.equals("eliminated") && counts(kills, world);
      case Goal.Loot _ -> reason.equals("loot");
      case Goal.Foundation foundation ->
          reason.equals(foundation.status() == Status.EMPIRE ? "empire" : "kingdom");
      case Goal.RevoltSubdued _ -> reason.equals("revolt");
      case Goal.Clients _ -> reason.equals("client");
      case Goal.Federates _ -> reason.equals("federate");
      case Goal.Submission submission ->
          reason.equals("submission") && (submission.of() & 1L << vanquished) != 0;
      case Goal.Submissions submissions ->
          reason.equals("submission") && (submissions.of() & 1L << vanquished) != 0;
      case Goal.PillagedArea _ -> reason.equals("pillage");
      case Goal.Conversion _ -> reason.equals("conversion");
      case Goal.FoedusTurn _ -> reason.equals("foedus");
      case Goal.RaidMarker _ -> reason.equals("raid");
      case Goal.Provinces _, Goal.Areas _, Goal.AtLeast _, Goal.Standing _ -> false;
    };
  }

  /** Raiders who destroy a Limes eliminate no unit. */
  private boolean counts(Goal.Kills kills, World world) {
    boolean raid = world.active() < 0;
    if (fallen.isEmpty()) {
      return kills.raiding() && raid;
    }
    return fallen.stream()
        .anyMatch(each ->
            each.place() >= 0 && Bonuses.counts(setting, kills, each.owner(), each.place(), raid));
  }

  private void use(int nation, Block block, int line) {
    objectives
        .number(nation, block, line)
        .ifPresent(number -> uses.used(Usage.OBJECTIVE_REACHED, number));
  }
}
