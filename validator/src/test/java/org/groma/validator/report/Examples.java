package org.groma.validator.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.edit.Together;
import org.groma.model.id.AcceptanceId;
import org.groma.model.review.Acceptance;
import org.groma.model.review.Severity;
import org.groma.model.topology.Point;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Evidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Location;
import org.groma.validator.finding.Subject;
import org.groma.validator.report.Report.Entry;

/** Reports to be written. */
final class Examples {

  /** A name in which everything is that somewhere needs care. */
  static final String WILD = "\"Mœsia\" & <Dacia>, 1½ 'gold' æ";

  /** What a terminal would obey and XML forbids. */
  static final String OBEYED = "Te\u001b[31mst\u0000";

  static final Profile STRAIT =
      Profile.of("adjacency.dry-strait", Severity.ERROR, Confidence.CERTAIN, "Strait without sea")
          .protects("Nobody could block it.")
          .example("The strait Fretum crosses no sea.")
          .mend("Say which sea it crosses.");

  static final Profile NAME =
      Profile.of("gazetteer.odd-name", Severity.NOTE, Confidence.POSSIBLE, "Odd name")
          .protects("Readers stumble.")
          .example("Xyz is odd.")
          .mend("Spell it out.");

  static final Profile IDLE =
      Profile.of("play.idle-nation", Severity.WARNING, Confidence.LIKELY, "Nation without a turn")
          .protects("Somebody watches.")
          .example("The Ants never move.")
          .mend("Look at the time table.");

  static final KnownChecks CHECKS = KnownChecks.of(List.of(NAME, STRAIT, IDLE));

  private static final Finding DRY =
      STRAIT
          .finding(
              "The strait Fretum crosses no sea.",
              new Subject("link", "fretum"),
              new Subject("province", "ora"))
          .in("$.seas")
          .at(new Point(10, 20.126))
          .offending("XII.B")
          .located(new Location("map/links.json", 14, 7, "$.links[2].seas"))
          .mendedBy(Fix.safe("Remove the strait", new Together(List.of())));

  private static final Finding STILL =
      IDLE.finding("The Ants never move.", new Subject("nation", "ants"))
          .seenIn(new Evidence("350-ad", 7, 3, Optional.of(5), Optional.of("ants")));

  private static final Finding SPELT =
      NAME.finding(WILD + " is odd.", new Subject("province", "moesia"))
          .located(new Location("map/a b:ü.json", 0, 0, "$"))
          .mendedBy(Fix.proposed("Rename it", new Together(List.of())));

  /** An error, a warning from play, a note with a wild name, and the same error accepted. */
  static final Report MIXED =
      new Report(
          "my maps/test",
          "Test",
          List.of(open(DRY), open(STILL), open(SPELT), accepted(DRY)),
          Optional.of(new Report.Games(200, 7, List.of("350-ad"), List.of())));

  /** Findings hold sentences, but the name of a project can be anything. */
  static final Report OBEYED_NAME = new Report("test", OBEYED, List.of(), Optional.empty());

  static final Report EMPTY = new Report("test", "Test", List.of(), Optional.empty());

  private Examples() {}

  static Entry open(Finding finding) {
    return new Entry(finding, Optional.empty());
  }

  private static Entry accepted(Finding finding) {
    return new Entry(
        finding,
        Optional.of(
            new Acceptance(
                new AcceptanceId("a"),
                finding.check(),
                List.of("link:fretum"),
                Optional.empty(),
                "so printed",
                "AB",
                "2026-11-16",
                "0")));
  }

  static Report only(Finding... findings) {
    List<Entry> entries = new ArrayList<>();
    for (Finding finding : findings) {
      entries.add(open(finding));
    }
    return new Report("test", "Test", entries, Optional.empty());
  }

  static Finding dry() {
    return DRY;
  }

  /** Many findings, each at a place of its own. */
  static Report many(int count) {
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      entries.add(
          open(
              STRAIT
                  .finding("The strait " + i + " crosses no sea.", new Subject("link", "l" + i))
                  .at(new Point(i % 100, i * 0.01))));
    }
    return new Report("test", "Test", entries, Optional.empty());
  }
}
