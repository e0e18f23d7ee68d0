package org.groma.engine.invasions.setting;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.Place;
import org.groma.model.project.Project;

/**
 * What the gazetteer says of land and sea besides their shape: what they yield, where caravans
 * pass, what people believe, and on which half of the map they live. Gold is counted in halves.
 */
@Rule({"III.E", "XXXI.A"})
public final class Country {

  /** The halves of the map that revolts are rolled for. */
  public enum Half {
    WEST,
    EAST
  }

  private final int[] income;
  private final boolean[] caravan;
  private final int[] caravans;
  private final int[] monopoly;
  private final Religion[] faith;
  private final Half[] half;
  private final int firstSea;

  private Country(Project project, Board board, Options options, List<Shortfall> shortfalls) {
    firstSea = board.provinces();
    income = new int[board.provinces()];
    caravan = new boolean[board.provinces()];
    for (int i = 0; i < income.length; i++) {
      Province province = project.provinces().find(board.place(i).slug()).orElseThrow();
      income[i] = province.income().count();
      caravan[i] = province.caravan() && board.isInPlay(i) && !isRemoved(province, options);
    }
    caravans = numbersOf(caravan);
    monopoly = new int[board.seas()];
    for (Sea sea : project.seas()) {
      board
          .number(Place.of(sea.id()))
          .ifPresent(number -> monopoly[number - firstSea] = sea.monopoly().count());
    }
    faith = new Religion[board.areas()];
    half = new Half[board.areas()];
    for (int i = 0; i < faith.length; i++) {
      Area area = project.areas().find(board.areaId(i)).orElseThrow();
      faith[i] = religion(area, shortfalls);
      half[i] = area.attributes().text("mapHalf").map(Country::half).orElse(null);
    }
  }

  static Country read(Project project, Board board, Options options, List<Shortfall> shortfalls) {
    return new Country(project, board, options, shortfalls);
  }

  private static boolean isRemoved(Province province, Options options) {
    return options.intoTheEast()
        && province
            .attributes()
            .text("caravanRemovedBy")
            .filter("into-the-east"::equals)
            .isPresent();
  }

  private static int[] numbersOf(boolean[] marked) {
    int[] found = new int[marked.length];
    int count = 0;
    for (int i = 0; i < marked.length; i++) {
      if (marked[i]) {
        found[count++] = i;
      }
    }
    return Arrays.copyOf(found, count);
  }

  private static Half half(String word) {
    return word.equals("west") ? Half.WEST : Half.EAST;
  }

  private static Religion religion(Area area, List<Shortfall> shortfalls) {
    Optional<String> word = area.religion();
    Optional<Religion> found = word.flatMap(Religion::of);
    if (word.isPresent() && found.isEmpty()) {
      shortfalls.add(
          new Shortfall("area " + area.id(), "'" + word.get() + "' is no religion of this game")
              .of("area:" + area.id())
              .in("$.religion"));
    }
    return found.orElse(Religion.PAGAN);
  }

  /** What a province yields to a Kingdom, in halves. */
  public int income(int province) {
    return income[province];
  }

  public boolean hasCaravan(int province) {
    return caravan[province];
  }

  /** How many caravan provinces there are. */
  public int caravans() {
    return caravans.length;
  }

  /** The i-th caravan province. */
  public int caravan(int i) {
    return caravans[i];
  }

  /** What all the commerce of a sea zone is worth, in halves. */
  public int monopoly(int sea) {
    return monopoly[sea - firstSea];
  }

  /** What the people of an Area believe. */
  public Religion faith(int area) {
    return faith[area];
  }

  /** The half of the map an Area lies on; empty for those that no revolt is rolled for. */
  public Optional<Half> half(int area) {
    return Optional.ofNullable(half[area]);
  }
}
