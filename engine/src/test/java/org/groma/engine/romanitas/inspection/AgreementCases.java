package org.groma.engine.romanitas.inspection;

import static org.groma.engine.romanitas.inspection.InspectionsTest.scenario;
import static org.groma.engine.romanitas.inspection.InspectionsTest.spoilt;
import static org.groma.engine.romanitas.inspection.InspectionsTest.table;

import java.util.List;
import java.util.stream.Stream;
import org.groma.engine.romanitas.inspection.InspectionsTest.Case;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;

/** Mistakes in which two data contradict each other, and what must be said of them. */
final class AgreementCases {

  private AgreementCases() {}

  static List<Case> all() {
    return Stream.of(
            attitudes(), acta(), victory(), start(), pieces(), places(), numbers(), printed())
        .flatMap(List::stream)
        .toList();
  }

  private static List<Case> attitudes() {
    return List.of(
        table("attitude-rows", "attitudes-avars", "['naissus']", "['viminacium']")
            .says(
                "table:attitudes-avars",
                "$.rows[2].cells",
                "Rows 7 and 8 of the table Attitude of the Avars do the same."),
        table("attitude-rows", "attitudes-avars", "'raid-2'", "'raid-1'")
            .says(
                "table:attitudes-avars",
                "$.rows[2].cells.column",
                "Row 8 of the table Attitude of the Avars stands in the column raid-1, which does"
                    + " not follow the row before."),
        table("attitude-rows", "attitudes-lombards", "'invasion-1'", "'invasion-2'")
            .says(
                "table:attitudes-lombards",
                "$.rows[3].cells.column",
                "Row 11+ of the table Attitude of the Lombards stands in the column invasion-2, and"
                    + " the one before it is empty."),
        table(
                "attitude-rows",
                "attitudes-berbers",
                "'raid-2','action':'raid'",
                "'raid-2','action':'invasion'")
            .says(
                "table:attitudes-berbers",
                "$.rows[2].cells.action",
                "Row 6 of the table Attitude of the Berbers stands in the column raid-2 with the"
                    + " action invasion."),
        table("attitude-rows", "attitudes-franks", "of the Franks", "of the Avars")
            .says(
                "table:attitudes-franks",
                "$.name",
                "Two tables of attitudes are called Attitude of the Avars."),
        table("attitude-reach", "attitudes-ostrogoths", "'dyrrachium'", "'salonae'")
            .says(
                "table:attitudes-ostrogoths",
                "$.rows[2].cells.path",
                "Row 8 of the table Attitude of the Ostrogoths strikes at Salonae, which is"
                    + " theirs."),
        table("attitude-reach", "attitudes-vandals", "'aegean'", "'pontus-euxinus'")
            .says(
                "table:attitudes-vandals",
                "$.rows[3].cells.zone",
                "Row 7 of the table Attitude of the Vandals goes by the Pontus Euxinus to"
                    + " Corinthus, whose territory does not lie on it."),
        spoilt("attitude-reach", Kinds.NATIONS, "slavs", ",'piracyFromAfar':true", "")
            .says(
                "nation:slavs",
                "$.attributes",
                "Slavs: their attitudes make them pirates, and they have no coast in 528 AD and no"
                    + " leave to come from afar."));
  }

  private static List<Case> acta() {
    return List.of(
        table("acta-effects", "acta-political", "'1-2':'syene'", "'1-2':'oxyrhynchus'")
            .says(
                "table:acta-political",
                "$.rows[0].cells.effects[2].desolation",
                "Row 1 of the table Acta Publica: political affairs strikes one city with two"
                    + " rolls."),
        table("acta-effects", "acta-economic", "'4-6':'syene'", "'3-6':'syene'")
            .says(
                "table:acta-economic",
                "$.rows[1].cells.effects[1].desolation",
                "Row 2 of the table Acta Publica: economic affairs strikes twice on 3."),
        spoilt("acta-effects", Kinds.UNITS, "excubites", "'guard',", "")
            .says(
                "table:acta-political",
                "$.rows[1].cells.effects[0].unusable",
                "Excubites are no guard, and row 2 of the table Acta Publica: political affairs"
                    + " makes them unusable."));
  }

  private static List<Case> victory() {
    return List.of(
        scenario("victory-terms", "'desolation':10", "'desolation':1")
            .says(
                "scenario:528-ad",
                "$.victory[2].defeat.desolation",
                "528 AD is said to be lost with 1 Desolation markers, and by the table desolation"
                    + " it is lost with 10."),
        scenario("victory-terms", "'city-lost':'constantinople'", "'city-lost':'rome'")
            .says(
                "scenario:528-ad",
                "$.victory[0].defeat.city-lost",
                "528 AD is said to be lost with rome, which is not the capital."),
        scenario("victory-terms", "{'end':{'turn':10}}", "{'end':{'turn':12}}")
            .says(
                "scenario:528-ad",
                "$.victory[4].end.turn",
                "528 AD speaks of turn 12, and its last turn is 10."),
        scenario("victory-terms", ",{'end':{'turn':10}}", "")
            .says("scenario:528-ad", "$.victory", "528 AD has no condition of victory 'end'."));
  }

