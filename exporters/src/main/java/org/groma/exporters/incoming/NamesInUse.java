package org.groma.exporters.incoming;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Table;

/**
 * Who is called how in a table, for files that have names and no ids. An alias counts where nothing
 * has it for a name.
 *
 * @param ids by name in small letters
 */
record NamesInUse(Map<String, Set<String>> ids) {

  static <R> NamesInUse of(Table<R> table, Map<String, R> byId, Labels shown) {
    Map<String, Set<String>> names = new LinkedHashMap<>();
    Map<String, Set<String>> aliases = new LinkedHashMap<>();
    Column<R> name = table.column(Heading.NAME).orElseThrow();
    byId.forEach((id, row) -> {
      add(names, name.show(row, shown).text(), id);
      table
          .column("aliases")
          .ifPresent(column -> {
            for (String alias : column.show(row, shown).text().split(";", -1)) {
              add(aliases, alias, id);
            }
          });
    });
    aliases.forEach(names::putIfAbsent);
    return new NamesInUse(names);
  }

  private static void add(Map<String, Set<String>> names, String name, String id) {
    if (!name.isBlank()) {
      names.computeIfAbsent(Heading.folded(name), _ -> new LinkedHashSet<>()).add(id);
    }
  }

  Set<String> of(String folded) {
    return ids.getOrDefault(folded, Set.of());
  }

  Set<String> all() {
    return ids.keySet();
  }
}
