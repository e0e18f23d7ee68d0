package org.groma.validator.provenance;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.PrintedPages;
import org.groma.validator.proofread.Proof;
import org.groma.validator.proofread.Row;

/** All claims of a project whose editions are transcribed. */
record Claims(List<Claim> all) {

  private static final int MOST = 50_000;

  private record Known(Optional<Row> row, List<Claim> claims) {}

  /** Those of entries that were asked for before: an edit changes one of thousands. */
  private static final Derivation<Map<Entry<?>, Known>> KNOWN =
      Derivation.of(Reads.NOTHING, _ -> Collections.synchronizedMap(new IdentityHashMap<>()));

  static final Derivation<Claims> ALL = Derivation.of(PrintedPages.READS, Claims::of);

  private static Claims of(Survey survey) {
    Map<Subject, Row> rows = new HashMap<>();
    survey.get(PrintedPages.PROOF).rows().forEach(row -> rows.put(row.subject(), row));
    List<Claim> claims = new ArrayList<>();
    if (rows.isEmpty()) {
      return new Claims(claims);
    }
    Map<Entry<?>, Known> known = survey.get(KNOWN);
    if (known.size() >= MOST) {
      known.clear();
    }
    for (Kind<?, ?> kind : Proof.KINDS) {
      for (Entry<?> entry : survey.project().get(kind)) {
        Optional<Row> row =
            Optional.ofNullable(rows.get(new Subject(kind.word(), entry.id().slug())));
        Known before = known.get(entry);
        if (before == null || !before.row().equals(row)) {
          before = new Known(row, Claim.of(kind, entry, row, survey));
          known.put(entry, before);
        }
        claims.addAll(before.claims());
      }
    }
    return new Claims(claims);
  }
}
