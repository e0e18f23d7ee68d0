package org.groma.validator.adjacency;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.LinkId;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Finds links to a province or sea zone that is not drawn. */
final class LinkToNowhereCheck implements EntryCheck<LinkId, Link> {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.link-to-nowhere",
              Severity.WARNING,
              Confidence.CERTAIN,
              "A link to a place that is not drawn")
          .protects(
              "An arrow on the map needs something at both ends. Boxes off the map are"
                  + " drawn beside it and need no face.")
          .example("Ferry Narrows leads to Eastshore, which is not drawn.")
          .mend("Draw the place, or let the link end elsewhere.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<LinkId, Link> kind() {
    return Kinds.LINKS;
  }

  @Override
  public Reads reads() {
    return Ways.READS;
  }

  @Override
  public void look(Link link, Survey survey, Consumer<Finding> out) {
    look(link, link.from(), "from", survey, out);
    look(link, link.to(), "to", survey, out);
  }

  private static void look(
      Link link, Place end, String field, Survey survey, Consumer<Finding> out) {
    boolean known = survey.graph().number(end).isPresent();
    boolean box = end.kind() == Place.Kind.AREA;
    if (known && !box && survey.map().facesOf(end).isEmpty()) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "%s leads to %s, which is not drawn.",
                      link.name(),
                      survey.name(end)),
                  Subject.of(Kinds.LINKS, link),
                  Subject.of(end))
              .in(field));
    }
  }
}
