package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.exporters.sheet.typeset.Block;
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
  private static final double SMALL = 0.48;

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
      List<Laid> nations =
          press.project().get(Kinds.NATIONS).stream()
              .filter(nation -> nation.player().orElse("").equals(player))
              .sorted(Comparator.comparing(Nation::name).thenComparing(Nation::id))
              .map(nation -> Laid.of(flow, new NationSheet(press, nation, players.name(player))))
              .toList();
      List<Laid> small = new ArrayList<>();
      for (Laid nation : nations) {
        if (nation.height() < SMALL * page) {
          small.add(nation);
        } else {
          flow.newPage();
          nation.on(flow);
        }
      }
      flow.newPage();
      for (Laid nation : small) {
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

  /** The blocks of a nation, and how much of a page they take. */
  private record Laid(Block heading, List<Block> parts, double height) {

    static Laid of(Flow flow, NationSheet nation) {
      Block heading = nation.heading().remembered();
      List<Block> parts = nation.parts().stream().map(Block::remembered).toList();
      double height = flow.height(1, List.of(heading)) + flow.height(COLUMNS, parts);
      return new Laid(heading, parts, height);
    }

    void on(Flow flow) {
      flow.headed(heading, COLUMNS, parts);
    }
  }
}
