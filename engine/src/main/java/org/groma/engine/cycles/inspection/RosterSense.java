package org.groma.engine.cycles.inspection;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.cycles.setting.Facts;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;
import org.groma.model.value.Datum;

/** Who plays, in what order and from when to when: lists that name somebody twice or not at all. */
final class RosterSense implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.roster-sense",
          Severity.ERROR,
          "4.1",
          "Order, choice or attendance that names somebody twice, not at all or at no time",
          "Whoever is left out moves when nobody expects it; a position that is named twice takes"
              + " the place of another.",
          "Open scenario: 'hun' is named twice.",
          "Correct the list, the turn or the option that the sentence names.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    attendance(ground, out);
    positions(ground, out);
  }

  /** Positions are named once, and a kingdom to choose needs the cities that it lives of. */
  private static void positions(Ground ground, Consumer<Objection> out) {
    Optional<Datum> choice = ground.scenario().attributes().get("choice");
    List<String> chosen =
        choice.map(said -> Facts.words(Facts.field(said, "from"))).orElse(List.of());
    once(ground, "attributes.choice.from", chosen, out);
    for (String list : List.of("order", "reserve")) {
      once(
          ground, "attributes." + list, Facts.words(ground.scenario().attributes().get(list)), out);
    }
    List<String> order = Facts.words(ground.scenario().attributes().get("order"));
    ground.scenario().setups().stream()
        .map(setup -> setup.nation().slug())
        .filter(id -> !order.isEmpty() && !order.contains(id))
        .forEach(id ->
            object(
                ground,
                "attributes.order",
                "'" + id + "' is set up, and the order of moves does not name it.",
                out));
    for (String id : chosen) {
      int position = ground.setting().positionNamed(id);
      if (position != Setting.NOBODY
          && ground.setting().position(position).stage() != Stage.BARBARIAN
          && !ground.setting().options().optionalCities()) {
        object(
            ground,
            "options",
            "'" + id + "' may be chosen, and the optional cities that it needs (13.2.3) are off.",
            out);
      }
    }
  }

  private static void once(
      Ground ground, String path, List<String> words, Consumer<Objection> out) {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < words.size(); i++) {
      if (!seen.add(words.get(i))) {
        object(ground, path + "[" + i + "]", "'" + words.get(i) + "' is named twice.", out);
      }
    }
  }

  private static void attendance(Ground ground, Consumer<Objection> out) {
    if (!(ground.scenario().attributes().get("attendance").orElse(null)
        instanceof Datum.Fields(Map<String, Datum> players))) {
      return;
    }
    players.forEach((player, said) -> {
      int from = Facts.number(said, "from").orElse(ground.scenario().firstTurn());
      Facts.number(said, "until")
          .filter(until -> until < from)
          .ifPresent(until ->
              object(
                  ground,
                  "attributes.attendance." + player + ".until",
                  String.format(
                      Locale.ROOT,
                      "the player '%s' leaves in turn %d, before he comes in turn %d.",
                      player,
                      until,
                      from),
                  out));
      for (String end : List.of("from", "until")) {
        Facts.number(said, end)
            .filter(turn -> turn > ground.scenario().lastTurn())
            .ifPresent(turn ->
                object(
                    ground,
                    "attributes.attendance." + player + "." + end,
                    String.format(
                        Locale.ROOT,
                        "the player '%s' comes or goes in turn %d, and the last turn is %d.",
                        player,
                        turn,
                        ground.scenario().lastTurn()),
                    out));
      }
    });
  }

  private static void object(Ground ground, String path, String problem, Consumer<Objection> out) {
    out.accept(
        Objection.of(ABOUT, ground.scenario().name() + ": " + problem, path, ground.subject()));
  }
}
