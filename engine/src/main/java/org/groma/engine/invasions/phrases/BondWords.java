package org.groma.engine.invasions.phrases;

import java.util.List;
import java.util.Optional;

/** Clauses on alliances, clients, federates and pacts. */
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
          case "break-bond" ->
              "ends " + Wording.either(given.each("bonds", Terms::bond)) + broken(given);
          case "client" ->
              "an independent Minor Kingdom becomes a client" + accept(given.text("accept"));
          case "client-terms" ->
              "as a client pays "
                  + given.number("tribute")
                  + " Gold and lends "
                  + given.count("mercenary", "unit");
          case "non-aggression" ->
              "both nations stay neutral to each other until " + Terms.time(given.text("until"));
          case "offer-foedus" ->
              "Foedus with the target" + (given.flag("forced") ? ", which cannot refuse" : "");
          case "rebellion-rolls" ->
              "rebelling vassals "
                  + Wording.list(given.each("vassals", names::the))
                  + " roll "
                  + times(given)
                  + " and keep the "
                  + given.text("keep")
                  + " result";
          case "transfer-foedera" -> "its federates pass to " + names.the(given.text("to"));
          default -> null;
        });
  }

  private static String alliance(Given given) {
    List<String> parties = given.each("parties", word -> word);
    String who =
        switch (String.join(" ", parties)) {
          case "any any" -> "two nations of choice";
          case "barbarian barbarian" -> "two Barbarian nations of choice";
          case "self target" -> "the nation and its target";
          default -> Wording.list(parties.stream().map(Terms::nation).toList());
        };
    return who
        + " become allies"
        + (given.has("turns") ? " for " + given.count("turns", "turn") : "")
        + given
            .part("accept")
            .map(part ->
                accept(part.text("other-player"))
                    + " (of the same player"
                    + accept(part.text("same-player")).replace(",", ":")
                    + ")")
            .orElseGet(() -> accept(given.text("accept")));
  }

  private static String accept(String how) {
    return switch (how) {
      case "d2" -> ", on a passed D2";
      case "forced" -> " and cannot refuse";
      case "target-player" -> ", if its player agrees";
      default -> ", " + Terms.plain(how);
    };
  }

  private static String times(Given given) {
    return given.is("count", "2") ? "twice" : given.number("count") + " times";
  }

  private static String broken(Given given) {
    return switch (given.text("check")) {
      case "" -> "";
      case "federate-decides" -> ", if the federate wants it";
      default -> ", on a passed " + Terms.die(given.text("check"));
    };
  }
}
