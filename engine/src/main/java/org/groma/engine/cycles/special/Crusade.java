package org.groma.engine.cycles.special;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Some positions may declare a crusade, once, for a few turns running.
 *
 * @param turns how many
 * @param seas the most sea areas that crusaders cross
 * @param city the city that it is for
 * @param points for who holds it in the end
 * @param partner for the other who took part then
 * @param attempt for who attacked the enemy and does not hold it
 */
@Rule("14.2.8")
public record Crusade(
    List<Integer> positions,
    int against,
    int turns,
    int seas,
    int city,
    int points,
    int partner,
    int attempt)
    implements Special {

  public Crusade {
    positions = List.copyOf(positions);
  }

  public static Crusade of(Said said) {
    return new Crusade(
        said.positions("nations"),
        said.position("against"),
        said.number("turns"),
        said.number("seas"),
        said.city("city"),
        said.number("points"),
        said.number("partner"),
        said.number("attempt"));
  }

  @Override
  public boolean concerns(int who) {
    return positions.contains(who);
  }

  /** The start of a turn: crusades are declared. */
  public static void run(Play play) {
    play.setting().specials().one(Crusade.class).ifPresent(rule -> rule.declare(play));
  }

  private void declare(Play play) {
    World world = play.world();
    for (int position : positions) {
      if (world.isPlaying(position)
          && world.isPlaying(against)
          && world.mark(Mark.CRUSADE, position) == 0
          && play.ask(new DeclareCrusade(world, position))) {
        play.happen(new ScenarioEvent.Marked(Mark.CRUSADE, position, world.turn()));
      }
    }
  }

  /** Whether a position is on its crusade. */
  public boolean isUnderWay(World world, int position) {
    int first = world.mark(Mark.CRUSADE, position);
    return first > 0 && world.turn() >= first && world.turn() < first + turns;
  }

  /** Somebody attacked somebody: whoever does so on a crusade was sent. */
  public static void fought(Play play, int attacker, int defender) {
    World world = play.world();
    underWay(world, attacker)
        .filter(rule -> rule.against == defender)
        .ifPresent(_ -> {
          if (world.mark(Mark.CRUSADERS, attacker) == 0) {
            sent(play, attacker);
          }
          if (world.mark(Mark.CRUSADE_FOUGHT, attacker) == 0) {
            play.happen(new ScenarioEvent.Marked(Mark.CRUSADE_FOUGHT, attacker, 1));
          }
        });
  }

  /** A unit goes aboard, with a ship of its own or without; it may never arrive. */
  public static void embarks(Play play, int unit, boolean carried, int to) {
    int position = play.world().owner(unit);
    underWay(play.world(), position)
        .filter(rule -> !carried || rule.isAim(play.world(), to))
        .ifPresent(_ -> sent(play, position));
  }

  /** A unit marches, which crusaders may do as well. */
  public static void marches(Play play, int unit, int to) {
    embarks(play, unit, true, to);
  }

  private static Optional<Crusade> underWay(World world, int position) {
    return world
        .setting()
        .specials()
        .of(Crusade.class, position)
        .filter(rule -> rule.isUnderWay(world, position));
  }

  /** Whether who goes there by ordinary means is a crusader: the enemy stands or began there. */
  private boolean isAim(World world, int area) {
    int province = world.board().province(area);
    return world.occupant(area) == against
        || world.setting().position(against).owned().stream()
            .anyMatch(each ->
                world.board().province(world.board().cities().get(each).area()) == province);
  }

  static void sent(Play play, int position) {
    int sent = play.world().mark(Mark.CRUSADERS, position) + 1;
    play.happen(new ScenarioEvent.Marked(Mark.CRUSADERS, position, sent));
  }

  /** What a crusade counts in the end. */
  public static int score(World world, int position) {
    return world
        .setting()
        .specials()
        .of(Crusade.class, position)
        .map(rule -> rule.points(world, position))
        .orElse(0);
  }

  private int points(World world, int position) {
    if (world.mark(Mark.CRUSADE, position) == 0) {
      return 0;
    }
    int owner = world.cityOwner(city);
    if (owner == position) {
      return points;
    }
    boolean shared = positions.contains(owner) && hasSent(world, owner) && hasSent(world, position);
    return shared ? partner : attempt * world.mark(Mark.CRUSADE_FOUGHT, position);
  }

  private static boolean hasSent(World world, int position) {
    return world.mark(Mark.CRUSADE, position) > 0 && world.mark(Mark.CRUSADERS, position) > 0;
  }
}
