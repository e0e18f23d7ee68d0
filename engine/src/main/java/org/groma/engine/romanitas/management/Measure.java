package org.groma.engine.romanitas.management;

import java.util.List;

/** What the player spends RP on at the end of a turn. */
public sealed interface Measure {

  /** Nothing more. */
  record Done() implements Measure {}

  record Ambassador(int nation) implements Measure {}

  record Marriage(int client) implements Measure {}

  /** A missionary has a city rebuilt. */
  record MissionToCity(int space) implements Measure {}

  /** A missionary wins a client state back from Persia. */
  record MissionToClient(int client) implements Measure {}

  /** A light unit comes back unpaid. */
  record RecallLight(int unit) implements Measure {}

  /** Other units come back, several for one price. */
  record Recall(List<Integer> units) implements Measure {
    public Recall {
      units = List.copyOf(units);
    }
  }

  record RecallFigure(int figure) implements Measure {}

  record RecallFleet(int fleet) implements Measure {}

  /** A unit becomes an elite. */
  record Improve(int unit) implements Measure {}

  /** A Desolation is removed. */
  record Rebuild(int space) implements Measure {}

  record Build(int monument, int space) implements Measure {}
}
