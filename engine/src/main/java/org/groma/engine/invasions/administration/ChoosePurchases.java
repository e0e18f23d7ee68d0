package org.groma.engine.invasions.administration;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.setting.UnitKind;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** What to buy this turn, all at once. */
@Rule("XV.B")
public record ChoosePurchases(World world, int chooser) implements Decision<List<Purchase>> {

  private static final int MOST_PLACES = 6;

  @Override
  public Optional<Refusal> refusal(List<Purchase> answer) {
    return new Purchasing(world, chooser).refusal(answer);
  }

  /**
   * Nothing, restoring, one unit of each kind, walls, and as much as the money lasts for with the
   * dearest or with the cheapest units.
   */
  @Override
  public List<List<Purchase>> options() {
    Purchasing purchasing = new Purchasing(world, chooser);
    List<Purchase> repairs = filled(purchasing, List.of(), repairs(purchasing));
    List<Purchase> recruits = recruits(purchasing);
    List<Purchase> cheap = new ArrayList<>(recruits.reversed());
    Set<List<Purchase>> options = new LinkedHashSet<>();
    options.add(filled(purchasing, repairs, recruits));
    options.add(filled(purchasing, repairs, cheap));
    options.add(repairs);
    options.add(List.of());
    UnitKind last = null;
    for (Purchase recruit : recruits) {
      UnitKind kind = world.setting().kind(((Purchase.Recruit) recruit).unit());
      if (!kind.equals(last)) {
        options.add(filled(purchasing, List.of(), List.of(recruit)));
      }
      last = kind;
    }
    walls(purchasing).ifPresent(wall -> options.add(filled(purchasing, List.of(), List.of(wall))));
    return List.copyOf(options);
  }

  /** Adds one thing after the other as long as all can be bought together. */
  private static List<Purchase> filled(
      Purchasing purchasing, List<Purchase> first, List<Purchase> wishes) {
    List<Purchase> basket = new ArrayList<>(first);
    for (Purchase wish : wishes) {
      basket.add(wish);
      if (purchasing.refusal(basket).isPresent()) {
        basket.removeLast();
      }
    }
    return List.copyOf(basket);
  }

  private List<Purchase> repairs(Purchasing purchasing) {
    Roster roster = world.setting().roster();
    List<Purchase> found = new ArrayList<>();
    for (int unit = roster.first(chooser); unit < roster.end(chooser); unit++) {
      Purchase repair = new Purchase.Restore(unit);
      if (world.isOnMap(unit) && world.isDamaged(unit) && purchasing.refusal(repair).isEmpty()) {
        found.add(repair);
      }
    }
    return found;
  }

  /** Every unit that can be bought, where there is room, the dearest first. */
  private List<Purchase> recruits(Purchasing purchasing) {
    Roster roster = world.setting().roster();
    List<Integer> lands = lands(purchasing);
    int[] put = new int[world.setting().board().size()];
    List<Purchase> found = new ArrayList<>();
    for (int unit = roster.first(chooser); unit < roster.end(chooser); unit++) {
      if (world.place(unit) == World.POOL && purchasing.unavailable(unit).isEmpty()) {
        List<Integer> places = roster.kind(unit).isFleet() ? ports() : lands;
        for (int place : places) {
          Purchase recruit = new Purchase.Recruit(unit, place);
          if (put[place] < purchasing.room(place) && purchasing.refusal(recruit).isEmpty()) {
            put[place]++;
            found.add(recruit);
            break;
          }
        }
      }
    }
    found.sort((one, other) -> Integer.compare(purchasing.price(other), purchasing.price(one)));
    return found;
  }

  /** The capital, places with leaders, then others with room. */
  private List<Integer> lands(Purchasing purchasing) {
    Set<Integer> places = new LinkedHashSet<>();
    if (world.capital(chooser) >= 0) {
      places.add(world.capital(chooser));
    }
    for (int leader = 0; leader < world.setting().leaders(); leader++) {
      if (world.setting().leader(leader).nation() == chooser && world.isInPlay(leader)) {
        places.add(world.leaderPlace(leader));
      }
    }
    places.removeIf(place -> !isOpen(purchasing, place));
    Board board = world.setting().board();
    for (int i = 0; i < board.provinces() && places.size() < MOST_PLACES; i++) {
      if (world.holder(i) == chooser
          && world.countAt(i, 1L << chooser) > 0
          && isOpen(purchasing, i)) {
        places.add(i);
      }
    }
    for (int i = 0; i < board.provinces() && places.size() < MOST_PLACES; i++) {
      if (isOpen(purchasing, i)) {
        places.add(i);
      }
    }
    return List.copyOf(places);
  }

  private boolean isOpen(Purchasing purchasing, int place) {
    return world.setting().board().isProvince(place)
        && world.holder(place) == chooser
        && purchasing.room(place) > 0;
  }

  private List<Integer> ports() {
    Board board = world.setting().board();
    Set<Integer> seas = new LinkedHashSet<>();
    for (int i = 0; i < board.provinces(); i++) {
      if (world.holder(i) == chooser && world.hasCity(i) && board.port(i) >= 0) {
        seas.add(board.port(i));
      }
    }
    return List.copyOf(seas);
  }

  private Optional<Purchase> walls(Purchasing purchasing) {
    Board board = world.setting().board();
    int best = -1;
    for (int i = 0; i < board.provinces(); i++) {
      if (world.holder(i) == chooser
          && world.hasCity(i)
          && purchasing.refusal(new Purchase.Fortify(i)).isEmpty()
          && (best < 0 || world.cityLevel(i) > world.cityLevel(best))) {
        best = i;
      }
    }
    return best < 0 ? Optional.empty() : Optional.of(new Purchase.Fortify(best));
  }
}
