package org.groma.validator.play;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.engine.kernel.Usage;
import org.groma.engine.simulation.Interval;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A province out of which the beaten mostly find no way. */
final class NoWayOut implements PlayCheck {

  private static final double MOSTLY = 0.5;

  /** Fewer are no experience. */
  private static final long FEW = 8;

  private static final Profile PROFILE =
      Profile.of(
              "play.no-way-out",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "A province where the beaten are lost for want of a way out")
          .protects(
              "Whoever is beaten there loses everything: meant for an island, hardly for a"
                  + " province in the middle of a plain.")
          .example(
              "Of 23 stacks that had to leave Farholm 21 found no way out and were lost, in 18 of"
                  + " 200 games.")
          .mend("See whether a border or a strait to a neighbour is missing.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Played played, Consumer<Finding> out) {
    List<Item> provinces = played.items(Usage.RETREAT_CUT_OFF);
    for (int i = 0; i < provinces.size(); i++) {
      long lost = played.uses(Usage.RETREAT_CUT_OFF).times(i);
      long all = lost + played.uses(Usage.RETREAT_MADE).times(i);
      if (all >= FEW && Interval.ofShare(lost, all).low() > MOSTLY) {
        out.accept(finding(provinces.get(i), i, all, played));
      }
    }
  }

  private static Finding finding(Item province, int number, long all, Played played) {
    UseCount lost = played.uses(Usage.RETREAT_CUT_OFF);
    Subject subject = Subject.parse(province.subject());
    return PROFILE
        .finding(
            String.format(
                    Locale.ROOT,
                    "Of %d stacks that had to leave %s %d found no way out and were lost,",
                    all,
                    province.name(),
                    lost.times(number))
                + String.format(
                    Locale.ROOT, " in %d of %d games.", lost.games(number), played.games()),
            subject,
            played.subject())
        .at(played.place(subject))
        .seenIn(played.evidence(lost.first(number).orElseThrow()));
  }
}
