package org.groma.engine.invasions.inspection;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.NationId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.TimeEntry;
import org.groma.model.value.Datum;

/** Conditions of special rules and of the time table that no game can ever meet. */
final class ConditionNeverHolds implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.condition-never-holds",
          Severity.WARNING,
          "VIII.B",
          "Condition that no game can meet",
          "What waits for it never comes about.",
          "The condition of the rule 'Heirs' of the Franks can never hold: the Iberians never"
              + " collapse, because they can never become an Empire.",
          "Compare the condition with the rulebook; name another nation or status.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (Nation nation : ground.project().get(Kinds.NATIONS)) {
      for (int i = 0; i < nation.special().size(); i++) {
        Nation.Special special = nation.special().get(i);
        String whose = "rule '" + special.name() + "' of the " + nation.name();
        special
            .when()
            .flatMap(when -> obstacle(ground, Optional.of(nation.id()), when))
            .map(why -> object(whose, why, Kinds.NATIONS, nation, "special"))
            .ifPresent(out);
      }
    }
    for (TimeEntry entry : ground.project().get(Kinds.TIME_TABLE)) {
      entry
          .attributes()
          .get("condition")
          .flatMap(condition -> obstacle(ground, entry.nation(), condition))
          .map(why ->
              object(
                  "line '" + entry.name() + "'",
                  why,
                  Kinds.TIME_TABLE,
                  entry,
                  "attributes.condition"))
          .ifPresent(out);
    }
  }

  private static Objection object(
      String whose, String why, Kind<?, ?> kind, Entry<?> entry, String path) {
    return Ground.object(
        ABOUT,
        "The condition of the " + whose + " can never hold: " + why + ".",
        kind,
        entry,
        path);
  }

  /** Why a condition can never hold for a nation; empty if it can, for all that is known. */
  private static Optional<String> obstacle(Ground ground, Optional<NationId> whose, Datum when) {
    if (!(when instanceof Datum.Fields(Map<String, Datum> fields))) {
      return Optional.empty();
    }
    return fields.entrySet().stream()
        .flatMap(field -> obstacle(ground, whose, field.getKey(), field.getValue()).stream())
        .findFirst()
        .or(() -> contradiction(ground, List.of(when)));
  }

  private static Optional<String> obstacle(
      Ground ground, Optional<NationId> whose, String word, Datum value) {
    return switch (word) {
      case "all" ->
          items(value).stream()
              .flatMap(each -> obstacle(ground, whose, each).stream())
              .findFirst()
              .or(() -> contradiction(ground, items(value)));
      case "any" -> {
        List<Optional<String>> each =
            items(value).stream().map(item -> obstacle(ground, whose, item)).toList();
        yield each.stream().allMatch(Optional::isPresent)
            ? each.stream().flatMap(Optional::stream).findFirst()
            : Optional.empty();
      }
      case "nation-collapsed" ->
          named(ground, value)
              .filter(nation -> neverEmpire(ground, nation))
              .map(nation ->
                  "the "
                      + nation.name()
                      + " never collapse, because they can never become an Empire");
      case "status" ->
          whose.flatMap(ground::nation).flatMap(nation -> neverOf(ground, nation, value));
      default -> Optional.empty();
    };
  }

  private static Optional<String> neverOf(Ground ground, Nation nation, Datum status) {
    Optional<Status> wanted =
        status instanceof Datum.Text(String word) ? Status.of(word) : Optional.empty();
    if (wanted.isEmpty()) {
      return Optional.empty();
    }
    boolean empire = isEmpireAtFirst(ground, nation);
    if (empire && wanted.get() != Status.EMPIRE) {
      return Optional.of(
          "the " + nation.name() + " begin as an Empire and never are anything less");
    }
    return wanted.get() == Status.EMPIRE && neverEmpire(ground, nation)
        ? Optional.of("the " + nation.name() + " can never become an Empire")
        : Optional.empty();
  }

  private static boolean isEmpireAtFirst(Ground ground, Nation nation) {
    return ground
        .setup(nation.id())
        .flatMap(ground::status)
        .or(() -> Status.of(nation.status()))
        .filter(Status.EMPIRE::equals)
        .isPresent();
  }

  /** VIII.B: only active Kingdoms check for an Empire. */
  private static boolean neverEmpire(Ground ground, Nation nation) {
    return nation.tags().has("inactive")
        && !isEmpireAtFirst(ground, nation)
        && nation.special().stream()
            .flatMap(special -> special.effects().stream())
            .noneMatch(effect ->
                effect instanceof Datum.Fields(var words) && words.containsKey("becomes-active"));
  }

  /** A nation cannot have collapsed and hold something. */
  private static Optional<String> contradiction(Ground ground, List<Datum> together) {
    Set<String> collapsed = new HashSet<>();
    Set<String> standing = new HashSet<>();
    for (Datum each : together) {
      if (each instanceof Datum.Fields(Map<String, Datum> fields)) {
        fields.forEach((word, value) -> {
          switch (word) {
            case "nation-collapsed" -> text(Optional.of(value)).ifPresent(collapsed::add);
            case "nation-stands" -> text(Optional.of(value)).ifPresent(standing::add);
            case "controls-area", "controls-city" -> {
              if (value instanceof Datum.Fields of) {
                text(of.get("nation")).ifPresent(standing::add);
              }
            }
            default -> {
              // says nothing of another nation
            }
          }
        });
      }
    }
    collapsed.retainAll(standing);
    return collapsed.stream()
        .sorted()
        .findFirst()
        .map(NationId::new)
        .map(id -> "the " + ground.name(id) + " cannot have collapsed and still hold their ground");
  }

  private static Optional<Nation> named(Ground ground, Datum value) {
    return text(Optional.of(value)).flatMap(id -> ground.project().get(Kinds.NATIONS).find(id));
  }

  private static Optional<String> text(Optional<Datum> value) {
    return value.filter(Datum.Text.class::isInstance).map(text -> ((Datum.Text) text).text());
  }

  private static List<Datum> items(Datum value) {
    return value instanceof Datum.Items(List<Datum> items) ? items : List.of();
  }
}
