package org.groma.exporters.xlsx;

import java.util.List;
import org.groma.exporters.Review;
import org.groma.exporters.table.Look;

/** What proofreaders and checks said. */
record ReviewPages(Review review) {

  Page errata() {
    return Page.list(
            "Errata",
            "What printed editions say otherwise than this project.",
            List.of(
                Heading.text("Edition"),
                Heading.text("Section"),
                Heading.text("About"),
                Heading.of("Printed", Look.PROSE),
                Heading.of("Here", Look.PROSE),
                Heading.of("Why", Look.PROSE)),
            () ->
                review.errata().stream()
                    .map(each ->
                        Line.of(
                            Cell.of(each.edition()),
                            Cell.of(each.where()),
                            Cell.of(each.subject()),
                            Cell.of(each.printed()),
                            Cell.of(each.ours()),
                            Cell.of(each.note()))))
        .across();
  }

  Page findings() {
    return Page.list(
            "Findings",
            "What checks found in the project; an accepted one has the reason why it may stand.",
            List.of(
                Heading.text("Severity"),
                Heading.text("Check"),
                Heading.of("Finding", Look.PROSE),
                Heading.text("About"),
                Heading.of("Accepted because", Look.PROSE)),
            () ->
                review.findings().stream()
                    .map(each ->
                        Line.of(
                            Cell.of(each.severity()),
                            Cell.of(each.check()),
                            Cell.of(each.message()),
                            Cell.of(String.join("; ", each.subjects())),
                            Cell.of(each.accepted()))))
        .across();
  }
}
