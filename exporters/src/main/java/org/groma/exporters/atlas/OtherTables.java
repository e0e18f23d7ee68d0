package org.groma.exporters.atlas;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Feature;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.exporters.picture.Xml;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.River;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Halves;

/** What the gazetteer lists behind the provinces: sea zones, boxes off the map, rivers, links. */
final class OtherTables {

  private final Project project;
  private final Wording wording;
  private final StringBuilder out;

  private OtherTables(Project project, Wording wording, StringBuilder out) {
    this.project = project;
    this.wording = wording;
    this.out = out;
  }

  /** A column: its heading, and its cell for an entry as HTML. */
  private record Column<E>(String heading, Function<E, String> cell) {}

  static void write(Project project, Wording wording, StringBuilder out) {
    OtherTables tables = new OtherTables(project, wording, out);
    tables.seas();
    tables.boxes();
    tables.rivers();
    tables.links();
  }

  private void seas() {
    table(
        wording.say("Sea zones"),
        project.seas().stream().sorted(Wording.byName()).toList(),
        Stream.of(
                Stream.of(
                    new Column<Sea>(wording.say("Sea zone"), sea -> place(Place.of(sea.id())))),
                only(
                    Feature.MONOPOLY,
                    new Column<Sea>("Monopoly", sea -> Xml.safe(sea.monopoly().toString()))),
                Rulesets.lexicon(project).attributes(Kinds.SEAS).stream().map(this::number),
                Stream.of(new Column<Sea>("Ports", sea -> Xml.safe(ports(sea.id())))))
            .flatMap(columns -> columns)
            .toList());
  }

  /** A column for what not every game has. */
  private <E> Stream<Column<E>> only(Feature feature, Column<E> column) {
    return wording.has(feature) ? Stream.of(column) : Stream.empty();
  }

  /** A column for what the game counts of sea zones. */
  private Column<Sea> number(Named named) {
    return new Column<>(
        Xml.safe(named.name()),
        sea -> Xml.safe(sea.attributes().get(named.id()).map(PlainPhrases::text).orElse("–")));
  }

  private String ports(SeaId sea) {
    return project.cities().stream()
        .filter(city -> city.port().equals(Optional.of(sea)))
        .sorted(Wording.byName())
        .map(City::name)
        .collect(Collectors.joining(", "));
  }

  private void boxes() {
    table(
        "Boxes off the map",
        project.areas().stream()
            .filter(area -> AreaTotal.of(project, area).provinces().isEmpty())
            .filter(area -> project.areas().stream().noneMatch(part -> isPart(part, area.id())))
            .sorted(Wording.byName())
            .toList(),
        Stream.of(
                Stream.of(new Column<Area>("Box", area -> place(Place.of(area.id())))),
                only(
                    Feature.KINGDOM_INCOME,
                    new Column<Area>("As a kingdom", area -> income(area.kingdomIncome()))),
                only(
                    Feature.EMPIRE_INCOME,
                    new Column<Area>("In an empire", area -> income(area.empireIncome()))))
            .flatMap(columns -> columns)
            .toList());
  }

  private static boolean isPart(Area part, AreaId whole) {
    return part.parent().equals(Optional.of(whole));
  }

  private static String income(Optional<Halves> income) {
    return income.map(Halves::toString).orElse("–");
  }

  private void rivers() {
    table(
        "Rivers",
        project.rivers().stream().sorted(Wording.byName()).toList(),
        List.of(
            new Column<River>(
                "River", river -> GazetteerList.link(WayEntries.key(river), river.name())),
            new Column<River>(
                wording.say("Areas"),
                river ->
                    Xml.safe(
                        river.areas().stream()
                            .map(area -> wording.name(Place.of(area)))
                            .collect(Collectors.joining(", "))))));
  }

  private void links() {
    table(
        wording.ways(),
        project.links().stream().sorted(Wording.byName()).toList(),
        List.of(
            new Column<Link>("Name", link -> GazetteerList.link(WayEntries.key(link), link.name())),
            new Column<Link>(
                "Between",
                link -> place(link.from()) + (link.oneWay() ? " → " : " – ") + place(link.to())),
            new Column<Link>(
                "Across",
                link ->
                    Xml.safe(
                        link.seas().stream()
                            .map(sea -> wording.name(Place.of(sea)))
                            .collect(Collectors.joining(", "))))));
  }

  private String place(Place place) {
    return GazetteerList.link(Wording.key(place), wording.name(place));
  }

  private <E> void table(String title, List<E> rows, List<Column<E>> columns) {
    if (rows.isEmpty()) {
      return;
    }
    GazetteerList.fold(out, title, Integer.toString(rows.size()));
    out.append("<table>\n<thead><tr>");
    columns.forEach(
        column -> out.append("<th scope=\"col\">").append(column.heading()).append("</th>"));
    out.append("</tr></thead>\n<tbody>\n");
    for (E row : rows) {
      out.append("<tr>");
      for (int i = 0; i < columns.size(); i++) {
        String tag = i == 0 ? "th" : "td";
        out.append(i == 0 ? "<th scope=\"row\">" : "<td>")
            .append(columns.get(i).cell().apply(row))
            .append("</")
            .append(tag)
            .append('>');
      }
      out.append("</tr>\n");
    }
    out.append("</tbody>\n</table>\n</details>\n");
  }
}
