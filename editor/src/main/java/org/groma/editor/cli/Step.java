package org.groma.editor.cli;

import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Ledger;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Id;
import org.groma.model.id.Place;

/** A place next to another as the questions print it, in text and, field by field, in JSON. */
record Step(
    String id,
    String name,
    String kind,
    Optional<String> river,
    Optional<String> link,
    double length) {

  static Step of(Places places, Neighbour neighbour) {
    Place place = neighbour.place();
    return new Step(
        place.toString(),
        places.names().of(place),
        neighbour.kind(),
        neighbour.river().map(id -> name(places.project().rivers(), id)),
        neighbour.link().map(id -> name(places.project().links(), id)),
        Figures.measured(neighbour.length()));
  }

  private static <I extends Id, E extends Entry<I>> String name(Ledger<I, E> ledger, I id) {
    return ledger.find(id).map(Entry::name).orElse(id.slug());
  }

  /** What lies between: {@code land}, {@code river Danuvius}, {@code strait Bosphorus}. */
  String across() {
    return kind
        + river.map(name -> " " + name).orElse("")
        + link.map(name -> " " + name).orElse("");
  }
}
