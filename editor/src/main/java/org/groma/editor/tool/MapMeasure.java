package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleBiFunction;
import org.groma.model.geography.MapProjection;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.topology.Point;

/**
 * Something that lengths on a map can be told in.
 *
 * @param title what it is called
 * @param between how many of it lie between two points of the map
 */
public record MapMeasure(String title, ToDoubleBiFunction<Point, Point> between) {

  /**
   * All that a project has: units of the ground where its map has geography, millimetres where it
   * has a sheet, and map units. What somebody is used to comes first.
   */
  public static List<MapMeasure> of(Project project, LengthUnit habit) {
    List<MapMeasure> all = new ArrayList<>();
    if (MapProjection.of(project.projection()).isPresent()) {
      all.add(of(project.projection(), habit));
      for (LengthUnit unit : LengthUnit.values()) {
        if (unit != habit) {
          all.add(of(project.projection(), unit));
        }
      }
    }
    all.add(new MapMeasure("map units", MapMeasure::units));
    project
        .settings()
        .sheet()
        .ifPresent(sheet ->
            all.add(
                new MapMeasure("mm of the sheet", (a, b) -> units(a, b) / sheet.perMillimetre())));
    return all;
  }

  private static MapMeasure of(Projection projection, LengthUnit unit) {
    return new MapMeasure(
        unit.title(),
        (a, b) -> unit.of(Length.of(List.of(a, b), projection).kilometres().orElseThrow()));
  }

  private static double units(Point a, Point b) {
    return Math.hypot(b.x() - a.x(), b.y() - a.y());
  }

  @Override
  public String toString() {
    return title;
  }
}
