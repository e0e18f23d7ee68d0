package org.groma.engine.cycles.economy;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.special.PillageToOwn;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Where capitals are, and what becomes of one that enemies hold. */
@Rule("10.3")
public final class Capitals {

  /** A treasury falls into so many parts. */
  private static final int PARTS = 3;

  private Capitals() {}

  /** Whether somebody else's units, or a neutral garrison, stand where the capital is. */
  public static boolean isLost(World world, int position) {
    int area = world.capital(position);
    return area != World.BOX && world.isBarred(area, position) && !isServed(world, area, position);
  }

  /** Whether who stands in the capital leaves it to its owner. */
  @Rule("14.2.7")
  private static boolean isServed(World world, int area, int position) {
    int occupant = world.occupant(area);
    int city = world.board().cityAt(area);
    return occupant != World.NOBODY
        && city >= 0
        && world.cityOwner(city) == position
        && PillageToOwn.leaves(world, occupant, position);
  }

  /** Of the treasury one part stays, one goes to the captor, and the rest is lost. */
  public static void plunder(Play play, int position) {
    World world = play.world();
    int captor = world.occupant(world.capital(position));
    int part = world.treasury(position) / PARTS;
    play.pay(position, part - world.treasury(position), Account.LOST);
    if (captor != World.NOBODY) {
      play.pay(captor, part, Account.PLUNDER);
    }
  }

  /** The capital goes elsewhere, or off the board, and a rebellion will follow. */
  public static void flee(Play play, int position) {
    List<Integer> sites = sites(play.world(), position);
    if (sites.isEmpty()) {
      play.happen(new PositionEvent.CapitalMoved(position, World.BOX));
    } else {
      settle(play, position, sites);
    }
    play.happen(new PositionEvent.RebellionDue(position));
  }

  /** A capital waits beside the board until there is a city for it. */
  public static void placeIfOffBoard(Play play, int position) {
    World world = play.world();
    if (world.stage(position) != Stage.BARBARIAN && world.capital(position) == World.BOX) {
      List<Integer> sites = sites(world, position);
      if (!sites.isEmpty()) {
        settle(play, position, sites);
      }
    }
  }

  /** The capital may go to another city, if there is one. */
  @Rule("10.6.2")
  public static void mayMove(Play play, int position) {
    World world = play.world();
    List<Integer> sites = new ArrayList<>(sites(world, position));
    if (world.capital(position) != World.BOX) {
      sites.addFirst(world.capital(position)); // it may stay
    }
    if (!sites.isEmpty()) {
      settle(play, position, sites);
    }
  }

  /** Other areas that a capital may be in. */
  public static List<Integer> sites(World world, int position) {
    List<Integer> areas = new ArrayList<>();
    for (int city : Holdings.taxable(world, position)) {
      int area = Holdings.area(world, city);
      if (area != world.capital(position)) {
        areas.add(area);
      }
    }
    return areas;
  }

  private static void settle(Play play, int position, List<Integer> sites) {
    int site =
        sites.size() == 1
            ? sites.getFirst()
            : play.ask(new ChooseCapital(play.world(), position, sites));
    if (site != play.world().capital(position)) {
      play.happen(new PositionEvent.CapitalMoved(position, site));
    }
  }
}
