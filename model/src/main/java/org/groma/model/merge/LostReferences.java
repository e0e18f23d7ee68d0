package org.groma.model.merge;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.BrokenReference;
import org.groma.model.store.References;

/** What a merged project speaks of and does not have, though each side had it. */
final class LostReferences {

  private record Mention(String kind, String entry, String target) {
    static Mention of(BrokenReference reference) {
      return new Mention(reference.kind(), reference.entry(), reference.target());
    }
  }

  private LostReferences() {}

  static List<Clash> in(Project merged, Project mine, Project theirs) {
    List<BrokenReference> broken = References.in(merged);
    if (broken.isEmpty()) {
      return List.of();
    }
    Set<Mention> known = new HashSet<>();
    for (Project side : List.of(mine, theirs)) {
      References.in(side).forEach(reference -> known.add(Mention.of(reference)));
    }
    return broken.stream()
        .filter(reference -> !known.contains(Mention.of(reference)))
        .map(reference -> Clash.lost(reference, holder(merged, reference)))
        .toList();
  }

  private static String holder(Project project, BrokenReference reference) {
    return Kinds.byWord(reference.kind())
        .flatMap(
            kind -> project.get(kind).find(reference.entry()).map(entry -> Clash.name(kind, entry)))
        .orElse("the map");
  }
}
