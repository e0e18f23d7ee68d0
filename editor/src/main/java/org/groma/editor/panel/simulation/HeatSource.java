package org.groma.editor.panel.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.groma.engine.kernel.Named;
import org.groma.engine.simulation.NationStanding;
import org.groma.engine.simulation.ProvinceStanding;
import org.groma.engine.simulation.Standings;
import org.groma.model.id.Place;

/**
 * Something of which provinces have more or less.
 *
 * @param id for tests and links: {@code fights}, {@code fight:siege}, {@code control:goths}
 * @param share whether it is a share of all turns, so that the most there can be is 1
 * @param amount how much of it a province has: a share, or times a game
 */
record HeatSource(
    String id, String name, boolean share, ToDoubleFunction<ProvinceStanding> amount) {

  /** Everything that a series of games has heat maps of; control only by who ever had any. */
  static List<HeatSource> of(Standings standings) {
    double games = standings.games();
    List<HeatSource> sources = new ArrayList<>();
    sources.add(
        new HeatSource(
            "fights", "Fights of all kinds", false, province -> province.fought().times() / games));
    for (int i = 0; i < standings.fights().size(); i++) {
      int kind = i;
      Named fight = standings.fights().get(i);
      sources.add(
          new HeatSource(
              "fight:" + fight.id(),
              "Only " + fight.name(),
              false,
              province -> province.fights().get(kind).times() / games));
    }
    sources.add(
        new HeatSource(
            "traffic",
            "Traffic: pieces coming in",
            false,
            province -> province.entered().times() / games));
    for (NationStanding nation : standings.nations()) {
      if (nation.provinces().stream().anyMatch(held -> held > 0)) {
        sources.add(control(nation.nation()));
      }
    }
    return List.copyOf(sources);
  }

  static HeatSource control(Named nation) {
    return new HeatSource(
        "control:" + nation.id(),
        "Control by the " + nation.name(),
        true,
        province ->
            province.holders().stream()
                .filter(holder -> holder.nation().id().equals(nation.id()))
                .mapToDouble(ProvinceStanding.Holder::share)
                .findFirst()
                .orElse(0));
  }

  /**
   * A heat map.
   *
   * @param heat by province, 1 for the most there is, or can be of a share
   * @param least what the cold end of the scale stands for
   * @param most what the hot end stands for
   * @param remark where most of it is
   */
  record Heat(Map<Place, Double> heat, String least, String most, String remark) {
    Heat {
      heat = Map.copyOf(heat);
    }
  }

  Heat heat(Standings standings) {
    double most = 0;
    String where = "";
    for (ProvinceStanding province : standings.provinces()) {
      double here = amount.applyAsDouble(province);
      if (here > most) {
        most = here;
        where = province.province().name();
      }
    }
    double full = share || most == 0 ? 1 : most;
    Map<Place, Double> heat = new TreeMap<>();
    for (ProvinceStanding province : standings.provinces()) {
      heat.put(
          new Place(Place.Kind.PROVINCE, province.province().id()),
          amount.applyAsDouble(province) / full);
    }
    if (most == 0) {
      return new Heat(heat, "0", "0", "None anywhere.");
    }
    return share
        ? new Heat(
            heat, "never", "always", "Longest in " + where + ": " + Numbers.percent(most) + ".")
        : new Heat(heat, "0", Numbers.hundredths(most) + " a game", "Most in " + where + ".");
  }

  @Override
  public String toString() {
    return name; // as lists show it
  }
}
