package org.groma.engine.invasions.setting;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Datum;

/** Compiles the lines of one block of a nation's card. */
final class GoalReader {

  private static final long ANYBODY = -1L;

  private final Project project;
  private final Board board;
  private final Nation nation;
  private final Nation.VictoryBlock block;
  private final List<Shortfall> shortfalls;

  GoalReader(
      Project project,
      Board board,
      Nation nation,
      Nation.VictoryBlock block,
      List<Shortfall> shortfalls) {
    this.project = project;
    this.board = board;
    this.nation = nation;
    this.block = block;
    this.shortfalls = shortfalls;
  }

  Optional<Goal> read(Nation.Objective objective) {
    if (objective.scoring() instanceof Datum.Fields(Map<String, Datum> fields)
        && fields.size() == 1) {
      Map.Entry<String, Datum> only = fields.entrySet().iterator().next();
      return read(only.getKey(), only.getValue(), objective.points().count());
    }
    return Optional.empty(); // whoever reads the words complains of it
  }

  private Optional<Goal> read(String word, Datum value, int halves) {
    Goal goal =
        switch (word) {
          case "control-province", "each-province" -> provinces(halves, named(value), true);
          case "control-city" -> provinces(halves, citys(value), true);
          case "each-other-province" ->
              provinces(halves, others(inside(areas(part(value, "areas")))), true);
          case "each-province-inside" ->
              provinces(
                  halves, inside(areas(part(value, "area"))), flag(part(value, "vassals"), true));
          case "each-province-outside" ->
              provinces(
                  halves, outside(areas(part(value, "area"))), flag(part(value, "vassals"), true));
          case "control-area", "each-area" -> new Goal.Areas(halves, areas(Optional.of(value)));
          case "all-provinces" -> {
            List<Integer> all = whole(value);
            yield new Goal.AtLeast(halves, all.size(), all, true);
          }
          case "at-least-provinces" ->
              new Goal.AtLeast(
                  halves,
                  number(part(value, "count"), 1),
                  inside(areas(part(value, "areas"))),
                  flag(part(value, "vassals"), true));
          case "nation-stands" -> new Goal.Standing(halves);
          case "each-client" -> new Goal.Clients(halves);
          case "each-federate" -> new Goal.Federates(halves);
          case "create-kingdom" -> foundation(halves, Status.KINGDOM, value);
          case "create-empire" -> foundation(halves, Status.EMPIRE, value);
          case "eliminate-unit" ->
              new Goal.Kills(
                  halves,
                  nations(part(value, "of")),
                  nations(part(value, "not-of")),
                  bits(areas(part(value, "in"))),
                  flag(part(value, "others"), false),
                  false);
          case "eliminate-while-raiding" -> new Goal.Kills(halves, 0, 0, 0, false, true);
          case "loot-city-level" -> new Goal.Loot(halves);
          case "pillaged-area" ->
              new Goal.PillagedArea(
                  halves, number(part(value, "markers"), 1), flag(part(value, "presence"), false));
          case "subdue-revolt" -> new Goal.RevoltSubdued(halves);
          case "submit-nation" ->
              new Goal.Submission(
                  halves, value instanceof Datum.Text ? ANYBODY : nations(Optional.of(value)));
          case "submit-nations" -> new Goal.Submissions(halves, nations(Optional.of(value)));
          case "conversion-income" -> new Goal.Conversion(halves);
          case "turn-under-foedus" -> new Goal.FoedusTurn(halves);
          case "raid-marker" -> new Goal.RaidMarker(halves);
          default -> null;
        };
    return Optional.ofNullable(goal); // whoever reads the words complains of those unknown
  }

  private static Goal provinces(int halves, List<Integer> provinces, boolean vassals) {
    return new Goal.Provinces(halves, provinces, vassals);
  }

  private Goal foundation(int halves, Status status, Datum value) {
    Optional<Datum> outside = part(value, "outside");
    long areas = bits(areas(outside.isPresent() ? outside : part(value, "in")));
    return new Goal.Foundation(halves, status, areas, outside.isPresent() || areas == 0);
  }

