package org.groma.engine.cycles;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Boundary;
import org.groma.engine.kernel.Caption;
import org.groma.engine.kernel.Emblem;
import org.groma.engine.kernel.Emblem.Sign;
import org.groma.engine.kernel.Feature;
import org.groma.engine.kernel.Lexicon;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Noun;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Way;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.City;
import org.groma.model.project.Kinds;

/**
 * What Barbarian, Kingdom and Empire has: deserts, treasuries and capitals, but no incomes of land,
 * religion or ages. Its areas are provinces of the model, and its provinces areas.
 */
@Rule("2.1")
enum CyclesLexicon implements Lexicon {
  INSTANCE;

  @Override
  public Optional<String> word(Feature feature) {
    return switch (feature) {
      case TERRAIN, TREASURY -> Optional.of(feature.usual());
      case SEAT -> Optional.of("Capital");
      default -> Optional.empty();
    };
  }

  @Override
  public String seat() {
    return "Capital";
  }

  @Override
  public Noun noun(Kind<?, ?> kind) {
    return kind.equals(Kinds.PROVINCES)
        ? new Noun("area", "areas")
        : kind.equals(Kinds.AREAS)
            ? new Noun("province", "provinces")
            : kind.equals(Kinds.SEAS)
                ? new Noun("sea area", "sea areas")
                : kind.equals(Kinds.LINKS)
                    ? new Noun("road or arrow", "roads and arrows")
                    : Lexicon.super.noun(kind);
  }

  @Override
  public List<Named> attributes(Kind<?, ?> kind) {
    if (kind.equals(Kinds.CITIES)) {
      return List.of(new Named("tax", "Tax value"));
    }
    if (kind.equals(Kinds.AREAS)) {
      return List.of(new Named("half", "Half"));
    }
    if (kind.equals(Kinds.UNITS)) {
      return List.of(
          new Named("strength", "Strength"),
          new Named("movement", "Movement"),
          new Named("upkeep", "Upkeep"));
    }
    if (kind.equals(Kinds.NATIONS)) {
      return List.of(new Named("group", "People"), new Named("countdown", "Turns to kingdom"));
    }
    return List.of();
  }

  /** By what they yield; a larger yield is written in the mark. */
  @Override
  public List<String> cities() {
    return List.of(
        "City without tax",
        "City, tax value 1",
        "City, tax value 2",
        "City, tax value 3, or as written");
  }

  @Override
  public Optional<String> inscription(City city) {
    return city.attributes().number("tax").filter(tax -> tax > city.level()).map(String::valueOf);
  }

  @Override
  public List<Emblem> landEmblems() {
    return List.of(new Emblem("garrison", Sign.HELMET));
  }

  @Override
  public List<Emblem> emblems() {
    return List.of(new Emblem("optional", Sign.COIN));
  }

  @Override
  public List<Caption> captions(Kind<?, ?> kind) {
    return MapWords.of(kind);
  }

  @Override
  public Optional<Boundary> boundary() {
    return Optional.of(new Boundary("Imperial boundary", "inside"));
  }

  @Override
  public Way way(String kind) {
    return kind.equals("road") ? Way.ROAD : Way.ARROW;
  }

  /** Areas with a city are called after it. */
  @Override
  public boolean namesOnce() {
    return true;
  }
}
