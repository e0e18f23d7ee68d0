package org.groma.engine.invasions.setting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Datum;

/**
 * The provinces that raider nations come from: what the nation's card names as {@code raid-from},
 * otherwise its home.
 */
@Rule("XI.B")
public final class RaidOrigins {

  private final int[][] provinces;

  private RaidOrigins(int[][] provinces) {
    this.provinces = provinces;
  }

  static RaidOrigins read(Project project, Board board, List<Shortfall> shortfalls) {
    List<int[]> all = new ArrayList<>();
    for (Nation each : project.get(Kinds.NATIONS)) {
      List<Integer> found = new ArrayList<>();
      for (Place place : origins(project, each)) {
        add(project, board, place, found);
      }
      if (found.isEmpty() && each.tags().has("raider")) {
        shortfalls.add(
            new Shortfall("nation " + each.id(), "its raids come from nowhere in play")
                .of("nation:" + each.id()));
      }
      all.add(found.stream().mapToInt(Integer::intValue).sorted().distinct().toArray());
    }
    return new RaidOrigins(all.toArray(int[][]::new));
  }

  private static List<Place> origins(Project project, Nation nation) {
    for (Nation.Special special : nation.special()) {
      for (Datum effect : special.effects()) {
        if (effect instanceof Datum.Fields fields
            && fields.get("raid-from").orElse(null) instanceof Datum.Fields from) {
          return text(from, "province")
              .filter(project.provinces()::contains)
              .map(id -> Place.of(new ProvinceId(id)))
              .or(() ->
                  text(from, "area")
                      .filter(project.areas()::contains)
                      .map(id -> Place.of(new AreaId(id))))
              .map(List::of)
              .orElse(nation.home());
        }
      }
    }
    return nation.home();
  }

  private static Optional<String> text(Datum.Fields fields, String name) {
    return fields.get(name).orElse(null) instanceof Datum.Text(String text)
        ? Optional.of(text)
        : Optional.empty();
  }

  private static void add(Project project, Board board, Place place, List<Integer> found) {
    if (place.isProvince()) {
      board
          .number(place)
          .ifPresent(number -> {
            if (board.isInPlay(number)) {
              found.add(number);
            }
          });
      return;
    }
    int area = project.areas().indexOf(place.slug());
    for (int i = 0; area >= 0 && i < board.provinceCount(area); i++) {
      found.add(board.province(area, i));
    }
  }

  public int count(int nation) {
    return provinces[nation].length;
  }

  public int province(int nation, int i) {
    return provinces[nation][i];
  }
}
