package org.groma.engine.invasions.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.PlainPhrases;

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
              String.format(
                  Locale.ROOT,
                  "%s can be bought from turn %s",
                  names.units(given.text("unit")),
                  given.number("from-turn"));
          case "gain-units" ->
              String.format(
                  Locale.ROOT,
                  "%s %s for free in %s",
                  given.number("count"),
                  gained(given),
                  Terms.place(given.text("at")));
          case "lose-units" -> lost(given);
          case "restore-elites" ->
              String.format(
                  Locale.ROOT,
                  "%s in %s %s restored",
                  given.count("count", "damaged elite unit"),
                  Terms.place(given.text("where")),
                  given.isOne("count") ? "is" : "are");
          case "confine-units" ->
              String.format(
                  Locale.ROOT,
                  "%s stay in %s",
                  units(given),
                  Wording.list(given.each("areas", names::area)));
          case "keep-in-own-areas" ->
              units(given) + " stay in the Areas of their own half of the Empire";
          case "hire-mercenaries" -> hire(given);
          case "exchange-mercenary" ->
              String.format(
                  Locale.ROOT,
                  "exchanges %s with %s for good, without an alliance",
                  given.count("count", "unit"),
                  names.the(given.text("with")));
          case "lend-mercenary" ->
              String.format(
                  Locale.ROOT,
                  "%s lends %s%s until %s",
                  Terms.nation(given.text("from")),
                  given.count("count", "unit"),
                  given.is("chosen-by", "target") ? " of its choice" : "",
                  Terms.time(given.text("until")));
          case "leaders" -> "leaders " + given.text("state");
          case "leader-arrives" ->
              String.format(
                  Locale.ROOT,
                  "%s arrives with %s",
                  names.leader(given.text("leader")),
                  Terms.place(given.text("at")));
          case "eliminate-leader" -> leaderLost(given);
          case "intrinsic-beside-ruler" ->
              names.leader(given.text("leader")) + " stays in play beside a named ruler";
          case "flip-limites" -> "all Limites become " + names.units(given.text("to"));
          case "control-with-limes" ->
              "a Limes alone controls " + names.province(given.text("province"));
          case "rebuild-limites" ->
              String.format(
                  Locale.ROOT,
                  "border provinces won back get their Limes again for %s%s",
                  given.is("cost", "0") ? "free" : given.number("cost") + " Gold",
                  step(given));
          case "redeploy-limites" ->
              String.format(
                  Locale.ROOT,
                  "the Limites of %s may follow the frontier%s",
                  Wording.list(given.each("where", names::province)),
                  step(given));
          case "limites-to-heirs" -> heirs(given);
          default -> null;
        });
  }

  private String units(Given given) {
    return Wording.list(given.each("units", names::units));
  }

  private String gained(Given given) {
    String unit = given.text("unit");
    return given.isOne("count") ? names.unit(unit) : names.units(unit);
  }

  private static String step(Given given) {
    return " in the " + Terms.step(given.text("step")) + " step";
  }

  private static String lost(Given given) {
    String where = given.text("where");
    String from =
        switch (where) {
          case "own" -> "";
          case "same-area" -> " in that Area";
          default -> " from " + Terms.place(where);
        };
    return String.format(
        Locale.ROOT,
        "%s %s lost%s (%s)%s",
        given.count("count", "unit"),
        given.isOne("count") ? "is" : "are",
        from,
        given.is("chosen-by", "owner")
            ? "owner's choice"
            : "chosen by the " + Terms.plain(given.text("chosen-by")),
        check(given));
  }

  /** Such effects strike when the roll fails. */
  private static String check(Given given) {
    return given.has("check") ? " on a failed " + Terms.die(given.text("check")) : "";
  }

  private static String leaderLost(Given given) {
    String who =
        switch (given.text("target")) {
          case "ruler" -> "its ruler";
          case "any" -> "any one leader";
          case "", "self" -> "its leader";
          default -> "a leader of " + Terms.nation(given.text("target"));
        };
    return who + " is eliminated" + check(given);
  }

  private String hire(Given given) {
    return String.format(
        Locale.ROOT,
        "%s may hire up to %s of its %s for %s Gold each%s; it %s refuse",
        names.the(given.text("hirer")),
        given.number("count"),
        given.part("of").map(part -> part.text("category")).orElseGet(() -> given.text("of")),
        given.number("price"),
        step(given),
        given.flag("refusable") ? "may" : "cannot");
  }

  private String heirs(Given given) {
    List<String> parts = new ArrayList<>();
    given
        .part("nations")
        .map(Given::all)
        .orElse(Map.of())
        .forEach((area, nation) ->
            parts.add(names.area(area) + ": " + names.nation(PlainPhrases.text(nation))));
    return String.format(
        Locale.ROOT,
        "Limites pass to heirs (%s)",
        parts.isEmpty() ? given.text("nations") : String.join(", ", parts));
  }
}
