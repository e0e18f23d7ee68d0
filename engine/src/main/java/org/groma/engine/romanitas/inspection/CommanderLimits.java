package org.groma.engine.romanitas.inspection;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.engine.romanitas.setting.Figure;
import org.groma.model.pieces.Leader;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;

/** Historical figures who are missing, lead nobody, or lead too many. */
final class CommanderLimits implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.commander-limits",
          Severity.ERROR,
          "5.2.2",
          "Historical figure who is missing or commands too few or too many units",
          "Without the Comes and the Magister Militum Rome cannot attack; what both command is"
              + " all that a force may have.",
          "Comes and Magister Militum command 12 units together, and a force has at most 9.",
          "Correct the command of the figure, or the row both-commanders of the table battle.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Shortcomings.of(Shortcomings.FIGURES, ABOUT, ground, out);
    List<Figure> figures =
        ground.setting().commanders().stream()
            .filter(figure -> ground.project().get(Kinds.LEADERS).find(figure.id()).isPresent())
            .toList();
    for (Figure figure : figures) {
      if (figure.command() < 1) {
        out.accept(object(figure.name() + " commands no units.", List.of(figure)));
      }
    }
    ground.project().get(Kinds.LEADERS).forEach(leader -> strangers(leader, figures, out));
    int together = figures.stream().mapToInt(Figure::command).sum();
    int most = ground.setting().figures().mobilisation().bothCommanders();
    if (most > 0 && together > most) {
      out.accept(
          object(
              String.format(
                  Locale.ROOT,
                  "%s command %d units together, and a force has at most %d.",
                  String.join(" and ", figures.stream().map(Figure::name).toList()),
                  together,
                  most),
              figures));
    }
  }

  /** Rome has two figures, and nobody else has any. */
  private static void strangers(Leader leader, List<Figure> figures, Consumer<Objection> out) {
    if (figures.stream().noneMatch(figure -> figure.id().equals(leader.id().slug()))) {
      out.accept(
          Objection.of(
              ABOUT,
              leader.name() + " is never in play: the rules know a Comes and a Magister Militum.",
              "id",
              "leader:" + leader.id()));
    } else if (!leader.nation().slug().equals("romans")) {
      out.accept(
          Objection.of(
              ABOUT,
              leader.name() + " leads Romans, and belongs to '" + leader.nation().slug() + "'.",
              "nation",
              "leader:" + leader.id()));
    }
  }

  private static Objection object(String message, List<Figure> figures) {
    return Objection.of(
        ABOUT,
        message,
        "attributes.command",
        figures.stream().map(figure -> "leader:" + figure.id()).toArray(String[]::new));
  }
}
