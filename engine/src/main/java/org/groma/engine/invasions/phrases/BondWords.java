package org.groma.engine.invasions.phrases;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Clauses on alliances, clients, federates, vassals and pacts. */
final class BondWords implements Family {

  private final Names names;

  BondWords(Names names) {
    this.names = names;
  }

  @Override
  public Optional<String> tell(String word, Given given) {
    return Optional.ofNullable(
        switch (word) {
          case "alliance" -> alliance(given);
          case "break-bond" -> breach(given);
          case "client" ->
              "an independent Minor Kingdom becomes a client" + accept(given.text("accept"));
          case "client-terms" ->
              String.format(
                  Locale.ROOT,
                  "as a client pays %s Gold and lends %s",
                  given.number("tribute"),
                  given.count("mercenary", "unit"));
          case "non-aggression" ->
              "both nations stay neutral to each other until " + Terms.time(given.text("until"));
          case "offer-foedus" ->
              "Foedus with the target" + (given.flag("forced") ? ", which cannot refuse" : "");
          case "rebellion-rolls" ->
              String.format(
                  Locale.ROOT,
                  "its vassals %s roll %s to rebel and keep the %s result",
                  Wording.list(given.each("vassals", names::the)),
                  given.is("count", "2") ? "twice" : given.number("count") + " times",
                  given.text("keep"));
          case "transfer-foedera" -> "its federates pass to " + names.the(given.text("to"));
          default -> null;
        });
  }

  private static String alliance(Given given) {
    List<String> parties = given.each("parties", word -> word);
    String who =
        switch (String.join(" ", parties)) {
          case "any any" -> "alliance of two nations";
          case "barbarian barbarian" -> "alliance of two Barbarian nations";
          case "self target" -> "alliance with the target";
          default -> "alliance of " + Wording.list(parties.stream().map(Terms::nation).toList());
        };
    String time = given.has("turns") ? " for " + given.count("turns", "turn") : "";
    String accepted =
        given
            .part("accept")
            .map(part ->
                String.format(
                    Locale.ROOT,
                    "%s (same player:%s)",
                    accept(part.text("other-player")),
                    accept(part.text("same-player"))))
            .orElseGet(() ->
                given.is("accept", "target-player")
                    ? " if their players agree"
                    : accept(given.text("accept")));
    return who + time + accepted;
  }

  private static String accept(String how) {
    return switch (how) {
      case "d2" -> " on a passed D2";
      case "forced" -> ", which cannot be refused";
      case "target-player" -> " if its player agrees";
      default -> " if " + Terms.plain(how);
    };
  }

  /** Federates that decide do so for themselves; else the roll must be passed. */
  private static String breach(Given given) {
    if (given.is("check", "federate-decides")) {
      return "its federates may break their Foedus";
    }
    return "breaks "
        + Wording.either(given.each("bonds", Terms::bond))
        + (given.has("check") ? " on a passed " + Terms.die(given.text("check")) : "");
  }
}
