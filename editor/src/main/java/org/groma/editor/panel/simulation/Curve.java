package org.groma.editor.panel.simulation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.groma.engine.kernel.Named;
import org.groma.engine.simulation.NationStanding;
import org.groma.engine.simulation.PlayerStanding;
import org.groma.engine.simulation.Standings;

/**
 * How something goes on average, turn by turn.
 *
 * @param turns the numbers of the turns
 * @param values at the end of each
 */
record Curve(Named of, List<Integer> turns, List<Double> values) {

  Curve {
    turns = List.copyOf(turns);
    values = List.copyOf(values);
    if (turns.size() != values.size()) {
      throw new IllegalArgumentException(
          values.size() + " values for " + turns.size() + " turns of " + of.name());
    }
  }

  /** What all that have no curve of their own come to. */
  static final Named OTHERS = new Named("", "All others");

  double peak() {
    return values.stream().mapToDouble(Double::doubleValue).max().orElse(0);
  }

  /** What to know of turns that some games did not come to; empty where all did. */
  static String remark(Standings standings) {
    for (int i = 0; i < standings.turns().size(); i++) {
      if (standings.gamesByTurn().get(i) < standings.games()) {
        return String.format(
            Locale.ROOT,
            "Turn %d was played in %d of %d games; from there on, means are of these.",
            standings.turns().get(i),
            standings.gamesByTurn().get(i),
            standings.games());
      }
    }
    return "";
  }

  static List<Curve> points(Standings standings) {
    List<Curve> curves = new ArrayList<>();
    for (PlayerStanding player : standings.players()) {
      curves.add(new Curve(player.seat(), standings.turns(), player.pointsByTurn()));
    }
    return List.copyOf(curves);
  }

  /** The nations that come to most land, the largest first, and all others as one curve. */
  static List<Curve> provinces(Standings standings, int most) {
    List<Curve> all =
        standings.nations().stream()
            .map((NationStanding nation) ->
                new Curve(nation.nation(), standings.turns(), nation.provinces()))
            .filter(curve -> curve.peak() > 0)
            .sorted(Comparator.comparingDouble(Curve::peak).reversed()) // stable: ties as they come
            .toList();
    if (all.size() <= most) {
      return all;
    }
    List<Curve> shown = new ArrayList<>(all.subList(0, most));
    List<Curve> rest = all.subList(most, all.size());
    List<Double> sums =
        IntStream.range(0, standings.turns().size())
            .mapToObj(turn -> rest.stream().mapToDouble(each -> each.values.get(turn)).sum())
            .toList();
    shown.add(new Curve(OTHERS, standings.turns(), sums));
    return List.copyOf(shown);
  }
}
