package org.groma.engine.invasions.inspection;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;

/** Tables and gazetteer that say different things of one place or people. */
final class MapFigures implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "data.map-figures",
          Severity.ERROR,
          "XXXIII",
          "Table and gazetteer that say different things",
          "The aid and the map give different figures for one place.",
          "Mare Aegeum: commerce-monopoly gives 2 Gold, the gazetteer 3.",
          "Compare both with the rulebook.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Project project = ground.project();
    for (Sea sea : project.seas()) {
      number(project, new TableCells("commerce-monopoly", sea.id().slug(), "gold"))
          .filter(gold -> !gold.equals(sea.monopoly()))
          .ifPresent(gold ->
              object(
                  sea.name(),
                  "commerce-monopoly gives " + gold + " Gold, the gazetteer " + sea.monopoly(),
                  out,
                  "sea:" + sea.id(),
                  "table:commerce-monopoly"));
      mediterranean(project, sea, out);
    }
    for (City city : project.cities()) {
      walls(project, city, out);
    }
    for (Province province : project.provinces()) {
      caravan(province, out);
    }
    for (Area area : project.areas()) {
      box(project, area, out);
    }
    open(project, "archery-dice/@/open", out);
    open(project, "advanced-battle/@/halfRoundsUpIn", out);
    strait(project, out);
  }

  private static Optional<Halves> number(Project project, TableCells cell) {
    return cell.number(project).flatMap(Halves::tryOf);
  }

  private static void mediterranean(Project project, Sea sea, Consumer<Objection> out) {
    boolean isListed =
        TableCells.at("naval-battle/@/mediterranean").in(project).orElse(null)
                instanceof Datum.Items(List<Datum> seas)
            && seas.contains(Datum.text(sea.id().slug()));
    boolean isOne =
        sea.attributes().get("mediterranean").filter(new Datum.Flag(true)::equals).isPresent();
    if (isListed != isOne) {
      object(
          sea.name(),
          "it is Mediterranean by the table of naval battles or by the gazetteer,"
              + " but not by both",
          out,
          "sea:" + sea.id(),
          "table:naval-battle");
    }
  }

  private static void walls(Project project, City city, Consumer<Objection> out) {
    String id = city.id().slug();
    TableCells own = new TableCells("wall-values", id, "value");
    Optional<Halves> wanted =
        number(project, own).or(() -> number(project, TableCells.at("wall-values/default/value")));
    if (city.fortified() && wanted.filter(wall -> wall.count() != 2 * city.wall()).isPresent()) {
      object(
          city.name(),
          "its wall value is " + city.wall() + ", by the table " + wanted.get(),
          out,
          "city:" + id,
          "table:wall-values");
    }
    TableCells later = new TableCells("wall-values", id + "-theodosian", "value");
    Optional<Datum> said = city.attributes().get("wallAfterTheodosianWalls");
    if (!said.equals(later.in(project))) {
      object(
          city.name(),
          "its later wall value differs from the table",
          out,
          "city:" + id,
          "table:wall-values");
    }
  }

  private static void caravan(Province province, Consumer<Objection> out) {
    boolean hasSymbols = province.attributes().get("caravanSymbols").isPresent();
    if (hasSymbols && !province.caravan()) {
      object(
          province.name(),
          "it has symbols of caravans, but no caravan",
          out,
          "province:" + province.id());
    }
  }

  private static void box(Project project, Area area, Consumer<Objection> out) {
    boolean isBox = area.attributes().get("box").isPresent();
    if (isBox != area.status().equals("off-map")) {
      object(
          area.name(),
          "it is off the map by its status or by its box, but not by both",
          out,
          "area:" + area.id());
    }
    if (area.attributes().get("of").isPresent() && !isBox) {
      object(area.name(), "it is a box of another Area, but no box", out, "area:" + area.id());
    }
    area.attributes()
        .get("kingdomIncomeWithExtension")
        .filter(Datum.Amount.class::isInstance)
        .flatMap(said -> Halves.tryOf(((Datum.Amount) said).number()))
        .filter(said -> said.count() != sum(project, area))
        .ifPresent(said ->
            object(
                area.name(),
                String.format(
                    Locale.ROOT,
                    "its income with the extension is %s, its provinces come to %s",
                    said,
                    new Halves(sum(project, area))),
                out,
                "area:" + area.id()));
  }

  private static int sum(Project project, Area area) {
    return project.provinces().stream()
        .filter(province -> province.area().filter(area.id()::equals).isPresent())
        .mapToInt(province -> province.income().count())
        .sum();
  }

  /** Open terrain is where red swords hit. */
  private static void open(Project project, String spot, Consumer<Objection> out) {
    TableCells cell = TableCells.at(spot);
    if (cell.in(project).orElse(null) instanceof Datum.Items(List<Datum> listed)) {
      for (RuleTable.Row row :
          project.get(Kinds.TABLES).find("red-swords").map(RuleTable::rows).orElse(List.of())) {
        boolean isOpen = new Datum.Flag(true).equals(row.cells().get("hits"));
        if (isOpen != listed.contains(Datum.text(row.key()))) {
          object(
              "The terrain " + row.key(),
              "it is open by red-swords or by " + cell + ", but not by both",
              out,
              cell.subject(),
              "table:red-swords");
        }
      }
    }
  }

  private static void strait(Project project, Consumer<Objection> out) {
    TableCells cell = TableCells.at("interception-modifiers/bosphorus/modifier");
    project
        .get(Kinds.LINKS)
        .find("bosphorus")
        .filter(link -> !link.attributes().get("interceptionModifier").equals(cell.in(project)))
        .ifPresent(link ->
            object(
                link.name(),
                "its modifier to interceptions differs from the table",
                out,
                "link:" + link.id(),
                cell.subject()));
  }

  private static void object(
      String of, String problem, Consumer<Objection> out, String... subjects) {
    out.accept(Objection.of(ABOUT, of + ": " + problem + ".", "attributes", subjects));
  }
}
