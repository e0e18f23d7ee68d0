package org.groma.engine.invasions.phrases;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.sequence.Step;
import org.groma.engine.kernel.Phrasebook.Stage;

/** The sequence of play: phases, their steps, and what is done in each. */
final class Sequence {

  private Sequence() {}

  static List<Stage> stages() {
    List<Stage> stages = new ArrayList<>();
    for (Step.Phase phase : Step.Phase.values()) {
      stages.add(Stage.phase(Wording.spelt(phase.name()) + " Phase", section(phase)));
      for (Step step : Step.values()) {
        if (step.phase() == phase) {
          stages.add(Stage.step(Wording.title(step), step.section()));
          stages.addAll(within(step));
        }
      }
    }
    return List.copyOf(stages);
  }

  private static String section(Step.Phase phase) {
    return switch (phase) {
      case TIME, MILITARY -> "IV";
      case ADMINISTRATION -> "XIII";
      case SCORING -> "V";
    };
  }

  private static List<Stage> within(Step step) {
    return switch (step) {
      case STATUS_OF_NATIONS ->
          List.of(
              Stage.done("Barbarians age, may become Kingdoms", "VI.D"),
              Stage.done("Kingdoms, then Empires age; Kingdoms may become Empires", "VI.E"),
              Stage.done("Heresies fade", "VI.F"));
      case REINFORCEMENTS ->
          List.of(
              Stage.done("New nations arrive, others make room", "IX.B"),
              Stage.done("Leaders come, stay or retire", "IX.C"),
              Stage.done("Barbarians receive units at their horde", "IX.D"),
              Stage.done("Minor Kingdoms recover a unit", "IX.E"),
              Stage.done("Lost mercenaries of federates and vassals are replaced", "IX.F"),
              Stage.done("Units of vanished nations leave", "IX.G"));
      case EVENT_CARDS ->
          List.of(Stage.done("Each player draws an event; public ones happen at once", "X.B"));
      case RAIDS ->
          List.of(
              Stage.done("Raiders of the time table choose a target", "XI.D"),
              Stage.done("D10 for each raid", "XI.E"));
      case CARAVANS ->
          List.of(Stage.done("D10 for the exceptional caravan, then income or loot", "X.D"));
      case DIPLOMACY ->
          List.of(Stage.done("Kingdoms, then Empires draw cards, youngest first", "XXX.A"));
      case ADMINISTRATION_CARDS ->
          List.of(
              Stage.done("Pagan and Arian Barbarians may convert", "XXXI.B"),
              Stage.done("Draw cards and pay for one type", "XIII.D"),
              Stage.done("Play one card of it", "XIII.E"));
      case INCOME ->
          List.of(
              Stage.done("Gross income of cities, land, commerce and tributes", "XIV.B–F"),
              Stage.done("Expenses and maintenance", "XIV.G–H"),
              Stage.done("Recovery from pillage, Barbarians too", "XIV.I"),
              Stage.done("Bankruptcy of those who cannot pay", "XIV.J"),
              Stage.done("Bankrupt old Empires may collapse", "XIV.K"));
      case PURCHASES ->
          List.of(
              Stage.done("Buy and restore units, build walls", "XV.B"),
              Stage.done("Gold above the limit of the Treasury is lost", "XIV.A"),
              Stage.done("Romans and Byzantines In Decline roll for a Usurper", "XV.B"));
      case REVOLTS_SUBDUAL ->
          List.of(Stage.done("Units may subdue revolts in their province", "XVI.F"));
      case ACTIVATIONS ->
          List.of(
              Stage.done(
                  "Barbarians, Kingdoms, Empires; oldest first, then lower initiative", "VI.G"),
              Stage.done("Before it acts: last moment for envoys and a Foedus", "XXX.A"),
              Stage.done("A Barbarian nation may raid instead", "XI.C"),
              Stage.done("Unit Stacks: move stack by stack; twice when invading", "XVIII"),
              Stage.done("Fleets, transport and landings", "XXV"),
              Stage.done("Enemies may intercept or flee", "XIX"),
              Stage.done("Unit Stacks: battles", "XX"),
              Stage.done("Sieges and looting", "XXIV"),
              Stage.done("Campaigns: leader by leader, move and fight again", "XXII"));
      case END_OF_DIPLOMACY ->
          List.of(
              Stage.done("Unused cards are discarded for Gold", "XXX.A"),
              Stage.done("Pacts and alliances of the turn end", "XXVI.B"));
      case SCORING ->
          List.of(
              Stage.done("Control is scored in turns 3, 6, 9 and the last", "V.B"),
              Stage.done("After the last turn most points win", "V.C"));
    };
  }
}
