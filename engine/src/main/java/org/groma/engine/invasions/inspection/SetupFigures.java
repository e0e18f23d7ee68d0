package org.groma.engine.invasions.inspection;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.Place;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Marker;
import org.groma.model.scenario.Setup;
import org.groma.model.tables.TimeEntry;
import org.groma.model.value.Datum;

/** Set-ups that contradict their nation, the time table or each other. */
final class SetupFigures implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.set-up-figures",
          Severity.ERROR,
          "V.A",
          "Set-up that contradicts its nation, the time table or another set-up",
          "The game begins with something that the rules do not allow.",
          "Rex stands in Bohemia without a unit of the Burgundians.",
          "Correct the place, the status or the tags of the set-up.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Map<Place, Setup> holders = new HashMap<>();
    List<Setup> setups = ground.scenario().setups();
    for (int i = 0; i < setups.size(); i++) {
      new Look(ground, setups.get(i), "setups[" + i + "]", out).all(holders);
    }
    for (Marker marker : ground.scenario().markers()) {
      Setup holder = holders.get(marker.place());
      if (marker.kind().equals("limes")
          && holder != null
          && marker.nation().filter(it -> !ground.areFriends(it, holder.nation())).isPresent()) {
        out.accept(
            ground.object(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "The %s stand in %s, on the Limes of the %s.",
                    ground.name(holder.nation()),
                    ground.name(marker.place()),
                    ground.name(marker.nation().get())),
                "markers",
                "province:" + marker.place().slug()));
      }
    }
  }

  private record Look(Ground ground, Setup setup, String path, Consumer<Objection> out) {

    void all(Map<Place, Setup> holders) {
      Optional<Nation> nation = ground.nation(setup.nation());
      if (nation.isEmpty()) {
        return; // which another check says
      }
      together(holders);
      leaders();
      nation(nation.get());
      limites(nation.get());
      held(nation.get());
    }

    private void together(Map<Place, Setup> holders) {
      for (Setup.Placed placed : setup.units()) {
        Setup before = holders.putIfAbsent(placed.place(), setup);
        if (before != null
            && placed.place().kind() == Place.Kind.PROVINCE
            && !before.nation().equals(setup.nation())) {
          object(
              "units",
              String.format(
                  Locale.ROOT,
                  "units of the %s stand in %s, too",
                  ground.name(before.nation()),
                  ground.name(placed.place())));
        }
      }
    }

    private void leaders() {
      Set<Place> places = new HashSet<>();
      setup.units().forEach(placed -> places.add(placed.place()));
      for (Setup.Posted posted : setup.leaders()) {
        if (!places.contains(posted.place())) {
          object("leaders", posted.leader() + " is alone in " + ground.name(posted.place()));
        }
      }
    }

    private void nation(Nation nation) {
      boolean isStart = ground.scenario().firstTurn() == 1;
      boolean isInactive = setup.tags().has("inactive");
      if (isStart && setup.status().filter(it -> !it.equals(nation.status())).isPresent()) {
        out.accept(
            ground.object(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "The %s are set up as %s, but begin as %s.",
                    nation.name(),
                    setup.status().get(),
                    nation.status()),
                path + ".status",
                "nation:" + nation.id()));
      }
      if (isStart && nation.tags().has("inactive") != isInactive) {
        object("tags", isInactive ? "they are no inactive nation" : "they are an inactive nation");
      }
      if (isInactive != (setup.age().isEmpty() && setup.treasury().isEmpty())) {
        object(
            isInactive ? "treasury" : "age",
            isInactive
                ? "inactive nations have no age and no Treasury"
                : "age or Treasury is missing");
      }
      if (nation
          .attributes()
          .text("half")
          .filter(half -> setup.attributes().text("half").filter(half::equals).isEmpty())
          .isPresent()) {
        object("attributes.half", "they are of the other half of the Empire");
      }
      capital(nation, isStart);
      arrival(nation);
    }

    private void capital(Nation nation, boolean isStart) {
      nation
          .attributes()
          .text("firstCapital")
          .flatMap(ground.project().cities()::find)
          .filter(city ->
              isStart
                  && setup
                      .seat()
                      .filter(it -> !it.slug().equals(city.province().slug()))
                      .isPresent())
          .ifPresent(city -> object("seat", "their first capital is " + city.name()));
    }

    /** A nation that stands on the map does not enter it. */
    private void arrival(Nation nation) {
      for (TimeEntry entry : ground.project().get(Kinds.TIME_TABLE)) {
        boolean enters =
            entry.kind().equals("arrival")
                || (entry.kind().equals("invasion")
                    && !is(entry, "atHorde")
                    && !is(entry, "atSetup"));
        if (enters
            && entry.turn() >= ground.scenario().firstTurn()
            && entry.nation().filter(nation.id()::equals).isPresent()) {
          object("nation", "they enter the map only on turn " + entry.turn());
        }
      }
    }

    private static boolean is(TimeEntry entry, String name) {
      return entry.attributes().get(name).filter(new Datum.Flag(true)::equals).isPresent();
    }

    /** At the start all Limites stand. */
    private void limites(Nation nation) {
      int pool =
          nation.pool().stream()
              .filter(pooled -> pooled.unit().slug().equals("limes"))
              .mapToInt(Nation.Pooled::count)
              .sum();
      long placed =
          ground.scenario().markers().stream()
              .filter(marker -> marker.kind().equals("limes"))
              .filter(marker -> marker.nation().filter(nation.id()::equals).isPresent())
              .count();
      if (ground.scenario().firstTurn() == 1 && pool != placed) {
        out.accept(
            ground.object(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "The %s have %d Limites, of which %d are set up.",
                    nation.name(),
                    pool,
                    placed),
                "markers",
                "nation:" + nation.id()));
      }
    }

    /** A nation holds all of its home Areas that nobody else stands in. */
    private void held(Nation nation) {
      if (setup.controls().isEmpty() || ground.scenario().firstTurn() != 1) {
        return;
      }
      Set<Place> held = new HashSet<>(setup.controls());
      ground
          .scenario()
          .setups()
          .forEach(other -> {
            held.addAll(other.controls());
            other.units().forEach(placed -> held.add(placed.place()));
          });
      for (Province province : ground.project().provinces()) {
        Place place = Place.of(province.id());
        boolean isHome =
            province.area().filter(area -> nation.home().contains(Place.of(area))).isPresent();
        if (isHome
            && !held.contains(place)
            && ground.board().number(place).stream().anyMatch(ground.board()::isInPlay)) {
          object("controls", "nobody holds " + province.name() + " of their home");
        }
      }
    }

    private void object(String field, String problem) {
      out.accept(
          ground.object(
              ABOUT,
              "The " + ground.name(setup.nation()) + ": " + problem + ".",
              path + "." + field));
    }
  }
}
