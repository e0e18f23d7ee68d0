package org.groma.model.topology;

import java.util.List;
import java.util.Optional;
import org.groma.model.topology.Ruling.Legal;

/** Says what kind of border some arcs are: a river, a ridge, plain land. */
public record MarkBorder(List<Integer> arcs, Border border) implements MapEdit {

  public MarkBorder {
    arcs = List.copyOf(arcs);
  }

  @Override
  public Ruling apply(Topology map) {
    Draft draft = new Draft(map);
    for (int arc : arcs) {
      Optional<Ruling> missing = MapEdit.missingArc(map, arc);
      if (missing.isPresent()) {
        return missing.get();
      }
      draft.setBorder(arc, border);
    }
    return new Legal(draft.freeze(), draft.touched());
  }
}
