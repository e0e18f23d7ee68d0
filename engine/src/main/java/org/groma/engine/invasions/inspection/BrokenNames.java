package org.groma.engine.invasions.inspection;

import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;

/** Names of pieces, decks and tables that are empty, or that a wrong encoding has broken. */
final class BrokenNames implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "data.broken-names",
          Severity.ERROR,
          "",
          "Name that is empty or broken",
          "It is printed on sheets as it stands.",
          "The name of the leader 'zeno' is broken: 'Ze\\uFFFDno'.",
          "Write the name again.");

  private static final List<Kind<?, ?>> KINDS =
      List.of(
          Kinds.UNITS, Kinds.LEADERS, Kinds.NATIONS, Kinds.DECKS, Kinds.TABLES, Kinds.TIME_TABLE);

  /** What letters of other encodings turn into, and signs that are in no name. */
  private static final Pattern BROKEN =
      Pattern.compile("[\\uFFFD\\u00B7\\p{Cc}]|[\\u00C2\\u00C3][\\u0080-\\u00BF]|\\u00E2\\u20AC");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (Kind<?, ?> kind : KINDS) {
      for (Entry<?> entry : ground.project().get(kind)) {
        boolean isEmpty = entry.name().isBlank();
        if (isEmpty || BROKEN.matcher(entry.name()).find()) {
          out.accept(
              Ground.object(
                  ABOUT,
                  "The name of the "
                      + kind.word().replace('-', ' ')
                      + " '"
                      + entry.id()
                      + (isEmpty ? "' is empty." : "' is broken: '" + entry.name() + "'."),
                  kind,
                  entry,
                  "name"));
        }
      }
    }
  }
}
