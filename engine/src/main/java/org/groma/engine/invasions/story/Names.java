package org.groma.engine.invasions.story;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.phrases.Wording;
import org.groma.engine.invasions.setting.LeaderCard;
import org.groma.engine.invasions.setting.PillageMarker;
import org.groma.engine.invasions.setting.Setting;

/** How a story calls nations, places, leaders, units and cards. */
final class Names {

  private final Setting setting;

  Names(Setting setting) {
    this.setting = setting;
  }

  /** {@code Huns}, to begin a sentence or a list. */
  String nation(int nation) {
    return nation < 0 ? "nobody" : setting.nation(nation).name();
  }

  /** {@code the Huns}, within a sentence. */
  String the(int nation) {
    return nation < 0 ? "nobody" : "the " + setting.nation(nation).name();
  }

  /** {@code The Huns}, at the beginning of a sentence. */
  String capital(int nation) {
    return nation < 0 ? "Nobody" : "The " + setting.nation(nation).name();
  }

  /** Some nations, a bit each. */
  String nations(long set) {
    List<String> found = new ArrayList<>();
    for (long rest = set; rest != 0; rest &= rest - 1) {
      found.add(nation(Long.numberOfTrailingZeros(rest)));
    }
    return Wording.list(found);
  }

  String place(int place) {
    return place < 0 ? "nowhere" : setting.board().name(place);
  }

  String area(int area) {
    return area < 0 ? "no Area" : Wording.spelt(setting.board().areaId(area));
  }

  String seat(int seat) {
    return seat < 0 ? "Nobody" : "Player " + setting.scenario().players().get(seat).name();
  }

  /** The city of a province with its province, {@code Roma (Latium)}. */
  String city(int province) {
    return setting
        .board()
        .city(province)
        .map(site -> Wording.spelt(site.id()))
        .filter(name -> !name.equalsIgnoreCase(place(province)))
        .map(name -> name + " (" + place(province) + ")")
        .orElse(place(province));
  }

  /** A leader; those without a name of their own are called by their nation. */
  String leader(int leader) {
    LeaderCard card = setting.leader(leader);
    String ofNation = " (" + nation(card.nation()) + ")";
    return card.name().endsWith(ofNation)
        ? card.name().replace(ofNation, "") + " of " + the(card.nation())
        : card.name();
  }

  /** A leader and his nation. */
  String leaderOf(int leader) {
    String name = leader(leader);
    String nation = " of " + the(setting.leader(leader).nation());
    return name.endsWith(nation) ? name : name + nation;
  }

  /** Units by kind: {@code 2 Cavalry and 1 Horse Archer}; whose they are only where not of it. */
  String units(UnitSet units, int nation) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (int i = 0; i < units.size(); i++) {
      int owner = setting.roster().nation(units.get(i));
      String kind = setting.kind(units.get(i)).name();
      counts.merge(owner == nation ? kind : kind + " of " + the(owner), 1, Integer::sum);
    }
    return Wording.list(
        counts.entrySet().stream()
            .map(each -> each.getValue() + " " + plural(each.getKey(), each.getValue()))
            .toList());
  }

  /** The same, but only their number where they are of many kinds. */
  String brief(UnitSet units, int nation) {
    long kinds =
        units.size() < 2
            ? units.size()
            : Arrays.stream(units.toArray())
                .mapToObj(unit -> setting.kind(unit).name() + setting.roster().nation(unit))
                .distinct()
                .count();
    return kinds <= 2 ? units(units, nation) : Wording.count(units.size(), "unit");
  }

  /** The plural of a kind; whose it is stays behind it. */
  private static String plural(String kind, int count) {
    int end = kind.contains(" of the ") ? kind.indexOf(" of the ") : kind.length();
    return count == 1 ? kind : Wording.plural(kind.substring(0, end)) + kind.substring(end);
  }

  String event(int card) {
    return setting.events().card(card).name();
  }

  String diplomacy(int card) {
    return Wording.spelt(setting.diplomacyDeck().kind(card).name());
  }

  String administration(int card) {
    return setting.administration().card(card).name();
  }

  String calamity(int card) {
    return Wording.spelt(setting.calamities().card(card).id());
  }

  /** {@code 2 Gold with Famine}. */
  String marker(int card) {
    PillageMarker marker = setting.pillageMarkers().card(card);
    Optional<String> event = setting.events().printed(marker.event()).map(each -> each.name());
    return marker.gold()
        + " Gold"
        + event.map(name -> " with " + name).orElse(marker.usurper() ? " with a Usurper" : "");
  }
}
