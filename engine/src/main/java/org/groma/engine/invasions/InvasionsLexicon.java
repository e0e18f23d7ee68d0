package org.groma.engine.invasions;

import java.util.Optional;
import org.groma.engine.kernel.Feature;
import org.groma.engine.kernel.Lexicon;

/** Invasions has every feature; Barbarians live in a horde and others in a capital. */
enum InvasionsLexicon implements Lexicon {
  INSTANCE;

  @Override
  public Optional<String> word(Feature feature) {
    return Optional.of(feature == Feature.SEAT ? "Capital or horde" : feature.usual());
  }
}
