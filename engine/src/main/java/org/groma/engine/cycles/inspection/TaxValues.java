package org.groma.engine.cycles.inspection;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.gazetteer.City;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;

/** Cities that yield other taxes than the rules print, alone or together. */
final class TaxValues implements Scrutiny<Ground> {

  private static final String VALUES = "tax-values";
  private static final String OTHERS = "others";
  private static final String OPTIONAL = "optional";
  private static final String VALUE = "value";

  private static final Inspection ABOUT =
      new Inspection(
          "gazetteer.tax-values",
          Severity.ERROR,
          "14.1",
          "Tax values of cities that differ from what is printed or do not add up to it",
          "Incomes, neutral garrisons and points all come of the tax values: the empire would have"
              + " another income than the rules give it.",
          "The cities of the west yield 31 together, and 32 is printed.",
          "Correct the tax value of a city, or the table tax-values or printed-sums.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Printed printed = new Printed(ground, ABOUT, out);
    sum(printed, "all", "All cities but the optional ones", _ -> true);
    sum(printed, "west", "The cities of the west", city -> isIn(ground, city, "west"));
    sum(printed, "east", "The cities of the east", city -> isIn(ground, city, "east"));
    int most = printed.number(VALUES, OTHERS, VALUE).orElse(Integer.MAX_VALUE);
    for (City city : ground.project().cities()) {
      if (Ground.isOptional(city)) {
        exactly(printed, city, OPTIONAL, "%s is optional and yields %d, and %d is printed.");
      } else if (hasRow(ground, city)) {
        exactly(printed, city, city.id().slug(), "%s yields %d, and %d is printed.");
      } else if (Ground.tax(city) > most) {
        out.accept(
            object(
                String.format(
                    Locale.ROOT,
                    "%s yields %d, and a city without a printed value yields %d at most.",
                    city.name(),
                    Ground.tax(city),
                    most),
                city));
      }
    }
  }

  private static boolean isIn(Ground ground, City city, String half) {
    return ground.half(city.province()).filter(half::equals).isPresent();
  }

  private static void sum(Printed printed, String row, String who, Predicate<City> which) {
    int sum =
        printed.ground().project().cities().stream()
            .filter(city -> !Ground.isOptional(city))
            .filter(which)
            .mapToInt(Ground::tax)
            .sum();
    printed
        .number(Printed.SUMS, row, "tax")
        .ifPresent(said -> {
          if (said != sum) {
            printed
                .out()
                .accept(
                    Objection.of(
                        ABOUT,
                        String.format(
                            Locale.ROOT,
                            "%s yield %d together, and %d is printed.",
                            who,
                            sum,
                            said),
                        "rows",
                        "table:" + Printed.SUMS));
          }
        });
  }

  private static boolean hasRow(Ground ground, City city) {
    return ground.table(VALUES).map(RuleTable::rows).stream()
        .flatMap(rows -> rows.stream())
        .anyMatch(row -> row.key().equals(city.id().slug()));
  }

  private static void exactly(Printed printed, City city, String row, String message) {
    printed
        .number(VALUES, row, VALUE)
        .ifPresent(said -> {
          if (said != Ground.tax(city)) {
            printed
                .out()
                .accept(
                    object(
                        String.format(Locale.ROOT, message, city.name(), Ground.tax(city), said),
                        city));
          }
        });
  }

  private static Objection object(String message, City city) {
    return Objection.of(ABOUT, message, "attributes.tax", "city:" + city.id(), "table:" + VALUES);
  }
}
