package org.groma.model.store;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;

/** What entries of the full project have in common. */
final class FullValues {

  static final Place HIJAZ = Place.of(new ProvinceId("hijaz"));
  static final Place RED_SEA = Place.of(new SeaId("red-sea"));
  static final Provenance PRINTED = Provenance.printed("rules-en", "XX.F");
  static final Origins ORIGIN =
      Origins.of(PRINTED).with("name", Provenance.house("ruling E71: as on the map"));

  private FullValues() {}

  static Attributes attributes() {
    return Attributes.NONE.with("combat", Datum.number(3)).with("notes", datum());
  }

  static Datum datum() {
    Map<String, Datum> fields = new LinkedHashMap<>();
    fields.put("if", new Datum.Items(List.of(new Datum.Flag(true), Datum.text("½"))));
    fields.put(
        "a thing", new Datum.Fields(Map.of("rate", new Datum.Amount(new BigDecimal("0.25")))));
    return new Datum.Fields(fields);
  }
}
