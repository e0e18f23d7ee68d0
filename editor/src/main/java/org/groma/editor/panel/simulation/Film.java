package org.groma.editor.panel.simulation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.groma.engine.kernel.Named;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;

/**
 * One game as scenes that can be looked at in any order.
 *
 * @param scenes never empty; the first is the set-up
 */
record Film(
    String title,
    List<Named> seats,
    List<Named> nations,
    List<Named> provinces,
    List<Scene> scenes) {

  /** Nobody holds a province. */
  static final int NOBODY = -1;

  /**
   * What a step of the game came to.
   *
   * @param turn the turn it belongs to; one before the first for the set-up
   * @param name of the step
   * @param holders by province, the number of the nation
   * @param points by seat, what it has earned so far
   * @param lines what is told of the step
   */
  record Scene(
      int turn, String name, List<Integer> holders, List<Double> points, List<String> lines) {
    Scene {
      holders = List.copyOf(holders);
      points = List.copyOf(points);
      lines = List.copyOf(lines);
    }
  }

  /** Who holds how much in a scene. */
  record Holding(Named nation, int provinces) {}

  Film {
    seats = List.copyOf(seats);
    nations = List.copyOf(nations);
    provinces = List.copyOf(provinces);
    scenes = List.copyOf(scenes);
    if (scenes.isEmpty()) {
      throw new IllegalArgumentException("a film has at least the set-up");
    }
  }

  int last() {
    return scenes.size() - 1;
  }

  /** The end of the next turn, or of the game. */
  int nextTurn(int scene) {
    int next = Math.min(scene + 1, last());
    while (next < last() && scenes.get(next + 1).turn == scenes.get(next).turn) {
      next++;
    }
    return next;
  }

  /** The end of the turn before. */
  int previousTurn(int scene) {
    int turn = scenes.get(scene).turn;
    int before = scene;
    while (before > 0 && scenes.get(before).turn == turn) {
      before--;
    }
    return before;
  }

  /** Who holds each province that anybody holds. */
  Map<Place, NationId> owners(int scene) {
    Map<Place, NationId> owners = new TreeMap<>();
    List<Integer> holders = scenes.get(scene).holders;
    for (int i = 0; i < provinces.size(); i++) {
      if (holders.get(i) != NOBODY) {
        owners.put(
            new Place(Place.Kind.PROVINCE, provinces.get(i).id()),
            new NationId(nations.get(holders.get(i)).id()));
      }
    }
    return owners;
  }

  /** Who holds how many provinces, those with most first; those without any are left out. */
  List<Holding> holdings(int scene) {
    int[] counts = new int[nations.size()];
    scenes.get(scene).holders.stream()
        .filter(holder -> holder != NOBODY)
        .forEach(holder -> counts[holder]++);
    List<Holding> holdings = new ArrayList<>();
    for (int nation = 0; nation < counts.length; nation++) {
      if (counts[nation] > 0) {
        holdings.add(new Holding(nations.get(nation), counts[nation]));
      }
    }
    holdings.sort(Comparator.comparingInt(Holding::provinces).reversed());
    return List.copyOf(holdings);
  }

  /** Which provinces changed hands since the turn before ended, as {@code Dacia: Goths → Huns}. */
  List<String> changes(int scene) {
    List<Integer> before = scenes.get(previousTurn(scene)).holders;
    List<Integer> now = scenes.get(scene).holders;
    List<String> changes = new ArrayList<>();
    for (int i = 0; i < provinces.size(); i++) {
      if (!before.get(i).equals(now.get(i))) {
        changes.add(
            String.format(
                Locale.ROOT,
                "%s: %s → %s",
                provinces.get(i).name(),
                name(before.get(i)),
                name(now.get(i))));
      }
    }
    return List.copyOf(changes);
  }

  private String name(int holder) {
    return holder == NOBODY ? "nobody" : nations.get(holder).name();
  }

  /**
   * The story of a turn up to a scene.
   *
   * @param from the first line of the scene itself
   */
  record Story(List<String> lines, int from) {}

  Story story(int scene) {
    int first = scene;
    while (first > 0 && scenes.get(first - 1).turn == scenes.get(scene).turn) {
      first--;
    }
    List<String> lines = new ArrayList<>();
    for (int i = first; i < scene; i++) {
      lines.addAll(scenes.get(i).lines);
    }
    int from = lines.size();
    lines.addAll(scenes.get(scene).lines);
    return new Story(List.copyOf(lines), from);
  }

  /** {@code Turn 5 · Raids}. */
  String caption(int scene) {
    Scene shown = scenes.get(scene);
    return scene == 0 ? shown.name : "Turn " + shown.turn + " · " + shown.name;
  }
}
