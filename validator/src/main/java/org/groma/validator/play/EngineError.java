package org.groma.validator.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Inventory;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A game broke down. */
final class EngineError implements PlayCheck {

  /** Nobody mends more at a time. */
  private static final int MOST = 20;

  private static final int LONGEST = 200;

  private static final Profile PROFILE =
      Profile.of("play.engine-error", Severity.ERROR, Confidence.CERTAIN, "A game breaks down")
          .protects("A game that cannot be played to its end tells nothing.")
          .example(
              "3 of 200 games break down in Retreat.origins, first game 17 of steady players:"
                  + " IllegalStateException: there is no way out. In play then: Elks (nation:elks),"
                  + " Downs (province:downs).")
          .mend(
              "Look at the records that were in play, and play the game again up to that moment."
                  + " Data that the rules cannot make sense of are to be mended; a mistake in the"
                  + " program is to be reported.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Played played, Consumer<Finding> out) {
    List<Map.Entry<Fault, Trouble>> first =
        played.faults().entrySet().stream()
            .sorted(Map.Entry.comparingByValue(EngineError::earlier))
            .limit(MOST)
            .toList();
    for (Map.Entry<Fault, Trouble> each : first) {
      Fault fault = each.getKey();
      Trouble trouble = each.getValue();
      List<Inventory.Item> records = played.records(trouble.first());
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "%d of %d games break down in %s, first %s: %s.%s",
                      trouble.games(),
                      played.games(),
                      fault.word(),
                      trouble.first().match(),
                      brief(trouble.words()),
                      inPlay(records)),
                  subjects(played, fault, records))
              .seenIn(played.evidence(trouble.first())));
    }
  }

  /** The records that it was using are what to look at first. */
  private static String inPlay(List<Inventory.Item> records) {
    return records.isEmpty()
        ? ""
        : records.stream()
            .map(item -> item.name() + " (" + item.subject() + ")")
            .collect(Collectors.joining(", ", " In play then: ", "."));
  }

  private static List<Subject> subjects(Played played, Fault fault, List<Inventory.Item> records) {
    List<Subject> subjects = new ArrayList<>();
    subjects.add(played.subject());
    subjects.add(new Subject("code", fault.kind() + " " + fault.word()));
    records.stream().map(item -> Subject.parse(item.subject())).distinct().forEach(subjects::add);
    return subjects;
  }

  private static int earlier(Trouble a, Trouble b) {
    return a.first().compareTo(b.first());
  }

  /** One line that ends without a full stop. */
  private static String brief(String words) {
    String line = words.lines().findFirst().orElse("");
    String cut = line.length() > LONGEST ? line.substring(0, LONGEST) + " …" : line;
    return cut.endsWith(".") ? cut.substring(0, cut.length() - 1) : cut;
  }
}
