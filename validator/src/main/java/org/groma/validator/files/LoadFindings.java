package org.groma.validator.files;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.model.store.LoadProblem;
import org.groma.model.store.LoadResult;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Point;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Location;
import org.groma.validator.finding.Subject;

/** What keeps a project from being loaded, as findings. */
public final class LoadFindings {

  /** A file of the wrong sort has a mistake in every line; nobody reads them all. */
  private static final int MOST = 1_000;

  private LoadFindings() {}

  /** What there is to know of them, for the catalogue. */
  public static List<Profile> profiles() {
    return FileProfiles.ALL;
  }

  /**
   * The findings of a project that could not be loaded. There are none for one that was: what is
   * wrong with it then, the static checks find and tell better.
   */
  public static List<Finding> of(LoadResult result) {
    return switch (result) {
      case LoadResult.Loaded _ -> List.of();
      case LoadResult.Unreadable(List<LoadProblem> problems) ->
          Stream.concat(
                  problems.stream().limit(MOST).map(LoadFindings::finding),
                  rest(problems.size() - MOST).stream())
              .sorted(Finding.ORDER)
              .toList();
    };
  }

  private static Optional<Finding> rest(int more) {
    return more <= 0
        ? Optional.empty()
        : Optional.of(
            FileProfiles.UNREADABLE.finding(
                String.format(
                    Locale.ROOT,
                    "There are %d more problems in the files; they are told when the first are"
                        + " mended.",
                    more),
                Subject.file("")));
  }

  private static Finding finding(LoadProblem problem) {
    return FileProfiles.of(problem)
        .finding(sentence(problem.message()), Subject.file(problem.file()))
        .located(new Location(problem.file(), problem.line(), problem.column(), problem.jsonPath()))
        .in(problem.jsonPath())
        .at(problem.fault().filter(LoadFindings::isSomewhere).map(LoadFindings::point));
  }

  /** What is wrong with the map as a whole is told of its origin. */
  private static boolean isSomewhere(Fault fault) {
    return fault.at().x != 0 || fault.at().y != 0;
  }

  private static Point point(Fault fault) {
    return new Point(fault.at().x, fault.at().y);
  }

  private static String sentence(String message) {
    String capital = message.substring(0, 1).toUpperCase(Locale.ROOT) + message.substring(1);
    return capital.endsWith("?") || capital.endsWith(".") ? capital : capital + ".";
  }
}
