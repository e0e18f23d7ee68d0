package org.groma.engine.cycles.setting;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.Worded;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;

/** All kinds of units by number, and those that rules speak of by name. */
@Rule("2.3")
public final class UnitKinds {

  private final List<UnitKind> kinds = new ArrayList<>();
  private final List<Shortfall> shortfalls;
  private final int tribe;
  private final int garrison;
  private final int ship;
  private final int elite;
  private final int infantry;
  private final int bow;
  private final int counters;

  UnitKinds(Project project, List<Shortfall> shortfalls) {
    this.shortfalls = shortfalls;
    List<UnitType> types = project.get(Kinds.UNITS).stream().toList();
    List<String> ids = types.stream().map(type -> type.id().slug()).toList();
    int[] counter = new int[ids.size()];
    int next = 0;
    for (int i = 0; i < counter.length; i++) {
      int reverse = types.get(i).attributes().text("reverse").map(ids::indexOf).orElse(-1);
      counter[i] = reverse >= 0 && reverse < i ? counter[reverse] : next++;
    }
    counters = next;
    for (int i = 0; i < counter.length; i++) {
      kinds.add(kind(types.get(i), counter[i]));
    }
    tribe = need("tribe");
    garrison = need("garrison");
    ship = need("ship");
    elite = need("elite");
    infantry = need("infantry");
    bow = need("bow");
  }

  private UnitKind kind(UnitType type, int counter) {
    String where = "unit " + type.id().slug();
    Optional<Weight> weight =
        type.attributes().text("weight").flatMap(word -> Worded.find(Weight.class, word));
    if (weight.isEmpty()) {
      lacks(type, where, "the weight must be alone, heavy or light");
    }
    return new UnitKind(
        type.id().slug(),
        type.name(),
        counter,
        number(type, where, "strength"),
        number(type, where, "movement"),
        type.attributes().get("attacks").filter(new Datum.Flag(false)::equals).isEmpty(),
        weight.orElse(Weight.HEAVY),
        type.category().equals("ship"),
        upkeep(type, "kingdom"),
        upkeep(type, "empire"),
        price(type, "kingdom"),
        price(type, "empire"));
  }

  private int number(UnitType type, String where, String name) {
    Optional<Integer> number = type.attributes().number(name);
    if (number.isEmpty()) {
      lacks(type, where, "the value '" + name + "' is missing");
    }
    return number.orElse(0);
  }

  private void lacks(UnitType type, String where, String problem) {
    shortfalls.add(new Shortfall(where, problem).of("unit:" + type.id().slug()));
  }

  private static int upkeep(UnitType type, String stage) {
    return type.attributes().get("upkeep").stream()
        .filter(Datum.Fields.class::isInstance)
        .map(Datum.Fields.class::cast)
        .map(Datum.Fields::fields)
        .map(fields -> fields.get(stage))
        .filter(Datum.Amount.class::isInstance)
        .map(amount -> ((Datum.Amount) amount).number().intValue())
        .findFirst()
        .orElse(0);
  }

  private static int price(UnitType type, String stage) {
    Map<String, Halves> cost = type.cost();
    return cost.containsKey(stage) ? cost.get(stage).count() / 2 : -1;
  }

  private int need(String id) {
    int found = find(id);
    if (found < 0) {
      shortfalls.add(new Shortfall("unit " + id, "the unit is missing"));
      return 0;
    }
    return found;
  }

  /** The number of a kind by its id, or -1. */
  public int find(String id) {
    for (int i = 0; i < kinds.size(); i++) {
      if (kinds.get(i).id().equals(id)) {
        return i;
      }
    }
    return -1;
  }

  public int count() {
    return kinds.size();
  }

  public UnitKind get(int kind) {
    return kinds.get(kind);
  }

  /** How many different counters there are, both sides of one counted once. */
  public int counters() {
    return counters;
  }

  public int tribe() {
    return tribe;
  }

  public int garrison() {
    return garrison;
  }

  public int ship() {
    return ship;
  }

  public int elite() {
    return elite;
  }

  /** The 4-2 that all stages have. */
  public int infantry() {
    return infantry;
  }

  public int bow() {
    return bow;
  }
}
