package org.groma.validator.corpus;

import static org.groma.validator.check.Family.ADJACENCY;
import static org.groma.validator.check.Family.GAZETTEER;
import static org.groma.validator.check.Family.REFERENCES;

import java.util.List;
import org.groma.model.edit.RemoveEntry;

/** Ids and words that lead nowhere, lead to two, or that nothing leads to. */
final class ReferenceFaults {

  private ReferenceFaults() {}

  static final List<Fault> ALL =
      List.of(
          Fault.set(
              REFERENCES,
              "a province of a misspelt area",
              "province:latium",
              "area",
              "\"itallia\""),
          Fault.set(
              REFERENCES,
              "a city in a misspelt province",
              "city:abula",
              "province",
              "\"asturicaa\""),
          Fault.set(
              REFERENCES, "a port on a misspelt sea", "city:ancona", "port", "\"mare-adriaticun\""),
          Fault.set(
              REFERENCES,
              "a strait to a misspelt province",
              "link:bosphorus",
              "to",
              "\"province:bythinia\""),
          Fault.set(
              REFERENCES,
              "a strait over a sea that is none",
              "link:bosphorus",
              "seas[0]",
              "\"propontiss\""),
          Fault.set(
              REFERENCES, "a strait of an unknown kind", "link:bosphorus", "kind", "\"straight\""),
          Fault.set(
              REFERENCES,
              "a river that drains a misspelt area",
              "river:albis",
              "areas[0]",
              "\"germannia\""),
          Fault.set(
              REFERENCES,
              "a coast of a misspelt sea",
              "coast:mare-adriaticum",
              "sea",
              "\"mare-adriaticumm\""),
          Fault.set(
              REFERENCES,
              "a coast with a misspelt province",
              "coast:mare-adriaticum",
              "provinces[0]",
              "\"apulja\""),
          Fault.set(REFERENCES, "an unknown terrain", "province:latium", "terrain", "\"cleer\""),
          Fault.set(REFERENCES, "an unknown extent", "province:latium", "extent", "\"mane\""),
          Fault.set(
              REFERENCES,
              "an unknown status of an area",
              "area:aegyptus",
              "status",
              "\"civilised\""),
          Fault.set(
              REFERENCES,
              "an unknown religion of an area",
              "area:aegyptus",
              "religion",
              "\"monophysit\""),
          Fault.set(
              REFERENCES, "a leader of a misspelt nation", "leader:aedan", "nation", "\"scotts\""),
          Fault.set(
              REFERENCES,
              "a pool of a misspelt unit",
              "nation:aestii",
              "pool[0].unit",
              "\"infantery\""),
          Fault.set(
              REFERENCES,
              "a home in a misspelt province",
              "nation:aestii",
              "home[0]",
              "\"province:prusia\""),
          Fault.set(
              REFERENCES,
              "an unknown religion of a nation",
              "nation:aestii",
              "religion",
              "\"pagann\""),
          Fault.set(
              REFERENCES,
              "an unknown category of a unit",
              "unit:archer",
              "category",
              "\"infantri\""),
          Fault.set(
              REFERENCES, "an unknown trait of a unit", "unit:archer", "traits[0]", "\"archerr\""),
          Fault.set(
              REFERENCES,
              "a time table entry of a misspelt nation",
              "time-entry:t01-raid-picts",
              "nation",
              "\"pictss\""),
          Fault.set(
              REFERENCES,
              "a time table entry of an unknown kind",
              "time-entry:t01-raid-picts",
              "kind",
              "\"rade\""),
          Fault.set(
              REFERENCES,
              "a set-up of a misspelt nation",
              "scenario:350-ad",
              "setups[nation=alans].nation",
              "\"alanss\""),
          Fault.set(
              REFERENCES,
              "a set-up with a misspelt unit",
              "scenario:350-ad",
              "setups[nation=alans].units[0].unit",
              "\"horse-archr\""),
          Fault.set(
              REFERENCES,
              "a set-up in a misspelt province",
              "scenario:350-ad",
              "setups[nation=alans].units[0].place",
              "\"province:alannia\""),
          Fault.set(
              REFERENCES,
              "a set-up with a misspelt leader",
              "scenario:350-ad",
              "setups[nation=alans].leaders[0].leader",
              "\"rex-alan\""),
          Fault.set(
              REFERENCES,
              "a misspelt nation at a seat",
              "scenario:350-ad",
              "players[0].nations[0]",
              "\"africano-roman\""),
          Fault.set(
              REFERENCES,
              "a relation with a misspelt nation",
              "scenario:350-ad",
              "relations[0].to",
              "\"byzantine\""),
          Fault.set(
              REFERENCES,
              "a relation of an unknown kind",
              "scenario:350-ad",
              "relations[0].kind",
              "\"klient\""),
          Fault.set(
              REFERENCES,
              "a marker of an unknown kind",
              "scenario:350-ad",
              "markers[0].kind",
              "\"lime\""),
          Fault.set(
              REFERENCES,
              "a marker in a misspelt province",
              "scenario:350-ad",
              "markers[0].place",
              "\"province:austrasja\""),
          Fault.set(
              REFERENCES,
              "an origin of an edition that is not listed",
              "province:latium",
              "origin",
              "\"printed rules-fr XXXIII.C\""),
          new Fault(
              REFERENCES,
              "a sea that others name is removed",
              _ -> new RemoveEntry("sea", "propontis")),
          new Fault(
              REFERENCES,
              "a leader that is set up is removed",
              _ -> new RemoveEntry("leader", "rex-alans")),
          new Fault(
              REFERENCES,
              "a river that is drawn is removed",
              _ -> new RemoveEntry("river", "albis")),
          new Fault(
              REFERENCES,
              "a terrain of the vocabulary is renamed",
              project -> Alter.words(project, "terrains[word=marsh].word", "\"swamp\"")),
          Fault.add(
              REFERENCES,
              "an area that nothing is in",
              "area",
              "{\"id\":\"terra-nova\",\"name\":\"Terra"
                  + " Nova\",\"status\":\"barbarian\",\"kingdomIncome\":3}"),
          Fault.add(
              ADJACENCY,
              "a river that is nowhere",
              "river",
              "{\"id\":\"lethe\",\"name\":\"Lethe\",\"areas\":[\"graecia\"]}"),
          Fault.add(
              REFERENCES,
              "a unit type that nobody has",
              "unit",
              "{\"id\":\"camel\",\"name\":\"Camel\",\"category\":\"cavalry\"}"),
          Fault.set(
              GAZETTEER, "two provinces under one name", "province:latium", "name", "\"Apulia\""),
          Fault.set(
              REFERENCES,
              "a victory objective in a misspelt area",
              "nation:romans",
              "victory[0].objectives[0].scoring.eliminate-unit.in[0]",
              "\"afrika\""));
}
