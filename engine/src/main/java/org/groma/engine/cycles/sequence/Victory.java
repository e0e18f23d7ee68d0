package org.groma.engine.cycles.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.City;
import org.groma.engine.cycles.setting.Specials;
import org.groma.engine.cycles.setting.VictoryRules;
import org.groma.engine.cycles.special.Bankers;
import org.groma.engine.cycles.special.Crusade;
import org.groma.engine.cycles.special.EndsWhenFallen;
import org.groma.engine.cycles.special.EndsWhenLost;
import org.groma.engine.cycles.special.Surrenders;
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
    if (rules.conquest().stream().anyMatch(each -> each.position() == position)) {
      score += tax(position);
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
    if (rules.income()) {
      return isAverage()
          ? (double) world.pointsOf(seat) / Math.max(1, world.turnsOf(seat))
          : world.bestCycleOf(seat);
    }
    double sum = 0;
    for (int i = 0; i < world.setting().positions(); i++) {
      sum += world.seat(i) == seat ? score(i) : 0;
    }
    return sum;
  }

  /** What a position is compared by with others: what its player has, with all his groups. */
  @Rule("14.2.1")
  private double standing(int position) {
    int seat = seat(position);
    return seat >= 0 ? scoreOfSeat(seat) : score(position);
  }

  /** Whether the game is over before its last turn. */
  boolean isDecided() {
    Specials specials = world.setting().specials();
    return specials.all(EndsWhenLost.class).stream().anyMatch(end -> end.isMet(world))
        || specials.all(EndsWhenFallen.class).stream().anyMatch(end -> end.isMet(world))
        || rules.conquest().stream().anyMatch(each -> each.complete() && hasConquered(each))
        || rules.campaigns().stream().anyMatch(this::isWon);
  }

  /** Whether a position has lost what it had to keep. */
  private boolean hasFallen(VictoryRules.Survival survival) {
    int position = survival.position();
    if (world.setting().specials().of(Surrenders.class, position).isPresent()) {
      return Surrenders.hasHappened(world, position);
    }
    return !world.isPlaying(position)
        || survival.cities().stream().allMatch(city -> world.cityOwner(city) != position);
  }

  /** Now, or for a lesser victory at the end of any turn before. */
  private boolean hasConquered(VictoryRules.Conquest conquest) {
    if (conquest.complete()) {
      return IntStream.range(0, world.board().cities().size())
          .allMatch(city -> world.cityOwner(city) == conquest.position());
    }
    return tax(conquest.position()) >= conquest.least()
        || world.mark(Mark.PARTIAL_VICTORY, conquest.position()) > 0;
  }

  /** Remembers lesser victories, which later losses do not take away. */
  @Rule("14.2.4")
  static void remember(Play play) {
    Victory victory = new Victory(play.world());
    for (VictoryRules.Conquest conquest : victory.rules.conquest()) {
      int position = conquest.position();
      if (!conquest.complete()
          && play.world().mark(Mark.PARTIAL_VICTORY, position) == 0
          && victory.hasConquered(conquest)) {
        play.happen(new ScenarioEvent.Marked(Mark.PARTIAL_VICTORY, position, 1));
      }
    }
  }

  @Rule("14.2.5")
  private boolean isWon(VictoryRules.Campaign campaign) {
    int position = campaign.position();
    List<Integer> begun = world.setting().position(position).owned();
    int won = 0;
    for (int city = 0; city < world.board().cities().size(); city++) {
      won +=
          world.cityOwner(city) == position && !begun.contains(city)
              ? world.board().cities().get(city).tax()
              : 0;
    }
    return Surrenders.hasHappened(world, campaign.enemy())
        && won >= campaign.value()
        && world.mark(Mark.EXITED, position) >= campaign.exits();
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

  /** The player who wins as things stand; -1 where nobody does. */
  int winningSeat() {
    if (!isByPlayers()) {
      int winner = winner();
      return winner == World.NOBODY ? World.NOBODY : seat(winner);
    }
    int best = World.NOBODY;
    for (int player = 0; player < world.setting().seats(); player++) {
      if (scoreOfSeat(player) > (best == World.NOBODY ? 0 : scoreOfSeat(best))) {
        best = player;
      }
    }
    return best;
  }

  /** Whether cycles are scored of players who may have played anything, and may have left. */
  @Rule("14.3")
  private boolean isByPlayers() {
    return rules.income() && world.setting().freePositions().isPresent();
  }

  /** What a player has played last; -1 for who never had a position. */
  private int last(int player) {
    int last = World.NOBODY;
    for (int i = 0; player >= 0 && i < world.setting().positions(); i++) {
      if (seat(i) == player && (last == World.NOBODY || world.beganIn(i) > world.beganIn(last))) {
        last = i;
      }
    }
    return last;
  }

  /** The position that wins as things stand; -1 where nobody does. */
  int winner() {
    if (isByPlayers()) {
      return last(winningSeat());
    }
    if (!rules.conquest().isEmpty()) {
      return rules.conquest().stream()
          .filter(this::hasConquered)
          .map(VictoryRules.Conquest::position)
          .findFirst()
          .orElse(World.NOBODY);
    }
    for (VictoryRules.Campaign campaign : rules.campaigns()) {
      if (isWon(campaign)) {
        return campaign.position();
      }
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
    double lead =
        seat(position) == seat(other) // the better of one player's stands for him
            ? score(position) - score(other)
            : standing(position) - standing(other);
    return lead > 0 || (lead == 0 && rules.isTieBroken() && tax(position) > tax(other));
  }

  private int seat(int position) {
    return world.seat(position);
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
    return best == World.NOBODY ? onlyRival() : best;
  }

  /** With one player against who had to survive, he wins even if he holds nothing (14.2.1). */
  private int onlyRival() {
    List<Integer> rivals = new ArrayList<>();
    for (int i = 0; i < world.setting().positions(); i++) {
      int candidate = i;
      if (seat(i) >= 0
          && rules.survival().stream().noneMatch(survival -> survival.position() == candidate)) {
        rivals.add(i);
      }
    }
    boolean alone = rivals.stream().map(this::seat).distinct().count() == 1;
    return alone && !rules.survival().isEmpty() && rules.campaigns().isEmpty()
        ? rivals.getFirst()
        : World.NOBODY;
  }
}
