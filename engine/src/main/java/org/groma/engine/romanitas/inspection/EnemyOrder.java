package org.groma.engine.romanitas.inspection;

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
import org.groma.model.id.Place;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.value.Datum;

/** Nations that take one another's place: in the order, at home, on the map. */
final class EnemyOrder implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.enemy-order",
          Severity.ERROR,
          "6.1",
          "Nation that takes the place of another, or has none",
          "The enemies of Rome act one after another, each at home in land of its own; only"
              + " kingdoms reconquer what they lost (6.2.5).",
          "Avars and Slavs are both number 6 in the order of the enemies of Rome.",
          "Give each nation its own number, home and colour, as the rules have them.");

  private static final String ROMANS = "romans";
  private static final String RECONQUERS = "reconquers";

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    List<Nation> nations = ground.project().get(Kinds.NATIONS).stream().toList();
    numbers(nations, out);
    shared(nations, out);
    for (Nation nation : nations) {
      reconquest(nation, out);
      box(ground, nation, out);
    }
  }

  private static void numbers(List<Nation> nations, Consumer<Objection> out) {
    Map<Integer, Nation> byNumber = new HashMap<>();
    for (Nation nation : nations) {
      boolean isRoman = nation.id().slug().equals(ROMANS);
      Optional<Integer> number = nation.initiative();
      if (isRoman == number.isPresent()) {
        out.accept(
            object(
                nation,
                "initiative",
                isRoman
                    ? "do not act in the order of the enemies of Rome"
                    : "have no number in the order of the enemies of Rome"));
      }
      if (number.isEmpty()) {
        continue;
      }
      Nation before = byNumber.putIfAbsent(number.get(), nation);
      if (before != null) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "%s and %s are both number %d in the order of the enemies of Rome.",
                    before.name(),
                    nation.name(),
                    number.get()),
                "initiative",
                "nation:" + nation.id(),
                "nation:" + before.id()));
      } else if (number.get() > nations.size() - 1) {
        out.accept(
            object(
                nation,
                "initiative",
                "are number " + number.get() + " of " + (nations.size() - 1) + " enemies of Rome"));
      }
    }
  }

  /** Homes and colours are nobody else's. */
  private static void shared(List<Nation> nations, Consumer<Objection> out) {
    Map<Object, Nation> owners = new HashMap<>();
    for (Nation nation : nations) {
      Set<Object> own = new HashSet<>(nation.home());
      nation
          .attributes()
          .text("colour")
          .map(each -> each.toUpperCase(Locale.ROOT))
          .ifPresent(own::add);
      for (Object each : own) {
        Nation before = owners.putIfAbsent(each, nation);
        if (before != null) {
          boolean isPlace = each instanceof Place;
          out.accept(
              Objection.of(
                  ABOUT,
                  String.format(
                      Locale.ROOT,
                      isPlace
                          ? "%s is the home of the %s and of the %s."
                          : "%s is the colour of the %s and of the %s.",
                      each,
                      before.name(),
                      nation.name()),
                  isPlace ? "home" : "attributes.colour",
                  "nation:" + nation.id(),
                  "nation:" + before.id()));
        }
      }
    }
  }

  private static void reconquest(Nation nation, Consumer<Objection> out) {
    boolean isKingdom = nation.status().equals("kingdom");
    boolean reconquers = isTrue(nation, RECONQUERS);
    if (isKingdom != reconquers) {
      out.accept(
          object(
              nation,
              "attributes",
              isKingdom
                  ? "are a kingdom, and do not reconquer what they lost"
                  : "reconquer what they lost, and are no kingdom"));
    }
    if (isTrue(nation, "conquestRouses") && !isKingdom) {
      out.accept(
          object(nation, "attributes.conquestRouses", "are no kingdom whose end rouses others"));
    }
    if (nation.attributes().get("neverRetakes").orElse(null)
        instanceof Datum.Items(List<Datum> items)) {
      for (Datum item : items) {
        if (item instanceof Datum.Text(String id)
            && nation.home().stream().noneMatch(place -> place.slug().equals(id))) {
          out.accept(
              object(
                  nation,
                  "attributes.neverRetakes",
                  "never retake " + id + ", which was not theirs"));
        }
      }
    }
  }

  private static boolean isTrue(Nation nation, String name) {
    return nation.attributes().get(name).filter(new Datum.Flag(true)::equals).isPresent();
  }

  /** A tribe is at home in the box of its name. */
  private static void box(Ground ground, Nation nation, Consumer<Objection> out) {
    boolean isTribe = nation.status().equals("tribe");
    for (Place place : nation.home()) {
      boolean isBox =
          ground
              .project()
              .areas()
              .find(place.slug())
              .filter(_ -> !place.isProvince() && !place.isSea())
              .flatMap(area -> area.attributes().text("box"))
              .isPresent();
      if (isTribe != isBox) {
        out.accept(
            object(
                nation,
                "home",
                isTribe
                    ? "are a tribe, and their home " + place + " is no box"
                    : "are no tribe, and their home " + place + " is a box"));
      }
    }
    if (nation.home().isEmpty()) {
      out.accept(object(nation, "home", "have no home"));
    }
    if (!isTribe && !nation.status().equals("kingdom") && !nation.status().equals("empire")) {
      out.accept(
          object(nation, "status", "are a " + nation.status() + ", and no nation can be that"));
    }
  }

  private static Objection object(Nation nation, String path, String problem) {
    return Objection.of(ABOUT, nation.name() + " " + problem + ".", path, "nation:" + nation.id());
  }
}
