package org.groma.validator.revise;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Acceptance;
import org.groma.model.review.SignOff;
import org.groma.validator.accept.Acceptances;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.Proof;
import org.groma.validator.proofread.Row;
import org.groma.validator.proofread.SignOffs;
import org.groma.validator.proofread.Signing;
import org.groma.validator.report.Report;

/**
 * Acceptances and signatures that held before a record was renamed, made out anew for the project
 * after it. Those that did not hold keep the state they had, and so do not begin to hold.
 */
final class HeldSignatures {

  private static final String HOUSE = "house.";

  private final Project before;
  private final Project after;
  private final Map<Subject, Subject> renamed;

  HeldSignatures(Project before, Project after, Map<Subject, Subject> renamed) {
    this.before = before;
    this.after = after;
    this.renamed = renamed;
  }

  /**
   * The edits that make them out anew.
   *
   * @param then what is found in the project before
   * @param now what is found in the project after
   */
  List<Edit> edits(List<Finding> then, List<Finding> now) {
    List<Edit> edits = new ArrayList<>();
    if (!before.get(Kinds.ACCEPTANCES).isEmpty()) {
      accept(then, now, edits);
    }
    if (!before.get(Kinds.SIGN_OFFS).isEmpty()) {
      sign(edits);
    }
    return edits;
  }

  /** What tells findings apart. */
  private record Key(String check, Set<Subject> subjects, Optional<String> field) {}

  private void accept(List<Finding> then, List<Finding> now, List<Edit> edits) {
    Map<String, Finding> held = new HashMap<>();
    for (Report.Entry entry : Acceptances.judge(before, then)) {
      entry.acceptance().ifPresent(each -> held.put(each.id().slug(), entry.finding()));
    }
    Map<Key, List<Finding>> byKey = new HashMap<>();
    for (Finding each : now) {
      Key key = new Key(each.check(), Set.copyOf(each.subjects()), each.field());
      byKey.computeIfAbsent(key, _ -> new ArrayList<>()).add(each);
    }
    for (Acceptance acceptance : before.get(Kinds.ACCEPTANCES)) {
      String id = acceptance.id().slug();
      Optional<Edit> again =
          Optional.ofNullable(held.get(id))
              .flatMap(finding -> same(finding, byKey.getOrDefault(key(finding), List.of())))
              .map(finding ->
                  Acceptances.accept(
                      after, finding, acceptance.reason(), acceptance.by(), acceptance.on()))
              .or(() -> Acceptances.moved(before, after, acceptance, this::mapped));
      again.ifPresent(edit -> {
        boolean same = edit instanceof PutEntry put && put.entry().id().slug().equals(id);
        if (!same) {
          edits.add(new RemoveEntry(Kinds.ACCEPTANCES.word(), id));
        }
        edits.add(edit);
      });
    }
  }

  /** The finding that was accepted; where one field has several, the one that says the same. */
  private static Optional<Finding> same(Finding finding, List<Finding> among) {
    return among.stream()
        .filter(each -> each.message().equals(finding.message()))
        .findFirst()
        .or(() -> among.stream().findFirst());
  }

  private Key key(Finding finding) {
    Subject check =
        mapped(
            new Subject(
                Kinds.HOUSE_CHECKS.word(),
                finding.check().startsWith(HOUSE)
                    ? finding.check().substring(HOUSE.length())
                    : ""));
    return new Key(
        check.id().isEmpty() ? finding.check() : HOUSE + check.id(),
        finding.subjects().stream().map(this::mapped).collect(Collectors.toSet()),
        finding.field());
  }

  private Subject mapped(Subject subject) {
    return renamed.getOrDefault(subject, subject);
  }

  private void sign(List<Edit> edits) {
    Map<String, Row> rows = new HashMap<>();
    Proof.of(before).rows().forEach(row -> rows.put(row.subject().toString(), row));
    for (SignOff signed : before.get(Kinds.SIGN_OFFS)) {
      Optional<Row> row =
          Optional.ofNullable(rows.get(signed.subject()))
              .filter(each -> each.signing().standing() == Signing.Standing.SIGNED);
      if (row.isPresent()) {
        Subject subject = row.get().subject();
        if (renamed.containsKey(subject)) {
          edits.add(new RemoveEntry(Kinds.SIGN_OFFS.word(), signed.id().slug()));
        }
        SignOffs.sign(after, mapped(subject), signed.by(), signed.on())
            .filter(edit -> !(edit instanceof PutEntry put && put.entry().equals(signed)))
            .ifPresent(edits::add);
      }
    }
  }
}
