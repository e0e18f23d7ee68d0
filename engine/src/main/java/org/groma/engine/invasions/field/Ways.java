package org.groma.engine.invasions.field;

import java.util.Arrays;
import java.util.BitSet;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.movement.ClosedLand;
import org.groma.engine.invasions.movement.Opposition;
import org.groma.engine.invasions.movement.PassageInForce;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.sea.SeaOrders;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.setting.MovementFigures;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Where a stack that gives way can get to: the cheapest way to every province in reach, as the map
 * is when it is asked for. Ways that overrun nobody come before equally long ones that do. They are
 * explored pace by pace, only as far as somebody asks: most who give way stay next door.
 */
@Rule({"XIX.B", "XX.L", "IX.B"})
public final class Ways {

  /** A pace weighs this much, so that an overrun can break a tie. */
  private static final int PACE = 4;

  /** Heavier than any way: nobody gives way thirty paces. */
  private static final byte NEVER = Byte.MAX_VALUE;

  /** Room beside a battle that is yet to be fought, or where the limit does not count. */
  private static final int PLENTY = 99;

  private final World world;
  private final Board board;
  private final MovementFigures figures;
  private final WayTerms terms;
  private final byte[] weight;
  private final short[] before;
  private final BitSet overrun;
  private final BitSet reached;
  private BitSet frontier;
  private int explored;
  private boolean dryStart;

  private Ways(World world, WayTerms terms) {
    this.world = world;
    this.board = world.setting().board();
    this.figures = world.setting().figures().movement();
    this.terms = terms;
    weight = new byte[board.provinces()];
    Arrays.fill(weight, NEVER);
    before = new short[board.provinces()];
    overrun = new BitSet(board.provinces());
    reached = new BitSet(board.provinces());
    frontier = new BitSet(board.provinces());
    frontier.set(terms.from());
    weight[terms.from()] = 0;
    before[terms.from()] = Board.NONE;
  }

  public static Ways of(World world, WayTerms terms) {
    return new Ways(world, terms);
  }

  /** Finds every way of so many paces; longer ones cannot make any of these shorter. */
  private void explore(int paces) {
    while (explored < paces && !frontier.isEmpty()) {
      BitSet next = new BitSet(weight.length);
      for (int at = frontier.nextSetBit(0); at >= 0; at = frontier.nextSetBit(at + 1)) {
        explore(at, next);
      }
      frontier = next;
      explored++;
    }
  }

  /** Whether a province can be reached, however far it is. */
  private boolean isReached(int province) {
    if (weight[province] == NEVER) {
      explore(terms.paces());
    }
    return weight[province] != NEVER;
  }

  private void explore(int at, BitSet next) {
    for (int i = 0; i < board.degree(at); i++) {
      int to = board.target(at, i);
      if (!isOpen(at, i, to)) {
        continue;
      }
      int toll = toll(board.border(at, i), to);
      // beside a battle to come they wait, even if they could ride the enemy down
      boolean waiting = toll != PACE && terms.retreat() && isPending(to);
      int total = weight[at] + (waiting ? PACE : toll);
      if ((toll == 0 && !waiting) || total >= weight[to] || total / PACE > terms.paces()) {
        continue;
      }
      weight[to] = (byte) total;
      before[to] = (short) at;
      reached.set(to);
      overrun.set(to, toll > PACE && !waiting);
      dryStart |= at == terms.from() && board.border(at, i) == Border.LAND;
      if (!waiting) {
        next.set(to);
      }
    }
  }

  /** Whether there is a way at all, whoever stands at its end. */
  private boolean isOpen(int at, int i, int to) {
    return board.isProvince(to)
        && board.isInPlay(to)
        && !terms.barred().get(to)
        && (at != terms.from() || terms.first().isEmpty() || terms.first().get(to))
        && world.setting().access().mayEnter(terms.nation(), to, world.turn())
        && !isBlockaded(at, i);
  }

  private boolean isBlockaded(int at, int i) {
    return board.border(at, i) == Border.STRAIT
        && SeaOrders.isBlockaded(world, terms.nation(), board.strait(at, i).orElseThrow());
  }

