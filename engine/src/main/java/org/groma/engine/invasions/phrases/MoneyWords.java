package org.groma.engine.invasions.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.PlainPhrases;

/** Clauses on Gold, incomes, prices and points. */
final class MoneyWords implements Family {

  private final Names names;

  MoneyWords(Names names) {
    this.names = names;
  }

  @Override
  public Optional<String> tell(String word, Given given) {
    return Optional.ofNullable(
        switch (word) {
          case "gold" -> given.signed("amount") + " Gold" + per(given) + Terms.whose(given);
          case "expense" ->
              "expenses " + given.signed("amount") + " Gold" + per(given) + Terms.whose(given);
          case "pay" ->
              String.format(
                  Locale.ROOT,
                  "pay %s Gold to %s",
                  given.number("amount"),
                  Terms.nation(given.text("to")));
          case "victory-points" -> given.count("points", "point") + Terms.whose(given);
          case "income" -> income(given);
          case "capital-income" -> capital(given);
          case "caravan-income" ->
              String.format(
                  Locale.ROOT,
                  "the exceptional caravan earns %s Gold, others %s; Barbarians draw %s",
                  given.number("exceptional"),
                  given.number("others"),
                  given.count("markers", "pillage marker"));
          case "off-map-income" ->
              String.format(
                  Locale.ROOT,
                  "%s Gold from %s while in control of %s",
                  given.signed("amount"),
                  names.area(given.text("area")),
                  names.area(given.text("if-controls")));
          case "purchase" -> purchase(given);
          case "recruitment-limit" ->
              String.format(
                  Locale.ROOT,
                  "at most %s each turn",
                  given.count("national", "new national unit"));
          case "treasury-retained" -> "keeps of its Treasury " + shares(given);
          case "separate-administration" ->
              "keeps Treasury, income and purchases apart from " + names.the(given.text("with"));
          case "share-points" ->
              String.format(
                  Locale.ROOT,
                  "points of %s are added up, half for each of their players",
                  Wording.list(given.each("nations", names::the)));
          case "draw-pillage" ->
              "draws " + given.count("count", "pillage marker") + Terms.whose(given);
          default -> null;
        });
  }

  private static String per(Given given) {
    return given.has("per") ? " for each " + Terms.plain(given.text("per")) : "";
  }

  private static String income(Given given) {
    boolean ofArea = given.is("scope", "provinces-of-one-area");
    String what =
        switch (given.text("scope")) {
          case "commerce" -> "commerce earns";
          case "provinces-of-one-area" ->
              "provinces of "
                  + (given.has("target") ? Terms.nation(given.text("target")) : "one Area")
                  + " earn";
          default -> Terms.plain(given.text("scope")) + " earns";
        };
    List<String> changes = new ArrayList<>();
    if (given.has("factor")) {
      changes.add("× " + given.number("factor"));
    }
    if (given.has("amount")) {
      changes.add(given.signed("amount") + " Gold");
    }
    String granary =
        given.has("granary")
            ? String.format(Locale.ROOT, " (× %s with a granary)", given.number("granary"))
            : "";
    return what + " " + String.join(", ", changes) + granary + (ofArea ? "" : Terms.whose(given));
  }

  private static String capital(Given given) {
    List<String> ways = new ArrayList<>();
    if (given.has("kingdom")) {
      ways.add(given.number("kingdom") + " Gold as a Kingdom");
    }
    if (given.has("empire")) {
      ways.add(given.number("empire") + " Gold as an Empire");
    }
    return "its capital earns " + Wording.list(ways);
  }

  private static String purchase(Given given) {
    List<String> changes = new ArrayList<>();
    if (given.has("price-factor")) {
      changes.add("prices × " + given.number("price-factor"));
    }
    if (given.has("limit")) {
      changes.add("at most " + given.count("limit", "purchase"));
    }
    if (given.has("forbid")) {
      changes.add(given.flag("forbid") ? "no purchases" : "purchases allowed");
    }
    return Wording.list(changes) + " this turn";
  }

  private static String shares(Given given) {
    List<String> shares = new ArrayList<>();
    given
        .part("by-age")
        .map(Given::all)
        .orElse(Map.of())
        .forEach((ages, share) ->
            shares.add(share(PlainPhrases.text(share)) + " at age " + ages.replace('-', '–')));
    return shares.isEmpty() ? given.text("by-age") : String.join(", ", shares);
  }

  private static String share(String written) {
    return switch (written) {
      case "1/2" -> "½";
      case "1/3" -> "⅓";
      case "2/3" -> "⅔";
      default -> written;
    };
  }
}
