package org.groma.editor.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.groma.model.project.Project;
import org.groma.validator.finding.Subject;
import org.groma.validator.records.MapFilling;
import org.groma.validator.revise.EntryDeletion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code groma delete PROJECT KIND:ID…}: takes records out, with all that goes along. */
@Command(
    name = "delete",
    description =
        "Delete records, with what means nothing without them, and take them out of everything that"
            + " speaks of them.",
    footer = {
      "",
      "For instance: groma delete my-map province:lower-meadow --into province:upper-meadow"
    })
final class DeleteRecord extends RecordTask {

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "KIND:ID",
      description =
          "The records, such as province:thracia or scenario:350-ad; or lines of them:"
              + " card:DECK/CARD, row:TABLE/ROW, source-row:EDITION/TABLE/SECTION,"
              + " pool:NATION/UNIT, edition:ID.")
  private List<String> records = new ArrayList<>();

  @Option(
      names = "--into",
      paramLabel = "WHAT",
      description =
          "What takes the room of a province or sea zone on the map: a neighbour (province:ID or"
              + " sea:ID), water or land out of play, or outside. If not given: the neighbour with"
              + " the longest common border.")
  private Optional<String> into = Optional.empty();

  @Option(
      names = "--hand-over",
      description = "Hand cities, links and pieces to the neighbour that takes the room.")
  private boolean handOver;

  DeleteRecord(Shell shell) {
    super(shell, "groma delete");
  }

  @Override
  public String doing() {
    return "deleting " + String.join(", ", records);
  }

  @Override
  void carryOut(HeldProject held) {
    List<PartWord> lines =
        records.stream().map(PartWord::new).filter(PartWord::isLine).distinct().toList();
    Project project = PartWord.without(lines, held.project());
    List<Subject> subjects =
        records.stream()
            .filter(word -> !new PartWord(word).isLine())
            .map(word -> new RecordWord(word).in(project))
            .distinct()
            .toList();
    List<String> going = new ArrayList<>();
    subjects.forEach(each -> going.add(each.toString()));
    lines.forEach(each -> going.add(each.typed()));
    switch (EntryDeletion.of(project, subjects, fillings(project, subjects), handOver)) {
      case EntryDeletion.Plan.Impossible(String reason) -> throw Stop.cannotRun(reason);
      case EntryDeletion.Plan.Possible plan -> {
        plan.goingAlong().forEach(each -> shell.out().println("goes along: " + each));
        plan.changed().forEach(each -> shell.out().println("loses it: " + each));
        if (!dryRun) {
          held.save(plan.after(), shell);
        }
        shell
            .out()
            .println(
                String.format(
                    Locale.ROOT,
                    "%s: %s, %s along, %s.",
                    dryRun ? "Would be deleted" : "Deleted",
                    String.join(", ", going),
                    Figures.count(plan.goingAlong().size(), "record", "records"),
                    Figures.count(plan.changed().size(), "record changed", "records changed")));
      }
    }
  }

  private Map<Subject, MapFilling> fillings(Project project, List<Subject> subjects) {
    Map<Subject, MapFilling> fillings = new HashMap<>();
    into.ifPresent(word -> {
      MapFilling filling = filling(project, word);
      subjects.stream().filter(MapFilling::isDrawn).forEach(each -> fillings.put(each, filling));
      if (fillings.isEmpty()) {
        throw Stop.cannotRun(
            "--into only means something for provinces and sea zones, which have room on the map.");
      }
    });
    return fillings;
  }

  private static MapFilling filling(Project project, String word) {
    if (!word.contains(":")) {
      try {
        return MapFilling.parse(word);
      } catch (IllegalArgumentException unknown) {
        throw Stop.cannotRun(
            String.format(
                Locale.ROOT,
                "'%s' cannot take the room. Write province:ID, sea:ID, water, land or outside.",
                word));
      }
    }
    return MapFilling.parse(new RecordWord(word).in(project).toString());
  }
}
