package org.groma.model.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.id.EditionId;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.project.Settings;
import org.groma.model.project.Vocabulary;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.sources.Edition;

/** Projects to be saved and loaded. */
final class Projects {

  private Projects() {}

  /** A project with nothing in it. */
  static Project empty() {
    return Project.empty(new Settings("Empty", "invasions", Optional.empty(), List.of()));
  }

  /** One entry of every kind with every field set, and a map of two faces. */
  static Project full() {
    return FullReview.addTo(FullPieces.addTo(FullGazetteer.addTo(base())));
  }

  /** An entry of every kind with nothing said that need not be. */
  static Project bare() {
    return BareProject.get();
  }

  private static Project base() {
    Settings settings =
        new Settings(
            "Full",
            "invasions",
            Optional.of("Everything\n\"once\" ½ \uD83D\uDDFA"),
            List.of(
                new Edition(
                    new EditionId("rules-en"),
                    "Rules in English",
                    Optional.of("en"),
                    Optional.of("second printing"))));
    return Project.empty(settings)
        .with(vocabulary())
        .with(new Projection("lambert", Map.of("standard-parallel", 41.5, "scale", 1e-7)))
        .with(ProjectMaps.twoFaces());
  }

  static Vocabulary vocabulary() {
    return new Vocabulary(
        terms("desert", "steppe"),
        List.of(
            new Term("river", "River", Optional.of("#00f"), false),
            new Term("wall", "Wall", Optional.empty(), true)),
        terms("strait"),
        terms("barbarian", "kingdom"),
        terms("pagan"),
        terms("main"),
        terms("holy"),
        terms("harbour"),
        terms("infantry"),
        terms("heavy"),
        terms("raid"),
        terms("alliance"),
        terms("limes"));
  }

  private static List<Term> terms(String... words) {
    List<Term> terms = new ArrayList<>();
    for (String word : words) {
      terms.add(new Term(word, word, Optional.empty(), false));
    }
    return terms;
  }
}
