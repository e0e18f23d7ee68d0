package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.engine.Rulesets;
import org.groma.exporters.picture.Scene.Box;
import org.groma.model.entry.Kind;
import org.groma.model.geography.LambertAzimuthal;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;

/**
 * Draws the title with the scale, and the key, where they hide nothing; below the map if need be.
 */
final class Cartouche {

  private static final double EARTH_KM = 6371;
  private static final double ROMAN_MILE_KM = 1.4815;
  private static final double PADDING = 18;

  private final Drawing drawing;

  private Cartouche(Drawing drawing) {
    this.drawing = drawing;
  }

  static void draw(Drawing drawing) {
    Cartouche cartouche = new Cartouche(drawing);
    cartouche.looks();
    if (!drawing.shows(Layer.CARTOUCHE)) {
      return;
    }
    List<Panel> panels = new ArrayList<>();
    panels.add(cartouche.title());
    KeyPanel.of(drawing).ifPresent(panels::add);
    FreeGround ground = new FreeGround(drawing, drawing.pens(16));
    double padding = drawing.pens(PADDING);
    double gap = drawing.pens(8);
    List<Panel> homeless = new ArrayList<>();
    for (Panel panel : panels) {
      Optional<Box> place =
          ground.take(panel.width() + 2 * (padding + gap), panel.height() + 2 * (padding + gap));
      place.ifPresentOrElse(box -> panel.draw(inset(box, gap)), () -> homeless.add(panel));
    }
    cartouche.below(homeless, padding);
  }

  private static Box inset(Box box, double by) {
    return new Box(box.west() + by, box.south() + by, box.east() - by, box.north() - by);
  }

  /** Side by side under the map; those that are wider than the paper are left out. */
  private void below(List<Panel> panels, double padding) {
    double margin = drawing.pens(16);
    double highest = panels.stream().mapToDouble(Panel::height).max().orElse(0) + 2 * padding;
    double west = drawing.page().west() + margin;
    boolean grown = false;
    for (Panel panel : panels) {
      double width = panel.width() + 2 * padding;
      if (west + width > drawing.page().east() - margin) {
        continue;
      }
      if (!grown) {
        drawing.growSouth(highest + drawing.pens(10));
        grown = true;
      }
      double south = drawing.page().south() + margin;
      panel.draw(new Box(west, south, west + width, south + highest));
      west += width + margin;
    }
  }

  private void looks() {
    drawing.look("neat-line", Look.stroked(Palette.INK.fade(0.8), drawing.pens(1)));
    drawing.look(
        "panel",
        Look.filled(Palette.PAPER.fade(0.93)).edged(Palette.INK.fade(0.8), drawing.pens(2.2)));
    drawing.look("title", Look.text(Typeface.BOLD, Palette.INK, 0.06));
    drawing.look("subtitle", Look.text(Typeface.ITALIC, Palette.FAINT_INK, 0.01));
    drawing.look("key-text", Look.text(Typeface.ROMAN, Palette.INK, 0));
    drawing.look("rule", Look.stroked(Palette.FAINT_INK, drawing.pens(0.9)));
    drawing.look("scale-dark", Look.filled(Palette.INK));
    drawing.look("scale-light", Look.filled(Palette.PAPER).edged(Palette.INK, drawing.pens(0.8)));
  }

  private Panel title() {
    Panel panel = new Panel(drawing);
    Project project = drawing.project;
    double title = drawing.pens(42);
    String name = project.settings().name();
    String contents =
        Stream.of(
                count(project.provinces().size(), Kinds.PROVINCES),
                count(drawnAreas(), Kinds.AREAS),
                count(project.seas().size(), Kinds.SEAS))
            .filter(text -> !text.isEmpty())
            .collect(Collectors.joining(" · "));
    double width = Math.max(width(name, "title", title), width(contents, "subtitle", title * 0.5));
    centred(panel, name, "title", width, title * 0.5, title);
    panel.line("rule", width * 0.1, title * 1.15, width * 0.9, title * 1.15);
    centred(panel, contents, "subtitle", width, title * 1.5, title * 0.5);
    kilometres(project.projection())
        .ifPresent(unit -> {
          scale(panel, unit, "km", width, title * 2.3);
          scale(panel, unit / ROMAN_MILE_KM, "Roman miles", width, title * 3.0);
        });
    return panel;
  }

  private String count(long number, Kind<?, ?> kind) {
    return number == 0 ? "" : Rulesets.lexicon(drawing.project).noun(kind).counted(number);
  }

  private long drawnAreas() {
    return drawing.project.areas().stream()
        .filter(area -> !Land.faces(drawing, area.id()).isEmpty())
        .count();
  }

  private double width(String text, String look, double size) {
    Look how = drawing.look(look);
    return how.face().orElseThrow().width(text, how.spacing()) * size;
  }

  private void centred(Panel panel, String text, String look, double width, double y, double size) {
    panel.text(text, look, (width - width(text, look, size)) / 2, y, size);
  }

  /** How many kilometres a map unit is, where the projection says. */
  private static Optional<Double> kilometres(Projection projection) {
    if (!projection.name().equals(LambertAzimuthal.NAME)) {
      return Optional.empty();
    }
    double radius = projection.parameters().getOrDefault("radius", EARTH_KM);
    return radius > 0 ? Optional.of(EARTH_KM / radius) : Optional.empty();
  }

  /** A bar of four pieces, as long as a round number of the unit. */
  private void scale(Panel panel, double perUnit, String unit, double width, double y) {
    double most = Math.min(drawing.pens(230), width * 0.62) * perUnit;
    double round = StrictMath.pow(10, Math.floor(StrictMath.log10(most)));
    double number = most >= 5 * round ? 5 * round : most >= 2 * round ? 2 * round : round;
    double length = number / perUnit;
    double high = drawing.pens(4);
    double size = drawing.pens(14.5);
    String end = Math.round(number) + " " + unit;
    double left = (width - length) / 2;
    for (int i = 0; i < 4; i++) {
      double from = left + i * length / 4;
      double to = from + length / 4;
      panel.shape(
          i % 2 == 0 ? "scale-dark" : "scale-light",
          from,
          y,
          to,
          y,
          to,
          y + high,
          from,
          y + high,
          from,
          y);
    }
    label(panel, "0", left, y, size);
    label(panel, Long.toString(Math.round(number / 2)), left + length / 2, y, size);
    panel.text(
        end,
        "key-text",
        left + length - width(Long.toString(Math.round(number)), "key-text", size) / 2,
        y - size * 0.55,
        size);
  }

  private void label(Panel panel, String text, double x, double y, double size) {
    panel.text(text, "key-text", x - width(text, "key-text", size) / 2, y - size * 0.55, size);
  }
}
