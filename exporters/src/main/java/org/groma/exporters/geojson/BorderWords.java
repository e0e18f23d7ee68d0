package org.groma.exporters.geojson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.model.gazetteer.River;
import org.groma.model.id.RiverId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/**
 * The words and rivers that the marked borders of a file need: a project that lacks them could not
 * be read again.
 *
 * @param terms kinds of border by their word
 * @param rivers names of rivers
 */
record BorderWords(Map<String, Term> terms, Map<RiverId, String> rivers) {

  static BorderWords of(GeoJson.Features file) {
    Map<String, Term> terms = new TreeMap<>();
    file.sheet().ifPresent(sheet -> sheet.borders().forEach(term -> terms.put(term.word(), term)));
    Map<RiverId, String> rivers = new TreeMap<>();
    for (BorderLine line : file.borders()) {
      line.border()
          .river()
          .ifPresent(river -> rivers.merge(river, line.riverName(), BorderWords::fuller));
    }
    return new BorderWords(terms, rivers);
  }

  private static String fuller(String one, String other) {
    return one.isBlank() ? other : one;
  }

  /** The project with the words and rivers that its borders name. */
  Project into(Project project) {
    List<Term> borders = new ArrayList<>(project.vocabulary().borders());
    Project changed = project;
    for (Arc arc : project.map().arcs()) {
      String kind = arc.border().kind();
      if (!kind.equals(Border.LAND_KIND)
          && borders.stream().noneMatch(term -> term.word().equals(kind))) {
        borders.add(
            terms.getOrDefault(kind, new Term(kind, kind, Optional.empty(), false)));
      }
      Optional<RiverId> river = arc.border().river();
      if (river.isPresent() && !changed.rivers().contains(river.get().slug())) {
        changed = changed.with(Kinds.RIVERS, river(river.get()));
      }
    }
    return borders.size() == project.vocabulary().borders().size()
        ? changed
        : changed.with(withBorders(project.vocabulary(), borders));
  }

  private River river(RiverId id) {
    String name = rivers.getOrDefault(id, "");
    return new River(
        id,
        name.isBlank() ? id.slug() : name,
        List.of(),
        List.of(),
        "",
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  private static Vocabulary withBorders(Vocabulary old, List<Term> borders) {
    return new Vocabulary(
        old.terrains(),
        borders,
        old.links(),
        old.statuses(),
        old.religions(),
        old.extents(),
        old.provinceTags(),
        old.cityTags(),
        old.unitCategories(),
        old.unitTraits(),
        old.timeKinds(),
        old.relations(),
        old.markers());
  }
}
