package org.groma.editor.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.editor.cli.TextTable.Side;
import org.groma.model.project.Project;
import org.groma.model.sources.Edition;
import org.groma.validator.proofread.Erratum;
import org.groma.validator.proofread.Proof;

/** The misprints of each edition: where, what is printed, what it should read, and why. */
record ErrataSheet(String project, List<OfEdition> editions) {

  private static final String NOTHING = "–";

  /** The misprints of one edition. */
  record OfEdition(String edition, Optional<String> title, List<Misprint> errata) {}

  /**
   * One of them.
   *
   * @param of the entry, {@code province:bythina}
   * @param printed null where it is left out
   * @param shouldRead null where it should not be there
   */
  record Misprint(
      List<String> sections,
      String of,
      String name,
      String value,
      Optional<String> printed,
      Optional<String> shouldRead,
      Optional<String> why) {}

  static ErrataSheet of(Project project, Proof proof) {
    Map<String, List<Misprint>> byEdition = new TreeMap<>();
    for (Erratum erratum : Erratum.of(proof)) {
      byEdition
          .computeIfAbsent(erratum.edition().slug(), _ -> new ArrayList<>())
          .add(
              new Misprint(
                  erratum.sections(),
                  erratum.subject().toString(),
                  erratum.of(),
                  erratum.title(),
                  said(erratum.printed()),
                  said(erratum.shouldRead()),
                  erratum.why()));
    }
    List<OfEdition> editions = new ArrayList<>();
    byEdition.forEach((id, errata) -> editions.add(new OfEdition(id, title(project, id), errata)));
    return new ErrataSheet(project.settings().name(), editions);
  }

  private static Optional<String> said(String text) {
    return Optional.of(text).filter(each -> !each.isEmpty());
  }

  private static Optional<String> title(Project project, String edition) {
    return project.settings().sources().stream()
        .filter(source -> source.id().slug().equals(edition))
        .map(Edition::title)
        .findFirst();
  }

  void print(PrintWriter out) {
    out.println("Errata of " + project);
    if (editions.isEmpty()) {
      out.println("  none");
    }
    for (OfEdition edition : editions) {
      out.println();
      out.println(edition.edition() + edition.title().map(title -> ": " + title).orElse(""));
      TextTable table =
          TextTable.of(Side.LEFT, Side.LEFT, Side.LEFT, Side.LEFT, Side.LEFT, Side.LEFT)
              .row("where", "of", "value", "printed", "should read", "why");
      for (Misprint misprint : edition.errata()) {
        table.row(
            String.join("; ", misprint.sections()),
            misprint.name(),
            misprint.value(),
            misprint.printed().orElse(NOTHING),
            misprint.shouldRead().orElse(NOTHING),
            misprint.why().orElse(""));
      }
      table.print(out);
    }
  }
}
