package org.groma.engine.cycles.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.groma.engine.cycles.setting.Facts;
import org.groma.engine.kernel.Spelling;
import org.groma.model.pieces.Nation;
import org.groma.model.scenario.Setup;
import org.groma.model.value.Datum;

/** Units that the owner places or buys before the game, where the set-up leaves the areas open. */
record SetupWords(Names names) {

  List<String> of(Setup setup) {
    Map<String, List<String>> placed = new TreeMap<>();
    List<String> order = new ArrayList<>();
    for (Datum each : Facts.items(setup.attributes().get("place"))) {
      String where = where(each);
      if (!order.contains(where)) {
        order.add(where);
      }
      placed.computeIfAbsent(where, _ -> new ArrayList<>()).add(what(each));
    }
    List<String> sentences = new ArrayList<>();
    setup.attributes().get("buy").map(this::bought).ifPresent(sentences::add);
    order.forEach(
        where -> sentences.add("Place " + Spelling.and(placed.get(where)) + " " + where + "."));
    if (setup.seat().isEmpty() && setup.status().filter(SetupWords::isSettled).isPresent()) {
      sentences.add("The capital goes on a city of choice.");
    }
    sentences.addAll(standing(setup));
    return List.copyOf(sentences);
  }

  private static boolean isSettled(String status) {
    return status.equals("kingdom") || status.equals("empire");
  }

  /** What holds for the position in every turn. */
  private List<String> standing(Setup setup) {
    List<String> sentences = new ArrayList<>();
    names
        .find(setup.nation())
        .map(Nation::attributes)
        .ifPresent(said -> {
          said.number("administration")
              .map(by ->
                  by > 0
                      ? "Administration: one column better for nothing (+10%)."
                      : "Administration: one column worse (−10%), never below 0%.")
              .ifPresent(sentences::add);
          said.number("sinking")
              .map(by ->
                  "Ships: " + Spelling.signed(by) + " when they may sink, until it is an empire.")
              .ifPresent(sentences::add);
          said.number("countdown")
              .filter(_ -> setup.status().filter("barbarian"::equals).isPresent())
              .map(turns -> "A kingdom " + turns + " turns after it first has ten units.")
              .ifPresent(sentences::add);
        });
    return sentences;
  }

  private String what(Datum placing) {
    return Facts.number(placing, "leaders")
        .map(count -> Spelling.counted(count, "leader"))
        .orElseGet(() ->
            names.counted(
                Facts.number(placing, "count").orElse(1), Facts.text(placing, "unit").orElse("?")));
  }

  private String where(Datum placing) {
    boolean single = Facts.flag(placing, "perArea");
    List<String> areas = Facts.words(Facts.field(placing, "provinces"));
    Optional<Datum> near = Facts.field(placing, "near");
    if (near.isPresent()) {
      return (single ? "one to an area " : "")
          + "within "
          + Facts.number(near.get(), "within").orElse(1)
          + " areas of "
          + Facts.text(near.get(), "start").map(names::start).orElse("the start");
    }
    if (!areas.isEmpty()) {
      return (single ? "one in each of " : "in ")
          + Spelling.and(areas.stream().map(names::area).toList());
    }
    List<String> provinces = Facts.words(Facts.field(placing, "areas"));
    return (single ? "one to an area " : "")
        + "in "
        + Spelling.list(names.provinces(provinces), " or ");
  }

  /** What may be bought, with the sum. */
  String bought(Datum buy) {
    return "Buy units worth "
        + Facts.number(buy, "value").orElse(0)
        + " at their price ("
        + Facts.words(Facts.field(buy, "units")).stream()
            .map(names::code)
            .collect(Collectors.joining(", "))
        + ") in "
        + Spelling.list(names.provinces(Facts.words(Facts.field(buy, "areas"))), " or ")
        + ".";
  }
}
