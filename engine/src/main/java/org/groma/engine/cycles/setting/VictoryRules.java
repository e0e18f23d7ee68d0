package org.groma.engine.cycles.setting;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/** What a scenario scores, read from its data. */
@Rule("14.2")
public final class VictoryRules {

  /** Cities of which a position must hold at least one, or the game is lost for it. */
  public record Survival(int position, List<Integer> cities) {}

  /**
   * Tax value of unpillaged cities, held at once, that wins.
   *
   * @param complete whether the game is over then; otherwise it goes on for more
   */
  public record Conquest(int position, int least, boolean complete) {}

  /**
   * A campaign: somebody has surrendered, cities were won, and units have left the map.
   *
   * @param value the tax value of cities that it did not begin with
   */
  @Rule("14.2.5")
  public record Campaign(int position, int enemy, int value, int exits) {}

  /**
   * Points for each tax value of cities, in halves.
   *
   * @param owner whose cities; -1 for its own
   */
  private record Rate(Set<Integer> positions, int owner, int halves, boolean pillagedToo) {

    boolean isFor(int position, int holder) {
      return (positions.isEmpty() || positions.contains(position))
          && holder == (owner < 0 ? position : owner);
    }
  }

  /** Points for one city. */
  private record Prize(Set<Integer> positions, String city, int points) {

    boolean isFor(int position) {
      return positions.isEmpty() || positions.contains(position);
    }
  }

  /** Rules that hold for everybody who plays. */
  private static final Set<String> FOR_ALL = Set.of("income", "tie");

  private final List<Survival> survival = new ArrayList<>();
  private final List<Conquest> conquest = new ArrayList<>();
  private final List<Campaign> campaigns = new ArrayList<>();
  private final List<Rate> rates = new ArrayList<>();
  private final List<Prize> prizes = new ArrayList<>();
  private final Yields yields;
  private final boolean income;
  private final boolean average;
  private boolean tie;

  VictoryRules(
      Scenario scenario,
      Board board,
      Yields yields,
      List<Position> positions,
      List<Shortfall> shortfalls) {
    this.yields = yields;
    boolean earns = false;
    boolean mean = false;
    for (Datum rule : scenario.victory()) {
      if (rule instanceof Datum.Fields(Map<String, Datum> fields) && fields.size() == 1) {
        String word = fields.keySet().iterator().next();
        Datum said = fields.get(word);
        Set<Integer> meant = FOR_ALL.contains(word) ? Set.of() : meant(said, positions);
        switch (word) {
          case "cities" ->
              rates.add(new Rate(meant, -1, halves(said), !Facts.flag(said, "unpillaged")));
          case "cities-of" -> {
            int owner = number(positions, Facts.text(said, "owner").orElse(""));
            rates.add(new Rate(meant, owner, halves(said), !Facts.flag(said, "unpillaged")));
            if (owner < 0) {
              lacks(scenario, "a rule of victory names somebody who does not play", shortfalls);
            }
          }
          case "crusade" -> {
            // what it counts, the special rule of the same name says
          }
          case "bonus" ->
              prizes.add(
                  new Prize(
                      meant,
                      Facts.text(said, "city").orElse(""),
                      Facts.number(said, "points").orElse(0)));
          case "survives" ->
              survival.add(
                  new Survival(
                      first(meant),
                      Facts.words(Facts.field(said, "cities")).stream()
                          .map(board::cityNamed)
                          .filter(city -> city >= 0)
                          .toList()));
          case "value" ->
              conquest.add(
                  new Conquest(
                      first(meant),
                      Facts.flag(said, "all")
                          ? board.cities().stream().mapToInt(City::tax).sum()
                          : Facts.number(said, "least").orElse(0),
                      Facts.flag(said, "all")));
          case "conquest" ->
              campaigns.add(
                  new Campaign(
                      first(meant),
                      number(positions, Facts.text(said, "surrendered").orElse("")),
                      Facts.number(said, "value").orElse(0),
                      Facts.number(said, "exits").orElse(0)));
          case "income" -> {
            earns = true;
            mean = Facts.flag(said, "average");
          }
          case "tie" -> {
            tie = true;
            if (!isByUnpillagedCities(said)) {
              lacks(
                  scenario,
                  "a tie can only go by the tax value of unpillaged cities, each once",
                  shortfalls);
            }
          }
          default -> lacks(scenario, "'" + word + "' is no rule of victory", shortfalls);
        }
        if (meant.contains(-1) || campaigns.stream().anyMatch(each -> each.enemy() < 0)) {
          lacks(scenario, "a rule of victory names somebody who does not play", shortfalls);
        }
      } else {
        lacks(scenario, "a rule of victory is one word with what it says", shortfalls);
      }
    }
    income = earns;
    average = mean;
  }

  /** What a tie goes by may be said, but is always the same. */
  private static boolean isByUnpillagedCities(Datum said) {
    Optional<Datum> cities = Facts.field(said, "cities");
    return cities.isEmpty()
        || (Facts.flag(cities.get(), "unpillaged")
            && Facts.number(cities.get(), "factor").orElse(1) == 1);
  }

  private static void lacks(Scenario scenario, String problem, List<Shortfall> shortfalls) {
    String id = scenario.id().slug();
    shortfalls.add(new Shortfall("scenario " + id, problem).of("scenario:" + id).in("$.victory"));
  }

  /** Those whom a rule names; nobody where it is about all. */
  private static Set<Integer> meant(Datum said, List<Position> positions) {
    Set<Integer> found = new TreeSet<>();
    Facts.text(said, "nation").ifPresent(id -> found.add(number(positions, id)));
    Facts.words(Facts.field(said, "nations")).forEach(id -> found.add(number(positions, id)));
    return found;
  }

  private static int first(Set<Integer> meant) {
    return meant.stream().findFirst().orElse(0);
  }

  private static int number(List<Position> positions, String id) {
    for (int i = 0; i < positions.size(); i++) {
      if (positions.get(i).id().equals(id)) {
        return i;
      }
    }
    return -1;
  }

  private static int halves(Datum said) {
    return Facts.field(said, "factor")
        .filter(Datum.Amount.class::isInstance)
        .map(amount -> ((Datum.Amount) amount).number().doubleValue())
        .map(factor -> (int) Math.round(2 * factor))
        .orElse(2);
  }

  /** What a city counts for a position, whoever owns it. */
  public double ofCity(int position, City city, int owner, boolean pillaged) {
    double points = 0;
    for (Rate rate : rates) {
      if (rate.isFor(position, owner) && (!pillaged || rate.pillagedToo())) {
        points += rate.halves() * yields.of(city) / 2.0;
      }
    }
    for (Prize prize : prizes) {
      if (owner == position && prize.city().equals(city.id()) && prize.isFor(position)) {
        points += prize.points();
      }
    }
    return points;
  }

  public List<Survival> survival() {
    return survival;
  }

  public List<Conquest> conquest() {
    return conquest;
  }

  @Rule("14.2.5")
  public List<Campaign> campaigns() {
    return campaigns;
  }

  /** Whether who is level is told apart by the tax value of unpillaged cities. */
  public boolean isTieBroken() {
    return tie;
  }

  /** Whether income counts. */
  public boolean income() {
    return income;
  }

  /** Whether it counts as an average of turns. */
  public boolean average() {
    return average;
  }
}