  private List<Integer> named(Datum value) {
    List<Integer> found = new ArrayList<>();
    for (String id : words(Optional.of(value))) {
      int number = provinceNamed(id);
      if (number >= 0) {
        found.add(number);
      }
    }
    return found;
  }

  private int provinceNamed(String id) {
    if (!project.provinces().contains(id)) {
      lacks("there is no province " + id);
      return Board.NONE;
    }
    int number = board.number(Place.of(new ProvinceId(id))).orElse(Board.NONE);
    return number >= 0 && board.isInPlay(number) ? number : Board.NONE;
  }

  private List<Integer> citys(Datum value) {
    List<Integer> found = new ArrayList<>();
    for (String id : words(Optional.of(value))) {
      for (int i = 0; i < board.provinces(); i++) {
        if (board.isInPlay(i) && board.city(i).filter(site -> site.id().equals(id)).isPresent()) {
          found.add(i);
        }
      }
      if (found.isEmpty()) {
        lacks("there is no city " + id);
      }
    }
    return found;
  }

  private List<Integer> areas(Optional<Datum> value) {
    List<Integer> found = new ArrayList<>();
    for (String id : words(value)) {
      int area = project.areas().indexOf(id);
      if (area < 0) {
        lacks("there is no Area " + id);
      } else {
        found.add(area);
      }
    }
    return found;
  }

  private List<Integer> inside(List<Integer> areas) {
    List<Integer> found = new ArrayList<>();
    for (int area : areas) {
      for (int i = 0; i < board.provinceCount(area); i++) {
        found.add(board.province(area, i));
      }
    }
    return found;
  }

  private List<Integer> outside(List<Integer> areas) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < board.provinces(); i++) {
      if (board.isInPlay(i) && !areas.contains(board.area(i))) {
        found.add(i);
      }
    }
    return found;
  }

  /** Those that no other line of the block names. */
  private List<Integer> others(List<Integer> provinces) {
    List<Integer> left = new ArrayList<>(provinces);
    for (Nation.Objective objective : block.objectives()) {
      part(objective.scoring(), "control-province")
          .ifPresent(named -> left.removeAll(named(named)));
      part(objective.scoring(), "each-province").ifPresent(named -> left.removeAll(named(named)));
    }
    return left;
  }

  private List<Integer> whole(Datum value) {
    List<Integer> all = inside(areas(part(value, "area")));
    part(value, "except").ifPresent(except -> all.removeAll(named(except)));
    if (flag(part(value, "except-islands"), false)) {
      all.removeIf(number ->
          project.provinces().find(board.place(number).slug()).map(Province::island).orElse(false));
    }
    return all;
  }

  private long nations(Optional<Datum> value) {
    long found = 0;
    for (String id : words(value)) {
      int number = project.get(Kinds.NATIONS).indexOf(id);
      if (number < 0) {
        lacks("there is no nation " + id);
      } else {
        found |= 1L << number;
      }
    }
    return found;
  }

  private static long bits(List<Integer> numbers) {
    long found = 0;
    for (int number : numbers) {
      found |= 1L << number;
    }
    return found;
  }

  private static Optional<Datum> part(Datum value, String name) {
    return value instanceof Datum.Fields fields ? fields.get(name) : Optional.empty();
  }

  private static List<String> words(Optional<Datum> value) {
    List<String> found = new ArrayList<>();
    switch (value.orElse(null)) {
      case Datum.Text(String text) -> found.add(text);
      case Datum.Items(List<Datum> items) ->
          items.forEach(item -> found.addAll(words(Optional.of(item))));
      case null, default -> {
        // nothing is named
      }
    }
    return found;
  }

  private static boolean flag(Optional<Datum> value, boolean otherwise) {
    return value.orElse(null) instanceof Datum.Flag(boolean set) ? set : otherwise;
  }

  private static int number(Optional<Datum> value, int otherwise) {
    return value.orElse(null) instanceof Datum.Amount(BigDecimal number)
        ? number.intValue()
        : otherwise;
  }

  private void lacks(String problem) {
    shortfalls.add(
        new Shortfall("nation " + nation.id() + ", victory block " + block.turns(), problem)
            .of("nation:" + nation.id())
            .in("$.victory[" + nation.victory().indexOf(block) + "]"));
  }
}
