package org.groma.engine.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.groma.model.id.NationId;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Slug;

/**
 * The numbers of players that a scenario can be played by. A scenario seats as many as its players;
 * under the attribute {@value #WORD} it may declare others, each with its {@code players} (a seat
 * of the scenario by its word alone, or a seat of its own), the nations that it is played {@code
 * without}, and {@code options} and {@code attributes} that differ. What a variant is played by is
 * a scenario again: the same one under the same id, with those seats.
 */
public final class SeatVariants {

  /** The attribute of a scenario that declares them. */
  public static final String WORD = "seatings";

  private static final String PLAYERS = "players";
  private static final String PLAYER = "player";
  private static final String NATIONS = "nations";
  private static final String WITHOUT = "without";
  private static final String NAME = "name";

  private final Scenario scenario;
  private final Map<Integer, Scenario> byNumber = new TreeMap<>();
  private final List<String> problems = new ArrayList<>();

  private SeatVariants(Scenario scenario) {
    this.scenario = scenario;
    byNumber.put(scenario.players().size(), scenario);
    for (Datum said : items(scenario.attributes().get(WORD))) {
      Optional<Datum.Fields> fields =
          said instanceof Datum.Fields found ? Optional.of(found) : Optional.empty();
      List<Seat> seats = fields.map(this::seats).orElse(List.of());
      if (seats.isEmpty()) {
        problems.add("an entry of '" + WORD + "' names no players; say who plays");
      } else if (byNumber.putIfAbsent(seats.size(), seated(fields.orElseThrow(), seats)) != null) {
        problems.add("'" + WORD + "' says twice how " + seats.size() + " play; keep one of them");
      }
    }
  }

  public static SeatVariants of(Scenario scenario) {
    return new SeatVariants(scenario);
  }

  /** The numbers of players, the least first. */
  public List<Integer> numbers() {
    return List.copyOf(byNumber.keySet());
  }

  /** The scenario as so many play it; empty where it is not for so many. */
  public Optional<Scenario> seated(int number) {
    return Optional.ofNullable(byNumber.get(number));
  }

  /** Why so many cannot play it, as a sentence. */
  public String refusal(int number) {
    List<Integer> numbers = numbers();
    String listed =
        numbers.size() == 1
            ? numbers.getFirst().toString()
            : numbers.subList(0, numbers.size() - 1).stream()
                    .map(String::valueOf)
                    .collect(Collectors.joining(", "))
                + " or "
                + numbers.getLast();
    return String.format(
        Locale.ROOT,
        "'%s' is for %s player%s, not for %d",
        scenario.name(),
        listed,
        listed.equals("1") ? "" : "s",
        number);
  }

  /** What its declarations say that means nothing, as sentences. */
  public List<String> problems() {
    return List.copyOf(problems);
  }

  private List<Seat> seats(Datum.Fields said) {
    List<Seat> found = new ArrayList<>();
    for (Datum item : items(said.get(PLAYERS))) {
      Optional<String> player = text(item, PLAYER);
      if (player.isEmpty()) {
        problems.add("a seat of '" + WORD + "' has no 'player'; give it a word");
      } else {
        seat(item, player.get()).ifPresent(found::add);
      }
    }
    return found;
  }

  private Optional<Seat> seat(Datum said, String player) {
    Optional<Seat> own =
        scenario.players().stream().filter(seat -> seat.player().equals(player)).findFirst();
    Optional<String> name = text(said, NAME).or(() -> own.map(Seat::name));
    if (name.isEmpty()) {
      problems.add(
          String.format(
              Locale.ROOT,
              "'%s' in '%s' is no player of the scenario; correct the word, or say 'name' and"
                  + " 'nations'",
              player,
              WORD));
    }
    List<NationId> nations =
        said instanceof Datum.Fields fields && fields.get(NATIONS).isPresent()
            ? nations(fields.get(NATIONS))
            : own.map(Seat::nations).orElse(List.of());
    return name.map(called -> new Seat(player, called, nations));
  }

  private Scenario seated(Datum.Fields said, List<Seat> seats) {
    List<NationId> without = nations(said.get(WITHOUT));
    Attributes attributes = scenario.attributes().without(WORD);
    return new Scenario(
        scenario.id(),
        scenario.name() + (seats.size() == 1 ? ", 1 player" : ", " + seats.size() + " players"),
        scenario.aliases(),
        scenario.firstTurn(),
        scenario.lastTurn(),
        scenario.order(),
        seats,
        scenario.setups().stream().filter(each -> !without.contains(each.nation())).toList(),
        scenario.relations().stream()
            .filter(each -> !without.contains(each.from()) && !without.contains(each.to()))
            .toList(),
        scenario.markers(),
        changed(scenario.options(), said.get("options")),
        scenario.special(),
        scenario.victory(),
        changed(attributes, said.get("attributes")),
        scenario.origin());
  }

  private static Attributes changed(Attributes usual, Optional<Datum> said) {
    Attributes changed = usual;
    if (said.isPresent() && said.get() instanceof Datum.Fields(Map<String, Datum> fields)) {
      for (Map.Entry<String, Datum> each : fields.entrySet()) {
        changed = changed.with(each.getKey(), each.getValue());
      }
    }
    return changed;
  }

  private List<NationId> nations(Optional<Datum> said) {
    List<NationId> found = new ArrayList<>();
    for (Datum item : items(said)) {
      if (item instanceof Datum.Text(String word) && Slug.isValid(word)) {
        found.add(new NationId(word));
      } else {
        problems.add("'" + WORD + "' names a nation by something that is no id; correct it");
      }
    }
    return found;
  }

  private static Optional<String> text(Datum datum, String name) {
    return datum instanceof Datum.Fields fields
        ? fields
            .get(name)
            .flatMap(found ->
                found instanceof Datum.Text(String text) ? Optional.of(text) : Optional.empty())
        : Optional.empty();
  }

  private static List<Datum> items(Optional<Datum> datum) {
    return datum.isPresent() && datum.get() instanceof Datum.Items(List<Datum> items)
        ? items
        : List.of();
  }
}
