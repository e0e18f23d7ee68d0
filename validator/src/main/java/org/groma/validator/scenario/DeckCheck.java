package org.groma.validator.scenario;

import org.groma.model.entry.Kind;
import org.groma.model.id.DeckId;
import org.groma.model.project.Kinds;
import org.groma.model.tables.Deck;
import org.groma.validator.check.EntryCheck;

/** Looks at decks, one by one. */
interface DeckCheck extends EntryCheck<DeckId, Deck> {

  @Override
  default Kind<DeckId, Deck> kind() {
    return Kinds.DECKS;
  }
}
