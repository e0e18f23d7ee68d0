package org.groma.validator.gazetteer;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.SourceTableId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.sources.SourceTable;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.LatinSpelling;

/** Printed rows matched with one entry that bear the name of another. */
public final class MismatchedRowCheck implements EntryCheck<SourceTableId, SourceTable> {

  private static final Reads PLACES = Reads.of(NamedEntries.PLACES.toArray(Kind<?, ?>[]::new));

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.mismatched-row",
              Severity.WARNING,
              Confidence.LIKELY,
              "A printed row matched with the wrong entry")
          .protects("Values are compared with those of another entry, so that misprints hide.")
          .example("A row of rules-en prints 'Lowmark' in XXXIII.C, but is matched with Hillmark.")
          .mend("Correct the \"of\" of the row.");

  /** The entries of a kind, by id and by name. */
  private record Register(Map<String, Entry<?>> byId, Map<String, Entry<?>> byName) {}

  private static final Derivation<Map<Kind<?, ?>, Register>> REGISTERS =
      Derivation.of(PLACES, MismatchedRowCheck::registers);

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<SourceTableId, SourceTable> kind() {
    return Kinds.SOURCES;
  }

  @Override
  public Reads reads() {
    return PLACES;
  }

  @Override
  public void look(SourceTable table, Survey survey, Consumer<Finding> out) {
    Optional<Register> register =
        table.about().flatMap(Kinds::byWord).map(survey.get(REGISTERS)::get);
    if (register.isEmpty()) {
      return;
    }
    for (int i = 0; i < table.rows().size(); i++) {
      SourceTable.Row row = table.rows().get(i);
      Entry<?> matched = register.get().byId().get(row.of().orElse(""));
      String printed = row.cells().getOrDefault("name", "");
      if (matched != null
          && !LatinSpelling.withoutAddition(matched.name()).equals(printed)
          && register.get().byName().containsKey(printed)
          && !matched.name().equals(printed)) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "A row of %s prints '%s' in %s, but is matched with %s.",
                        table.edition(),
                        printed,
                        row.section(),
                        matched.name()),
                    Subject.of(Kinds.SOURCES, table))
                .in("rows[" + i + "].of"));
      }
    }
  }

  private static Map<Kind<?, ?>, Register> registers(Survey survey) {
    Map<Kind<?, ?>, Register> all = new HashMap<>();
    for (Kind<?, ?> kind : NamedEntries.PLACES) {
      Register register = new Register(new HashMap<>(), new HashMap<>());
      for (Entry<?> entry : NamedEntries.of(survey.project(), kind)) {
        register.byId().put(entry.id().slug(), entry);
        register.byName().put(entry.name(), entry);
      }
      all.put(kind, register);
    }
    return all;
  }
}
