package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Together;
import org.groma.model.id.RiverId;
import org.groma.model.topology.Border;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.Topology;

/** Marks borders and leaves the tags that each of them has. */
final class Marking {

  private Marking() {}

  /**
   * Gives borders a kind.
   *
   * @param river the river along them; nothing leaves a river its name and takes it from the rest
   */
  static Edit of(Topology map, Collection<Integer> arcs, String kind, Optional<RiverId> river) {
    Map<Border, List<Integer>> alike = new LinkedHashMap<>();
    for (int arc : arcs) {
      Border before = map.arc(arc).border();
      Optional<RiverId> named =
          kind.equals(Border.RIVER_KIND) ? river.or(before::river) : Optional.empty();
      Border after = new Border(kind, named, before.tags());
      if (!after.equals(before)) {
        alike.computeIfAbsent(after, _ -> new ArrayList<>()).add(arc);
      }
    }
    return new Together(
        alike.entrySet().stream()
            .<Edit>map(each -> new ChangeMap(new MarkBorder(each.getValue(), each.getKey())))
            .toList());
  }
}
