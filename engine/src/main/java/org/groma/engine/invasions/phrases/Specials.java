package org.groma.engine.invasions.phrases;

import java.util.Optional;
import org.groma.model.pieces.Nation;
import org.groma.model.value.Datum;

/** Special rules of nations: when they apply, and what they do. */
final class Specials {

  private final Occasions occasions;
  private final Clauses clauses;

  Specials(Names names) {
    this.occasions = new Occasions(names);
    this.clauses = new Clauses(names);
  }

  String of(Nation.Special special) {
    return of(special, special.when());
  }

  /** A rule under another condition than its own, where a part of that is clear already. */
  String of(Nation.Special special, Optional<Datum> when) {
    String effects = String.join("; ", clauses.all(special.effects()));
    return Wording.capital(when.map(each -> occasions.of(each) + ": " + effects).orElse(effects));
  }
}
