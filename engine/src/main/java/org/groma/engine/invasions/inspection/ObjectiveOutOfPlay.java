package org.groma.engine.invasions.inspection;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.id.Place;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.value.Datum;

/** Objectives of a scenario that lie off its map, or ask for more provinces than there are. */
final class ObjectiveOutOfPlay implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.objective-out-of-play",
          Severity.WARNING,
          "V.B",
          "Objective that nobody can reach",
          "Points are promised for land that is not on the map in play or closed to the nation, or"
              + " for more land than there is.",
          "The objective each-province of the Huns in the block 6 names Sogdiana, which is not"
              + " on the map in play.",
          "Name land of the map in play, or correct the number.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  private static final Map<String, Place.Kind> NAMES =
      Map.of(
          "control-province", Place.Kind.PROVINCE,
          "each-province", Place.Kind.PROVINCE,
          "control-area", Place.Kind.AREA,
          "each-area", Place.Kind.AREA);

  private static final Set<String> WITH_AREAS =
      Set.of("all-provinces", "at-least-provinces", "each-other-province", "each-province-inside");

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (Nation nation : ground.project().get(Kinds.NATIONS)) {
      for (int i = 0; i < nation.victory().size(); i++) {
        Nation.VictoryBlock block = nation.victory().get(i);
        for (int k = 0; k < block.objectives().size(); k++) {
          String path = "victory[" + i + "].objectives[" + k + "].scoring";
          if (block.objectives().get(k).scoring() instanceof Datum.Fields(var words)) {
            words.forEach((word, value) ->
                problem(ground, word, value)
                    .or(() -> closed(ground, nation, word, value))
                    .ifPresent(problem ->
                        out.accept(
                            Ground.object(
                                ABOUT,
                                String.format(
                                    Locale.ROOT,
                                    "The objective %s of the %s in the block %s %s.",
                                    word,
                                    nation.name(),
                                    block.turns(),
                                    problem),
                                Kinds.NATIONS,
                                nation,
                                path))));
          }
        }
      }
    }
  }

  private static Optional<String> problem(Ground ground, String word, Datum value) {
    if (NAMES.containsKey(word)) {
      return outside(ground, NAMES.get(word), value);
    }
    if (!WITH_AREAS.contains(word) || !(value instanceof Datum.Fields fields)) {
      return Optional.empty();
    }
    boolean isCounted = word.equals("at-least-provinces");
    boolean isOfMany = isCounted || word.equals("each-other-province");
    Optional<Datum> areas = fields.get(isOfMany ? "areas" : "area");
    Optional<String> outside = areas.flatMap(each -> outside(ground, Place.Kind.AREA, each));
    if (outside.isPresent()) {
      return outside;
    }
    int provinces =
        words(areas.orElse(Datum.text(""))).stream()
            .mapToInt(area -> provinces(ground, area))
            .sum();
    return isCounted
            && fields.get("count").orElse(null) instanceof Datum.Amount(BigDecimal count)
            && count.compareTo(BigDecimal.valueOf(provinces)) > 0
        ? Optional.of(
            String.format(
                Locale.ROOT, "asks for %s provinces of the %d that there are", count, provinces))
        : Optional.empty();
  }

  /** Land that the nation may not enter on any turn. */
  private static Optional<String> closed(Ground ground, Nation nation, String word, Datum value) {
    if (NAMES.get(word) != Place.Kind.PROVINCE || ground.setting().nations() == 0) {
      return Optional.empty();
    }
    int number = ground.number(nation.id());
    return words(value).stream()
        .map(id -> new Place(Place.Kind.PROVINCE, id))
        .filter(place -> isClosed(ground, number, ground.board().number(place)))
        .findFirst()
        .map(place -> "names " + ground.name(place) + ", which is closed to them on all turns");
  }

  private static boolean isClosed(Ground ground, int nation, OptionalInt province) {
    return province.isPresent()
        && IntStream.rangeClosed(ground.scenario().firstTurn(), ground.scenario().lastTurn())
            .noneMatch(
                turn -> ground.setting().access().mayEnter(nation, province.getAsInt(), turn));
  }

  private static Optional<String> outside(Ground ground, Place.Kind kind, Datum value) {
    for (String id : words(value)) {
      boolean known =
          kind == Place.Kind.AREA
              ? ground.project().areas().contains(id)
              : ground.project().provinces().contains(id);
      if (known && !isInPlay(ground, kind, id)) {
        return Optional.of(
            "names " + ground.name(new Place(kind, id)) + ", which is not on the map in play");
      }
    }
    return Optional.empty();
  }

  private static boolean isInPlay(Ground ground, Place.Kind kind, String id) {
    if (kind == Place.Kind.AREA) {
      return provinces(ground, id) > 0;
    }
    OptionalInt number = ground.board().number(new Place(kind, id));
    return number.isPresent() && ground.board().isInPlay(number.getAsInt());
  }

  private static int provinces(Ground ground, String area) {
    int number = ground.project().areas().indexOf(area);
    return number < 0 ? 0 : ground.board().provinceCount(number);
  }

  private static List<String> words(Datum value) {
    return switch (value) {
      case Datum.Text(String text) -> List.of(text);
      case Datum.Items(List<Datum> items) ->
          items.stream().flatMap(item -> words(item).stream()).toList();
      default -> List.of();
    };
  }
}
