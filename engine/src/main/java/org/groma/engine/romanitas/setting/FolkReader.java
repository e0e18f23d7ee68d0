package org.groma.engine.romanitas.setting;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.Worded;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** Reads the nations that the player does not play, with their tables of attitudes. */
final class FolkReader {

  /** No die has so many faces. */
  private static final int NEVER = 99;

  private final Project project;
  private final Board board;
  private final Troops troops;
  private final List<Shortfall> shortfalls;

  FolkReader(Project project, Board board, Troops troops, List<Shortfall> shortfalls) {
    this.project = project;
    this.board = board;
    this.troops = troops;
    this.shortfalls = shortfalls;
  }

  Folk read(Nation nation) {
    String id = nation.id().slug();
    List<Troop> all = troops.pool(nation);
    List<Troop> onLand = all.stream().filter(troop -> troop.arm() != Arm.FLEET).toList();
    Set<Integer> given = new HashSet<>();
    items(nation.attributes().get("neverRetakes").orElse(new Datum.Items(List.of())))
        .forEach(place -> given.add(board.needTerritory(place, "nation " + id)));
    return new Folk(
        id,
        nation.name(),
        onLand,
        Might.of(onLand),
        all.stream().filter(troop -> troop.arm() == Arm.FLEET).toList(),
        nation.attributes().number("ambassador").orElse(NEVER),
        !nation.status().equals("empire"),
        isTrue(nation, "piracyFromAfar"),
        isTrue(nation, "reconquers"),
        isTrue(nation, "conquestRouses"),
        given,
        attitudes("attitudes-" + id, "nation:" + id));
  }

  private static boolean isTrue(Nation nation, String name) {
    return nation.attributes().get(name).filter(new Datum.Flag(true)::equals).isPresent();
  }

  private Bands<Intent> attitudes(String table, String nation) {
    Bands<Intent> bands = Bands.empty();
    Optional<RuleTable> found = project.get(Kinds.TABLES).find(table);
    if (found.isEmpty()) {
      shortfalls.add(new Shortfall("table " + table, "the table is missing").of(nation));
      return bands;
    }
    for (RuleTable.Row row : found.get().rows()) {
      String where = "table " + table + ", row " + row.key();
      Optional<Bands.Band> band = Bands.Band.parse(row.key());
      Optional<Deed> deed = text(row, "action").flatMap(word -> Worded.find(Deed.class, word));
      if (band.isEmpty() || deed.isEmpty()) {
        shortfalls.add(new Shortfall(where, "expected a roll and an action").of("table:" + table));
      } else {
        bands = bands.with(band.get(), intent(row, deed.get(), where));
      }
    }
    return bands;
  }

  private Intent intent(RuleTable.Row row, Deed deed, String where) {
    List<Integer> path = new ArrayList<>();
    way(row).forEach(city -> path.add(board.needSpace(city, where)));
    if (path.isEmpty() && (deed == Deed.RAID || deed == Deed.INVASION)) {
      shortfalls.add(new Shortfall(where, "a raid or an invasion needs a path"));
    }
    if (deed == Deed.PIRACY && text(row, "zone").isEmpty()) {
      shortfalls.add(new Shortfall(where, "piracy needs a zone"));
    }
    return new Intent(
        row.key(),
        deed,
        text(row, "zone").map(id -> board.needZone(id, where)).orElse(-1),
        path,
        text(row, "client").map(id -> board.needClient(id, where)).orElse(-1));
  }

  /** The path of a row, its own or that of the itinerary it names. */
  private List<String> way(RuleTable.Row row) {
    Optional<String> letter = text(row, "itinerary");
    Optional<RuleTable.Row> holder =
        letter.isEmpty()
            ? Optional.of(row)
            : project
                .get(Kinds.TABLES)
                .find("itineraries")
                .flatMap(table ->
                    table.rows().stream()
                        .filter(each -> each.key().equals(letter.get()))
                        .findAny());
    return holder
        .flatMap(each -> Optional.ofNullable(each.cells().get("path")))
        .map(FolkReader::items)
        .orElse(List.of());
  }

  private static List<String> items(Datum datum) {
    return datum instanceof Datum.Items(List<Datum> list)
        ? list.stream()
            .filter(Datum.Text.class::isInstance)
            .map(item -> ((Datum.Text) item).text())
            .toList()
        : List.of();
  }

  private static Optional<String> text(RuleTable.Row row, String column) {
    Map<String, Datum> cells = row.cells();
    return cells.get(column) instanceof Datum.Text(String text)
        ? Optional.of(text)
        : Optional.empty();
  }
}
