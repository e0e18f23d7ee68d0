package org.groma.editor.tool;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.editor.document.Naming;
import org.groma.exporters.table.FreshId;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.graph.Touch;
import org.groma.model.graph.Touch.Drawn;
import org.groma.model.project.Kinds;
import org.groma.model.value.Origins;
import org.groma.validator.finding.Subject;

/** What the adjacency tool would do with two places. */
sealed interface PairDeed {

  /** Says that they are adjacent, or are not. */
  record Say(boolean adjacent) implements PairDeed {}

  /** Selects what is there already, to be changed or deleted. */
  record Pick(Subject found) implements PairDeed {}

  /** Does nothing, because of this. */
  record Refuse(String why) implements PairDeed {}

  static PairDeed of(Touch touch, Ground ground) {
    if (!touch.overrides().isEmpty()) {
      return pick(Kinds.OVERRIDES, touch.overrides(), ground);
    }
    boolean drawn = touch.drawn() == Drawn.BORDER;
    boolean adjacent =
        switch (ground.choices().override().saying()) {
          case OTHERWISE -> !drawn;
          case ADJACENT -> true;
          case APART -> false;
        };
    boolean choosing = ground.choices().override().saying() == OverrideChoice.Saying.OTHERWISE;
    if (choosing && !drawn && !touch.links().isEmpty()) {
      return pick(Kinds.LINKS, touch.links(), ground); // adjacent as they are, by that
    }
    if (adjacent && drawn) {
      return new Refuse("They share a border; an override would say nothing new.");
    }
    if (!adjacent && touch.drawn() == Drawn.NONE) {
      return new Refuse(
          touch.links().isEmpty()
              ? "They share no border; an override would say nothing new."
              : String.format(
                  Locale.ROOT,
                  "Only %s links them; delete that instead.",
                  touch.links().getFirst().name()));
    }
    return new Say(adjacent);
  }

  /** Of several the one after that which is selected. */
  private static <E extends Entry<?>> Pick pick(Kind<?, E> kind, List<E> found, Ground ground) {
    return new Pick(
        found.stream()
            .map(entry -> Subject.of(kind, entry))
            .filter(subject -> !ground.selection().contains(subject))
            .findFirst()
            .orElseGet(() -> Subject.of(kind, found.getFirst())));
  }

  /** What it does, after "Let go to" or "Click to". */
  default String words(Ground ground) {
    return switch (this) {
      case Say(boolean adjacent) ->
          String.format(
              Locale.ROOT,
              "say that they are %s%s",
              adjacent ? "adjacent" : "not adjacent",
              because(ground));
      case Pick(Subject found) ->
          String.format(
              Locale.ROOT,
              "select %s",
              found.kind().equals("override") ? "the override" : name(found, ground));
      case Refuse(String why) -> why;
    };
  }

  private static String name(Subject found, Ground ground) {
    return Naming.of(ground.project(), found);
  }

  private static String because(Ground ground) {
    String reason = ground.choices().override().reason().strip();
    String open = reason.endsWith(".") ? reason.substring(0, reason.length() - 1) : reason;
    return open.isEmpty() ? "" : ": " + open;
  }

  /** What saying so adds to the project. */
  static AdjacencyOverride override(Touch touch, boolean adjacent, Ground ground) {
    OverrideChoice choice = ground.choices().override();
    boolean land = !touch.a().isSea() && !touch.b().isSea();
    String places =
        Naming.of(ground.project(), touch.a()) + " " + Naming.of(ground.project(), touch.b());
    return new AdjacencyOverride(
        FreshId.of(ground.project(), Kinds.OVERRIDES, places),
        touch.a(),
        touch.b(),
        adjacent,
        adjacent && land ? choice.kind() : Optional.empty(),
        choice.reason().strip(),
        Origins.UNSTATED);
  }
}
