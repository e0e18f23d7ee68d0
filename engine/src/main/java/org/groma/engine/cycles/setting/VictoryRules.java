package org.groma.engine.cycles.setting;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/** What a scenario scores, read from its data. */
@Rule("14.2")
public final class VictoryRules {

  /** Cities of which a position must hold at least one, or the game is lost for it. */
  public record Survival(int position, List<Integer> cities) {}

  /** Tax value of unpillaged cities that wins at once. */
  public record Conquest(int position, int least) {}

  /** Points for each tax value of owned cities, in halves. */
  private record Rate(Optional<Integer> position, int halves, boolean pillagedToo) {}

  /** Points for one city. */
  private record Prize(Optional<Integer> position, String city, int points) {}

  private final List<Survival> survival = new ArrayList<>();
  private final List<Conquest> conquest = new ArrayList<>();
  private final List<Rate> rates = new ArrayList<>();
  private final List<Prize> prizes = new ArrayList<>();
  private final boolean income;
  private final boolean average;

  VictoryRules(
      Scenario scenario, Board board, List<Position> positions, List<Shortfall> shortfalls) {
    boolean earns = false;
    boolean mean = false;
    for (Datum rule : scenario.victory()) {
      if (rule instanceof Datum.Fields(Map<String, Datum> fields) && fields.size() == 1) {
        String word = fields.keySet().iterator().next();
        Datum said = fields.get(word);
        Optional<Integer> position = Facts.text(said, "nation").map(id -> number(positions, id));
        switch (word) {
          case "cities" ->
              rates.add(new Rate(position, halves(said), !Facts.flag(said, "unpillaged")));
          case "bonus" ->
              prizes.add(
                  new Prize(
                      position,
                      Facts.text(said, "city").orElse(""),
                      Facts.number(said, "points").orElse(0)));
          case "survives" ->
              survival.add(
                  new Survival(
                      position.orElse(0),
                      Facts.words(Facts.field(said, "cities")).stream()
                          .map(board::cityNamed)
                          .filter(city -> city >= 0)
                          .toList()));
          case "value" ->
              conquest.add(new Conquest(position.orElse(0), Facts.number(said, "least").orElse(0)));
          case "income" -> {
            earns = true;
            mean = Facts.flag(said, "average");
          }
          default -> lacks(scenario, "'" + word + "' is no rule of victory", shortfalls);
        }
        if (position.isPresent() && position.get() < 0) {
          lacks(scenario, "a rule of victory names somebody who does not play", shortfalls);
        }
      } else {
        lacks(scenario, "a rule of victory is one word with what it says", shortfalls);
      }
    }
    income = earns;
    average = mean;
  }

  private static void lacks(Scenario scenario, String problem, List<Shortfall> shortfalls) {
    String id = scenario.id().slug();
    shortfalls.add(new Shortfall("scenario " + id, problem).of("scenario:" + id).in("$.victory"));
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

  /** What owning a city counts. */
  public double ofCity(int position, City city, boolean pillaged) {
    double points = 0;
    for (Rate rate : rates) {
      if (rate.position().orElse(position) == position && (!pillaged || rate.pillagedToo())) {
        points += rate.halves() * city.tax() / 2.0;
      }
    }
    for (Prize prize : prizes) {
      if (prize.city().equals(city.id()) && prize.position().orElse(position) == position) {
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

  /** Whether income counts. */
  public boolean income() {
    return income;
  }

  /** Whether it counts as an average of turns. */
  public boolean average() {
    return average;
  }
}
