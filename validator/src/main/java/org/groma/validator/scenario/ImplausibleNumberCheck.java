package org.groma.validator.scenario;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.store.json.Json;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.RecordWriter;
import org.groma.model.store.json.Unwritable;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Numbers of rules data that are far from all their like: a digit too many, a sign. */
final class ImplausibleNumberCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.implausible-number",
              Severity.WARNING,
              Confidence.LIKELY,
              "A number far from its like")
          .protects("A digit too many, a lost point or sign turns the game over.")
          .example("The pool count of Hillfolk is 300; elsewhere it is 1 to 24.")
          .mend("Look it up and correct it, or accept the finding if it is meant.");

  /** So many like numbers say what is usual. */
  private static final int ENOUGH = 8;

  private static final double FAR = 4;
  private static final double LEAST_DISTANCE = 10;

  private static final List<Kind<?, ?>> LOOKED_AT =
      List.of(
          Kinds.PROVINCES,
          Kinds.AREAS,
          Kinds.SEAS,
          Kinds.CITIES,
          Kinds.UNITS,
          Kinds.LEADERS,
          Kinds.NATIONS,
          Kinds.DECKS,
          Kinds.TIME_TABLE,
          Kinds.SCENARIOS);

  /** Numbers that count or place something and are no quantity. */
  private static final Set<String> NO_QUANTITY =
      Set.of("at", "x", "y", "number", "order", "firstTurn", "lastTurn", "year", "years");

  /** A number of an entry: under which name its like is found, and where it stands. */
  private record Amount(String like, JsonPath path, double value) {}

  private record Place(Kind<?, ?> kind, Entry<?> entry, Amount amount) {}

  /** Those of entries that were looked at before. */
  private static final Derivation<Map<Entry<?>, List<Amount>>> KNOWN =
      Derivation.of(Reads.NOTHING, _ -> Collections.synchronizedMap(new IdentityHashMap<>()));

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(LOOKED_AT.toArray(Kind<?, ?>[]::new));
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    Map<String, List<Place>> like = new HashMap<>();
    Map<Entry<?>, List<Amount>> known = survey.get(KNOWN);
    for (Kind<?, ?> kind : LOOKED_AT) {
      for (Entry<?> entry : survey.project().get(kind)) {
        for (Amount amount : known.computeIfAbsent(entry, ImplausibleNumberCheck::amounts)) {
          like.computeIfAbsent(kind.word() + " " + amount.like(), _ -> new ArrayList<>())
              .add(new Place(kind, entry, amount));
        }
      }
    }
    like.values().forEach(places -> look(places, out));
  }

  private static void look(List<Place> places, Consumer<Finding> out) {
    if (places.size() <= ENOUGH) {
      return;
    }
    double most = Double.NEGATIVE_INFINITY;
    double second = Double.NEGATIVE_INFINITY;
    double least = Double.POSITIVE_INFINITY;
    double last = Double.POSITIVE_INFINITY;
    for (Place place : places) {
      double value = place.amount().value();
      second = Math.max(second, Math.min(most, value));
      most = Math.max(most, value);
      last = Math.min(last, Math.max(least, value));
      least = Math.min(least, value);
    }
    boolean tooMuch = most >= FAR * Math.max(second, 1) && most - second >= LEAST_DISTANCE;
    boolean lostSign = least < 0 && last >= 0;
    for (Place place : places) {
      double value = place.amount().value();
      if ((tooMuch && value == most) || (lostSign && value == least)) {
        out.accept(
            finding(place, tooMuch && value == most ? least : last, tooMuch ? second : most));
      }
    }
  }

  private static Finding finding(Place place, double from, double to) {
    String range = from == to ? plain(from) : plain(from) + " to " + plain(to);
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "The %s of %s is %s; elsewhere it is %s.",
                place.amount().like().replace("attributes ", ""),
                place.entry().name(),
                plain(place.amount().value()),
                range),
            new Subject(place.kind().word(), place.entry().id().slug()))
        .in(place.amount().path().toString());
  }

  private static String plain(double value) {
    return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }

  private static List<Amount> amounts(Entry<?> entry) {
    List<Amount> amounts = new ArrayList<>();
    try {
      collect("", JsonPath.ROOT, RecordWriter.object(entry, 0), amounts);
    } catch (Unwritable beyondMeasure) {
      return List.of(); // which other checks tell
    }
    return List.copyOf(amounts);
  }

  private static void collect(String like, JsonPath path, Json at, List<Amount> amounts) {
    switch (at) {
      case Json.Fields fields ->
          fields
              .fields()
              .forEach((name, field) -> {
                if (!NO_QUANTITY.contains(name)) {
                  collect(
                      like.isEmpty() ? name : like + " " + name,
                      path.field(name),
                      field.value(),
                      amounts);
                }
              });
      case Json.Items(List<Json> items, _) -> {
        for (int i = 0; i < items.size(); i++) {
          collect(like, path.item(i), items.get(i), amounts);
        }
      }
      case Json.Num(String literal, _) when literal.length() <= 12 ->
          amounts.add(new Amount(like, path, Double.parseDouble(literal)));
      default -> {
        // only numbers are compared
      }
    }
  }
}
