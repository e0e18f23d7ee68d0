package org.groma.exporters.atlas;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Feature;
import org.groma.exporters.picture.Xml;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;

/**
 * The gazetteer by area as HTML: beside the map a list that folds, on paper the tables behind it.
 */
final class GazetteerList {

  private final Project project;
  private final Wording wording;
  private final boolean terrains;
  private final boolean incomes;
  private final boolean levels;
  private final StringBuilder out = new StringBuilder(1 << 16);

  private GazetteerList(Project project) {
    this.project = project;
    this.wording = new Wording(project);
    this.terrains = wording.has(Feature.TERRAIN);
    this.incomes = wording.has(Feature.INCOME);
    this.levels = wording.speaksOfLevels();
  }

  static String of(Project project) {
    GazetteerList list = new GazetteerList(project);
    project.areas().stream()
        .sorted(Wording.byName())
        .forEach(area -> list.area(Optional.of(area), AreaTotal.of(project, area)));
    list.area(Optional.empty(), AreaTotal.of(project, Optional.empty()));
    OtherTables.write(project, list.wording, list.out);
    return list.out.toString();
  }

  private void area(Optional<Area> area, AreaTotal total) {
    if (total.provinces().isEmpty()) {
      return;
    }
    String name = area.map(Area::name).orElseGet(() -> wording.say("In no area"));
    fold(out, name, total.summary(wording));
    area.ifPresent(this::about);
    out.append("<table class=\"at-provinces\">\n<thead><tr><th scope=\"col\">")
        .append(wording.say("Province"))
        .append("</th>")
        .append(terrains ? "<th scope=\"col\">Terrain</th>" : "")
        .append(incomes ? "<th scope=\"col\" class=\"at-figure\">Income</th>" : "")
        .append("<th scope=\"col\">City</th>")
        .append(levels ? "<th scope=\"col\" class=\"at-figure\">Level</th>" : "")
        .append("<th scope=\"col\" class=\"at-notes\">Notes</th></tr></thead>\n<tbody>\n");
    total.provinces().forEach(this::row);
    out.append("</tbody>\n<tfoot><tr><th scope=\"row\"")
        .append(terrains ? " colspan=\"2\">" : ">")
        .append(wording.provinces(total.provinces().size()))
        .append("</th>")
        .append(incomes ? "<td class=\"at-figure\">" + total.income() + "</td>" : "")
        .append(levels ? "<td colspan=\"2\">" : "<td>")
        .append(total.cities() == 0 ? "" : Wording.counted(total.cities(), "city", "cities"))
        .append("</td><td class=\"at-notes\"></td></tr></tfoot>\n</table>\n</details>\n");
  }

  /** Opens a part of the list that folds. */
  static void fold(StringBuilder out, String title, String summary) {
    out.append("<details class=\"at-fold\"><summary><h3>")
        .append(Xml.safe(title))
        .append("</h3> <span>")
        .append(Xml.safe(summary))
        .append("</span></summary>\n");
  }

  static String link(String key, String name) {
    return "<a href=\"#" + key + "\">" + Xml.safe(name) + "</a>";
  }

  private void about(Area area) {
    Vocabulary words = project.vocabulary();
    List<String> parts = new ArrayList<>();
    if (!area.status().isBlank()) {
      parts.add(Xml.safe(Wording.term(words.statuses(), area.status())));
    }
    area.religion()
        .ifPresent(religion -> parts.add(Xml.safe(Wording.term(words.religions(), religion))));
    area.kingdomIncome().ifPresent(income -> parts.add("as a kingdom " + income));
    area.empireIncome().ifPresent(income -> parts.add("in an empire " + income));
    out.append("<p class=\"at-about\">")
        .append(String.join(" · ", parts))
        .append(' ')
        .append(link(Wording.key(Place.of(area.id())), wording.say("Show the area")))
        .append("</p>\n");
  }

  private void row(Province province) {
    List<City> cities = wording.cities(province);
    out.append("<tr><th scope=\"row\">")
        .append(link(Wording.key(Place.of(province.id())), province.name()))
        .append("</th>")
        .append(terrains ? "<td>" + Xml.safe(wording.terrain(province)) + "</td>" : "")
        .append(incomes ? "<td class=\"at-figure\">" + province.income() + "</td>" : "")
        .append("<td>")
        .append(lines(cities.stream().map(City::name).toList()))
        .append("</td>")
        .append(levels ? "<td class=\"at-figure\">" + levels(cities) + "</td>" : "")
        .append("<td class=\"at-notes\">")
        .append(Xml.safe(notes(province, cities)))
        .append("</td></tr>\n");
  }

  private static String levels(List<City> cities) {
    return lines(cities.stream().map(city -> Integer.toString(city.level())).toList());
  }

  private static String lines(List<String> texts) {
    return texts.stream().map(Xml::safe).collect(Collectors.joining("<br>"));
  }

  private String notes(Province province, List<City> cities) {
    List<String> notes = new ArrayList<>();
    for (City city : cities) {
      city.port().ifPresent(sea -> notes.add("port " + wording.name(Place.of(sea))));
      Wording.walls(city)
          .ifPresent(walls -> notes.add(walls.equals("yes") ? "walls" : "walls " + walls));
      notes.addAll(Wording.terms(project.vocabulary().cityTags(), city.tags()));
    }
    notes.addAll(wording.marks(province));
    if (!province.aliases().isEmpty()) {
      notes.add("also " + String.join(", ", province.aliases()));
    }
    return String.join(", ", notes);
  }
}
