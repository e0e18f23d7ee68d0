package org.groma.engine.cycles.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.groma.engine.cycles.setting.Facts;
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
      placed
          .computeIfAbsent(where, _ -> new ArrayList<>())
          .add(
              names.counted(
                  Facts.number(each, "count").orElse(1), Facts.text(each, "unit").orElse("?")));
    }
    List<String> sentences = new ArrayList<>();
    setup.attributes().get("buy").map(this::bought).ifPresent(sentences::add);
    order.forEach(
        where -> sentences.add("Place " + Wording.and(placed.get(where)) + " " + where + "."));
    return List.copyOf(sentences);
  }

  private String where(Datum placing) {
    boolean single = Facts.flag(placing, "perArea");
    List<String> areas = Facts.words(Facts.field(placing, "provinces"));
    Optional<Datum> near = Facts.field(placing, "near");
    if (near.isPresent()) {
      return (single ? "one an area " : "")
          + "within "
          + Facts.number(near.get(), "within").orElse(1)
          + " areas of "
          + Facts.text(near.get(), "start").map(names::area).orElse("the start");
    }
    if (!areas.isEmpty()) {
      return (single ? "one in each of " : "in ")
          + Wording.and(areas.stream().map(names::area).toList());
    }
    List<String> provinces = Facts.words(Facts.field(placing, "areas"));
    return (single ? "one an area " : "")
        + "in "
        + Wording.list(names.provinces(provinces), " or ");
  }

  /** What may be bought, with the sum. */
  String bought(Datum buy) {
    return "Units worth "
        + Facts.number(buy, "value").orElse(0)
        + " at their price ("
        + Facts.words(Facts.field(buy, "units")).stream()
            .map(names::code)
            .collect(Collectors.joining(", "))
        + ") in "
        + Wording.list(names.provinces(Facts.words(Facts.field(buy, "areas"))), " or ")
        + ".";
  }
}
