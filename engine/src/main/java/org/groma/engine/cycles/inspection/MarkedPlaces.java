package org.groma.engine.cycles.inspection;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Facts;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** Marks of the map that cannot be where they are, or that are not as many as the rules say. */
final class MarkedPlaces implements Scrutiny<Ground> {

  private static final String ENTRY = "a";
  private static final int MOST_LEVEL = 3;

  private static final Inspection ABOUT =
      new Inspection(
          "gazetteer.marked-places",
          Severity.ERROR,
          "2.1",
          "Mark of the map that cannot be there, or that comes in another number than printed",
          "Two coasts need two sea areas (5.2), an A a group that enters there (13.2.2), a half"
              + " of the empire lies inside its boundary, and tribes cross so many sea areas.",
          "Toletum has two coasts, and touches 0 sea areas.",
          "Take the mark away, or correct the place or the table that it belongs to.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Set<String> entered = new TreeSet<>();
    for (RuleTable.Row row : groups(ground)) {
      entered.addAll(Facts.words(Facts.field(new Datum.Fields(row.cells()), "enters")));
      seas(ground, row, out);
    }
    for (Province area : ground.project().provinces()) {
      province(ground, area, entered, out);
    }
    for (Area province : ground.project().areas()) {
      boolean half = province.attributes().text("half").isPresent();
      if (half != Ground.isInside(province)) {
        out.accept(
            Objection.of(
                ABOUT,
                province.name()
                    + (half
                        ? " belongs to a half of the empire, and lies outside its boundary."
                        : " lies inside the imperial boundary, and belongs to no half of it."),
                "attributes.half",
                "area:" + province.id()));
      }
    }
    for (City city : ground.project().cities()) {
      int place = ground.map().area(city.province().slug());
      if (place >= 0 && ground.map().isCoastal(place) && city.port().isEmpty()) {
        out.accept(
            Objection.of(
                ABOUT,
                city.name() + " lies on a coast, and has no port.",
                "port",
                "city:" + city.id()));
      }
      city.attributes()
          .number("tax")
          .filter(tax -> city.level() != Math.min(MOST_LEVEL, tax))
          .ifPresent(tax ->
              out.accept(
                  Objection.of(
                      ABOUT,
                      String.format(
                          Locale.ROOT,
                          "%s is drawn as a city of %d, and yields %d.",
                          city.name(),
                          city.level(),
                          tax),
                      "level",
                      "city:" + city.id())));
    }
  }

  private static Iterable<RuleTable.Row> groups(Ground ground) {
    return ground.table("barbarian-groups").map(RuleTable::rows).orElse(List.of());
  }

  private static void province(
      Ground ground, Province area, Set<String> entered, Consumer<Objection> out) {
    Board map = ground.map();
    int seas = map.seaCount(map.area(area.id().slug()));
    boolean twoCoasts =
        area.attributes().get("twoCoasts").filter(new Datum.Flag(true)::equals).isPresent();
    if (twoCoasts && seas < 2) {
      out.accept(
          Objection.of(
              ABOUT,
              String.format(
                  Locale.ROOT, "%s has two coasts, and touches %d sea areas.", area.name(), seas),
              "attributes.twoCoasts",
              "province:" + area.id()));
    }
    if (area.tags().has(ENTRY)
        && area.area().filter(province -> entered.contains(province.slug())).isEmpty()) {
      out.accept(
          Objection.of(
              ABOUT,
              area.name() + " is marked A, and no group enters its province.",
              "tags",
              "province:" + area.id()));
    }
  }

  /** 13.2.1, 13.2.2: how many sea areas the tribes of a group may cross. */
  private static void seas(Ground ground, RuleTable.Row row, Consumer<Objection> out) {
    Map<String, Datum> cells = row.cells();
    long marked = ground.project().seas().stream().filter(sea -> sea.tags().has(row.key())).count();
    Facts.number(new Datum.Fields(cells), "seas")
        .filter(printed -> printed != marked)
        .ifPresent(printed -> {
          List<String> subjects = new ArrayList<>();
          ground.project().seas().stream()
              .filter(sea -> sea.tags().has(row.key()))
              .forEach(sea -> subjects.add("sea:" + sea.id()));
          subjects.add("table:barbarian-groups");
          out.accept(
              Objection.of(
                  ABOUT,
                  String.format(
                      Locale.ROOT,
                      "%d sea areas are marked %s, and %d are printed.",
                      marked,
                      row.key(),
                      printed),
                  subjects.size() > 1 ? "tags" : "rows",
                  subjects.toArray(String[]::new)));
        });
  }
}
