package org.groma.exporters.table;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.groma.model.id.NationId;
import org.groma.model.id.UnitTypeId;

/** The force pools of all nations. A line keeps its nation and its unit; its number changes. */
public final class PoolTable {

  static final Format<NationId> NATION = Choosing.entry(Choices.NATIONS, NationId::new);
  static final Format<UnitTypeId> UNIT = Choosing.entry(Choices.UNITS, UnitTypeId::new);

  private PoolTable() {}

  public static Table<PoolRow> of() {
    PoolRows rows = new PoolRows();
    return new Table<>(
        Tables.POOLS,
        "How many units of each type a nation has in all.",
        "line of a force pool",
        rows,
        List.of(
            Table.id(rows),
            fixed("nation", "Nation", NATION, PoolRow::nation),
            fixed("unit", "Unit", UNIT, row -> row.pooled().unit()),
            Column.of(
                "count",
                "Number",
                Formats.WHOLE,
                new Lens<PoolRow, Integer>(row -> row.pooled().count(), PoolRow::withCount))));
  }

  private static <V> Column<PoolRow> fixed(
      String key, String title, Format<V> format, Function<PoolRow, V> value) {
    BiFunction<PoolRow, V, PoolRow> keep =
        (row, other) -> {
          throw new IllegalArgumentException(
              "a line of a force pool keeps its nation and its unit; delete this row and add"
                  + " another, its id empty");
        };
    return Column.of(key, title, format, new Lens<>(value, keep));
  }
}
