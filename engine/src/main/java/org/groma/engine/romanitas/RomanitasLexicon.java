package org.groma.engine.romanitas;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Emblem;
import org.groma.engine.kernel.Emblem.Sign;
import org.groma.engine.kernel.Feature;
import org.groma.engine.kernel.Lexicon;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Rule;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;

/**
 * What Romanitas has: no money, terrain, religion or ages, but numbers and signs of provinces,
 * cities and maritime zones.
 */
@Rule("1.3")
enum RomanitasLexicon implements Lexicon {
  INSTANCE;

  @Override
  public Optional<String> word(Feature feature) {
    return feature == Feature.SEAT ? Optional.of("Capital") : Optional.empty();
  }

  @Override
  public List<Named> attributes(Kind<?, ?> kind) {
    if (kind.equals(Kinds.AREAS)) {
      return List.of(new Named("limitanei", "Limitanei"));
    }
    if (kind.equals(Kinds.SEAS)) {
      return List.of(new Named("points", "RP"));
    }
    if (kind.equals(Kinds.CITIES)) {
      return List.of(new Named("points", "RP"), new Named("garrison", "Garrison"));
    }
    if (kind.equals(Kinds.NATIONS)) {
      return List.of(new Named("ambassador", "Ambassador"));
    }
    return List.of();
  }

  @Override
  public List<String> cities() {
    return List.of("Site of a city", "City", "Great city", "Greatest city");
  }

  @Override
  public List<Emblem> emblems() {
    return List.of(
        new Emblem("capital", Sign.STAR),
        new Emblem("metropolis", Sign.CROSS),
        new Emblem("gold-coin", Sign.COIN),
        new Emblem("recruitment", Sign.BANNER),
        new Emblem("helmet", Sign.HELMET));
  }
}
