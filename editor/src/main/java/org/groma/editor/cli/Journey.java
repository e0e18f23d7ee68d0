package org.groma.editor.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.groma.model.id.Place;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What the questions for a distance and for a path have in common: two ends and a way between. */
final class Journey {

  @Parameters(index = "0", paramLabel = "FROM", description = "Where to start.")
  private String typedFrom;

  @Parameters(index = "1", paramLabel = "TO", description = "Where to go.")
  private String typedTo;

  @Option(
      names = "--by",
      paramLabel = "land|sea|any",
      description = "Over land and links only, through sea zones only, or any way (the default).")
  private By by = By.ANY;

  @Mixin private FormatOption format;

  /** A shortest way, its start first; no steps at all if there is none. */
  record Found(Places places, Place from, Place to, By by, List<Place> stops) {

    boolean isThere() {
      return !stops.isEmpty();
    }

    int length() {
      return stops.size() - 1;
    }

    /** Each step with what it crosses; one fewer than the stops. */
    List<Step> steps() {
      List<Step> steps = new ArrayList<>();
      for (int i = 1; i < stops.size(); i++) {
        steps.add(
            Step.of(places, places.graph().between(stops.get(i - 1), stops.get(i)).getFirst()));
      }
      return steps;
    }

    String noWay() {
      String sentence =
          String.format(
              Locale.ROOT,
              "There is no way%s from %s to %s.",
              by.words(),
              places.names().label(from),
              places.names().label(to));
      return places.project().map().faceCount() > 1
          ? sentence
          : sentence + " The map of this project is not drawn yet.";
    }
  }

  boolean isJson() {
    return format.isJson();
  }

  Found find(Places places) {
    Place from = places.get(typedFrom);
    Place to = places.get(typedTo);
    return new Found(
        places, from, to, by, places.graph().path(from, to, by.way(places.graph(), from, to)));
  }
}
