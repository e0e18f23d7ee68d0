package org.groma.editor.panel.inspector;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.editor.document.AdjacencyWords;
import org.groma.editor.document.Naming;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.validator.finding.Subject;

/** The links and overrides of a place, each to be clicked. */
final class WayFacts {

  private WayFacts() {}

  static List<Fact> of(Project project, Place place) {
    List<Fact> facts = new ArrayList<>();
    List<Fact.Item> links =
        project.links().stream()
            .filter(link -> link.from().equals(place) || link.to().equals(place))
            .map(link ->
                new Fact.Item(
                    link.name(),
                    AdjacencyWords.linkKind(project, link),
                    Optional.of(Subject.of(Kinds.LINKS, link))))
            .toList();
    if (!links.isEmpty()) {
      facts.add(new Fact("Links", links));
    }
    List<Fact.Item> overrides =
        project.get(Kinds.OVERRIDES).stream()
            .filter(override -> override.a().equals(place) || override.b().equals(place))
            .map(override -> item(project, place, override))
            .toList();
    if (!overrides.isEmpty()) {
      facts.add(new Fact("Overrides", overrides));
    }
    return facts;
  }

  private static Fact.Item item(Project project, Place place, AdjacencyOverride override) {
    Place other = override.a().equals(place) ? override.b() : override.a();
    return new Fact.Item(
        Naming.of(project, other),
        override.adjacent()
            ? "adjacent"
                + AdjacencyWords.borderKind(project, override).map(kind -> ", " + kind).orElse("")
            : "not adjacent",
        Optional.of(Subject.of(Kinds.OVERRIDES, override)));
  }
}
