package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.exporters.sheet.typeset.Flow;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;

/**
 * A sheet for every nation, sorted by player. Nations with much to say begin a page; the small ones
 * of a player follow them and share pages, as long as each is whole.
 */
final class NationSheets {

  private static final int COLUMNS = 2;

  /** The part of a page that a nation may fill and still share it. */
  private static final double SMALL = 0.56;

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
      List<Headed> nations =
          press.project().get(Kinds.NATIONS).stream()
              .filter(nation -> nation.player().orElse("").equals(player))
              .sorted(Comparator.comparing(Nation::name).thenComparing(Nation::id))
              .map(nation -> new NationSheet(press, nation, players.name(player)))
              .map(nation -> Headed.of(press, nation.heading(), COLUMNS, nation.parts()))
              .toList();
      List<Headed> small = new ArrayList<>();
      for (Headed nation : nations) {
        if (nation.height() < SMALL * page) {
          small.add(nation);
        } else {
          flow.newPage();
          nation.on(flow);
        }
      }
      flow.newPage();
      for (Headed nation : small) {
        if (nation.height() + BETWEEN > flow.room()) {
          flow.newPage();
        }
        flow.gap(BETWEEN);
        nation.on(flow);
      }
      flow.newPage();
    }
    return press.sheet("nations.pdf", "Nations", flow);
  }
}
