package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.exporters.sheet.typeset.Flow;
import org.groma.exporters.sheet.typeset.Slab;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;

/**
 * A sheet for every nation, sorted by player. Nations with much to say begin a page; the small ones
 * of a player follow them and share pages, as long as each is whole.
 */
final class NationSheets {

  private static final int COLUMNS = 2;

  /** The part of a page that a nation may fill and still share it. */
  private static final double SMALL = 0.42;

  private static final double BETWEEN = 26;

  private final Press press;
  private final Players players;

  private NationSheets(Press press) {
    this.press = press;
    this.players = new Players(press.project());
  }

  static Optional<Sheet> of(Press press) {
    return press.project().get(Kinds.NATIONS).isEmpty()
        ? Optional.empty()
        : Optional.of(new NationSheets(press).sheet());
  }

  private Sheet sheet() {
    Flow flow = press.flow();
    double page = flow.room();
    for (String player : players.words()) {
      List<NationSheet> nations =
          press.project().get(Kinds.NATIONS).stream()
              .filter(nation -> nation.player().orElse("").equals(player))
              .sorted(Comparator.comparing(Nation::name).thenComparing(Nation::id))
              .map(nation -> new NationSheet(press, nation, players.name(player)))
              .toList();
      List<NationSheet> small = new ArrayList<>();
      for (NationSheet nation : nations) {
        if (height(flow, nation) < SMALL * page) {
          small.add(nation);
        } else {
          flow.newPage();
          lay(flow, nation);
        }
      }
      flow.newPage();
      for (NationSheet nation : small) {
        if (height(flow, nation) + BETWEEN > flow.room()) {
          flow.newPage();
        }
        flow.gap(BETWEEN);
        lay(flow, nation);
      }
      flow.newPage();
    }
    return press.sheet("nations.pdf", "Nations", flow);
  }

  private static double height(Flow flow, NationSheet nation) {
    return Slab.height(nation.heading().slabs(flow.width(1)))
        + flow.height(COLUMNS, nation.parts());
  }

  private static void lay(Flow flow, NationSheet nation) {
    flow.add(nation.heading());
    flow.section(COLUMNS, List.of(), nation.parts());
  }
}
