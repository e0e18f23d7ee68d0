package org.groma.engine.invasions.diplomacy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Who may conclude a Foedus with whom, and for which two provinces. */
@Rule("XXVIII.A")
final class FoedusTerms {

  /** As many pairs of provinces as are laid before a player. */
  private static final int FEW = 6;

  private static final String SECTION = "XXVIII.A";

  private FoedusTerms() {}

  /** Why two nations cannot conclude a Foedus at all. */
  static Optional<Refusal> refusal(World world, int federator, int federate, boolean byCard) {
    if (world.activity(federate) != Activity.ACTIVE || !world.isBarbarian(federate)) {
      return refuse("Only an active Barbarian nation can be federated");
    }
    if (world.isInvading(federate)) {
      return Optional.of(new Refusal("XXX.A", "Nobody treats with an invading nation"));
    }
    boolean mayOffer = world.status(federator) == Status.EMPIRE || byCard;
    if (!world.status(federator).isCivilized() || !mayOffer) {
      return refuse("A Kingdom needs the card to acquire a federate");
    }
    if (world.diplomacy().suzerain(federator) >= 0) {
      return Optional.of(new Refusal("XXIX.F", "A vassal has no federates"));
    }
    int other = world.diplomacy().federator(federate);
    if (world.diplomacy().suzerain(federate) >= 0 || (other >= 0 && other != federator)) {
      return refuse("The nation already has a lord");
    }
    if (world.gold(federator) < world.setting().figures().bonds().foedusTribute()) {
      return Optional.of(new Refusal("XXVIII.D", "The tribute must be paid at once"));
    }
    return world.horde(federate) < 0 ? refuse("The nation has no horde") : Optional.empty();
  }

  /** Why these two provinces cannot be ceded. */
  static Optional<Refusal> refusal(
      World world, int federator, int federate, int first, int second) {
    Board board = world.setting().board();
    if (!isCedable(world, federator, first) || !isCedable(world, federator, second)) {
      return refuse("Two controlled Civilized provinces are ceded, and no capital");
    }
    if (board.edge(first, second) == Board.NONE || board.area(first) != board.area(second)) {
      return refuse("The two provinces lie side by side in one Area");
    }
    return touches(world, federate, first) || touches(world, federate, second)
        ? Optional.empty()
        : refuse("One of the provinces is adjacent to one of the nation's");
  }

  private static Optional<Refusal> refuse(String reason) {
    return Optional.of(new Refusal(SECTION, reason));
  }

  private static boolean isCedable(World world, int federator, int province) {
    Board board = world.setting().board();
    return province >= 0
        && province < board.provinces()
        && board.isInPlay(province)
        && !board.isBarbarian(province)
        && world.holder(province) == federator
        && world.foedus(province) < 0
        && world.revolt(province) == 0
        && world.capitalAt(province) < 0;
  }

  private static boolean touches(World world, int federate, int province) {
    Board board = world.setting().board();
    for (int i = 0; i < board.degree(province); i++) {
      int next = board.target(province, i);
      if (board.isProvince(next) && isTheirs(world, federate, next)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isTheirs(World world, int federate, int province) {
    return world.holder(province) == federate
        || world.foedus(province) == federate
        || (world.occupants(province) & 1L << federate) != 0;
  }

  /** Pairs of provinces that could be ceded, those next to the nation first. */
  static List<int[]> pairs(World world, int federator, int federate) {
    List<int[]> found = new ArrayList<>();
    for (int first = world.nextHeldBy(federator, 0);
        first >= 0 && found.size() < FEW;
        first = world.nextHeldBy(federator, first + 1)) {
      if (isCedable(world, federator, first) && touches(world, federate, first)) {
        addPairs(world, federator, federate, first, found);
      }
    }
    return found;
  }

  private static void addPairs(
      World world, int federator, int federate, int first, List<int[]> found) {
    Board board = world.setting().board();
    for (int i = 0; i < board.degree(first) && found.size() < FEW; i++) {
      int second = board.target(first, i);
      if (board.isProvince(second)
          && world.holder(second) == federator
          && found.stream().noneMatch(pair -> pair[0] == second && pair[1] == first)
          && refusal(world, federator, federate, first, second).isEmpty()) {
        found.add(new int[] {first, second});
      }
    }
  }
}
