package org.groma.model.project;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;

/**
 * The words of a game. Nothing in the model is an enum of one game: terrains, kinds of border and
 * link, traits and religions are declared here by the project for its ruleset, and everything else
 * refers to them.
 */
public record Vocabulary(
    List<Term> terrains,
    List<Term> borders,
    List<Term> links,
    List<Term> statuses,
    List<Term> religions,
    List<Term> extents,
    List<Term> provinceTags,
    List<Term> cityTags,
    List<Term> unitCategories,
    List<Term> unitTraits,
    List<Term> timeKinds,
    List<Term> relations,
    List<Term> markers) {

  public static final Vocabulary EMPTY =
      new Vocabulary(
          List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(),
          List.of(), List.of(), List.of(), List.of(), List.of());

  public Vocabulary {
    terrains = List.copyOf(terrains);
    borders = List.copyOf(borders);
    links = List.copyOf(links);
    statuses = List.copyOf(statuses);
    religions = List.copyOf(religions);
    extents = List.copyOf(extents);
    provinceTags = List.copyOf(provinceTags);
    cityTags = List.copyOf(cityTags);
    unitCategories = List.copyOf(unitCategories);
    unitTraits = List.copyOf(unitTraits);
    timeKinds = List.copyOf(timeKinds);
    relations = List.copyOf(relations);
    markers = List.copyOf(markers);
  }

  /**
   * A word with what a person sees of it.
   *
   * @param word as it stands in files
   * @param name as people read it
   * @param impassable for a border: nobody crosses it, so it makes no adjacency
   */
  public record Term(
      @JsonProperty(required = true) String word,
      @JsonProperty(required = true) String name,
      Optional<String> colour,
      boolean impassable) {}

  /** Whether a kind of border makes its two sides adjacent. */
  public boolean isPassable(String borderKind) {
    return borders.stream().noneMatch(term -> term.word().equals(borderKind) && term.impassable());
  }
}
