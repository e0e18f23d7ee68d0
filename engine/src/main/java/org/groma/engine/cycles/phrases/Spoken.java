package org.groma.engine.cycles.phrases;

import java.util.List;
import org.groma.engine.cycles.setting.Facts;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.engine.kernel.Spelling;
import org.groma.model.value.Datum;

/** What a special rule says, with the things it names by their names. */
record Spoken(Names names, Datum datum) {

  /** Whom it is about. */
  String who() {
    return nation("nation");
  }

  /** All whom it is about. */
  String all() {
    return nations("nations");
  }

  String nation(String field) {
    return Facts.text(datum, field).map(names::nation).orElse("?");
  }

  String nations(String field) {
    return names.nations(words(field));
  }

  String city() {
    return Facts.text(datum, "city").map(names::city).orElse("?");
  }

  String cities(String last) {
    return Spelling.list(names.cities(words("cities")), last);
  }

  String provinces(String field, String last) {
    return Spelling.list(names.provinces(words(field)), last);
  }

  String areas(String field) {
    return Spelling.and(words(field).stream().map(names::area).toList());
  }

  String units(String field) {
    return Spelling.and(words(field).stream().map(names::code).toList());
  }

  String table() {
    return Facts.text(datum, "table").map(names::table).orElse("?");
  }

  List<String> words(String field) {
    return Facts.words(Facts.field(datum, field));
  }

  /** A number or a word as it stands. */
  String value(String field) {
    return Facts.field(datum, field).map(PlainPhrases::text).orElse("?");
  }

  int number(String field) {
    return Facts.number(datum, field).orElse(0);
  }
}
