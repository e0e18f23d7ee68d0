package org.groma.editor.cli;

import java.util.List;
import java.util.Optional;
import org.groma.editor.cli.TextTable.Side;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code groma query PROJECT path FROM TO}. */
@Command(
    name = "path",
    customSynopsis = "groma query PROJECT path [--by=land|sea|any] [--format=text|json] FROM TO",
    description = "List the places along a shortest way. Exit code 1 if there is no way.")
final class FindPath implements Task {

  private final QueryMap query;

  @Mixin private Journey journey;

  /** The answer in JSON. */
  private record Answer(
      String from, String to, String by, Optional<Integer> distance, List<Step> steps) {}

  FindPath(QueryMap query) {
    this.query = query;
  }

  @Override
  public String doing() {
    return query.doing();
  }

  @Override
  public Integer call() {
    Journey.Found found = journey.find(query.places());
    if (journey.isJson()) {
      printJson(found);
    } else if (found.isThere()) {
      printText(found);
    }
    if (!found.isThere()) {
      throw Stop.refused(found.noWay());
    }
    return Exit.FINE;
  }

  private void printJson(Journey.Found found) {
    JsonOutput.print(
        query.shell(),
        new Answer(
            found.from().toString(),
            found.to().toString(),
            found.by().toString(),
            found.isThere() ? Optional.of(found.length()) : Optional.empty(),
            found.steps()));
  }

  private void printText(Journey.Found found) {
    TextTable table = TextTable.of(Side.RIGHT, Side.LEFT, Side.LEFT, Side.LEFT);
    table.row(0, found.places().names().of(found.from()), found.from(), "");
    List<Step> steps = found.steps();
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      table.row(i + 1, step.name(), step.id(), step.across());
    }
    table.print(query.shell().out());
  }
}
