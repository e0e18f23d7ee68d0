package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.editor.map.MapLayer;
import org.groma.editor.tool.Choices.Assigning;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;

/**
 * What the assigning brush gives to provinces.
 *
 * @param value an id or word; empty to take away what they have
 */
record Assignment(Project project, Assigning what, String value, Optional<Scenario> scenario) {

  /** What is chosen in the bar; nothing as long as nothing is. */
  static Optional<Assignment> chosen(Ground ground) {
    return ground
        .choices()
        .value()
        .map(value ->
            new Assignment(
                ground.project(), ground.choices().assigning(), value, scenario(ground)));
  }

  private static Optional<Scenario> scenario(Ground ground) {
    return ground
        .choices()
        .scenario()
        .flatMap(id -> ground.project().get(Kinds.SCENARIOS).find(id))
        .or(() -> ground.project().scenarios().stream().findFirst());
  }

  static MapLayer layer(Assigning what) {
    return switch (what) {
      case AREA -> MapLayer.AREAS;
      case TERRAIN -> MapLayer.TERRAIN;
      case OWNER -> MapLayer.OWNERS;
    };
  }

  /** What people call the value. */
  String name() {
    if (value.isEmpty()) {
      return what == Assigning.OWNER ? "nobody" : "none";
    }
    return switch (what) {
      case AREA -> project.areas().find(value).map(area -> area.name()).orElse(value);
      case TERRAIN ->
          project.vocabulary().terrains().stream()
              .filter(term -> term.word().equals(value))
              .map(term -> term.name())
              .findFirst()
              .orElse(value);
      case OWNER ->
          project.get(Kinds.NATIONS).find(value).map(nation -> nation.name()).orElse(value);
    };
  }

  /** Why a province cannot be given, if it cannot. */
  Optional<String> unfit(Province province) {
    if (what != Assigning.OWNER) {
      return Optional.empty();
    }
    if (scenario.isEmpty()) {
      return Optional.of("Owners are set in a scenario, and this project has none yet.");
    }
    Place place = Place.of(province.id());
    return scenario.get().setups().stream()
        .filter(setup -> !setup.nation().slug().equals(value) && stands(setup, place))
        .findFirst()
        .map(setup ->
            String.format(
                Locale.ROOT,
                "%s stand in %s in this scenario: move them before somebody else owns it.",
                project
                    .get(Kinds.NATIONS)
                    .find(setup.nation())
                    .map(nation -> nation.name())
                    .orElse(setup.nation().slug()),
                province.name()));
  }

  private static boolean stands(Setup setup, Place place) {
    return setup.seat().equals(Optional.of(place))
        || setup.units().stream().anyMatch(placed -> placed.place().equals(place));
  }

  /** The edits that give it to these provinces; none for those that have it already. */
  List<Edit> edits(Collection<Province> provinces) {
    return switch (what) {
      case AREA -> {
        Optional<AreaId> area = value.isEmpty() ? Optional.empty() : Optional.of(new AreaId(value));
        yield changed(provinces, provinces.stream().map(each -> each.withArea(area)).toList());
      }
      case TERRAIN ->
          changed(provinces, provinces.stream().map(each -> each.withTerrain(value)).toList());
      case OWNER -> owned(provinces);
    };
  }

  private static List<Edit> changed(Collection<Province> before, List<Province> after) {
    return after.stream()
        .filter(province -> !before.contains(province))
        .<Edit>map(province -> PutEntry.of(Kinds.PROVINCES, province))
        .toList();
  }

  private List<Edit> owned(Collection<Province> provinces) {
    NavigableSet<Place> places = new TreeSet<>();
    provinces.forEach(province -> places.add(Place.of(province.id())));
    Scenario before = scenario.orElseThrow();
    List<Setup> setups = new ArrayList<>();
    for (Setup setup : before.setups()) {
      setups.add(setup.nation().slug().equals(value) ? given(setup, places) : taken(setup, places));
    }
    if (!value.isEmpty()
        && before.setups().stream().noneMatch(setup -> setup.nation().slug().equals(value))) {
      setups.add(given(Setup.of(new NationId(value)), places));
    }
    Scenario after = before.withSetups(setups);
    return after.equals(before) ? List.of() : List.of(PutEntry.of(Kinds.SCENARIOS, after));
  }

  private static Setup taken(Setup setup, NavigableSet<Place> places) {
    return setup.withControls(
        setup.controls().stream().filter(place -> !places.contains(place)).toList());
  }

  /** A nation holds where it stands without a word. */
  private static Setup given(Setup setup, NavigableSet<Place> places) {
    List<Place> controls = new ArrayList<>(setup.controls());
    places.stream()
        .filter(place -> !controls.contains(place) && !stands(setup, place))
        .forEach(controls::add);
    return setup.withControls(controls);
  }
}
