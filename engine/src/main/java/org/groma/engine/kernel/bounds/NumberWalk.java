package org.groma.engine.kernel.bounds;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.groma.model.entry.Entry;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.RecordWalk;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;

/** Visits every number in an entry, those in its open data among them. */
final class NumberWalk {

  /** What is done with a number. */
  interface Visitor {
    /**
     * Looks at one number.
     *
     * @param field the name of the field that holds it, alone or in a list
     */
    void number(String field, BigDecimal number, JsonPath path);
  }

  private final Visitor visitor;

  private NumberWalk(Visitor visitor) {
    this.visitor = visitor;
  }

  static void over(Entry<?> entry, Visitor visitor) {
    NumberWalk walk = new NumberWalk(visitor);
    switch (entry) {
      // a map may have thousands of these, so they are read without a walk
      case Province province -> {
        walk.value("income", province.income(), "income");
        walk.value("attributes", province.attributes(), "attributes");
      }
      case City city -> {
        walk.value("level", city.level(), "level");
        walk.value("wall", city.wall(), "wall");
        walk.value("attributes", city.attributes(), "attributes");
      }
      default -> RecordWalk.over(entry, (_, field, value, path) -> walk.value(field, value, path));
    }
  }

  private void value(String field, Object value, String step) {
    value(field, value, JsonPath.ROOT.field(step));
  }

  private void value(String field, Object value, JsonPath path) {
    switch (value) {
      case Integer number -> visitor.number(field, BigDecimal.valueOf(number), path);
      case Halves halves -> visitor.number(field, halves.number(), path);
      case BigDecimal number -> visitor.number(field, number, path);
      case Attributes(Map<String, Datum> byName) -> fields(byName, path);
      case Datum datum -> datum(field, datum, path);
      default -> {}
    }
  }

  private void datum(String field, Datum datum, JsonPath path) {
    switch (datum) {
      case Datum.Amount(BigDecimal number) -> visitor.number(field, number, path);
      case Datum.Items(List<Datum> items) -> {
        for (int i = 0; i < items.size(); i++) {
          datum(field, items.get(i), path.item(i));
        }
      }
      case Datum.Fields(Map<String, Datum> fields) -> fields(fields, path);
      case Datum.Text _, Datum.Flag _ -> {}
    }
  }

  private void fields(Map<String, Datum> fields, JsonPath path) {
    fields.forEach((name, value) -> datum(name, value, path.field(name)));
  }
}
