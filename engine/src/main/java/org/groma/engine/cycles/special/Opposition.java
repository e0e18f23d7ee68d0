package org.groma.engine.cycles.special;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Worded;

/**
 * Each province is rolled for when Rome comes near: what opposes it there. Units of Rome enter only
 * provinces that were rolled for.
 *
 * @param seas the sea areas, no more and no fewer, over which ships look
 * @param invaders the automaton of barbarian invaders
 * @param kingdoms the automaton of independent kingdoms
 */
@Rule("14.2.4")
@SuppressWarnings("EnumOrdinal") // a mark is a number, and lasts a game
public record Opposition(
    int position, int seas, int invaders, int kingdoms, Bands<OppositionKind> kinds)
    implements Barrier {

  public static Opposition read(Said said) {
    String table = said.word("table");
    return new Opposition(
        said.position("nation"),
        said.number("seas"),
        said.position("invaders"),
        said.position("kingdoms"),
        said.tables()
            .bands(
                table,
                row ->
                    said.tables()
                        .known(
                            table,
                            row,
                            "result",
                            word -> Worded.find(OppositionKind.class, word),
                            OppositionKind.NONE)));
  }

  @Override
  public boolean concerns(int other) {
    return position == other;
  }

  /** Whether a position moves by procedure. */
  public static boolean moves(World world, int position) {
    for (Opposition rule : world.setting().specials().all(Opposition.class)) {
      if (position == rule.invaders || position == rule.kingdoms) {
        return true;
      }
    }
    return false;
  }

  /** What a province was found to hold; empty where nobody has looked. */
  static Optional<OppositionKind> in(World world, int province) {
    int mark = province < 0 ? 0 : world.mark(Mark.OPPOSITION, province);
    return mark == 0 ? Optional.empty() : Optional.of(OppositionKind.values()[mark - 1]);
  }

  /** Rolls for all provinces that Rome has come near. */
  void roll(Play play) {
    World world = play.world();
    for (int province = 0; province < world.board().provinces(); province++) {
      if (isDue(world, province) && isNear(world, province)) {
        OppositionKind kind =
            kinds.find(play.roll(Cast.SPECIAL)).orElse(OppositionKind.CITY_MILITIAS);
        play.happen(new ScenarioEvent.Marked(Mark.OPPOSITION, province, kind.ordinal() + 1));
        new Arrival(play, this, province).of(kind);
      }
    }
  }

  /** Whether a province has to be rolled for as soon as Rome is near. */
  public boolean isDue(World world, int province) {
    return in(world, province).isEmpty() && !isHome(world, province) && isUsed(world, province);
  }

  /** Provinces with optional cities are out of play where these are not used; others never are. */
  private static boolean isUsed(World world, int province) {
    return world.setting().options().optionalCities() || !world.board().isOptional(province);
  }

  /** Whether Rome began with cities of a province. */
  boolean isHome(World world, int province) {
    return world.setting().position(position).owned().stream()
        .anyMatch(city -> world.board().province(Holdings.area(world, city)) == province);
  }

  /** Next to a unit, or over so many sea areas from a ship. */
  private boolean isNear(World world, int province) {
    Board board = world.board();
    for (int unit : world.unitsOf(position)) {
      int place = world.place(unit);
      for (int i = 0; !board.isSea(place) && i < board.degree(place); i++) {
        if (board.province(board.near(place, i)) == province) {
          return true;
        }
      }
      if (world.kindOf(unit).ship()
          && !board.isSea(place)
          && seasAway(board, place).stream().anyMatch(sea -> touches(board, sea, province))) {
        return true;
      }
    }
    return false;
  }

  /** The sea areas that a ship enters last, if it crosses so many and none for nothing. */
  private Set<Integer> seasAway(Board board, int place) {
    Set<Integer> last = board.seasOf(place).boxed().collect(Collectors.toSet());
    Set<Integer> reached = new HashSet<>(last);
    for (int count = 1; count < seas; count++) {
      Set<Integer> next = new HashSet<>();
      for (int sea : last) {
        for (int i = 0; i < board.seaDegree(sea); i++) {
          if (reached.add(board.nearSea(sea, i))) {
            next.add(board.nearSea(sea, i));
          }
        }
      }
      last = next;
    }
    return last;
  }

  private static boolean touches(Board board, int sea, int province) {
    for (int i = 0; i < board.coastCount(sea); i++) {
      if (board.province(board.coast(sea, i)) == province) {
        return true;
      }
    }
    return false;
  }

  /** Rome goes where it knows who is there, and kingdoms stay at home. */
  @Override
  public boolean closes(World world, int unit, int area) {
    int province = world.board().province(area);
    if (world.owner(unit) == kingdoms) {
      return province != world.board().province(world.place(unit));
    }
    if (world.owner(unit) != position || (province >= 0 && isHome(world, province))) {
      return false;
    }
    Optional<OppositionKind> found = in(world, province);
    return found.isEmpty()
        || (found.get() == OppositionKind.NONE && world.mark(Mark.BRIBED, province) == 0);
  }

  @Override
  public boolean forbidsAttack(World world, int unit, int owner, int area) {
    return closes(world, unit, area);
  }

  /** Provinces without opposition whose bribes Rome can pay now. */
  List<Integer> forSale(World world) {
    List<Integer> found = new ArrayList<>();
    for (int province = 0; province < world.board().provinces(); province++) {
      if (in(world, province).filter(OppositionKind.NONE::equals).isPresent()
          && world.mark(Mark.BRIBED, province) == 0
          && bribe(world, province) <= world.treasury(position)) {
        found.add(province);
      }
    }
    return found;
  }

  /** What a province costs: as much as its cities yield. */
  public static int bribe(World world, int province) {
    return world.board().cities().stream()
        .filter(city -> world.board().province(city.area()) == province)
        .mapToInt(city -> city.tax())
        .sum();
  }
}
