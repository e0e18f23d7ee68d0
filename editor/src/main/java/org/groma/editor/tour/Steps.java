package org.groma.editor.tour;

import java.util.List;

/** What the tour tells, in its order. */
public final class Steps {

  private static final String MAP = "map";
  private static final String PANELS = "panels";

  /** The whole tour: about two minutes. */
  public static final List<Step> ALL =
      List.of(
          Step.of(
                  "Find your way",
                  MAP,
                  "Turn the wheel to zoom, and drag with the right button to move. By keyboard the"
                      + " arrows, + and − do the same, and 0 shows the whole map.")
              .until(Deed.MOVED_MAP),
          Step.of(
                  "Select a province",
                  MAP,
                  "Click any province. Shift-click adds another, and dragging over the map draws a"
                      + " box.")
              .until(Deed.SELECTED),
          Step.of(
                  "Look closer",
                  "sidebar",
                  "The Inspector shows the fields of what is selected, and you can change them"
                      + " here. A value that cannot be is told at its field.")
              .showing("Inspector"),
          Step.of(
                  "Everything as a table",
                  PANELS,
                  "Double-click an income, type another number and press Enter. Whole blocks go"
                      + " to a spreadsheet and back by copy and paste.")
              .showing("Gazetteer")
              .until(Deed.CHANGED),
          Step.of(
                  "Mistakes show themselves",
                  PANELS,
                  "The checks look at every change: an income that no longer fits the printed sum"
                      + " of its area is listed here. Choose it to see why, apply a fix where one"
                      + " is offered, or take the change back with Shortcut+Z.")
              .showing("Problems")
              .until(Deed.CHANGED),
          Step.of(
                  "Tools for the map",
                  "tools",
                  "Take Edit border (E) and drag the corner of a border: both neighbours follow,"
                      + " and what would break the map turns red. The line at the foot of the"
                      + " window says what the next click does, and Escape cancels.")
              .until(Deed.CHANGED),
          Step.of(
                  "Find anything",
                  "menu-edit",
                  "Shortcut+K opens the palette: every command, place and person by name. Type a"
                      + " few letters of a place and press Enter.")
              .until(Deed.FOUND),
          Step.of(
                  "Set up a scenario",
                  PANELS,
                  "Choose a nation and drag its counters to the map. What breaks a rule of the game"
                      + " turns red at once, with the reason.")
              .showing("Scenario"),
          Step.of(
                  "Play it many times",
                  PANELS,
                  "Groma plays whole games in the background and shows who wins, and how surely."
                      + " Heat maps lie over the map, and any one game can be watched turn by"
                      + " turn.")
              .showing("Simulation"),
          Step.of(
              "Hand it on",
              "menu-file",
              "Export (Shortcut+Shift+E) makes workbooks, maps, print sheets and the file that a"
                  + " game reads; each is shown before it is written. That was the tour: Help has"
                  + " it again."));

  private Steps() {}
}
