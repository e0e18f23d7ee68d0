package org.groma.engine.cycles.phrases;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.groma.engine.cycles.setting.Facts;
import org.groma.engine.kernel.Spelling;
import org.groma.model.value.Datum;

/** Special rules about units and leaders: who builds what, and how they move and fight. */
record ForceWords(Names names) {

  Optional<String> of(String word, Datum datum) {
    Spoken said = new Spoken(names, datum);
    return Optional.ofNullable(
        switch (word) {
          case "units" ->
              said.who()
                  + " builds (price/upkeep): "
                  + Facts.items(Facts.field(datum, "list")).stream()
                      .map(this::priced)
                      .collect(Collectors.joining("; "))
                  + ".";
          case "empire-builds" ->
              "As an empire "
                  + said.who()
                  + " builds from the list of "
                  + said.nation("list-of")
                  + " instead, except "
                  + said.units("without")
                  + (Facts.flag(datum, "captured") ? ", and only in captured provinces." : ".");
          case "shift" ->
              "The leader of "
                  + said.who()
                  + (said.number("columns") == 0
                      ? " shifts no odds."
                      : " shifts odds by "
                          + Spelling.counted(said.number("columns"), "column")
                          + ".");
          case "moves-near-leader" ->
              "Units of "
                  + said.who()
                  + " move only if they begin within "
                  + said.number("within")
                  + " areas of their leader; "
                  + said.units("except")
                  + " excepted.";
          case "joint-attack-needs-leader" ->
              "Attacks of " + said.who() + " from more than one area need the leader with them.";
          case "rebuild-only" ->
              said.who() + " only rebuilds units that were lost, up to the number of the start.";
          case "rebuild-limit" ->
              said.who()
                  + " may rebuild what it began with, and no more than "
                  + more(datum)
                  + " besides.";
          case "creates-only" ->
              said.who() + " create only " + names.code(said.value("unit")) + ", without a die.";
          case "replaces" ->
              said.who()
                  + " may replace "
                  + Spelling.counted(said.number("units"), "unit")
                  + " in each economic phase for "
                  + said.value("price")
                  + ", with another unit of theirs, until they are a kingdom.";
          case "replacements" ->
              said.all()
                  + ": of "
                  + said.value("lost")
                  + " units of a type lost in combat "
                  + said.value("back")
                  + " enters again, until they are kingdoms.";
          case "build-only" ->
              said.who()
                  + " builds only in "
                  + said.provinces("areas", " and ")
                  + (Facts.flag(datum, "wholeProvinces")
                      ? " and in provinces whose cities are all its own."
                      : ".");
          case "leaders-kept" -> said.who() + " keeps its leaders as an empire.";
          case "knights" ->
              said.all()
                  + " each keep "
                  + Spelling.counted(said.number("free"), "unit")
                  + " without upkeep, a 4-4 at first.";
          case "sinking" ->
              said.who() + ": " + Spelling.signed(said.number("bonus")) + " when ships may sink.";
          case "naval-strength" ->
              "Ships of " + said.who() + " have strength " + said.value("strength") + " at sea.";
          case "doubled-against" ->
              "While "
                  + Spelling.list(
                      said.words("holders").stream().map(names::nation).toList(), " or ")
                  + " hold "
                  + said.city()
                  + ", units of "
                  + said.all()
                  + " are doubled when they attack the holder.";
          case "italian-interception" ->
              "Each ship that passes a sea area next to a neutral garrison of "
                  + said.provinces("areas", " or ")
                  + " is intercepted at strength "
                  + said.value("strength")
                  + ".";
          default -> null;
        });
  }

  private String priced(Datum line) {
    List<String> provinces = names.provinces(Facts.words(Facts.field(line, "areas")));
    String price = Facts.number(line, "price").map(String::valueOf).orElse("–");
    return names.code(Facts.text(line, "unit").orElse("?"))
        + " ("
        + price
        + "/"
        + Facts.number(line, "upkeep").orElse(0)
        + ")"
        + (provinces.isEmpty() ? "" : " in " + Spelling.list(provinces, " or "));
  }

  private String more(Datum datum) {
    return Facts.field(datum, "more").stream()
        .filter(Datum.Fields.class::isInstance)
        .flatMap(fields ->
            ((Datum.Fields) fields)
                .fields().keySet().stream()
                    .map(unit -> names.counted(Facts.number(fields, unit).orElse(0), unit)))
        .collect(Collectors.joining(" and "));
  }
}
