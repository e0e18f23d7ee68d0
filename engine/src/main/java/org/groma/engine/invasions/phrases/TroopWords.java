package org.groma.engine.invasions.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.model.value.Datum;

/** Clauses on units, leaders and Limites. */
final class TroopWords implements Family {

  private final Names names;

  TroopWords(Names names) {
    this.names = names;
  }

  @Override
  public Optional<String> tell(String word, Given given) {
    return Optional.ofNullable(
        switch (word) {
          case "available-units" ->
              names.units(given.text("unit"))
                  + " can be bought from turn "
                  + given.number("from-turn");
          case "gain-units" ->
              given.number("count")
                  + " "
                  + (given.isOne("count")
                      ? names.unit(given.text("unit"))
                      : names.units(given.text("unit")))
                  + " for free in "
                  + Terms.place(given.text("at"));
          case "lose-units" ->
              "loses "
                  + given.count("count", "unit")
                  + from(given.text("where"))
                  + chooser(given)
                  + check(given);
          case "restore-elites" ->
              "restores "
                  + given.count("count", "damaged elite unit")
                  + " in "
                  + Terms.place(given.text("where"));
          case "confine-units" ->
              units(given) + " stay in " + Wording.list(given.each("areas", names::area));
          case "keep-in-own-areas" ->
              units(given) + " stay in the Areas of their own half of the Empire";
          case "hire-mercenaries" -> hire(given);
          case "exchange-mercenary" ->
              "exchanges "
                  + given.count("count", "unit")
                  + " with "
                  + names.the(given.text("with"))
                  + " for good, without an alliance";
          case "lend-mercenary" ->
              Terms.nation(given.text("from"))
                  + " lends "
                  + given.count("count", "unit")
                  + (given.is("chosen-by", "target") ? " of its choice" : "")
                  + " until "
                  + Terms.time(given.text("until"));
          case "leaders" -> "leaders " + given.text("state");
          case "leader-arrives" ->
              names.leader(given.text("leader")) + " arrives with " + Terms.place(given.text("at"));
          case "eliminate-leader" -> leaderLost(given);
          case "intrinsic-beside-ruler" ->
              names.leader(given.text("leader")) + " stays in play beside a named ruler";
          case "flip-limites" -> "all Limites become " + names.units(given.text("to"));
          case "control-with-limes" ->
              "a Limes alone controls " + names.province(given.text("province"));
          case "rebuild-limites" ->
              "border provinces won back get their Limes again"
                  + (given.is("cost", "0") ? " for free" : " for " + given.number("cost") + " Gold")
                  + step(given);
          case "redeploy-limites" ->
              "Limites may move among "
                  + Wording.list(given.each("where", names::province))
                  + step(given);
          case "limites-to-heirs" -> heirs(given);
          default -> null;
        });
  }

  private String units(Given given) {
    return Wording.list(given.each("units", names::units));
  }

  private static String step(Given given) {
    return " in the " + Terms.step(given.text("step")) + " step";
  }

  private static String from(String where) {
    return (where.endsWith("area") ? " in " : " from ") + Terms.place(where);
  }

  private static String chooser(Given given) {
    return given.is("chosen-by", "owner")
        ? ", owner's choice"
        : ", chosen by the " + Terms.plain(given.text("chosen-by"));
  }

  /** Such effects strike when the roll fails. */
  private static String check(Given given) {
    return given.has("check") ? ", if a " + Terms.die(given.text("check")) + " fails" : "";
  }

  private static String leaderLost(Given given) {
    String who =
        switch (given.text("target")) {
          case "ruler" -> "its ruler";
          case "any" -> "any leader";
          case "", "self" -> "its leader";
          default -> "a leader of " + Terms.nation(given.text("target"));
        };
    return who + " is eliminated" + check(given);
  }

  private String hire(Given given) {
    String what =
        given.part("of").map(part -> part.text("category")).orElseGet(() -> given.text("of"));
    return names.the(given.text("hirer"))
        + " may hire up to "
        + given.number("count")
        + " of its "
        + what
        + " for "
        + given.number("price")
        + " Gold each"
        + step(given)
        + (given.flag("refusable") ? ", unless it refuses" : "; it cannot refuse");
  }

  private String heirs(Given given) {
    List<String> parts = new ArrayList<>();
    given
        .part("nations")
        .map(Given::all)
        .orElse(Map.of())
        .forEach((String area, Datum nation) ->
            parts.add(names.area(area) + ": " + names.nation(PlainPhrases.text(nation))));
    return "Limites and local units pass to the heirs ("
        + (parts.isEmpty() ? given.text("nations") : String.join(", ", parts))
        + ")";
  }
}
