package org.groma.editor.cli;

import java.util.List;
import org.groma.editor.cli.TextTable.Side;
import org.groma.model.id.Place;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code groma query PROJECT adjacent PLACE}. */
@Command(
    name = "adjacent",
    customSynopsis = "groma query PROJECT adjacent [--format=text|json] PLACE",
    description = "List what a place touches: name, id, what lies between, length of the border.")
final class ListNeighbours implements Task {

  private final QueryMap query;

  @Parameters(paramLabel = "PLACE", description = "A province or a sea zone.")
  private String typed;

  @Mixin private FormatOption format;

  /** The answer in JSON. */
  private record Answer(String id, String name, List<Step> neighbours) {}

  ListNeighbours(QueryMap query) {
    this.query = query;
  }

  @Override
  public String doing() {
    return query.doing();
  }

  @Override
  public Integer call() {
    Shell shell = query.shell();
    Places places = query.places();
    Place place = places.get(typed);
    List<Step> steps =
        places.graph().neighbours(place).stream().map(each -> Step.of(places, each)).toList();
    if (format.isJson()) {
      JsonOutput.print(shell, new Answer(place.toString(), places.names().of(place), steps));
    } else {
      table(steps).print(shell.out());
    }
    if (!places.isDrawn(place)) {
      shell.say(
          places.names().label(place) + " has no shape on the map yet: only links are known.");
    } else if (steps.isEmpty()) {
      shell.say(places.names().label(place) + " touches no other place.");
    }
    return Exit.FINE;
  }

  private static TextTable table(List<Step> steps) {
    TextTable table = TextTable.of(Side.LEFT, Side.LEFT, Side.LEFT, Side.RIGHT);
    List<String> lengths = Figures.column(steps.stream().map(Step::length).toList());
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      table.row(step.name(), step.id(), step.across(), step.length() == 0 ? "" : lengths.get(i));
    }
    return table;
  }
}