  /** What a step weighs; 0 where whoever stands there forbids it. */
  private int toll(Border border, int to) {
    boolean barbarianCrosses =
        terms.retreat() && world.isBarbarian(terms.nation()) && board.isBarbarian(to);
    if (barbarianCrosses || Attitude.lets(world, terms.nation(), to)) {
      return PACE;
    }
    if (border == Border.STRAIT || Opposition.isBarred(world, terms.nation(), to)) {
      return 0;
    }
    if (terms.attacker() && PassageInForce.isForced(world, terms.nation(), to)) {
      return PACE;
    }
    int defenders = Opposition.defenders(world, terms.nation(), to);
    boolean horde = (world.hordesAt(to) & Opposition.of(world, terms.nation(), to)) != 0;
    return !horde
            && defenders <= figures.overrunDefenders()
            && terms.units() >= figures.overrunOdds()
        ? PACE + figures.overrunCost() * PACE + 1
        : 0;
  }

  /** Whether friends have a battle before them there. */
  private boolean isPending(int province) {
    return world.countAt(province, world.diplomacy().friends(terms.nation())) > 0
        && Attitude.isOpposed(world, terms.nation(), province);
  }

  /** Whether units that get there have to wait beside a battle. */
  boolean isAside(int province) {
    return terms.retreat() && isPending(province);
  }

  /** Whether the stack may end its way here. */
  public boolean isStop(int province) {
    if (!isReached(province) || province == terms.from()) {
      return false;
    }
    boolean rural = terms.intoCities() || !world.hasCity(province);
    return (rural && (world.isEmpty(province) || overrun.get(province)))
        || isAside(province)
        || Attitude.of(world, terms.nation(), province) == Attitude.OfProvince.FRIENDLY;
  }

  /** Whether it may end anywhere. */
  public boolean hasStop() {
    for (int pace = 1; pace <= terms.paces(); pace++) {
      if (stops(pace).length > 0) {
        return true;
      }
    }
    return false;
  }

  /** All provinces where it may end, nearest first, then by number. */
  public int[] stops() {
    int[] found = {};
    for (int pace = 1; pace <= terms.paces(); pace++) {
      int[] more = stops(pace);
      int before = found.length;
      found = Arrays.copyOf(found, before + more.length);
      System.arraycopy(more, 0, found, before, more.length);
    }
    return found;
  }

  /** Those that are so many paces away, by number. */
  int[] stops(int pace) {
    explore(pace);
    int[] found = new int[reached.cardinality()];
    int count = 0;
    for (int p = reached.nextSetBit(0); p >= 0; p = reached.nextSetBit(p + 1)) {
      if (weight[p] / PACE == pace && isStop(p)) {
        found[count++] = p;
      }
    }
    return Arrays.copyOf(found, count);
  }

  /** How far any of them may be. */
  int paces() {
    return terms.paces();
  }

  /** How many paces a province is away; 0 for those out of reach. */
  public int paces(int province) {
    return isReached(province) ? weight[province] / PACE : 0;
  }

  /** Whether every first step crosses a river, a ridge or a strait. */
  public boolean isStartWet() {
    explore(1);
    return !dryStart;
  }

  /** The province on the way whose defender must be overrun; {@link Board#NONE} without one. */
  int overrunOnTheWayTo(int province) {
    for (int at = province; at != terms.from(); at = before[at]) {
      if (overrun.get(at)) {
        return at;
      }
    }
    return Board.NONE;
  }

  /** How many more units the stacking limit lets in, given that a leader comes too (or -1). */
  int room(int province, int leader) {
    if (terms.crowding() || isAside(province)) {
      return PLENTY;
    }
    int limit =
        Math.max(
            Stacking.limit(world, terms.nation(), province),
            Stacking.limit(world, terms.nation(), province, leader));
    return Math.max(0, limit - Stacking.counted(world, terms.nation(), province));
  }

  /** Whether a unit may be there: some never leave certain Areas. */
  boolean mayHold(int unit, int province) {
    return ClosedLand.refusal(world, unit, terms.from(), province).isEmpty();
  }

  int overrunUnits() {
    return figures.overrunOdds();
  }
}
