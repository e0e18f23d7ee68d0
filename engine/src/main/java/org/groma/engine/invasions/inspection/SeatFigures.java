package org.groma.engine.invasions.inspection;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.id.NationId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Relation;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** Players, bonds, options and the end of a scenario that contradict nations or tables. */
final class SeatFigures implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.seat-figures",
          Severity.ERROR,
          "V",
          "Players, bonds or end of a scenario that contradict nations or tables",
          "The game is played by others, scored or ended otherwise than the rules say.",
          "350 AD: the tie leaves the goths out.",
          "Correct the field that the sentence names.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Look look = new Look(ground, out);
    look.seats();
    look.numbers();
    look.rules();
    look.relations();
    look.extension();
    look.names();
  }

  private record Look(Ground ground, Consumer<Objection> out) {

    private Scenario scenario() {
      return ground.scenario();
    }

    void seats() {
      List<Seat> seats = scenario().players();
      for (int i = 0; i < seats.size(); i++) {
        Seat seat = seats.get(i);
        String path = "players[" + i + "]";
        if (seat.name().isBlank()) {
          object(path + ".name", "the player '" + seat.player() + "' has no name");
        }
        List<Nation> others =
            seat.nations().stream()
                .flatMap(id -> ground.nation(id).stream())
                .filter(
                    nation -> nation.player().filter(it -> !it.equals(seat.player())).isPresent())
                .toList();
        if (!others.isEmpty()) {
          object(
              path + ".player",
              String.format(
                  Locale.ROOT,
                  "'%s' plays the %s, who are of the player '%s'",
                  seat.player(),
                  others.getFirst().name(),
                  others.getFirst().player().orElse("")));
        }
      }
    }

    void numbers() {
      Optional<Integer> least = scenario().attributes().number("minimumPlayers");
      Optional<Integer> most = scenario().attributes().number("maximumPlayers");
      int seats = scenario().players().size();
      if (most.filter(it -> it != seats).isPresent()) {
        object(
            "attributes.maximumPlayers",
            "it has " + seats + " seats, but " + most.get() + " players at most");
      }
      if (least.filter(it -> it > seats || it < 1).isPresent()) {
        object("attributes.minimumPlayers", "it cannot be played by " + least.get());
      }
    }

    void rules() {
      boolean ends = false;
      for (Datum rule : scenario().victory()) {
        ends |= isEnd(rule);
        part(rule, "most-points").flatMap(it -> part(it, "scoring-turns")).ifPresent(this::scored);
        part(rule, "tie").flatMap(it -> part(it, "then")).ifPresent(this::tie);
      }
      if (!ends && !scenario().victory().isEmpty()) {
        object("victory", "it has no end but one with a condition");
      }
      for (Datum rule : scenario().special()) {
        part(rule, "skip-steps").ifPresent(this::skipped);
        part(rule, "independent").flatMap(it -> part(it, "nations")).ifPresent(this::independent);
      }
    }

    private boolean isEnd(Datum rule) {
      Optional<Datum> end = part(rule, "end");
      Optional<Integer> turn = end.flatMap(it -> part(it, "turn")).flatMap(Look::number);
      if (turn.filter(it -> it < scenario().firstTurn()).isPresent()) {
        object("victory", "it ends before it begins");
      }
      return end.isPresent() && part(end.get(), "if").isEmpty();
    }

    /** The scoring turns are those of the table, as far as the game goes. */
    private void scored(Datum turns) {
      Set<String> own = new TreeSet<>(words(turns));
      Set<String> listed = new TreeSet<>();
      ground.table("scoring-turns").map(RuleTable::rows).orElse(List.of()).stream()
          .map(RuleTable.Row::key)
          .filter(key -> !key.matches("[0-9]+") || isWithin(Integer.parseInt(key)))
          .forEach(listed::add);
      own.removeIf(turn -> turn.matches("[0-9]+") && !isWithin(Integer.parseInt(turn)));
      if (!listed.isEmpty() && !own.equals(listed)) {
        object(
            "victory",
            "it scores in turns "
                + String.join(", ", own)
                + ", by the table in "
                + String.join(", ", listed));
      }
    }

    private boolean isWithin(int turn) {
      return turn >= scenario().firstTurn() && turn <= scenario().lastTurn();
    }

    private void tie(Datum order) {
      Set<String> left = new TreeSet<>();
      scenario().players().forEach(seat -> left.add(seat.player()));
      words(order).forEach(left::remove);
      if (!left.isEmpty()) {
        object("victory", "the tie leaves out: " + String.join(", ", left));
      }
    }

    /** Steps are left out in the turn that the sequence of play leaves them out in. */
    private void skipped(Datum rule) {
      Optional<Integer> turn = part(rule, "turn").flatMap(Look::number);
      for (String step : part(rule, "steps").map(Look::words).orElse(List.of())) {
        ground.table("sequence-of-play").map(RuleTable::rows).orElse(List.of()).stream()
            .filter(row -> row.key().equals(step))
            .flatMap(row -> part(new Datum.Fields(row.cells()), "skippedOnTurn").stream())
            .flatMap(it -> number(it).stream())
            .filter(it -> turn.isPresent() && !turn.get().equals(it))
            .forEach(it ->
                object(
                    "special",
                    String.format(
                        Locale.ROOT,
                        "it leaves out %s in turn %d, the sequence of play in turn %d",
                        step,
                        turn.get(),
                        it)));
      }
    }

    /** Minor Kingdoms that are set up are clients, or independent. */
    private void independent(Datum listed) {
      Set<String> free = new TreeSet<>(words(listed));
      for (Relation relation : scenario().relations()) {
        if (Ground.isBond(relation) && free.contains(relation.from().slug())) {
          object(
              "special",
              ground.name(relation.from())
                  + " are independent, and subject to the "
                  + ground.name(relation.to()));
        }
      }
      scenario().setups().stream()
          .flatMap(setup -> ground.nation(setup.nation()).stream())
          .filter(nation -> nation.tags().has("imk") && !nation.tags().has("into-the-east"))
          .filter(nation -> !free.contains(nation.id().slug()) && !isBound(nation.id()))
          .forEach(nation ->
              object("special", "the " + nation.name() + " are neither independent nor clients"));
    }

    private boolean isBound(NationId nation) {
      return scenario().relations().stream()
          .anyMatch(relation -> Ground.isBond(relation) && relation.from().equals(nation));
    }

    /** United Empires and exchanges are such by special rules. */
    void relations() {
      Map<String, String> words =
          Map.of("united", "united-activation", "exchange", "exchange-mercenary");
      for (Relation relation : scenario().relations()) {
        String word = words.get(relation.kind());
        if (word != null && !does(relation.from(), word, relation.to())) {
          object(
              "relations",
              String.format(
                  Locale.ROOT,
                  "no rule of the %s has them %s with the %s",
                  ground.name(relation.from()),
                  relation.kind(),
                  ground.name(relation.to())));
        }
      }
    }

    private boolean does(NationId nation, String word, NationId with) {
      return ground.nation(nation).stream()
          .flatMap(each -> each.special().stream())
          .flatMap(special -> special.effects().stream())
          .flatMap(effect -> part(effect, word).stream())
          .flatMap(given -> part(given, "with").stream())
          .anyMatch(Datum.text(with.slug())::equals);
    }

    /** Nations of the extension are set up when it is played, and only then. */
    void extension() {
      boolean isOn =
          scenario().options().get("intoTheEast").filter(new Datum.Flag(true)::equals).isPresent();
      for (Nation nation : ground.project().get(Kinds.NATIONS)) {
        if (nation.tags().has("into-the-east") && ground.setup(nation.id()).isPresent() != isOn) {
          object(
              "options.intoTheEast",
              "the "
                  + nation.name()
                  + (isOn ? " are not set up" : " are set up without the extension"));
        }
      }
    }

    void names() {
      List<String> own = new ArrayList<>(scenario().aliases());
      own.add(scenario().name());
      for (Scenario other : ground.project().get(Kinds.SCENARIOS)) {
        if (!other.id().equals(scenario().id())
            && (own.contains(other.name()) || other.aliases().stream().anyMatch(own::contains))) {
          object("name", "the scenario " + other.id() + " is called the same");
        }
      }
    }

    private static Optional<Datum> part(Datum datum, String name) {
      return datum instanceof Datum.Fields(Map<String, Datum> fields)
              && fields.keySet().contains(name)
          ? Optional.of(fields.get(name))
          : Optional.empty();
    }

    private static Optional<Integer> number(Datum datum) {
      return datum instanceof Datum.Amount it
          ? Optional.of(it.number().intValue())
          : Optional.empty();
    }

    private static List<String> words(Datum datum) {
      return datum instanceof Datum.Items(List<Datum> items)
          ? items.stream()
              .map(item ->
                  item instanceof Datum.Text(String text)
                      ? text
                      : number(item).map(String::valueOf).orElse("?"))
              .toList()
          : List.of();
    }

    private void object(String field, String problem) {
      out.accept(ground.object(ABOUT, scenario().name() + ": " + problem + ".", field));
    }
  }
}
