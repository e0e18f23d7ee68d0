package org.groma.engine.invasions.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.groma.engine.invasions.effect.Vocabulary;
import org.groma.engine.invasions.effect.Word;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.engine.kernel.Spelling;
import org.groma.model.pieces.Nation;
import org.groma.model.value.Datum;

/** What earns points. */
final class Objectives {

  private final Names names;

  Objectives(Names names) {
    this.names = names;
  }

  /** {@code Bonuses}, {@code Turn 6}, {@code Last turn}. */
  static String block(Nation.VictoryBlock block) {
    return switch (block.turns()) {
      case "bonus" -> "Bonuses";
      case "last" -> "Last turn";
      default -> Spelling.capital(Occasions.turns(block.turns()));
    };
  }

  String of(Datum scoring) {
    if (scoring instanceof Datum.Fields(Map<String, Datum> fields) && fields.size() == 1) {
      Map.Entry<String, Datum> only = fields.entrySet().iterator().next();
      Word word = Vocabulary.SCORING.get(only.getKey());
      if (word != null && word.fits(only.getValue())) {
        return tell(only.getKey(), only.getValue()).orElseGet(() -> PlainPhrases.text(scoring));
      }
    }
    return PlainPhrases.text(scoring);
  }

  /** Empty for words that are none of the vocabulary. */
  Optional<String> tell(String word, Datum value) {
    Given given = Given.of(names, value);
    return Optional.ofNullable(
        switch (word) {
          case "control-province" -> "Control " + Wording.list(each(value, names::province));
          case "control-city" -> "Control the city of " + Wording.list(each(value, names::city));
          case "control-area" -> "Control the Area of " + Wording.list(each(value, names::area));
          case "each-province" -> eachOf("", "Control ", each(value, names::province));
          case "each-area" ->
              eachOf("the Areas ", "Control the Area of ", each(value, names::area));
          case "each-other-province" ->
              "Each other province of " + Wording.either(given.each("areas", names::area));
          case "each-province-inside" ->
              "Each province of " + names.area(given.text("area")) + vassals(given);
          case "each-province-outside" ->
              "Each province outside " + names.area(given.text("area")) + vassals(given);
          case "all-provinces" ->
              "All provinces of " + names.area(given.text("area")) + exceptions(given);
          case "at-least-provinces" ->
              "At least "
                  + given.count("count", "province")
                  + " of "
                  + Wording.list(given.each("areas", names::area))
                  + vassals(given);
          case "create-kingdom" -> "Found a Kingdom" + where(given);
          case "create-empire" -> "Found an Empire" + where(given);
          case "eliminate-unit" -> elimination(given);
          case "eliminate-while-raiding" -> "Each enemy unit eliminated while raiding";
          case "loot-city-level" -> "Each level of a looted city";
          case "pillaged-area" ->
              "Each Area with at least "
                  + given.count("markers", "pillage marker")
                  + (given.flag("presence") ? " and own units" : "");
          case "raid-marker" ->
              "Each "
                  + names.marker(value.equals(Datum.text("plus")) ? "raid-plus" : "raid")
                  + " marker placed";
          case "subdue-revolt" -> "Each revolt subdued";
          case "submit-nation" ->
              value.equals(Datum.text("any"))
                  ? "Each nation submitted"
                  : "Each submission of " + Wording.either(each(value, names::the));
          case "submit-nations" -> "Submit " + Wording.list(each(value, names::the));
          case "conversion-income" ->
              "Once, when converting: each Gold of income of Catholic provinces without heresy";
          case "turn-under-foedus" -> "Each turn under Foedus, counted for each Foedus";
          case "each-client" -> "Each client";
          case "each-federate" -> "Each nation federated this turn";
          case "nation-stands" -> "Still in play with a capital or horde of its own";
          default -> null;
        });
  }

  private static List<String> each(Datum value, UnaryOperator<String> call) {
    return Given.words(value).stream().map(call).toList();
  }

  private static String eachOf(String kind, String single, List<String> places) {
    return places.size() == 1
        ? single + places.getFirst()
        : "Each of " + kind + String.join(", ", places);
  }

  private static String vassals(Given given) {
    if (!given.has("vassals")) {
      return "";
    }
    return ", those of vassals " + (given.flag("vassals") ? "included" : "excluded");
  }

  private String exceptions(Given given) {
    List<String> left = new ArrayList<>(given.each("except", names::province));
    if (given.flag("except-islands")) {
      left.add("the islands");
    }
    return left.isEmpty() ? "" : " except " + Wording.list(left);
  }

  private String where(Given given) {
    String outside =
        given.has("outside") ? " outside " + Wording.list(given.each("outside", names::area)) : "";
    return in(given) + outside;
  }

  private String in(Given given) {
    return given.has("in") ? " in " + Wording.either(given.each("in", names::area)) : "";
  }

  /** {@code Each unit of the Huns or Romans eliminated in Hispania}. */
  private String elimination(Given given) {
    List<String> whose = new ArrayList<>();
    if (given.has("of")) {
      whose.add("of the " + new Peoples(names).either(given.each("of", id -> id)));
    }
    if (given.has("status")) {
      whose.add("of a " + names.status(given.text("status")) + " nation");
    }
    if (given.has("not-of")) {
      whose.add("not of " + Wording.either(given.each("not-of", names::the)));
    }
    return String.format(
        Locale.ROOT,
        "Each %sunit %seliminated%s",
        (given.flag("others") ? "other " : "") + (given.has("of") ? "" : "enemy "),
        whose.isEmpty() ? "" : String.join(" ", whose) + " ",
        in(given));
  }
}
