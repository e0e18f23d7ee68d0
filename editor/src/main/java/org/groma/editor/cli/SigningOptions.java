package org.groma.editor.cli;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.editor.document.SigningDay;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.Together;
import org.groma.model.gazetteer.Area;
import org.groma.model.project.Project;
import org.groma.model.value.NearestWord;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.Proof;
import org.groma.validator.proofread.Row;
import org.groma.validator.proofread.SignOffs;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options by which a proofreader signs rows and takes signatures back. */
final class SigningOptions {

  @Option(
      names = "--sign",
      paramLabel = "KIND:ID",
      description = "Sign a row as read and found right, differences of the editions included.")
  private List<String> sign = new ArrayList<>();

  @Option(
      names = "--sign-area",
      paramLabel = "ID",
      description = "Sign all rows of an area that are not signed yet or have changed since.")
  private List<String> signAreas = new ArrayList<>();

  @Option(
      names = "--unsign",
      paramLabel = "KIND:ID",
      description = "Take the signature of a row back.")
  private List<String> unsign = new ArrayList<>();

  @Option(names = "--by", paramLabel = "INITIALS", description = "Who signs.")
  private Optional<String> by = Optional.empty();

  @Option(
      names = "--on",
      paramLabel = "DAY",
      description = "The day of signing, such as 2026-11-16. Default: today.")
  private Optional<String> on = Optional.empty();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /** Whether anything is to be signed or unsigned. */
  boolean isAsked() {
    return signs() || !unsign.isEmpty();
  }

  private boolean signs() {
    return !sign.isEmpty() || !signAreas.isEmpty();
  }

  /** Stops before the project is read when something is missing. */
  void check() {
    if (signs() && by.filter(name -> !name.isBlank()).isEmpty()) {
      throw new ParameterException(spec.commandLine(), "Who signs? Give initials: --by AB");
    }
    if (!signs() && (by.isPresent() || on.isPresent())) {
      throw new ParameterException(
          spec.commandLine(), "What is to be signed? Name a row: --sign province:raetia");
    }
    on.ifPresent(this::checkDay);
  }

  private void checkDay(String day) {
    try {
      LocalDate.parse(day);
    } catch (DateTimeException notADay) {
      throw new ParameterException(
          spec.commandLine(),
          "'" + day + "' is not a day; write year, month and day as in 2026-11-16",
          notADay);
    }
  }

  /** Signs and unsigns, saves the project and says what was done. */
  void carryOut(HeldProject held, Shell shell) {
    Project project = held.project();
    Proof proof = Proof.of(project);
    List<Row> toUnsign = unsign.stream().map(word -> row(proof, word)).toList();
    List<Row> toSign = new ArrayList<>(sign.stream().map(word -> row(proof, word)).toList());
    signAreas.forEach(word -> toSign.addAll(open(proof, AreaWord.find(project, word))));
    List<Edit> edits = new ArrayList<>();
    for (Row row : toUnsign) {
      edits.add(
          SignOffs.unsign(project, row.subject())
              .orElseThrow(() -> Stop.cannotRun(row.name() + " is not signed.")));
    }
    String day = on.orElseGet(() -> SigningDay.today().toString());
    for (Row row : toSign) {
      SignOffs.sign(project, row.subject(), by.orElseThrow().strip(), day).ifPresent(edits::add);
    }
    save(held, new Together(edits), shell);
    tell("Unsigned", toUnsign, "", shell);
    tell("Signed", toSign, " by " + by.orElse("") + " on " + day, shell);
    if (edits.isEmpty()) {
      shell.say("All rows are signed already.");
    }
  }

  private static List<Row> open(Proof proof, Area area) {
    return proof.rows().stream()
        .filter(row -> row.isOpen() && row.area().filter(area.id()::equals).isPresent())
        .toList();
  }

  private static Row row(Proof proof, String word) {
    return proof.rows().stream()
        .filter(row -> row.subject().toString().equals(word))
        .findFirst()
        .orElseThrow(() -> Stop.cannotRun(unknown(proof, word)));
  }

  private static String unknown(Proof proof, String word) {
    List<String> known = proof.rows().stream().map(row -> row.subject().toString()).toList();
    Optional<String> sameId =
        known.stream()
            .filter(each -> Subject.parse(each).id().equals(word.substring(word.indexOf(':') + 1)))
            .findFirst();
    String hint = NearestWord.hint(sameId.or(() -> NearestWord.to(word, known)));
    return "No edition prints a row '" + word + "'" + (hint.isEmpty() ? "." : hint);
  }

  private static void save(HeldProject held, Edit edit, Shell shell) {
    switch (edit.apply(held.project())) {
      case Outcome.Applied(Project signed, var _) -> held.save(signed, shell);
      case Outcome.Refused(String reason, var _) -> throw Stop.refused(reason);
    }
  }

  private static void tell(String done, List<Row> rows, String how, Shell shell) {
    if (!rows.isEmpty()) {
      String names = String.join(", ", rows.stream().map(Row::name).toList());
      shell
          .out()
          .println(
              String.format(
                  Locale.ROOT,
                  "%s %s%s: %s.",
                  done,
                  Figures.count(rows.size(), "row", "rows"),
                  how,
                  names));
    }
  }
}
