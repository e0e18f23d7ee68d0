package org.groma.engine.cycles.economy;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Where an empire may build garrisons, and which of them it may let go. */
@Rule("11.3")
public final class Garrisons {

  private Garrisons() {}

  /** Why a garrison may not be built in an area; stacking and money apart. */
  public static Optional<Refusal> refusal(World world, int position, int area) {
    Board board = world.board();
    if (board.isDesert(area) || !board.isInside(area)) {
      return refuse("garrisons are built inside the imperial boundary, not in deserts");
    }
    if (world.occupant(area) != World.NOBODY || world.hasGarrison(area)) {
      return refuse("the area is occupied");
    }
    int province = board.province(area);
    int owned = Holdings.ownedIn(world, position, province);
    if (owned == 0) {
      return refuse("no city of the province is friendly");
    }
    if (owned == Holdings.citiesIn(world, province) || isFriendlyCity(world, position, area)) {
      return Optional.empty();
    }
    if (!isBesideFriendlyCity(world, position, area)) {
      return refuse("no friendly city is in the area or beside it");
    }
    if (board.cityAt(area) != Board.NONE) {
      return refuse("the city of the area is not friendly");
    }
    return isThreatened(world, position, area)
        ? refuse("unfriendly units of the same province are adjacent")
        : Optional.empty();
  }

  private static Optional<Refusal> refuse(String reason) {
    return Optional.of(new Refusal("11.3", reason));
  }

  /** Useless garrisons may be disbanded before upkeep is paid. */
  public static void dismiss(Play play, int position) {
    while (true) {
      List<Integer> useless =
          play.world().unitsOf(position).stream()
              .filter(unit -> isUseless(play.world(), unit))
              .toList();
      if (useless.isEmpty()) {
        return;
      }
      int unit = play.ask(new ChooseDismissal(play.world(), position, useless));
      if (unit == ChooseDismissal.NONE) {
        return;
      }
      play.remove(unit);
    }
  }

  /** Whether a unit is a garrison far from friendly cities and from units beside them. */
  public static boolean isUseless(World world, int unit) {
    if (world.kind(unit) != world.setting().kinds().garrison()) {
      return false;
    }
    int position = world.owner(unit);
    int area = world.place(unit);
    if (isFriendlyCity(world, position, area) || isBesideFriendlyCity(world, position, area)) {
      return false;
    }
    for (int i = 0; i < world.board().degree(area); i++) {
      int other = world.board().near(area, i);
      if (world.occupant(other) == position && isBesideFriendlyCity(world, position, other)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isFriendlyCity(World world, int position, int area) {
    int city = world.board().cityAt(area);
    return city != Board.NONE && world.cityOwner(city) == position;
  }

  private static boolean isBesideFriendlyCity(World world, int position, int area) {
    for (int i = 0; i < world.board().degree(area); i++) {
      if (isFriendlyCity(world, position, world.board().near(area, i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isThreatened(World world, int position, int area) {
    Board board = world.board();
    for (int i = 0; i < board.degree(area); i++) {
      int other = board.near(area, i);
      if (board.province(other) == board.province(area) && world.isBarred(other, position)) {
        return true;
      }
    }
    return false;
  }
}
