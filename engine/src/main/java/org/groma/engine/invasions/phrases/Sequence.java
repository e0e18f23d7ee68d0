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
      stages.add(new Stage(0, Wording.spelt(phase.name()) + " Phase", section(phase)));
      for (Step step : Step.values()) {
        if (step.phase() == phase) {
          stages.add(new Stage(1, Wording.title(step), step.section()));
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
              done("Barbarians age, may become Kingdoms", "VI.D"),
              done("Kingdoms, then Empires age; Kingdoms may become Empires", "VI.E"),
              done("Heresies fade", "VI.F"));
      case REINFORCEMENTS ->
          List.of(
              done("New nations arrive, others make room", "IX.B"),
              done("Leaders come, stay or retire", "IX.C"),
              done("Barbarians receive units at their horde", "IX.D"),
              done("Minor Kingdoms recover a unit", "IX.E"),
              done("Lost mercenaries of federates and vassals are replaced", "IX.F"),
              done("Units of vanished nations leave", "IX.G"));
      case EVENT_CARDS ->
          List.of(done("Each player draws an event; public ones happen at once", "X.B"));
      case RAIDS ->
          List.of(
              done("Raiders of the time table choose a target", "XI.D"),
              done("D10 for each raid", "XI.E"));
      case CARAVANS -> List.of(done("D10 for the exceptional caravan, then income or loot", "X.D"));
      case DIPLOMACY -> List.of(done("Kingdoms, then Empires draw cards, youngest first", "XXX.A"));
      case ADMINISTRATION_CARDS ->
          List.of(
              done("Pagan and Arian Barbarians may convert", "XXXI.B"),
              done("Draw cards and pay for one type", "XIII.D"),
              done("Play one card of it", "XIII.E"));
      case INCOME ->
          List.of(
              done("Gross income of cities, land, commerce and tributes", "XIV.B–F"),
              done("Expenses and maintenance", "XIV.G–H"),
              done("Recovery from pillage, Barbarians too", "XIV.I"),
              done("Bankruptcy of those who cannot pay", "XIV.J"),
              done("Bankrupt old Empires may collapse", "XIV.K"));
      case PURCHASES ->
          List.of(
              done("Buy and restore units, build walls", "XV.B"),
              done("Gold above the limit of the Treasury is lost", "XIV.A"),
              done("Romans and Byzantines In Decline roll for a Usurper", "XV.B"));
      case REVOLTS_SUBDUAL -> List.of(done("Units may subdue revolts in their province", "XVI.F"));
      case ACTIVATIONS ->
          List.of(
              done("Barbarians, Kingdoms, Empires; oldest first, then lower initiative", "VI.G"),
              done("Before it acts: last moment for envoys and a Foedus", "XXX.A"),
              done("A Barbarian nation may raid instead", "XI.C"),
              done("Unit Stacks: move stack by stack; twice when invading", "XVIII"),
              done("Fleets, transport and landings", "XXV"),
              done("Enemies may intercept or flee", "XIX"),
              done("Unit Stacks: battles", "XX"),
              done("Sieges and looting", "XXIV"),
              done("Campaigns: leader by leader, move and fight again", "XXII"));
      case END_OF_DIPLOMACY ->
          List.of(
              done("Unused cards are discarded for Gold", "XXX.A"),
              done("Pacts and alliances of the turn end", "XXVI.B"));
      case SCORING ->
          List.of(
              done("Control is scored in turns 3, 6, 9 and the last", "V.B"),
              done("After the last turn most points win", "V.C"));
    };
  }

  private static Stage done(String what, String section) {
    return new Stage(2, what, section);
  }
}
