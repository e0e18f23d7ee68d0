package org.groma.model.store;

import java.util.List;
import java.util.Optional;
import org.groma.model.id.AcceptanceId;
import org.groma.model.id.HouseCheckId;
import org.groma.model.id.SignOffId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Acceptance;
import org.groma.model.review.HouseCheck;
import org.groma.model.review.Severity;
import org.groma.model.review.SignOff;
import org.groma.model.value.Datum;

/** One entry of every kind that people say of data, with every field set. */
final class FullReview {

  private FullReview() {}

  static Project addTo(Project project) {
    return project
        .with(
            Kinds.HOUSE_CHECKS,
            new HouseCheck(
                new HouseCheckId("poor-desert"),
                "Poor deserts",
                "province",
                Datum.text("income > 1"),
                "{name} is rich",
                Severity.NOTE,
                Optional.of("Lower it"),
                List.of(Datum.number(2)),
                List.of(Datum.number(1)),
                FullValues.ORIGIN))
        .with(
            Kinds.ACCEPTANCES,
            new Acceptance(
                new AcceptanceId("sliver-1"),
                "topology.sliver",
                List.of("face:1"),
                Optional.of("$.use"),
                "a real islet",
                "AB",
                "2026-11-16",
                "00ff"))
        .with(
            Kinds.SIGN_OFFS,
            new SignOff(
                new SignOffId("province-hijaz"), "province:hijaz", "AB", "2026-11-16", "00ff"));
  }
}
