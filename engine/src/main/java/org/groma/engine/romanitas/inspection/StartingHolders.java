package org.groma.engine.romanitas.inspection;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.engine.romanitas.setting.CitySpace;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.model.id.Place;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Setup;

/** Set-ups that contradict one another, or what is said of their nations. */
final class StartingHolders implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.starting-holders",
          Severity.ERROR,
          "1.3",
          "Nation or territory whose start contradicts itself",
          "Each nation is set up once, as what it is; empires and kingdoms sit in land that they"
              + " hold and call home, tribes in a box; each city space is somebody's.",
          "528 AD sets up the Gepids as a client, and they are a tribe.",
          "Compare the set-up with the record of the nation.");

  private static final Set<String> LANDED = Set.of("empire", "kingdom");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    new Start(ground, out).look();
  }

  /** The start of one scenario. */
  private record Start(Ground ground, Consumer<Objection> out, Map<Place, String> holders) {

    Start(Ground ground, Consumer<Objection> out) {
      this(ground, out, new HashMap<>());
    }

    void look() {
      Set<String> seen = new HashSet<>();
      List<Setup> setups = ground.scenario().setups();
      for (int i = 0; i < setups.size(); i++) {
        Setup setup = setups.get(i);
        String path = "setups[" + i + "]";
        seen.add(setup.nation().slug());
        held(setup, path);
        ground
            .project()
            .get(Kinds.NATIONS)
            .find(setup.nation().slug())
            .ifPresent(nation -> nation(nation, setup, path));
      }
      if (!setups.isEmpty()) {
        absent(seen);
        empty();
      }
    }

    private void held(Setup setup, String path) {
      for (int i = 0; i < setup.controls().size(); i++) {
        Place place = setup.controls().get(i);
        String before = holders.putIfAbsent(place, setup.nation().slug());
        if (before != null) {
          String held = "has " + setup.nation().slug() + " hold " + place;
          boolean isTwice = before.equals(setup.nation().slug());
          object(
              isTwice ? held + " twice" : held + ", and " + before + " too",
              path + ".controls[" + i + "]");
        }
      }
    }

    private void nation(Nation nation, Setup setup, String path) {
      if (setup.status().isEmpty()) {
        object("does not say what the " + nation.name() + " are", path);
      } else if (!setup.status().get().equals(nation.status())) {
        object(
            String.format(
                Locale.ROOT,
                "sets up the %s as %s, and their record says %s",
                nation.name(),
                setup.status().get(),
                nation.status()),
            path + ".status",
            "nation:" + nation.id());
      }
      boolean isLanded = LANDED.contains(nation.status());
      if (isLanded && setup.seat().isEmpty()) {
        object("gives the " + nation.name() + " no seat", path);
      }
      if (isLanded && setup.controls().isEmpty()) {
        object("gives the " + nation.name() + " no land", path);
      }
      if (!isLanded && (setup.seat().isPresent() || !setup.controls().isEmpty())) {
        object(
            "gives the " + nation.name() + " land, and a " + nation.status() + " has a box only",
            path);
      }
      setup
          .seat()
          .filter(seat -> !setup.controls().contains(seat))
          .ifPresent(seat ->
              object(
                  "seats the " + nation.name() + " in " + seat + ", which they do not hold",
                  path + ".seat"));
      if (isLanded) {
        home(nation, setup);
      }
    }

    /** What a kingdom or an empire holds at the start is its home. */
    private void home(Nation nation, Setup setup) {
      Set<Place> home = new HashSet<>(nation.home());
      Set<Place> held = new HashSet<>(setup.controls());
      Set<Place> apart = new HashSet<>(home);
      apart.addAll(held);
      apart.removeIf(place -> home.contains(place) && held.contains(place));
      if (!apart.isEmpty() && !held.isEmpty()) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "%s: their home and what they hold in %s differ in %s.",
                    nation.name(),
                    ground.scenario().name(),
                    apart.stream().map(Place::toString).sorted().collect(Collectors.joining(", "))),
                "home",
                "nation:" + nation.id(),
                ground.subject()));
      }
    }

    private void absent(Set<String> seen) {
      for (Nation nation : ground.project().get(Kinds.NATIONS)) {
        if (!seen.contains(nation.id().slug())) {
          object("does not set up the " + nation.name(), "setups");
        }
      }
    }

    /** A city space that no one holds can never be attacked. */
    private void empty() {
      for (CitySpace space : ground.setting().board().spaces()) {
        if (ground.city(space.id()).isPresent()
            && ground.setting().holder(space.territory()) == Setting.NOBODY) {
          object("leaves " + space.name() + " to nobody", "setups");
        }
      }
    }

    private void object(String problem, String path, String... others) {
      String[] subjects = new String[others.length + 1];
      subjects[0] = ground.subject();
      System.arraycopy(others, 0, subjects, 1, others.length);
      out.accept(
          Objection.of(ABOUT, ground.scenario().name() + " " + problem + ".", path, subjects));
    }
  }
}
