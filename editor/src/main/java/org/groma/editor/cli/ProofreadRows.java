package org.groma.editor.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.groma.model.gazetteer.Area;
import org.groma.model.id.EditionId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.sources.Edition;
import org.groma.model.value.NearestWord;
import org.groma.validator.proofread.Proof;
import org.groma.validator.proofread.Row;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code groma proofread PROJECT}: the project against its printed editions, row by row. */
@Command(
    name = "proofread",
    description =
        "Compare a project with its printed editions, row by row; sign rows; list errata.",
    footer = {
      "",
      "Without --area and --only it shows the rows that differ or are missing, and the progress.",
      "A signature ends when its row, or what is printed of it, changes.",
      "",
      "All rows of an area: groma proofread sample-data/invasions --area arabia",
      "Sign a row: groma proofread … --sign province:hijaz --by AB"
    })
final class ProofreadRows implements Task {

  private final Shell shell;

  @Parameters(paramLabel = "PROJECT", description = "The folder of the project.")
  private Path folder;

  @Option(
      names = "--edition",
      paramLabel = "NAME",
      description = "Only what this edition prints. Default: all editions.")
  private Optional<String> edition = Optional.empty();

  @Option(
      names = "--area",
      paramLabel = "ID",
      description = "Only the rows of this area, those that are the same too.")
  private Optional<String> area = Optional.empty();

  @Option(
      names = "--only",
      paramLabel = "differs|missing|open",
      description =
          "Only rows that differ, that are missing in an edition, or that nobody has signed.")
  private Optional<Only> only = Optional.empty();

  @Option(names = "--errata", description = "List the misprints of each edition instead.")
  private boolean errata;

  @Mixin private SigningOptions signing = new SigningOptions();

  @Mixin private MergeOption merge = new MergeOption();

  @Mixin private FormatOption format = new FormatOption();

  @Mixin private OutOption out = new OutOption();

  ProofreadRows(Shell shell) {
    this.shell = shell;
  }

  @Override
  public String doing() {
    return "proofreading " + folder;
  }

  @Override
  public Integer call() {
    signing.check();
    out.check();
    if (signing.isAsked()) {
      try (HeldProject held = merge.hold(folder, "groma proofread")) {
        signing.carryOut(held, shell);
      }
      return Exit.FINE;
    }
    Project project = ProjectFolder.open(folder);
    Proof proof = chosen(project);
    out.write(shell, format.isJson(), errata ? errata(project, proof) : rows(project, proof));
    return Exit.FINE;
  }

  private Proof chosen(Project project) {
    Proof all = Proof.of(project);
    Proof theirs = edition.map(name -> all.of(edition(project, name))).orElse(all);
    Optional<Area> within = area.map(word -> AreaWord.find(project, word));
    Predicate<Row> inside =
        row ->
            within.isEmpty()
                || row.area().filter(each -> each.equals(within.get().id())).isPresent();
    return new Proof(
        theirs.rows().stream().filter(inside).toList(),
        within.isEmpty() ? theirs.unmatched() : List.of());
  }

  private static EditionId edition(Project project, String name) {
    TreeSet<String> printed = new TreeSet<>();
    project.get(Kinds.SOURCES).forEach(table -> printed.add(table.edition().slug()));
    if (printed.contains(name)) {
      return new EditionId(name);
    }
    boolean declared =
        project.settings().sources().stream()
            .map(Edition::id)
            .anyMatch(each -> each.slug().equals(name));
    throw Stop.cannotRun(
        declared
            ? String.format(
                Locale.ROOT,
                "Nothing is transcribed of the edition '%s'; choose from %s.",
                name,
                String.join(", ", printed))
            : String.format(
                Locale.ROOT,
                "There is no edition '%s'%s Choose from %s.",
                name,
                hint(name, printed),
                String.join(", ", printed)));
  }

  private static String hint(String name, Set<String> known) {
    String hint = NearestWord.hint(name, known);
    return hint.isEmpty() ? "." : hint;
  }

  private String rows(Project project, Proof proof) {
    List<Row> shown =
        proof.rows().stream()
            .filter(row -> only.map(filter -> filter.isMet(row)).orElse(isShown(row)))
            .toList();
    StringWriter text = new StringWriter();
    PrintWriter writer = new PrintWriter(text);
    if (format.isJson()) {
      List<Row> listed = only.isPresent() ? shown : proof.rows();
      writer.println(JsonOutput.text(ProofReport.of(project, proof, listed)));
    } else {
      ProofText.print(project, proof, shown, writer);
    }
    writer.flush();
    return text.toString();
  }

  /** Of an area everything is shown; of the whole only what needs a look. */
  private boolean isShown(Row row) {
    return area.isPresent() || row.differs() || row.isMissing();
  }

  private String errata(Project project, Proof proof) {
    StringWriter text = new StringWriter();
    PrintWriter writer = new PrintWriter(text);
    ErrataSheet sheet = ErrataSheet.of(project, proof);
    if (format.isJson()) {
      writer.println(JsonOutput.text(sheet));
    } else {
      sheet.print(writer);
    }
    writer.flush();
    return text.toString();
  }
}
