package org.groma.exporters.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.id.NationId;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/** The lines of force pools, by nation, in the order of the pool. */
final class PoolRows implements Rows<PoolRow> {

  private static final Lens<Nation, List<Nation.Pooled>> POOL = Lens.field(Nation.class, "pool");

  @Override
  public List<PoolRow> of(Project project) {
    return project.get(Kinds.NATIONS).stream()
        .sorted(Labels.byName())
        .flatMap(nation -> of(nation).stream())
        .toList();
  }

  private static List<PoolRow> of(Nation nation) {
    Map<UnitTypeId, Integer> seen = new HashMap<>();
    return nation.pool().stream()
        .map(each -> new PoolRow(nation.id(), each, seen.merge(each.unit(), 1, Integer::sum)))
        .toList();
  }

  @Override
  public String id(PoolRow row) {
    String id = row.nation().slug() + "/" + row.pooled().unit().slug();
    return row.again() == 1 ? id : id + "/" + row.again();
  }

  @Override
  public String entry(PoolRow row) {
    return row.nation().slug();
  }

  @Override
  public Optional<PoolRow> find(Project project, String id) {
    int slash = id.indexOf('/');
    return slash < 0
        ? Optional.empty()
        : project
            .get(Kinds.NATIONS)
            .find(id.substring(0, slash))
            .flatMap(nation -> of(nation).stream().filter(row -> id(row).equals(id)).findFirst());
  }

  @Override
  public Start<PoolRow> start(String id, Function<String, String> typed, Labels labels) {
    return EntryRows.need(
        PoolTable.NATION,
        "nation",
        typed,
        labels,
        nation ->
            EntryRows.need(
                PoolTable.UNIT,
                "unit",
                typed,
                labels,
                unit ->
                    EntryRows.need(
                        Formats.WHOLE,
                        "count",
                        typed,
                        labels,
                        count -> start(labels.project(), nation, unit, count))));
  }

  private Start<PoolRow> start(Project project, NationId nation, UnitTypeId unit, int count) {
    if (count < 1) {
      return new Start.Lacking<>("count", "A force pool has at least one unit of each type.");
    }
    PoolRow row = PoolRow.fresh(nation, unit, count);
    return find(project, id(row)).isPresent()
        ? new Start.Lacking<>("unit", "The force pool has a line for this unit already.")
        : new Start.Begun<>(row);
  }

  @Override
  public List<Edit> put(Project project, PoolRow row) {
    return change(project, row, Optional.of(row.pooled()));
  }

  @Override
  public List<Edit> remove(Project project, PoolRow row) {
    return change(project, row, Optional.empty());
  }

  private static List<Edit> change(Project project, PoolRow row, Optional<Nation.Pooled> now) {
    Nation nation = project.get(Kinds.NATIONS).find(row.nation()).orElseThrow();
    List<PoolRow> lines = of(nation);
    List<Nation.Pooled> pool = new ArrayList<>();
    boolean found = false;
    for (PoolRow line : lines) {
      boolean same =
          line.pooled().unit().equals(row.pooled().unit()) && line.again() == row.again();
      found |= same;
      if (!same) {
        pool.add(line.pooled());
      } else {
        now.ifPresent(pool::add);
      }
    }
    if (!found) {
      now.ifPresent(pool::add);
    }
    return List.of(PutEntry.of(Kinds.NATIONS, POOL.with().apply(nation, pool)));
  }
}
