package org.groma.validator.corpus;

import static org.groma.validator.check.Family.GAZETTEER;

import java.util.List;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.edit.Together;
import org.groma.model.project.Project;

/** Rows of the gazetteer that disagree with each other or with what is printed. */
final class GazetteerFaults {

  private GazetteerFaults() {}

  static final List<Fault> ALL =
      List.of(
          Fault.set(GAZETTEER, "an income one too high", "province:latium", "income", "9"),
          Fault.set(GAZETTEER, "an income one half too low", "province:nilus", "income", "0.5"),
          new Fault(
              GAZETTEER,
              "two incomes swapped",
              project ->
                  Together.of(
                      Alter.set(project, "province:latium", "income", income(project, "apulia")),
                      Alter.set(project, "province:apulia", "income", income(project, "latium")))),
          Fault.set(
              GAZETTEER, "the income of an area changed", "area:aegyptus", "kingdomIncome", "14"),
          Fault.set(
              GAZETTEER,
              "the empire's income of an area changed",
              "area:africa",
              "empireIncome",
              "1"),
          Fault.set(
              GAZETTEER,
              "a province in the wrong area",
              "province:latium",
              "area",
              "\"gallia-meridionalis\""),
          Fault.drop(GAZETTEER, "a province in no area", "province:latium", "area"),
          Fault.drop(GAZETTEER, "a province without terrain", "province:latium", "terrain"),
          Fault.set(
              GAZETTEER,
              "a terrain that no edition prints",
              "province:latium",
              "terrain",
              "\"marsh\""),
          Fault.set(
              GAZETTEER, "a desert in the forest", "province:bohemia", "terrain", "\"desert\""),
          Fault.set(GAZETTEER, "a city of another level", "city:alexandria", "level", "1"),
          Fault.set(GAZETTEER, "walls round a site", "city:abula", "fortified", "true"),
          Fault.set(GAZETTEER, "a wall without fortification", "city:abula", "wall", "-2"),
          Fault.set(GAZETTEER, "a wall that helps the besieger", "city:aquincum", "wall", "2"),
          Fault.set(GAZETTEER, "two cities in one province", "city:abula", "province", "\"nilus\""),
          Fault.set(
              GAZETTEER,
              "a city in a province next door",
              "city:alexandria",
              "province",
              "\"aegyptus\""),
          Fault.set(
              GAZETTEER,
              "a port that no edition prints",
              "city:abula",
              "port",
              "\"oceanus-occidentalis\""),
          Fault.drop(GAZETTEER, "a port that the editions print", "city:ancona", "port"),
          Fault.set(
              GAZETTEER, "a granary that no edition prints", "province:bohemia", "granary", "true"),
          Fault.set(
              GAZETTEER, "a caravan that no edition prints", "province:bohemia", "caravan", "true"),
          Fault.set(GAZETTEER, "a misspelt name", "province:latium", "name", "\"Lathium\""),
          Fault.set(
              GAZETTEER,
              "a name with a blank at its end",
              "province:latium",
              "name",
              "\"Latium \""),
          Fault.set(
              GAZETTEER, "a name with two blanks", "sea:mare-aegeum", "name", "\"Mare  Aegeum\""),
          Fault.set(
              GAZETTEER, "a name with a Cyrillic letter", "province:latium", "name", "\"Lаtium\""),
          Fault.set(
              GAZETTEER,
              "a name that nearly is another's",
              "province:latium",
              "name",
              "\"Apulja\""),
          Fault.set(GAZETTEER, "a blank name", "province:latium", "name", "\" \""),
          Fault.set(GAZETTEER, "a colour that is none", "area:aegyptus", "colour", "\"greenish\""),
          Fault.set(
              GAZETTEER,
              "an area of another colour code too short",
              "area:aegyptus",
              "colour",
              "\"#A9D3\""),
          Fault.set(
              GAZETTEER,
              "an area in the colour of the sea",
              "area:aegyptus",
              "colour",
              "\"#A6D2EE\""),
          Fault.set(GAZETTEER, "a monopoly of another worth", "sea:mare-aegeum", "monopoly", "7"),
          Fault.set(
              GAZETTEER,
              "a city under the name of another",
              "city:abula",
              "name",
              "\"Alexandria\""),
          new Fault(
              GAZETTEER,
              "a printed province is missing",
              _ -> new RemoveEntry("province", "latium")),
          new Fault(GAZETTEER, "a printed city is missing", _ -> new RemoveEntry("city", "abula")),
          Fault.add(
              GAZETTEER,
              "a city that no edition prints",
              "city",
              "{\"id\":\"utopia\",\"name\":\"Utopia\",\"province\":\"lachmidaria\",\"level\":2}"),
          Fault.set(
              GAZETTEER,
              "an alias that is the name of another",
              "province:latium",
              "aliases",
              "[\"Apulia\"]"));

  private static String income(Project project, String province) {
    return project.provinces().find(province).orElseThrow().income().number().toString();
  }
}
