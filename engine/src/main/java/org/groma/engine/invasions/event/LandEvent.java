package org.groma.engine.invasions.event;

/** Something happened to a province or an Area. {@code -1} stands for nobody. */
public sealed interface LandEvent extends InvasionsEvent {

  record HolderChanged(int province, int nation) implements LandEvent {}

  /** Another nation controls an Area. */
  record IncumbentChanged(int area, int nation) implements LandEvent {}

  /** A Limes was built, or destroyed. */
  record LimesSet(int province, int nation) implements LandEvent {}

  /** A Limes follows its frontier. */
  record LimesMoved(int from, int to) implements LandEvent {}

  /** A pillage marker lies face down on a city or site, or was taken away. */
  record PillageSet(int province, boolean pillaged) implements LandEvent {}

  record RaidMarked(int province, RaidMark mark) implements LandEvent {}

  record WallsSet(int province, boolean fortified) implements LandEvent {}

  record CityGrown(int province, int level) implements LandEvent {}

  record RevoltSet(int province, int level) implements LandEvent {}

  /** A province was ceded as Foedus, or ceased to be. */
  record FoedusSet(int province, int federate) implements LandEvent {}

  /** A besieger stays before a city while its leader goes on campaigning. */
  record SiegeKept(int province, int leader) implements LandEvent {}
}
