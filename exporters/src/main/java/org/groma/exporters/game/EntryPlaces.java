package org.groma.exporters.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.store.LoadProblem;
import org.groma.model.store.json.JsonPath;

/** Where the entries of a project stand in the document it is read from; and which stand twice. */
final class EntryPlaces {

  private static final JsonPath MAP = JsonPath.ROOT.field("map");

  private record Key(String kind, String id) {}

  private final Map<Key, JsonPath> places = new HashMap<>();
  private final List<Objection> doubled = new ArrayList<>();

  private EntryPlaces() {}

  static EntryPlaces of(GameDocument document) {
    EntryPlaces found = new EntryPlaces();
    GameMap map = document.map();
    found.list(Kinds.PROVINCES, map.provinces(), GameProvince::id, MAP.field("provinces"));
    found.list(Kinds.AREAS, map.areas(), GameArea::id, MAP.field("areas"));
    found.list(Kinds.SEAS, map.seas(), GameSea::id, MAP.field("seas"));
    found.entries(Kinds.RIVERS, map.rivers(), MAP.field("rivers"));
    found.entries(Kinds.COASTS, map.coasts(), MAP.field("coasts"));
    found.cities(map.provinces());
    found.borders(map.borders());
    found.entries(Kinds.NATIONS, document.nations(), JsonPath.ROOT.field("nations"));
    found.entries(Kinds.UNITS, document.units(), JsonPath.ROOT.field("units"));
    found.entries(Kinds.LEADERS, document.leaders(), JsonPath.ROOT.field("leaders"));
    found.entries(Kinds.DECKS, document.decks(), JsonPath.ROOT.field("decks"));
    found.entries(Kinds.TABLES, document.tables(), JsonPath.ROOT.field("tables"));
    found.entries(Kinds.TIME_TABLE, document.timeTable(), JsonPath.ROOT.field("timeTable"));
    found.entries(Kinds.SCENARIOS, document.scenarios(), JsonPath.ROOT.field("scenarios"));
    return found;
  }

  /** The entry of this kind and id. */
  JsonPath of(String kind, String id) {
    return places.getOrDefault(new Key(kind, id), JsonPath.ROOT);
  }

  List<Objection> doubled() {
    return doubled;
  }

  private <I extends Id, E extends Entry<I>> void entries(
      Kind<I, E> kind, List<E> entries, JsonPath list) {
    list(kind, entries, Entry::id, list);
  }

  private <T> void list(Kind<?, ?> kind, List<T> items, Function<T, Id> id, JsonPath list) {
    for (int i = 0; i < items.size(); i++) {
      put(kind, id.apply(items.get(i)).slug(), list.item(i), "id");
    }
  }

  private void cities(List<GameProvince> provinces) {
    for (int i = 0; i < provinces.size(); i++) {
      GameProvince province = provinces.get(i);
      JsonPath place = MAP.field("provinces").item(i);
      province
          .city()
          .ifPresent(city -> put(Kinds.CITIES, city.cityId().slug(), place.field("city"), "id"));
      for (int j = 0; j < province.otherCities().size(); j++) {
        String id = province.otherCities().get(j).cityId().slug();
        put(Kinds.CITIES, id, place.field("otherCities").item(j), "id");
      }
    }
  }

  private void borders(List<GameBorder> borders) {
    Map<List<Place>, JsonPath> pairs = new HashMap<>();
    for (int i = 0; i < borders.size(); i++) {
      GameBorder border = borders.get(i);
      JsonPath place = MAP.field("borders").item(i);
      if (border.isLink()) {
        put(Kinds.LINKS, border.linkId().slug(), place, "link");
      } else {
        put(Kinds.OVERRIDES, Borders.id(i).slug(), place, "a");
        JsonPath first = pairs.putIfAbsent(pair(border), place);
        if (first != null) {
          object(place, "these two places are joined already by the border " + first);
        }
      }
    }
  }

  private static List<Place> pair(GameBorder border) {
    return border.a().compareTo(border.b()) < 0
        ? List.of(border.a(), border.b())
        : List.of(border.b(), border.a());
  }

  private void put(Kind<?, ?> kind, String id, JsonPath place, String field) {
    JsonPath first = places.putIfAbsent(new Key(kind.word(), id), place);
    if (first != null) {
      object(place.field(field), "the id '" + id + "' is taken already by " + first);
    }
  }

  private void object(JsonPath place, String message) {
    doubled.add(new Objection(LoadProblem.Kind.DUPLICATE, place, "", message));
  }
}
