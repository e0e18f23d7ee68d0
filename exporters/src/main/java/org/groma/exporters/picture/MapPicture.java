package org.groma.exporters.picture;

import java.util.Optional;
import org.groma.model.project.Project;

/** Makes the scene of a project's map. */
public final class MapPicture {

  private MapPicture() {}

  /** Why there is nothing to draw, as a sentence; empty where there is a map. */
  public static Optional<String> obstacle(Project project) {
    return project.map().faceCount() < 2
        ? Optional.of("The project has no map yet. Import or generate one first.")
        : Optional.empty();
  }

  /** Only the coloured land, without water, lines, marks and names; this takes little time. */
  public static Scene land(Project project, PictureStyle style) {
    Drawing drawing = new Drawing(project, style);
    Land.draw(drawing);
    return drawing.finish();
  }

  public static Scene of(Project project, PictureStyle style) {
    Drawing drawing = new Drawing(project, style);
    Water.draw(drawing);
    Land.draw(drawing);
    AreaGround ground = new AreaGround(drawing);
    ground.drawFades();
    ground.drawBands();
    Borders.draw(drawing);
    Cities cities = new Cities(drawing);
    cities.drawMarks();
    Straits.draw(drawing);
    cities.drawEmblems();
    TerrainMarks.looks(drawing);
    Cartouche.draw(drawing);
    Frame.draw(drawing);
    // names: what comes first has the choice of room
    PlaceNames provinces = PlaceNames.provinces(drawing);
    cities.drawNames(city -> city.level() >= 2, provinces::leavesRoom);
    cities.drawNames(city -> city.level() >= 2, _ -> true);
    PlaceNames.seas(drawing).set();
    cities.drawNames(city -> city.level() >= 1, provinces::leavesRoom);
    provinces.set();
    new AreaNames(drawing, ground).draw();
    cities.drawNames(_ -> true, _ -> true);
    TerrainMarks.draw(drawing);
    return drawing.finish();
  }
}
