package org.groma.engine.invasions.setting;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.gazetteer.Province;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/**
 * Reads who is shut out of where: provinces tagged {@code closed} with the nations or tags they are
 * {@code openTo}, and nations whose special rules have {@code forbid-area}.
 */
final class AccessReader {

  private final Project project;
  private final Board board;
  private final List<Shortfall> shortfalls;
  private final long[][] closed;

  private AccessReader(
      Project project, Scenario scenario, Board board, List<Shortfall> shortfalls) {
    this.project = project;
    this.board = board;
    this.shortfalls = shortfalls;
    this.closed = new long[scenario.lastTurn() + 1][board.provinces()];
  }

  static Access read(Project project, Scenario scenario, Board board, List<Shortfall> shortfalls) {
    AccessReader reader = new AccessReader(project, scenario, board, shortfalls);
    for (int province = 0; province < board.provinces(); province++) {
      reader.readProvince(province);
    }
    int nation = 0;
    for (Nation each : project.get(Kinds.NATIONS)) {
      reader.readNation(nation++, each);
    }
    return new Access(reader.closed);
  }

  private void readProvince(int number) {
    Province province = project.provinces().find(board.place(number).slug()).orElseThrow();
    if (!province.tags().has("closed")) {
      return;
    }
    for (int turn = 0; turn < closed.length; turn++) {
      closed[turn][number] = -1L;
    }
    if (province.attributes().get("openTo").orElse(null) instanceof Datum.Items(var items)) {
      for (Datum item : items) {
        open(number, item);
      }
    }
  }

  private void open(int province, Datum item) {
    if (!(item instanceof Datum.Fields fields)) {
      lacks(board.place(province).toString(), "openTo lists objects with 'nation' or 'tag'");
      return;
    }
    Bands.Band turns = turns(province, fields);
    Optional<String> id = text(fields, "nation");
    Optional<String> tag = text(fields, "tag");
    int number = 0;
    for (Nation nation : project.get(Kinds.NATIONS)) {
      boolean meant =
          id.filter(nation.id().slug()::equals).isPresent()
              || tag.filter(nation.tags()::has).isPresent();
      if (meant) {
        allow(province, number, turns);
      }
      number++;
    }
  }

  private Bands.Band turns(int province, Datum.Fields fields) {
    String written = text(fields, "turns").orElse("1+");
    return Bands.Band.parse(written)
        .orElseGet(() -> {
          lacks(board.place(province).toString(), "'" + written + "' are no turns");
          return new Bands.Band(1, 0);
        });
  }

  private void allow(int province, int nation, Bands.Band turns) {
    for (int turn = 0; turn < closed.length; turn++) {
      if (turns.contains(turn)) {
        closed[turn][province] &= ~(1L << nation);
      }
    }
  }

  private void readNation(int number, Nation nation) {
    for (Nation.Special special : nation.special()) {
      for (Datum effect : special.effects()) {
        if (effect instanceof Datum.Fields fields
            && fields.get("forbid-area").orElse(null) instanceof Datum.Fields forbidden) {
          forbid(number, forbidden);
        }
      }
    }
  }

  private void forbid(int nation, Datum.Fields forbidden) {
    int area = text(forbidden, "area").map(project.areas()::indexOf).orElse(-1);
    int until =
        forbidden.get("until-turn").orElse(null) instanceof Datum.Amount(var number)
            ? number.intValue()
            : closed.length - 1;
    for (int turn = 0; turn <= Math.min(until, closed.length - 1); turn++) {
      for (int province = 0; province < board.provinces(); province++) {
        if (area >= 0 && board.area(province) == area) {
          closed[turn][province] |= 1L << nation;
        }
      }
    }
  }

  private static Optional<String> text(Datum.Fields fields, String name) {
    return fields.get(name).orElse(null) instanceof Datum.Text(String text)
        ? Optional.of(text)
        : Optional.empty();
  }

  private void lacks(String where, String problem) {
    shortfalls.add(new Shortfall(where, problem).of(where));
  }
}
