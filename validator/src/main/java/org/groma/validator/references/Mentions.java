package org.groma.validator.references;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.store.WordUse;
import org.groma.model.topology.Arc;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Reads.Aspect;
import org.groma.validator.check.Survey;

/**
 * All that a project speaks of. Kept by kind, so that an edit makes only one kind be read again.
 */
final class Mentions {

  private static final Map<Kind<?, ?>, Derivation<Set<Mention>>> BY_KIND = byKind();

  private static final Derivation<Set<Mention>> ON_BORDERS =
      Derivation.of(Reads.of(Aspect.DRAWING), Mentions::onBorders);

  private final Survey survey;

  private Mentions(Survey survey) {
    this.survey = survey;
  }

  static Mentions in(Survey survey) {
    return new Mentions(survey);
  }

  /** Whether an id stands in any entry but its own. */
  boolean has(Id id) {
    return inEntries(Mention.of(id)) || inEntries(Mention.text(id.slug()));
  }

  /** Whether a word of the vocabulary is used. */
  boolean has(WordUse use, String word) {
    return has(Mention.of(use, word)) || has(Mention.text(word));
  }

  private boolean has(Mention mention) {
    return inEntries(mention) || survey.get(ON_BORDERS).contains(mention);
  }

  private boolean inEntries(Mention mention) {
    return BY_KIND.values().stream().anyMatch(each -> survey.get(each).contains(mention));
  }

  private static Map<Kind<?, ?>, Derivation<Set<Mention>>> byKind() {
    Map<Kind<?, ?>, Derivation<Set<Mention>>> byKind = new HashMap<>();
    for (Kind<?, ?> kind : Kinds.ALL) {
      byKind.put(kind, Derivation.of(Reads.of(kind), survey -> by(kind, survey)));
    }
    return Map.copyOf(byKind);
  }

  private static Set<Mention> by(Kind<?, ?> kind, Survey survey) {
    MentionWalk walk = new MentionWalk();
    for (Entry<?> entry : survey.project().get(kind)) {
      walk.add(entry);
    }
    return walk.found();
  }

  private static Set<Mention> onBorders(Survey survey) {
    Set<Mention> found = new HashSet<>();
    for (Arc arc : survey.map().arcs()) {
      arc.border().river().ifPresent(river -> found.add(Mention.of(river)));
      found.add(Mention.of(WordUse.BORDERS, arc.border().kind()));
      arc.border().tags().forEach(tag -> found.add(Mention.text(tag)));
    }
    return found;
  }
}
