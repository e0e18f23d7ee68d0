package org.groma.engine.cycles.sequence;

import java.util.List;
import org.groma.engine.cycles.setting.City;
import org.groma.engine.cycles.setting.VictoryRules;
import org.groma.engine.cycles.special.Bankers;
import org.groma.engine.cycles.special.Crusade;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Who has won, and what a position has scored, by the rules of the scenario. */
@Rule({"14.2", "14.3.1", "14.3.2"})
final class Victory {

  private final World world;
  private final VictoryRules rules;

  Victory(World world) {
    this.world = world;
    this.rules = world.setting().victory();
  }

  /** What a position counts for now. */
  double score(int position) {
    double score = 0;
    List<City> cities = world.board().cities();
    for (int city = 0; city < cities.size(); city++) {
      int owner = world.cityOwner(city);
      if (owner != World.NOBODY) {
        score += rules.ofCity(position, cities.get(city), owner, world.isPillaged(city));
      }
    }
    if (rules.income()) {
      score +=
          isAverage()
              ? (double) world.pointsOfAllCycles(position)
                  / Math.max(1, world.turnsPlayed(position))
              : world.bestCycle(position);
    }
    return score + Crusade.score(world, position) + Bankers.score(world, position);
  }

  private boolean isAverage() {
    return rules.average() || world.setting().options().advancedVictory();
  }

  /** What a player counts for now: all positions; of cycles the best, or the average of all. */
  double scoreOfSeat(int seat) {
    double sum = 0;
    double best = 0;
    int earned = 0;
    int turns = 0;
    for (int i = 0; i < world.setting().positions(); i++) {
      if (world.setting().position(i).seat() == seat) {
        sum += score(i);
        best = Math.max(best, score(i));
        earned += world.pointsOfAllCycles(i);
        turns += world.turnsPlayed(i);
      }
    }
    if (!rules.income()) {
      return sum;
    }
    return isAverage() ? (double) earned / Math.max(1, turns) : best;
  }

  /** What a position is compared by with others: in the open scenario what its player has. */
  private double standing(int position) {
    int seat = world.setting().position(position).seat();
    return rules.income() && seat >= 0 ? scoreOfSeat(seat) : score(position);
  }

  /** Whether the game is over before its last turn: cities that had to be held are lost. */
  boolean isDecided() {
    return rules.survival().stream().anyMatch(this::hasFallen)
        || rules.conquest().stream().anyMatch(this::hasConquered);
  }

  private boolean hasFallen(VictoryRules.Survival survival) {
    return survival.cities().stream()
        .allMatch(city -> world.cityOwner(city) != survival.position());
  }

  private boolean hasConquered(VictoryRules.Conquest conquest) {
    return tax(conquest.position()) >= conquest.least();
  }

  private int tax(int position) {
    int sum = 0;
    List<City> cities = world.board().cities();
    for (int city = 0; city < cities.size(); city++) {
      sum +=
          world.cityOwner(city) == position && !world.isPillaged(city) ? cities.get(city).tax() : 0;
    }
    return sum;
  }

  /** The position that wins as things stand; -1 where nobody does. */
  int winner() {
    if (!rules.conquest().isEmpty()) {
      return rules.conquest().stream()
          .filter(this::hasConquered)
          .map(VictoryRules.Conquest::position)
          .findFirst()
          .orElse(World.NOBODY);
    }
    int survivor = World.NOBODY;
    for (VictoryRules.Survival survival : rules.survival()) {
      if (!hasFallen(survival)
          && (survivor == World.NOBODY || isAhead(survival.position(), survivor))) {
        survivor = survival.position();
      }
    }
    return survivor == World.NOBODY ? best() : survivor;
  }

  private boolean isAhead(int position, int other) {
    double lead = standing(position) - standing(other);
    return lead > 0 || (lead == 0 && rules.isTieBroken() && tax(position) > tax(other));
  }

  private int best() {
    int best = World.NOBODY;
    for (int i = 0; i < world.setting().positions(); i++) {
      int candidate = i;
      boolean fallen =
          rules.survival().stream().anyMatch(survival -> survival.position() == candidate);
      if (!fallen && standing(i) > 0 && (best == World.NOBODY || isAhead(i, best))) {
        best = i;
      }
    }
    return best;
  }
}
