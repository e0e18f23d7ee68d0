package org.groma.editor.tool;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.groma.editor.document.Naming;
import org.groma.editor.map.MapLayer;
import org.groma.editor.tool.Effect.How;
import org.groma.editor.tool.Preview.Style;
import org.groma.exporters.table.FreshId;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.City;
import org.groma.model.id.CityId;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.topology.Face;
import org.groma.model.topology.Point;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.groma.validator.finding.Subject;

/**
 * Founds a city where it is clicked, or moves one that is there. A city belongs to the province it
 * is put down in.
 *
 * @param held the city under the hand, from press to release
 * @param pressed where the button went down; empty while it is up
 */
public record CityTool(Optional<CityId> held, Optional<Point> pressed) implements Tool {

  public static final CityTool START = new CityTool(Optional.empty(), Optional.empty());

  private static final double SLACK = 3;

  @Override
  public ToolKind kind() {
    return ToolKind.CITY;
  }

  @Override
  public Response on(Input input, Ground ground) {
    return switch (input) {
      case Input.Pressed(Point at, var _, var _) ->
          Locks.on(ground, MapLayer.CITIES)
              .map(reason -> Locks.refused(START, reason))
              .orElseGet(() ->
                  Response.of(
                      new CityTool(Cities.near(at, ground).map(City::id), Optional.of(at)),
                      hover(at, ground)));
      case Input.Dragged(Point at, var _) -> Response.of(this, dragged(at, ground));
      case Input.Released(Point at, var _) ->
          pressed.isEmpty() ? Response.of(START, Preview.NONE) : released(at, ground);
      case Input.Moved(Point at, var _) -> Response.of(START, hover(at, ground));
      case Input.Scrolled _ -> Response.of(this, Preview.NONE);
      case Input.Left() -> Response.of(this, Preview.NONE);
      case Input.Typed(Input.Key key, var _) ->
          Response.of(key == Input.Key.ESCAPE ? START : this, Preview.NONE);
    };
  }

  private Optional<City> city(Ground ground) {
    return held.flatMap(ground.project().cities()::find);
  }

  private boolean isDrag(Point at, Ground ground) {
    Point first = pressed.orElse(at);
    return Math.hypot(at.x() - first.x(), at.y() - first.y()) > SLACK * ground.pixel();
  }

  private static Optional<ProvinceId> province(Point at, Ground ground) {
    return ground.index().faceAt(at).place().flatMap(Place::province);
  }

  private static final String NO_LAND = "A city lies in a province: choose a point on land.";

  private Preview hover(Point at, Ground ground) {
    return Cities.near(at, ground)
        .map(city ->
            Preview.of(new Preview.Handle(city.at().orElse(at), false, true))
                .saying(
                    String.format(
                        Locale.ROOT, "Drag to move %s; a click selects it.", city.name())))
        .orElseGet(() -> putDown(at, ground, "Click to found a city in %s."));
  }

  private Preview dragged(Point at, Ground ground) {
    Optional<City> moving = city(ground);
    return moving.isEmpty() || !isDrag(at, ground)
        ? hover(pressed.orElse(at), ground)
        : putDown(at, ground, "Let go to put " + moving.get().name() + " down in %s.");
  }

  /** The province and point that a city would come to. */
  private static Preview putDown(Point at, Ground ground, String hint) {
    Face face = ground.index().faceAt(at);
    Preview there =
        Preview.of(
            new Preview.Ground(new TreeSet<>(Set.of(face.id())), Style.FAINT),
            new Preview.Handle(at, false, true));
    return province(at, ground)
        .map(id ->
            there.saying(
                String.format(Locale.ROOT, hint, Naming.of(ground.project(), Place.of(id)))))
        .orElseGet(() -> there.refused(NO_LAND));
  }

  private Response released(Point at, Ground ground) {
    Optional<City> there = city(ground);
    boolean drag = isDrag(at, ground);
    if (there.isPresent() && !drag) {
      return Response.of(START, hover(at, ground), select(there.get()));
    }
    if (there.isEmpty() && drag) {
      return Response.of(START, Preview.NONE); // a slip of the hand founds nothing
    }
    Optional<ProvinceId> province = province(at, ground);
    if (province.isEmpty()) {
      return Response.of(START, Preview.NONE, new Effect.Say(NO_LAND));
    }
    Point spot =
        new Point(
            ground.project().map().precision().round(at.x()),
            ground.project().map().precision().round(at.y()));
    City city =
        there
            .map(moving -> moving.withPlace(spot).withProvince(province.get()))
            .orElseGet(() -> fresh(ground, spot, province.get()));
    String name = (there.isPresent() ? "Move " : "Found ") + city.name();
    return Attempt.of(name, PutEntry.of(Kinds.CITIES, city), ground)
        .perform(START, START, List.of(), ground, select(city));
  }

  private static Effect select(City city) {
    return new Effect.Select(Set.of(Subject.of(Kinds.CITIES, city)), How.REPLACE);
  }

  private static City fresh(Ground ground, Point at, ProvinceId province) {
    String name =
        Newcomer.name(
            ground.project(),
            Kinds.CITIES,
            "City of " + Naming.of(ground.project(), Place.of(province)));
    return new City(
        FreshId.of(ground.project(), Kinds.CITIES, name),
        name,
        List.of(),
        province,
        1,
        false,
        0,
        Optional.empty(),
        Optional.of(at),
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }
}
