package org.groma.editor.tool;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.editor.document.Naming;
import org.groma.editor.map.MapLayer;
import org.groma.editor.tool.Preview.Style;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.City;
import org.groma.model.id.CityId;
import org.groma.model.id.Place;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.topology.Face;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;

/**
 * Gives a city a port on a sea zone; Delete takes it away.
 *
 * @param city the city, once it was clicked
 */
public record PortTool(Optional<CityId> city) implements Tool {

  public static final PortTool START = new PortTool(Optional.empty());

  @Override
  public ToolKind kind() {
    return ToolKind.PORT;
  }

  @Override
  public Response on(Input input, Ground ground) {
    Optional<City> held = city.flatMap(ground.project().cities()::find);
    return switch (input) {
      case Input.Pressed(Point at, var _, var _) ->
          Locks.on(ground, MapLayer.CITIES)
              .map(reason -> Locks.refused(START, reason))
              .orElseGet(() -> pressed(held, at, ground));
      case Input.Dragged(Point at, var _) -> Response.of(this, hover(held, at, ground));
      case Input.Released(Point at, var _) -> Response.of(this, hover(held, at, ground));
      case Input.Moved(Point at, var _) -> Response.of(this, hover(held, at, ground));
      case Input.Scrolled _ -> Response.of(this, Preview.NONE);
      case Input.Left() -> Response.of(this, resting(held));
      case Input.Typed(Input.Key key, var _) ->
          switch (key) {
            case ESCAPE -> Response.of(START, Preview.NONE);
            case ENTER -> Response.of(this, resting(held));
            case DELETE, BACKSPACE ->
                held.filter(found -> found.port().isPresent())
                    .map(found -> put(found, Optional.empty(), ground))
                    .orElseGet(() -> Response.of(this, resting(held)));
            default -> Response.of(this, Preview.NONE);
          };
    };
  }

  /** The city under the pointer, else the only one of the province there. */
  private static Optional<City> at(Point point, Ground ground) {
    return Cities.near(point, ground)
        .or(() -> {
          List<City> all =
              ground.project().cities().stream()
                  .filter(each ->
                      ground
                          .index()
                          .faceAt(point)
                          .place()
                          .equals(Optional.of(Place.of(each.province()))))
                  .toList();
          return all.size() == 1 ? Optional.of(all.getFirst()) : Optional.empty();
        });
  }

  private Response pressed(Optional<City> held, Point at, Ground ground) {
    Optional<SeaId> sea = ground.index().faceAt(at).place().flatMap(Place::sea);
    if (held.isPresent() && sea.isPresent()) {
      Optional<String> reason = unfit(held.get(), sea.get(), ground);
      return reason.isPresent()
          ? Response.of(this, resting(held).refused(reason.get()), new Effect.Say(reason.get()))
          : put(held.get(), sea, ground);
    }
    Optional<City> found = at(at, ground);
    return found.isPresent()
        ? Response.of(new PortTool(found.map(City::id)), resting(found))
        : Response.of(
            this,
            resting(held)
                .refused(held.isPresent() ? "Click a sea zone." : "Click a city to begin with."));
  }

  private static Response put(City city, Optional<SeaId> sea, Ground ground) {
    String name = (sea.isPresent() ? "Give a port to " : "Close the port of ") + city.name();
    return Attempt.of(name, PutEntry.of(Kinds.CITIES, city.withPort(sea)), ground)
        .perform(START, START, List.of(), ground);
  }

  private static Optional<String> unfit(City city, SeaId sea, Ground ground) {
    Topology map = ground.project().map();
    Place province = Place.of(city.province());
    boolean touches =
        map.facesOf(province).stream()
            .flatMap(face -> map.neighbours(face).stream())
            .map(map::face)
            .map(Face::place)
            .anyMatch(Optional.of(Place.of(sea))::equals);
    return touches
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "%s lies in %s, which does not touch %s.",
                city.name(),
                Naming.of(ground.project(), province),
                Naming.of(ground.project(), Place.of(sea))));
  }

  private static Preview resting(Optional<City> held) {
    return held.map(city ->
            city.at()
                .map(at -> Preview.of(new Preview.Handle(at, false, true)))
                .orElse(Preview.NONE)
                .saying(
                    String.format(
                        Locale.ROOT,
                        "Click the sea zone that the port of %s lies on%s.",
                        city.name(),
                        city.port().isPresent() ? "; Delete closes it" : "")))
        .orElse(Preview.NONE);
  }

  private static Preview hover(Optional<City> held, Point at, Ground ground) {
    Face face = ground.index().faceAt(at);
    Optional<SeaId> sea = face.place().flatMap(Place::sea);
    if (held.isEmpty() || sea.isEmpty()) {
      return held.isPresent()
          ? resting(held)
          : at(at, ground)
              .map(city ->
                  city.at()
                      .map(point -> Preview.of(new Preview.Handle(point, false, true)))
                      .orElse(Preview.NONE)
                      .saying(String.format(Locale.ROOT, "Click to give %s a port.", city.name())))
              .orElse(Preview.NONE);
    }
    City city = held.get();
    Preview ahead =
        new Preview(
            List.of(new Preview.Ground(new TreeSet<>(List.of(face.id())), Style.HIGHLIGHT)),
            Optional.of(
                String.format(
                    Locale.ROOT,
                    "Click to put the port of %s on %s.",
                    city.name(),
                    Naming.of(ground.project(), Place.of(sea.get())))),
            true);
    return unfit(city, sea.get(), ground).map(ahead::refused).orElse(ahead);
  }
}
