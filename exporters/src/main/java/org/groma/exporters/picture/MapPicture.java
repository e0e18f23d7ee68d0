package org.groma.exporters.picture;

import java.util.Optional;
import java.util.function.Predicate;
import org.groma.model.gazetteer.City;
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
    Roads.draw(drawing);
    Cities cities = new Cities(drawing);
    cities.drawMarks();
    Straits.draw(drawing);
    cities.drawEmblems();
    Captions.draw(drawing);
    TerrainMarks.looks(drawing);
    Cartouche.draw(drawing);
    Frame.draw(drawing);
    // names: what comes first has the choice of room
    new PlacedNames(drawing).draw(ground, cities);
    PlaceNames provinces = PlaceNames.provinces(drawing);
    Predicate<City> unnamed = city -> !provinces.tellsNameOf(city);
    Predicate<City> large = unnamed.and(city -> city.level() >= 2);
    cities.drawNames(large, provinces::leavesRoom);
    cities.drawNames(large, _ -> true);
    PlaceNames.seas(drawing).set();
    cities.drawNames(unnamed.and(city -> city.level() >= 1), provinces::leavesRoom);
    provinces.set();
    new AreaNames(drawing, ground).draw();
    cities.drawNames(unnamed, _ -> true);
    TerrainMarks.draw(drawing);
    return drawing.finish();
  }
}
