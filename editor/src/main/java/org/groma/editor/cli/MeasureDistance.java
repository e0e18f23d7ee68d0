package org.groma.editor.cli;

import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code groma query PROJECT distance FROM TO}. */
@Command(
    name = "distance",
    customSynopsis =
        "groma query PROJECT distance [--by=land|sea|any] [--format=text|json] FROM TO",
    description = "Count the steps of a shortest way. Exit code 1 if there is no way.")
final class MeasureDistance implements Task {

  private final QueryMap query;

  @Mixin private Journey journey;

  /** The answer in JSON. */
  private record Answer(String from, String to, String by, Optional<Integer> distance) {}

  MeasureDistance(QueryMap query) {
    this.query = query;
  }

  @Override
  public String doing() {
    return query.doing();
  }

  @Override
  public Integer call() {
    Shell shell = query.shell();
    Journey.Found found = journey.find(query.places());
    Optional<Integer> distance = found.isThere() ? Optional.of(found.length()) : Optional.empty();
    if (journey.isJson()) {
      JsonOutput.print(
          shell,
          new Answer(
              found.from().toString(), found.to().toString(), found.by().toString(), distance));
    } else {
      distance.ifPresent(shell.out()::println);
    }
    if (distance.isEmpty()) {
      throw Stop.refused(found.noWay());
    }
    return Exit.FINE;
  }
}
