package org.groma.engine.romanitas.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.engine.kernel.Spelling;
import org.groma.engine.kernel.Worded;
import org.groma.engine.romanitas.setting.Ban;
import org.groma.engine.romanitas.setting.Favour;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** What the boxes of the Acta Publica do. */
record ActaWords(Names names) {

  String effects(RuleTable.Row row) {
    if (!(row.cells().get("effects") instanceof Datum.Items(List<Datum> effects))) {
      return "";
    }
    return Spelling.capital(effects.stream().map(this::effect).collect(Collectors.joining("; ")));
  }

  private String effect(Datum effect) {
    Map<String, Datum> fields = Names.fields(effect);
    return fields.size() == 1
        ? fields.entrySet().stream()
            .map(each -> effect(each.getKey(), each.getValue()))
            .collect(Collectors.joining())
        : PlainPhrases.text(effect);
  }

  private String effect(String word, Datum value) {
    String plain = PlainPhrases.text(value);
    return switch (word) {
      case "forbids" ->
          Worded.find(Ban.class, plain).map(ActaWords::ban).orElse("no " + Spelling.spelt(plain));
      case "attitudes" -> signed(value) + " to all attitude rolls";
      case "unusable" ->
          Spelling.list(Names.words(value).stream().map(names::unit).toList(), " and ")
              + " unusable";
      case "large-force" -> signed(value) + " RP to mobilise a force of six";
      case "missionary" -> signed(value) + " RP for a Missionary";
      case "extra" -> extra(Names.fields(value));
      case "desolation" -> "d6: " + strikes(Names.fields(value));
      case "favour" ->
          "for 0 RP "
              + Spelling.list(
                  Names.words(value).stream()
                      .map(each ->
                          Worded.find(Favour.class, each)
                              .map(ActaWords::favour)
                              .orElse(Spelling.spelt(each)))
                      .toList(),
                  " or ");
      case "free" ->
          "for 0 RP "
              + Spelling.list(
                  Names.fields(value).entrySet().stream()
                      .map(each -> free(each.getKey(), each.getValue()))
                      .toList(),
                  " or ");
      default -> Spelling.spelt(word) + " " + plain;
    };
  }

  private static String ban(Ban ban) {
    return switch (ban) {
      case DIPLOMACY -> "no diplomacy";
      case MISSIONARY -> "no Missionary";
      case DONATIO -> "no Donatio";
      case CHURCH_GIFT -> "no church gift";
      case MONUMENTS -> "no Monuments";
    };
  }

  private static String favour(Favour favour) {
    return switch (favour) {
      case GUARD -> "mobilise a unit of the guard";
      case DONATIO -> "Donatio (two mercenaries)";
      case CAESAR -> "title of Caesar for a barbarian king";
      case ELITE -> "make a unit Elite";
      case MISSIONARY -> "a Missionary";
      case CHURCH_GIFT -> "church gift";
    };
  }

  private static String signed(Datum number) {
    return Names.number(number).map(Spelling::signed).orElseGet(() -> PlainPhrases.text(number));
  }

  /** What costs more; what costs as much more stands together. */
  private static String extra(Map<String, Datum> costs) {
    List<String> clauses = new ArrayList<>();
    costs.values().stream()
        .distinct()
        .forEach(cost ->
            clauses.add(
                signed(cost)
                    + " RP to "
                    + Spelling.list(
                        costs.entrySet().stream()
                            .filter(each -> each.getValue().equals(cost))
                            .map(each -> dear(each.getKey()))
                            .toList(),
                        " or ")));
    return String.join("; ", clauses);
  }

  private static String dear(String what) {
    return switch (what) {
      case "removal" -> "remove Desolation";
      case "unit" -> "mobilise a combat unit";
      case "fleet" -> "mobilise a fleet";
      case "improvement" -> "improve a unit";
      default -> Spelling.spelt(what);
    };
  }

  private String strikes(Map<String, Datum> cities) {
    return cities.entrySet().stream()
        .map(each ->
            Spelling.rolls(each.getKey())
                + " Desolation at "
                + names.city(PlainPhrases.text(each.getValue())))
        .collect(Collectors.joining(", "));
  }

  private static String free(String what, Datum value) {
    int number = Names.number(value).orElse(0);
    return switch (what) {
      case "diplomacy" -> Spelling.counted(number, "diplomatic action");
      case "elite" -> Spelling.counted(number, "Elite upgrade");
      default -> number + " " + Spelling.spelt(what);
    };
  }
}
