package org.groma.validator.provenance;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Records that do not say where they come from, where nearly all others of their sort do. */
final class MissingOriginCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "references.missing-origin",
              Severity.NOTE,
              Confidence.LIKELY,
              "A record that does not say where it comes from")
          .protects("Its values cannot be looked up, and nobody knows whether they are printed.")
          .example("Lowmark does not say where it comes from; the other provinces do.")
          .mend(
              "Add its origin: \"printed rules-en XXXIII.B\", \"reconstructed: why\" or \"house:"
                  + " why\".");

  /** How many of a sort say so for each that does not, for it to be an omission. */
  private static final int COMMON = 10;

  private record Silent(Kind<?, ?> kind, Entry<?> entry, Stated.Owner owner) {}

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.ENTRIES;
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    Map<Class<?>, Integer> speaking = new HashMap<>();
    Map<Class<?>, List<Silent>> silent = new HashMap<>();
    int all = 0;
    for (Kind<?, ?> kind : Kinds.ALL) {
      for (Entry<?> entry : survey.project().get(kind)) {
        for (Stated.Owner owner : Stated.of(entry, survey).records()) {
          if (owner.origins().containsKey(Stated.WHOLE)) {
            speaking.merge(owner.record().getClass(), 1, Integer::sum);
            all++;
          } else if (!owner.optional()) {
            silent
                .computeIfAbsent(owner.record().getClass(), _ -> new ArrayList<>())
                .add(new Silent(kind, entry, owner));
          }
        }
      }
    }
    for (Map.Entry<Class<?>, List<Silent>> sort : silent.entrySet()) {
      int others = speaking.getOrDefault(sort.getKey(), 0);
      // a project may have one deck only: then it is held against all that the project says
      boolean omitted =
          others >= COMMON * sort.getValue().size()
              || (others + 1 >= sort.getValue().size() && others < COMMON && all > 100);
      if (omitted) {
        sort.getValue().forEach(each -> out.accept(finding(each)));
      }
    }
  }

  private static Finding finding(Silent silent) {
    Stated.Owner owner = silent.owner();
    boolean inside = !owner.path().steps().isEmpty();
    String what =
        inside
            ? owner.path().toString().substring(2) + " of " + silent.entry().name()
            : silent.entry().name();
    String rest = owner.origins().isEmpty() ? "" : " but for some of its values";
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "%s does not say where it comes from%s; the others of its sort do.",
                what,
                rest),
            new Subject(silent.kind().word(), silent.entry().id().slug()))
        .in(owner.path().field("origin").toString());
  }
}
