package org.groma.engine.invasions.phrases;

import java.util.ArrayList;
import java.util.List;
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
          case "gold" -> given.signed("amount") + " Gold" + per(given) + whose(given);
          case "expense" ->
              "expenses " + given.signed("amount") + " Gold" + per(given) + whose(given);
          case "pay" ->
              "pays " + given.number("amount") + " Gold to " + Terms.nation(given.text("to"));
          case "victory-points" -> given.count("points", "point") + whose(given);
          case "income" -> income(given);
          case "capital-income" -> capital(given);
          case "caravan-income" ->
              "exceptional caravan "
                  + given.number("exceptional")
                  + " Gold, others "
                  + given.number("others")
                  + "; Barbarians draw "
                  + given.count("markers", "pillage marker");
          case "off-map-income" ->
              given.signed("amount")
                  + " Gold from "
                  + names.area(given.text("area"))
                  + " while in control of "
                  + names.area(given.text("if-controls"));
          case "purchase" -> purchase(given);
          case "recruitment-limit" ->
              "at most " + given.count("national", "new national unit") + " each turn";
          case "treasury-retained" -> "keeps of its Treasury " + shares(given);
          case "separate-administration" ->
              "keeps Treasury, income and purchases apart from " + names.the(given.text("with"));
          case "share-points" ->
              "points of "
                  + Wording.list(given.each("nations", names::the))
                  + " are added up, half for each of their players";
          case "draw-pillage" -> "draws " + given.count("count", "pillage marker") + whose(given);
          default -> null;
        });
  }

  private static String per(Given given) {
    return given.has("per") ? " for each " + Terms.plain(given.text("per")) : "";
  }

  /** Whom it is about, where it is not whoever plays the card or owns the rule. */
  private static String whose(Given given) {
    return !given.has("target") || given.is("target", "self")
        ? ""
        : " for " + Terms.nation(given.text("target"));
  }

  private static String income(Given given) {
    String what =
        switch (given.text("scope")) {
          case "commerce" -> "income from commerce";
          case "provinces-of-one-area" -> "income of the provinces of one Area";
          default -> "income of " + Terms.plain(given.text("scope"));
        };
    List<String> changes = new ArrayList<>();
    if (given.has("factor")) {
      changes.add("× " + given.number("factor"));
    }
    if (given.has("amount")) {
      changes.add(given.signed("amount") + " Gold");
    }
    String granary =
        given.has("granary") ? " (× " + given.number("granary") + " for who holds a granary)" : "";
    return what + " " + String.join(", ", changes) + granary + whose(given);
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
      changes.add("buys at most " + given.count("limit", "unit"));
    }
    if (given.has("forbid")) {
      changes.add(given.flag("forbid") ? "buys nothing" : "may buy");
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
    return shares.isEmpty()
        ? given.get("by-age").map(PlainPhrases::text).orElse("")
        : String.join(", ", shares);
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