  private static List<Case> start() {
    return List.of(
        scenario("solo-seat", "'nations':['romans']", "'nations':['romans','avars']")
            .says(
                "scenario:528-ad",
                "$.players[0].nations",
                "The player of 528 AD plays romans, avars; it is the Romans that are played."),
        scenario(
                "starting-holders",
                "'nation':'avars','status':'tribe'",
                "'nation':'avars','status':'empire'")
            .says(
                "scenario:528-ad",
                "$.setups[7].status",
                "528 AD sets up the Avars as empire, and their record says tribe."),
        scenario("starting-holders", "['province:persia']", "['province:persia','province:rome']")
            .says(
                "scenario:528-ad",
                "$.setups[5].controls[3]",
                "528 AD has ostrogoths hold province:rome, and persians too."),
        spoilt("enemy-order", Kinds.NATIONS, "avars", "'initiative':7", "'initiative':6")
            .says(
                "nation:slavs",
                "$.initiative",
                "Avars and Slavs are both number 6 in the order of the enemies of Rome."),
        spoilt("enemy-order", Kinds.NATIONS, "visigoths", ",'reconquers':true", "")
            .says(
                "nation:visigoths",
                "$.attributes",
                "Visigoths are a kingdom, and do not reconquer what they lost."));
  }

  private static List<Case> pieces() {
    return List.of(
        spoilt(
                "counter-sums",
                Kinds.NATIONS,
                "romans",
                "'unit':'symmachoi','count':2",
                "'unit':'symmachoi','count':3")
            .says(
                "nation:romans",
                "$.pool",
                "The Romans have 18 combat units, and the table counter-limits says 17."),
        spoilt(
                "stratagem-faces",
                Kinds.DECKS,
                "stratagems",
                "'roman':'ambush'",
                "'roman':'reserve'")
            .says(
                "deck:stratagems",
                "$.cards",
                "The deck Stratagems has ambush on 0 sides of its counters, and 1 belong there."),
        unit("limitanei", "['border']", "['border','improvable']")
            .says(
                "unit:limitanei",
                "$.traits",
                "Limitanei: border troops and mercenaries have no Elite side."),
        unit("boukellaroi", "'eliteBonus':3", "'eliteBonus':1")
            .says(
                "unit:boukellaroi",
                "$.attributes.eliteBonus",
                "Boukellaroi: its Elite side (1) is no better than its front (2)."));
  }

  private static Case unit(String id, String passage, String other) {
    return of("unit-sides", Kinds.UNITS, id, passage, other);
  }

  private static Case of(
      String inspection, Kind<?, ?> kind, String id, String passage, String other) {
    return spoilt(inspection, kind, id, passage, other);
  }

  private static List<Case> places() {
    return List.of(
        of("space-marks", Kinds.CITIES, "jerusalem", ",'points':1", "")
            .says("city:jerusalem", "$.attributes", "Jerusalem is a metropolis and yields no RP."),
        of("space-marks", Kinds.CITIES, "corinthus", "['central-mediterranean']", "['aegean']")
            .says(
                "city:corinthus",
                "$.attributes.otherPorts[0]",
                "Corinthus has two ports on the same maritime zone."),
        of("province-status", Kinds.AREAS, "armenia", "'limitanei':2", "'note':2")
            .says("area:armenia", "$.attributes", "Armenia has no number of Limitanei."),
        of("province-status", Kinds.AREAS, "italia", "#A87E58", "#EDAEBE")
            .says(
                "area:italia",
                "$.colour",
                "Italia has the colour of the Persians and is not theirs."),
        of("province-status", Kinds.AREAS, "persia", "'status':'empire'", "'status':'kingdom'")
            .says(
                "area:persia",
                "$.status",
                "Persia has the status kingdom, and the Persians, who hold it, are empire."));
  }

  private static List<Case> numbers() {
    return List.of(
        table(
                "figure-agreement",
                "battle",
                "'key':'both-commanders','cells':{'value':9}",
                "'key':'both-commanders','cells':{'value':12}")
            .says(
                "table:battle",
                "$.rows[13].cells",
                "The units under both commanders (12) are not as many as the command of both"
                    + " (9)."),
        table("figure-agreement", "diplomacy", "'chersonesos'", "'trapezus'")
            .says(
                "table:diplomacy",
                "$.attributes.bonus",
                "The table diplomacy names a client or a city twice among its bonuses."));
  }

  private static List<Case> printed() {
    return List.of(
        of("printed-lists", Kinds.CITIES, "naissus", "'gold-coin',", "")
            .says(
                "source-table:rules/gold-coins",
                "$.rows[3].of",
                "The list rules/gold-coins has naissus, which does not belong there."),
        of(
                "printed-lists",
                Kinds.SOURCES,
                "rules/attitudes",
                "'raid1':'7 Septem'",
                "'raid1':'7 Narbo'")
            .says(
                "source-table:rules/attitudes",
                "$.rows[7].cells.raid1",
                "The list rules/attitudes says '7 Narbo', and the table Attitude of the Visigoths"
                    + " has septem on 7."),
        of(
                "printed-lists",
                Kinds.SOURCES,
                "rules/attitudes",
                "'10+ Viminacium → Naissus'",
                "'10 Viminacium → Naissus'")
            .says(
                "source-table:rules/attitudes",
                "$.rows[4].cells.invasion1",
                "The list rules/attitudes says '10 Viminacium → Naissus', and the table Attitude of"
                    + " the Ostrogoths has it on 10+."),
        of("printed-lists", Kinds.SOURCES, "rules/units", "'short':'Cat'", "'short':'Bou'")
            .says(
                "source-table:rules/units",
                "$.rows[6].cells.short",
                "The list rules/units has 'Bou' for Cataphracts, who are not called so."),
        of("printed-lists", Kinds.SOURCES, "rules/itineraries", " → Dyrrachium", "")
            .says(
                "source-table:rules/itineraries",
                "$.rows[5].cells.path",
                "The list rules/itineraries says 'f Thessalonice → Corinthus', and the table"
                    + " itineraries has thessalonice, dyrrachium, corinthus."));
  }
}
