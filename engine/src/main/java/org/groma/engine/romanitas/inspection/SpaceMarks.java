package org.groma.engine.romanitas.inspection;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.engine.romanitas.setting.CitySpace;
import org.groma.engine.romanitas.setting.Territory;
import org.groma.engine.romanitas.setting.Zone;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.value.Datum;

/** Marks and numbers of city spaces and territories that do not go together. */
final class SpaceMarks implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.space-marks",
          Severity.ERROR,
          "1.3",
          "Marks of a city space that do not go together",
          "A metropolis yields RP (3.1), has a helmet (8.2) and is drawn larger; nobody else"
              + " yields any, and only a fortified city is besieged (7.2).",
          "Ephesus yields RP and is no metropolis.",
          "Compare the signs of the city space with the rules.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    int usual = ground.setting().figures().field().garrison();
    for (CitySpace space : ground.setting().board().spaces()) {
      ground
          .project()
          .cities()
          .find(space.id())
          .ifPresent(city -> {
            marks(city, space, usual, out);
            ports(ground, city, space, out);
          });
    }
    for (Province territory : ground.project().provinces()) {
      together(ground, territory, out);
    }
  }

  private static void marks(City city, CitySpace space, int usual, Consumer<Objection> out) {
    if (space.metropolis() && space.points() == 0) {
      out.accept(object(city, "attributes", "is a metropolis and yields no RP"));
    }
    if (!space.metropolis() && space.points() != 0) {
      out.accept(object(city, "attributes.points", "yields RP and is no metropolis"));
    }
    if (space.metropolis() && !space.helmet()) {
      out.accept(object(city, "tags", "is a metropolis and has no helmet"));
    }
    if (space.metropolis() != city.level() > 1) {
      out.accept(
          object(
              city,
              "level",
              "has level "
                  + city.level()
                  + (space.metropolis() ? " and is a metropolis" : " and is no metropolis")));
    }
    if (space.capital() && !space.metropolis()) {
      out.accept(object(city, "tags", "is the capital and no metropolis"));
    }
    if (space.basilicaSite() && !space.metropolis()) {
      out.accept(
          object(city, "attributes.basilicaSite", "can have a Basilica and is no metropolis"));
    }
    if (space.garrison() > 0 && !space.fortified()) {
      out.accept(object(city, "fortified", "has a garrison of its own and is not fortified"));
    }
    if (space.garrison() > 0 && space.garrison() <= usual) {
      out.accept(
          object(
              city,
              "attributes.garrison",
              "has a garrison of its own, no larger than that of any city"));
    }
  }

  /** Ports lie on zones that the territory borders, each on another. */
  private static void ports(Ground ground, City city, CitySpace space, Consumer<Objection> out) {
    if (!(city.attributes().get("otherPorts").orElse(null)
        instanceof Datum.Items(List<Datum> items))) {
      return;
    }
    Territory territory = ground.setting().board().territory(space.territory());
    List<String> zones =
        territory.zones().stream().map(ground.setting().board()::zone).map(Zone::id).toList();
    Set<String> seen = new HashSet<>();
    city.port().ifPresent(port -> seen.add(port.slug()));
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) instanceof Datum.Text(String zone)) {
        String path = "attributes.otherPorts[" + i + "]";
        if (!seen.add(zone)) {
          out.accept(object(city, path, "has two ports on the same maritime zone"));
        } else if (ground.project().seas().find(zone).isPresent() && !zones.contains(zone)) {
          out.accept(object(city, path, "has a port on a zone that its territory does not border"));
        }
      }
    }
  }

  private static Objection object(City city, String path, String problem) {
    return Objection.of(ABOUT, city.name() + " " + problem + ".", path, "city:" + city.id());
  }

  /** Two territories that are attacked as one name each other. */
  private static void together(Ground ground, Province territory, Consumer<Objection> out) {
    Optional<Province> other =
        territory
            .attributes()
            .text("attackedWith")
            .flatMap(id -> ground.project().get(Kinds.PROVINCES).find(id));
    if (other.isPresent()
        && !other
            .get()
            .attributes()
            .text("attackedWith")
            .equals(Optional.of(territory.id().slug()))) {
      out.accept(
          Objection.of(
              ABOUT,
              territory.name()
                  + " is attacked together with "
                  + other.get().name()
                  + ", which does not name it in turn.",
              "attributes.attackedWith",
              "province:" + territory.id(),
              "province:" + other.get().id()));
    }
  }
}
