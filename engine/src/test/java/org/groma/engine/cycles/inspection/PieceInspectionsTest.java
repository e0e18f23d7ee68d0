package org.groma.engine.cycles.inspection;

import static org.groma.engine.cycles.inspection.Spoilt.area;
import static org.groma.engine.cycles.inspection.Spoilt.spoilt;
import static org.groma.engine.cycles.inspection.Spoilt.table;

import java.util.List;
import java.util.stream.Stream;
import org.groma.model.project.Kinds;

/** Units, leaders, groups and marks whose figures do not agree with each other. */
final class PieceInspectionsTest implements MistakesAreFound {

  static List<Spoilt> cases() {
    return Stream.of(units(), leaders(), tables(), marks()).flatMap(List::stream).toList();
  }

  private static Spoilt unit(String id, String passage, String other) {
    return spoilt("data.counter-figures", Kinds.UNITS, id, passage, other);
  }

  private static List<Spoilt> units() {
    return List.of(
        unit("bow", "'cost':{'kingdom':2}", "'cost':{'kingdom':3}")
            .says(
                "unit:bow", "$.cost.kingdom", "Bow costs a kingdom 3, and twice its upkeep is 2."),
        unit("horse", "'cost':{'kingdom':6}", "'cost':{'kingdom':6,'empire':8}")
            .says(
                "unit:horse",
                "$.cost.empire",
                "Horse costs an empire 8, and twice its upkeep is 0."),
        unit("infantry", "'movement':2", "'movement':3")
            .says(
                "unit:infantry",
                "$.attributes.movement",
                "Infantry has movement 3, and its counter says 4-2."),
        unit("garrison", "'attacks':false", "'attacks':true")
            .says(
                "unit:garrison",
                "$.attributes.attacks",
                "Garrison is (4)-0 on its counter, so that it may not attack."),
        unit("elite", "'weight':'heavy'", "'weight':'light'")
            .says(
                "unit:elite",
                "$.attributes.weight",
                "Elite stacks as light, and with its strength it is heavy (6)."),
        unit("barbarian-horse", "'reverse':'horse'", "'reverse':'infantry'")
            .says(
                "unit:barbarian-horse",
                "$.attributes.reverse",
                "Barbarian horse has Infantry on its back, and that is not the back of"
                    + " Infantry."));
  }

  private static List<Spoilt> leaders() {
    return List.of(
        spoilt("data.leader-counters", Kinds.LEADERS, "leader-macedon", "'shift':2", "'shift':1")
            .says(
                "leader:leader-macedon",
                "$.attributes.shift",
                "Alexander is worth 1 columns, and in Alexander he is worth 2."),
        spoilt(
                "data.leader-counters",
                Kinds.LEADERS,
                "leader-germany",
                "'nation':'germany'",
                "'nation':'germans'")
            .in("fall-of-rome")
            .says(
                "nation:germans",
                "$.id",
                "Germans has 3 leaders, and each position has 2 counters."));
  }

  private static List<Spoilt> tables() {
    return List.of(
        table("data.group-rows", "unit-creation", "'key':'pict'", "'key':'picts'")
            .says(
                "table:unit-creation",
                "$.rows[5].key",
                "The table Barbarian unit creation has a row 'picts', and nobody is of that group;"
                    + " did you mean 'pict'?"),
        spoilt("data.group-rows", Kinds.SEAS, "mare-rubrum", "'tags':['arab']", "'tags':['arabb']")
            .says(
                "sea:mare-rubrum",
                "$.tags",
                "Mare Rubrum is marked 'arabb', which is no group; did you mean 'arab'?"),
        table(
                "data.cell-sense",
                "rebellions-1",
                "'result':'remove-non-elites','count':1",
                "'result':'remove-non-elites'")
            .says(
                "table:rebellions-1",
                "$.rows[7].cells.count",
                "The table Rebellions of the late Empire, table 1, row 9: how many is not said."),
        table(
                "data.cell-sense",
                "unit-creation",
                "'key':'slav','cells':{'1':['barbarian-infantry']",
                "'key':'slav','cells':{'1':['elite']")
            .says(
                "table:unit-creation",
                "$.rows[1].cells.1",
                "The table Barbarian unit creation, row slav: barbarians never have 'elite'"
                    + " (2.3)."));
  }

  private static List<Spoilt> marks() {
    return List.of(
        area("gazetteer.marked-places", "athens", "'area':'achaia'", "'area':'achaia','tags':['a']")
            .says(
                "province:athens",
                "$.tags",
                "Athens is marked A, and no group enters its province."),
        table("gazetteer.marked-places", "barbarian-groups", "'seas':3", "'seas':2")
            .says(
                "sea:mare-norvegicum",
                "$.tags",
                "3 sea areas are marked viking, and 2 are printed."),
        spoilt("gazetteer.marked-places", Kinds.CITIES, "antioch", "'level':3", "'level':1")
            .says("city:antioch", "$.level", "Antioch is drawn as a city of 1, and yields 3."));
  }
}
