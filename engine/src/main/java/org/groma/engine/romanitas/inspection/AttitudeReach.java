package org.groma.engine.romanitas.inspection;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.engine.romanitas.setting.Board;
import org.groma.engine.romanitas.setting.CitySpace;
import org.groma.engine.romanitas.setting.Deed;
import org.groma.engine.romanitas.setting.Folk;
import org.groma.engine.romanitas.setting.Intent;
import org.groma.engine.romanitas.setting.Territory;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;

/** Enemies who strike where they cannot come, or at what is their own. */
final class AttitudeReach implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.attitude-reach",
          Severity.WARNING,
          "6.2",
          "Enemy who goes where it cannot come, or strikes at its own",
          "A raid over sea lands on the coast of its zone, pirates need a coast, nobody attacks"
              + " itself, and each client state and each itinerary is used.",
          "Row 8 of the table Attitude of the Ostrogoths strikes at Salonae, which is theirs.",
          "Compare the row with the table of attitudes, and the city space with the map.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Set<Integer> courted = new HashSet<>();
    Set<String> letters = new HashSet<>();
    ground
        .nations()
        .forEach(nation -> {
          Folk folk = ground.setting().folk(nation);
          ground
              .table(Way.ATTITUDES + folk.id())
              .ifPresent(table -> {
                for (Intent intent : folk.attitudes().results()) {
                  int row = row(table, intent);
                  strikes(ground, nation, table, row, intent, out);
                  courted.add(intent.client());
                  Way.letter(table, row).ifPresent(letters::add);
                }
                pirates(ground, nation, out);
              });
        });
    clients(ground, courted, out);
    itineraries(ground, letters, out);
  }

  private static int row(RuleTable table, Intent intent) {
    for (int i = 0; i < table.rows().size(); i++) {
      if (table.rows().get(i).key().equals(intent.row())) {
        return i;
      }
    }
    return 0;
  }

  private static void strikes(
      Ground ground, int nation, RuleTable table, int row, Intent intent, Consumer<Objection> out) {
    Board board = ground.setting().board();
    Set<Integer> seen = new HashSet<>();
    for (int i = 0; i < intent.path().size(); i++) {
      CitySpace city = board.space(intent.path().get(i));
      boolean isOwn = ground.setting().holder(city.territory()) == nation;
      boolean isTwice = !seen.add(intent.path().get(i));
      if (isOwn || isTwice) {
        out.accept(
            wrong(
                table,
                row,
                "strikes at " + city.name() + (isOwn ? ", which is theirs" : " twice"),
                "path",
                "city:" + city.id()));
      }
    }
    if (intent.zone() >= 0 && !intent.path().isEmpty()) {
      CitySpace city = board.space(intent.path().getFirst());
      if (!board.territory(city.territory()).zones().contains(intent.zone())) {
        out.accept(
            wrong(
                table,
                row,
                String.format(
                    Locale.ROOT,
                    "goes by the %s to %s, whose territory does not lie on it",
                    board.zone(intent.zone()).name(),
                    city.name()),
                "zone",
                "city:" + city.id()));
      }
    }
  }

  private static Objection wrong(
      RuleTable table, int row, String problem, String column, String other) {
    return Objection.of(
        ABOUT,
        String.format(
            Locale.ROOT,
            "Row %s of the table %s %s.",
            table.rows().get(row).key(),
            table.name(),
            problem),
        "rows[" + row + "].cells." + column,
        "table:" + table.id(),
        other);
  }

  private static void pirates(Ground ground, int nation, Consumer<Objection> out) {
    Folk folk = ground.setting().folk(nation);
    List<Territory> territories = ground.setting().board().territories();
    boolean hasCoast = folk.piracyFromAfar();
    for (int i = 0; i < territories.size() && !hasCoast; i++) {
      hasCoast = ground.setting().holder(i) == nation && !territories.get(i).zones().isEmpty();
    }
    boolean sails =
        folk.attitudes().results().stream().anyMatch(intent -> intent.deed() == Deed.PIRACY);
    if (sails && !hasCoast) {
      out.accept(
          Objection.of(
              ABOUT,
              String.format(
                  Locale.ROOT,
                  "%s: their attitudes make them pirates, and they have no coast in %s and no leave"
                      + " to come from afar.",
                  folk.name(),
                  ground.scenario().name()),
              "attributes",
              "nation:" + folk.id(),
              "table:" + Way.ATTITUDES + folk.id()));
    }
    if (!sails && folk.piracyFromAfar()) {
      out.accept(
          Objection.of(
              ABOUT,
              folk.name() + ": they may be pirates from afar, and their attitudes know no piracy.",
              "attributes.piracyFromAfar",
              "nation:" + folk.id()));
    }
  }

  private static void clients(Ground ground, Set<Integer> courted, Consumer<Objection> out) {
    List<String> clients = ground.setting().board().clients();
    for (int i = 0; i < clients.size(); i++) {
      if (!courted.contains(i)) {
        out.accept(
            Objection.of(
                ABOUT,
                "No attitude courts the client state " + clients.get(i) + ".",
                "status",
                "area:" + clients.get(i),
                "table:attitudes-persians"));
      }
    }
  }

  private static void itineraries(Ground ground, Set<String> letters, Consumer<Objection> out) {
    List<String> unused = new ArrayList<>();
    ground
        .table(Way.ITINERARIES)
        .ifPresent(table ->
            table.rows().stream()
                .map(RuleTable.Row::key)
                .filter(key -> !letters.contains(key))
                .forEach(unused::add));
    for (String letter : unused) {
      out.accept(
          Objection.of(
              ABOUT, "Nobody takes itinerary " + letter + ".", "rows", "table:" + Way.ITINERARIES));
    }
  }
}
