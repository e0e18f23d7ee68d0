package org.groma.validator.references;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.edit.ChangeMap;
import org.groma.model.id.RiverId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.store.BrokenReference;
import org.groma.model.store.BrokenReference.Sort;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.Point;
import org.groma.validator.check.ArcCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;

/** A border of the map marked with a river that nobody has described, or with an unknown kind. */
final class UnresolvedBorderCheck implements ArcCheck {

  private static final Profile PROFILE =
      Profile.of(
              "references.unresolved-border",
              Severity.ERROR,
              Confidence.CERTAIN,
              "A border with an unknown river or of an unknown kind")
          .protects("Crossing it costs what the ruleset charges for that kind of border: nothing.")
          .example(
              "A border: 'nemunas' is not among the rivers of the project; probably 'niemen' is"
                  + " meant.")
          .mend("Mark the border anew, or add the river or the kind of border.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Lexicons.READS;
  }

  @Override
  public void look(Arc arc, Survey survey, Consumer<Finding> out) {
    for (BrokenReference broken : survey.get(BrokenReferences.LOOKUP).of(arc)) {
      Optional<Guess> guess = survey.get(Lexicons.OF).guess(broken);
      out.accept(
          PROFILE
              .finding(
                  "A border: " + BrokenReferences.what(broken) + Guess.hint(guess),
                  subjects(arc, broken))
              .in(broken.field().toString())
              .at(middle(arc))
              .mendedBy(guess.filter(Guess::isNear).map(it -> fix(arc, broken, it))));
    }
  }

  /** The border, and the river that it speaks of: whoever removed that has to know. */
  private static List<Subject> subjects(Arc arc, BrokenReference broken) {
    return broken.sort() == Sort.WORD
        ? List.of(Subject.of(arc))
        : List.of(Subject.of(arc), new Subject(Kinds.RIVERS.word(), broken.target()));
  }

  private static Fix fix(Arc arc, BrokenReference broken, Guess guess) {
    Border now = arc.border();
    Border meant =
        broken.sort() == Sort.WORD
            ? new Border(guess.id(), now.river(), now.tags())
            : new Border(now.kind(), Optional.of(new RiverId(guess.id())), now.tags());
    String title = "Replace '" + broken.target() + "' by '" + guess.id() + "'";
    ChangeMap edit = new ChangeMap(new MarkBorder(List.of(arc.id()), meant));
    return guess.isSure() ? Fix.safe(title, edit) : Fix.proposed(title, edit);
  }

  private static Point middle(Arc arc) {
    int point = arc.line().size() / 2;
    return new Point(arc.line().x(point), arc.line().y(point));
  }
}
