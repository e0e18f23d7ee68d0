package org.groma.editor.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.groma.editor.cli.TextTable.Side;
import org.groma.model.id.EditionId;
import org.groma.model.project.Project;
import org.groma.model.value.Provenance;
import org.groma.validator.proofread.Line;
import org.groma.validator.proofread.Progress;
import org.groma.validator.proofread.Proof;
import org.groma.validator.proofread.Reading;
import org.groma.validator.proofread.Row;
import org.groma.validator.proofread.Signing;
import org.groma.validator.proofread.Unmatched;

/** Proofreading as text: row by row what each edition prints, then how far it has come. */
final class ProofText {

  private static final String NOTHING = "–";

  private final PrintWriter out;

  private ProofText(PrintWriter out) {
    this.out = out;
  }

  static void print(Project project, Proof proof, List<Row> shown, PrintWriter out) {
    ProofText text = new ProofText(out);
    List<String> editions = editions(proof).stream().map(EditionId::slug).toList();
    if (editions.isEmpty()) {
      out.println(project.settings().name() + ": no edition prints anything to compare with");
      return;
    }
    out.println(project.settings().name() + ", compared with " + String.join(", ", editions));
    shown.forEach(text::row);
    text.unmatched(proof.unmatched());
    text.progress(Progress.of(proof, project));
    text.summary(proof);
  }

  private static Set<EditionId> editions(Proof proof) {
    Set<EditionId> editions = new TreeSet<>();
    for (Row row : proof.rows()) {
      row.lines()
          .forEach(line -> line.readings().forEach(reading -> editions.add(reading.edition())));
      editions.addAll(row.absentFrom());
    }
    return editions;
  }

  private void row(Row row) {
    out.println();
    out.println(
        String.format(
            Locale.ROOT, "%s · %s · %s", row.name(), row.subject(), signed(row.signing())));
    TextTable table = TextTable.of(Side.LEFT, Side.LEFT, Side.LEFT, Side.LEFT, Side.LEFT);
    row.lines().stream().filter(Line::differs).forEach(line -> line(line, table));
    table.print(out);
    same(row);
    row.absentFrom().forEach(edition -> out.println("  missing in " + edition));
  }

  private static String signed(Signing signing) {
    return signing
        .signOff()
        .map(by -> signing.standing().phrase() + " by " + by.by() + " on " + by.on())
        .orElse(signing.standing().phrase());
  }

  private static void line(Line line, TextTable table) {
    table.row(line.title(), "project", shown(line.ours()), "", reason(line));
    for (Reading reading : line.readings()) {
      table.row(
          "",
          reading.edition(),
          shown(reading.printed()),
          reading.verdict().phrase(),
          reading.section());
    }
  }

  private static String reason(Line line) {
    return line.reason().map(Provenance::toString).orElse("");
  }

  private static String shown(String value) {
    return value.isEmpty() ? NOTHING : value;
  }

  /** What all editions print alike, so that it can be held against the page. */
  private void same(Row row) {
    List<Line> same = row.lines().stream().filter(line -> !line.differs()).toList();
    if (!same.isEmpty()) {
      out.println(
          same.stream()
              .map(line -> line.title() + " " + line.ours())
              .collect(Collectors.joining(", ", "  same: ", "")));
    }
  }

  private void unmatched(List<Unmatched> rows) {
    if (rows.isEmpty()) {
      return;
    }
    out.println();
    out.println("Printed rows that match nothing in the project");
    TextTable table = TextTable.of(Side.LEFT, Side.LEFT, Side.LEFT, Side.LEFT);
    rows.forEach(row -> table.row(row.printed(), row.kind(), row.table(), row.section()));
    table.print(out);
  }

  private void progress(List<Progress> groups) {
    out.println();
    out.println("Progress");
    TextTable table =
        TextTable.of(Side.LEFT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.RIGHT)
            .row("", "rows", "signed", "changed since", "differing");
    for (Progress group : groups) {
      table.row(group.title(), group.rows(), group.signed(), group.changed(), group.differing());
    }
    table
        .row(
            "together",
            groups.stream().mapToInt(Progress::rows).sum(),
            groups.stream().mapToInt(Progress::signed).sum(),
            groups.stream().mapToInt(Progress::changed).sum(),
            groups.stream().mapToInt(Progress::differing).sum())
        .print(out);
  }

  private void summary(Proof proof) {
    long differing = proof.rows().stream().filter(Row::differs).count();
    long missing = proof.rows().stream().filter(Row::isMissing).count();
    long open = proof.rows().stream().filter(Row::isOpen).count();
    out.println();
    out.println(
        String.format(
            Locale.ROOT,
            "%s: %d differing, %d missing in an edition, %d not yet checked",
            Figures.count(proof.rows().size(), "row", "rows"),
            differing,
            missing,
            open));
  }
}
