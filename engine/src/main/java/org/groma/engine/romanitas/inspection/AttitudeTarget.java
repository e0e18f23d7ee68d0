package org.groma.engine.romanitas.inspection;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.Worded;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.engine.romanitas.setting.Deed;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.model.gazetteer.City;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/**
 * Rows of the tables of attitudes that lead nowhere. Many a target is not Roman at the start, such
 * as Rome itself; what belongs to barbarians then may be Roman later.
 */
final class AttitudeTarget implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.attitude-target",
          Severity.ERROR,
          "6.1",
          "Action of an enemy against a place that is not there or can never be Roman",
          "The nation goes to war and nothing happens, or the game cannot begin at all.",
          "Row 7 of the table Attitude of the Gepids strikes at Sarmizegetusa, which is not Roman"
              + " in 528 AD and which Rome can take from nobody.",
          "Name a city space, a maritime zone or a client state that is on the map; let a set-up"
              + " hold the territory.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Shortcomings.of(Shortcomings.ATTITUDES, ABOUT, ground, out);
    ground
        .folks()
        .flatMap(folk -> ground.table(Way.ATTITUDES + folk.id()).stream())
        .forEach(table -> {
          for (int row = 0; row < table.rows().size(); row++) {
            aimless(table, row).ifPresent(out);
            targets(ground, table, row, out);
          }
        });
  }

  /** A fleet that goes to no zone, or an envoy to no client state. */
  private static Optional<Objection> aimless(RuleTable table, int row) {
    Optional<Deed> deed = text(table, row, "action").flatMap(word -> Worded.find(Deed.class, word));
    if (deed.filter(Deed.PIRACY::equals).isPresent() && text(table, row, "zone").isEmpty()) {
      return Optional.of(missing(table, row, "zone", "is piracy in no maritime zone"));
    }
    return deed.filter(Deed.PERSIAN_DIPLOMACY::equals).isPresent()
            && text(table, row, "client").isEmpty()
        ? Optional.of(missing(table, row, "client", "courts no client state"))
        : Optional.empty();
  }

  private static Objection missing(RuleTable table, int row, String column, String problem) {
    return Objection.of(
        ABOUT,
        String.format(
            Locale.ROOT,
            "Row %s of the table %s %s.",
            table.rows().get(row).key(),
            table.name(),
            problem),
        "rows[" + row + "].cells." + column,
        "table:" + table.id());
  }

  private static void targets(Ground ground, RuleTable table, int row, Consumer<Objection> out) {
    Optional<String> letter = text(table, row, "itinerary");
    List<String> cities =
        letter.isEmpty()
            ? Way.in(table, row).cities()
            : Way.itinerary(ground, letter.get()).map(Way::cities).orElse(List.of());
    for (int i = 0; i < cities.size(); i++) {
      Optional<City> city = ground.city(cities.get(i));
      if (city.isPresent() && !canBeRoman(ground, city.get())) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                        Locale.ROOT,
                        "Row %s of the table %s strikes at %s, which is not Roman in %s and which"
                            + " Rome can",
                        table.rows().get(row).key(),
                        table.name(),
                        city.get().name(),
                        ground.scenario().name())
                    + " take from nobody.",
                letter.isEmpty()
                    ? Way.in(table, row).field(i)
                    : "rows[" + row + "].cells.itinerary",
                "table:" + table.id(),
                "city:" + city.get().id(),
                ground.subject()));
      }
    }
  }

  /** Rome takes land from barbarians only: Persia is invaded and left again. */
  private static boolean canBeRoman(Ground ground, City city) {
    int holder = ground.holder(city.province());
    return holder == Setting.ROMANS
        || (holder != Setting.NOBODY && ground.setting().folk(holder).barbarian());
  }

  private static Optional<String> text(RuleTable table, int row, String column) {
    return table.rows().get(row).cells().get(column) instanceof Datum.Text(String text)
        ? Optional.of(text)
        : Optional.empty();
  }
}
