package org.groma.validator.scenario;

import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.validator.Grid;
import org.groma.validator.Rewrite;

/** A tiny game of two nations with one of everything, in which no check finds anything. */
final class LittleWar {

  static final Project PROJECT = make();

  private LittleWar() {}

  private static Project make() {
    Project project = Grid.project("AB", "Cs");
    project =
        put(
            project,
            Kinds.UNITS,
            """
            {"id": "foot", "name": "Foot", "category": "foot", "cost": {"crown": 2}}
            """);
    project =
        put(
            project,
            Kinds.UNITS,
            """
            {"id": "horse", "name": "Horse", "category": "horse", "cost": {"crown": 3}}
            """);
    project =
        put(
            project,
            Kinds.NATIONS,
            """
            {"id": "reds", "name": "Reds", "player": "red", "status": "crown",
             "pool": [{"unit": "foot", "count": 3}, {"unit": "horse", "count": 1}],
             "victory": [
               {"turns": "1-2", "objectives": [{"points": 3, "scoring": {"hold": "b"}}]},
               {"turns": "3", "objectives": [{"points": 5, "scoring": {"hold": "c"}}]}]}
            """);
    project =
        put(
            project,
            Kinds.NATIONS,
            """
            {"id": "blues", "name": "Blues", "player": "blue", "status": "crown",
             "pool": [{"unit": "foot", "count": 2}]}
            """);
    project =
        put(
            project,
            Kinds.NATIONS,
            """
            {"id": "greens", "name": "Greens", "player": "blue", "status": "crown",
             "pool": [{"unit": "foot", "count": 1}]}
            """);
    project =
        put(
            project,
            Kinds.NATIONS,
            """
            {"id": "greys", "name": "Greys", "status": "crown"}
            """);
    project =
        put(
            project,
            Kinds.LEADERS,
            """
            {"id": "otto", "name": "Otto", "nation": "reds", "arrives": 1, "leaves": 2}
            """);
    project =
        put(
            project,
            Kinds.LEADERS,
            """
            {"id": "ada", "name": "Ada", "nation": "blues", "arrives": 2, "leaves": 3}
            """);
    project =
        put(
            project,
            Kinds.TIME_TABLE,
            """
            {"id": "t2-greens", "name": "Greens", "turn": 2, "order": 1, "kind": "arrival",
             "nation": "greens", "units": [{"unit": "foot", "count": 1}], "places": ["province:c"]}
            """);
    project =
        put(
            project,
            Kinds.TIME_TABLE,
            """
            {"id": "t3-truce", "name": "Truce", "turn": 3, "order": 1, "kind": "rule"}
            """);
    project =
        put(
            project,
            Kinds.DECKS,
            """
            {"id": "chances", "name": "Chances", "attributes": {"size": 4}, "cards": [
              {"id": "rain", "name": "Rain", "copies": 2, "number": 1},
              {"id": "sun", "name": "Sun", "copies": 1, "number": 3},
              {"id": "snow", "name": "Snow", "copies": 1, "number": 4}]}
            """);
    project =
        put(
            project,
            Kinds.TABLES,
            """
            {"id": "weather", "name": "Weather", "die": "d6", "columns": ["days"], "rows": [
              {"key": "1-2", "cells": {"days": 1}},
              {"key": "3-5", "cells": {"days": 2}},
              {"key": "6", "cells": {"days": 3}}]}
            """);
    return put(
        project,
        Kinds.SCENARIOS,
        """
        {"id": "war", "name": "War", "firstTurn": 1, "lastTurn": 3,
         "players": [{"player": "red", "name": "Red", "nations": ["reds"]},
                     {"player": "blue", "name": "Blue", "nations": ["blues", "greens"]}],
         "setups": [
           {"nation": "reds", "treasury": 5, "seat": "province:a", "controls": ["province:a"],
            "units": [{"place": "province:a", "unit": "foot", "count": 2}],
            "leaders": [{"place": "province:a", "leader": "otto"}]},
           {"nation": "blues", "seat": "province:b",
            "units": [{"place": "province:b", "unit": "foot", "count": 1}]}],
         "relations": [{"kind": "truce", "from": "reds", "to": "blues"}],
         "markers": [{"kind": "fort", "place": "province:a", "nation": "reds", "count": 1}]}
        """);
  }

  /** The project with one passage of an entry replaced. */
  static <I extends Id, E extends Entry<I>> Project with(
      Kind<I, E> kind, String id, String passage, String other) {
    return replace(PROJECT, kind, id, passage, other);
  }

  private static <I extends Id, E extends Entry<I>> Project put(
      Project project, Kind<I, E> kind, String json) {
    return Rewrite.put(project, kind, json);
  }

  private static <I extends Id, E extends Entry<I>> Project replace(
      Project project, Kind<I, E> kind, String id, String passage, String other) {
    return Rewrite.replace(project, kind, id, passage, other);
  }
}
