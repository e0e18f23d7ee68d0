package org.groma.engine.cycles.shape;

import static org.groma.engine.kernel.open.OpenField.flag;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.whole;

import java.util.List;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.TableKey;
import org.groma.engine.kernel.open.TableShape;
import org.groma.model.project.Kinds;

/** The tables that are looked up by a word. */
final class ListedTables {

  private static final String REMOVED = "removed";
  private static final String VALUE = "value";

  /** As many counters of a kind as a position can have. */
  private static final int COUNTERS = 48;

  private static final int TURNS = 30;
  private static final int PER_CENT = 100;

  private ListedTables() {}

  static List<TableShape> all() {
    return List.of(
        groups(), conversion(), countdown(), numbers(), sums(), taxes(), creation(), unrest());
  }

  private static TableKey byGroup() {
    return new TableKey.Typed(CyclesWords.GROUP);
  }

  private static TableShape groups() {
    return TableShape.keyed("barbarian-groups", "13.2", byGroup())
        .columns(
            whole("from", 1, TURNS).optional(),
            flag("deserts", "Lives in deserts"),
            part("enters", CyclesWords.several(Kinds.AREAS)).optional(),
            part("homeland", CyclesWords.PROVINCE).optional(),
            whole("seas", 1, 9).optional());
  }

  /** What units become; a player chooses where there are two. */
  private static TableShape conversion() {
    OpenType becomes =
        CyclesWords.either(
            CyclesWords.words(REMOVED), CyclesWords.UNIT, CyclesWords.several(Kinds.UNITS));
    return TableShape.keyed(
            "conversion", "2.2.3", new TableKey.Listed(Kinds.UNITS, false, List.of()))
        .columns(becomes, "kingdom", "empire")
        .row("leader", became("kingdom", "leader"), became("empire", "leader"))
        .row("capital", became("kingdom", "capital"), became("empire", "capital"));
  }

  private static OpenField became(String stage, String itself) {
    return part(stage, CyclesWords.words(itself, REMOVED));
  }

  private static TableShape countdown() {
    return TableShape.keyed("countdown", "9.3.5", byGroup()).columns(whole("turns", 1, 12));
  }

  private static TableShape numbers() {
    TableShape table = TableShape.named("numbers", "9 to 14");
    table = number(table, "kingdom-units", 2, COUNTERS);
    table = number(table, "tribes", 1, COUNTERS);
    table = number(table, "pillage", 1, 10);
    table = number(table, "pillage-turns", 1, TURNS);
    table = number(table, "capital", 0, 10);
    table = number(table, "capital-good", 0, 10);
    table = number(table, "capital-corrupt", 0, 10);
    table = number(table, "garrison-least", 1, 10);
    table = number(table, "administration-step", 1, PER_CENT);
    table = number(table, "leader-shift", 0, 3);
    table = number(table, "carried", 1, 3);
    table = number(table, "tribute", 1, 20);
    table = number(table, "sinking-retreat", 0, 6);
    table = number(table, "defection-reach", 1, 20);
    table = number(table, "mutiny", 1, PER_CENT);
    table = number(table, "disorder", 1, PER_CENT);
    table = number(table, "revival-revolt", 1, PER_CENT);
    return number(table, "persia-from", 1, TURNS);
  }

  private static TableShape number(TableShape table, String row, int least, int most) {
    return table.row(row, whole(VALUE, least, most));
  }

  /** What the rules say that taxes and garrison symbols of the map come to. */
  private static TableShape sums() {
    return TableShape.named("printed-sums", "14.2.1")
        .columns(whole("tax", 0, 999), whole("garrisons", 0, COUNTERS))
        .rows("all", "west", "east");
  }

  private static TableShape taxes() {
    return TableShape.keyed(
            "tax-values", "14.1", new TableKey.Listed(Kinds.CITIES, false, List.of()))
        .columns(CyclesPlaces.TAX, VALUE)
        .row("others", part(VALUE, CyclesPlaces.TAX))
        .row("optional", part(VALUE, CyclesPlaces.TAX));
  }

  /** What two tribes become. */
  private static TableShape creation() {
    return TableShape.keyed("unit-creation", "2.2.2", byGroup())
        .columns(CyclesWords.several(Kinds.UNITS), "1", "2", "3", "4", "5", "6");
  }

  private static TableShape unrest() {
    return TableShape.named("unrest", "9.3.6")
        .columns(whole("units", 1, COUNTERS), part("rolls", CyclesWords.DIE_ROLLS))
        .rows("idle", "many")
        .attributes(whole("dice", 2, 2));
  }
}
