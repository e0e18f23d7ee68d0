package org.groma.validator.corpus;

import static org.groma.validator.check.Family.GAZETTEER;
import static org.groma.validator.check.Family.SCENARIO;
import static org.groma.validator.check.Family.TOPOLOGY;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.model.edit.ChangeSettings;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;

/** What a map maker does all day without doing harm. */
final class HarmlessEdits {

  private static final String AD_350 = "scenario:350-ad";

  private HarmlessEdits() {}

  static final List<Fault> ALL =
      Stream.of(names(), colours(), lines(), setUps()).flatMap(List::stream).toList();

  private static List<Fault> names() {
    return List.of(
        rename("province:latium", "Latium Vetus"),
        rename("province:bohemia", "Boiohaemum"),
        rename("province:nilus", "Delta Nili Superior"),
        rename("area:italia", "Italia Annonaria"),
        rename("sea:mare-aegeum", "Archipelagus"),
        rename("river:albis", "Elbe"),
        rename("city:abula", "Civitas Abulensis"),
        rename("leader:aedan", "Áedán mac Gabráin"),
        rename("leader:attila", "Attila the Great"),
        rename("nation:aestii", "Aesti"),
        rename("unit:archer", "Bowman"),
        rename("link:bosphorus", "Thracian Bosporus"),
        rename("deck:calamities", "Misfortunes"),
        rename("table:caravans", "Caravans"),
        rename("scenario:350-ad", "The House of Constantine"),
        Fault.set(GAZETTEER, "an alias more", "province:apulia", "aliases", "[\"Puglia Antica\"]"),
        Fault.set(
            GAZETTEER,
            "a coast under another name",
            "coast:mare-adriaticum",
            "name",
            "\"Adriatic shore\""),
        Fault.set(
            GAZETTEER,
            "a remark",
            "province:latium",
            "attributes",
            "{\"remark\":\"check the hills\"}"));
  }

  private static Fault rename(String record, String name) {
    return new Fault(GAZETTEER, "rename " + record, project -> Alter.rename(project, record, name));
  }

  private static List<Fault> colours() {
    return List.of(
        recolour("aegyptus", "#B0D8B8"),
        recolour("africa", "#80C090"),
        recolour("arabia", "#E0D090"),
        recolour("italia", "#C098C8"),
        recolour("hispania", "#E8C0A0"),
        recolour("graecia", "#8090C8"),
        Fault.drop(GAZETTEER, "an area without a colour of its own", "area:aegyptus", "colour"),
        new Fault(
            GAZETTEER,
            "recolour a terrain",
            project -> Alter.words(project, "terrains[word=marsh].colour", "\"#A0C0C8\"")),
        new Fault(
            GAZETTEER,
            "recolour a border",
            project -> Alter.words(project, "borders[word=river].colour", "\"#3070B0\"")),
        new Fault(GAZETTEER, "describe the project", HarmlessEdits::described));
  }

  private static Fault recolour(String area, String colour) {
    return Fault.set(GAZETTEER, "recolour " + area, "area:" + area, "colour", "\"" + colour + "\"");
  }

  private static ChangeSettings described(Project project) {
    Settings old = project.settings();
    return new ChangeSettings(
        new Settings(old.name(), old.ruleset(), Optional.of("As described."), old.sources()));
  }

  private static List<Fault> lines() {
    return List.of(
        nudge("province:bohemia", "province:moravia"),
        nudge("province:bohemia", "province:franconia"),
        nudge("province:latium", "sea:mare-tyrrhenum"),
        nudge("province:aegyptus", "province:arcadia"),
        nudge("province:thracia", "province:macedonia"),
        nudge("province:lituania", "province:prussia"),
        nudge("province:nilus", "sea:mare-nostrum-orientalis"),
        nudge("province:sicilia", "sea:mare-siculum"),
        nudge("province:agri-decumates", "province:lotharingia"),
        nudge("province:alpes", "province:liguria"),
        new Fault(
            TOPOLOGY,
            "a vertex more",
            p -> Drawing.of(p).bulge("province:bohemia", "province:moravia", 0.5, 0.3)),
        new Fault(
            TOPOLOGY,
            "a vertex more on a coast",
            p -> Drawing.of(p).bulge("province:creta", "sea:mare-aegeum", 0.5, 0.05)));
  }

  private static Fault nudge(String a, String b) {
    return new Fault(
        TOPOLOGY, "nudge " + a + " " + b, project -> Drawing.of(project).nudge(a, b, 0.7));
  }

  private static List<Fault> setUps() {
    return List.of(
        Fault.set(SCENARIO, "a smaller treasury", AD_350, "setups[nation=romans].treasury", "18"),
        Fault.set(SCENARIO, "a larger treasury", AD_350, "setups[nation=persians].treasury", "17"),
        Fault.set(
            SCENARIO, "half a piece of gold", AD_350, "setups[nation=ostrogoths].treasury", "2.5"),
        Fault.set(SCENARIO, "an older Rome", AD_350, "setups[nation=romans].age", "6"),
        Fault.set(SCENARIO, "a unit fewer", AD_350, "setups[nation=visigoths].units[1].count", "1"),
        Fault.set(
            SCENARIO,
            "a unit in the province next door",
            AD_350,
            "setups[nation=alemanni].units[1].place",
            "\"province:franconia\""),
        Fault.set(SCENARIO, "a leader of other values", "leader:aedan", "attributes.combat", "2"),
        Fault.set(
            SCENARIO, "a leader of other manners", "leader:attila", "attributes.diplomacy", "2"),
        Fault.set(
            SCENARIO, "a raid by more units", "time-entry:t01-raid-picts", "attributes.units", "1"),
        Fault.set(SCENARIO, "a raid in another order", "time-entry:t01-raid-picts", "order", "450"),
        Fault.set(
            SCENARIO,
            "an objective worth more",
            "nation:romans",
            "victory[0].objectives[0].points",
            "1"),
        Fault.set(SCENARIO, "a dearer unit", "unit:archer", "cost.kingdom", "2.5"),
        Fault.set(SCENARIO, "a rule switch", AD_350, "options.forfeitReRoll", "false"));
  }
}
