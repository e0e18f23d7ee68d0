package org.groma.engine.romanitas.inspection;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.Place;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;

/** Provinces whose status and Limitanei are not those of whoever holds them. */
final class ProvinceStatus implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.province-status",
          Severity.ERROR,
          "1.3",
          "Province whose status or number of Limitanei cannot be right",
          "A province has the status of who holds it at the start and a number of Limitanei; a"
              + " client has one territory and no number, a tribe a box and no territory.",
          "Iberia is a client, and a client has no Limitanei.",
          "Correct the status, the number or the territories of the province.");

  private static final String LIMITANEI = "limitanei";

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (Area area : ground.project().areas()) {
      List<Province> territories =
          ground.project().provinces().stream()
              .filter(each -> each.area().filter(area.id()::equals).isPresent())
              .toList();
      colour(ground, area, territories, out);
      boolean isBox = area.attributes().text("box").isPresent();
      boolean hasNumber = area.attributes().get(LIMITANEI).isPresent();
      switch (area.status()) {
        case "tribe" -> {
          if (!isBox) {
            out.accept(object(ground, area, "attributes", "is the land of a tribe and no box"));
          }
          if (!territories.isEmpty()) {
            out.accept(object(ground, area, "status", "is a box and has territories"));
          }
        }
        case "client" -> {
          if (hasNumber) {
            out.accept(
                object(
                    ground,
                    area,
                    "attributes." + LIMITANEI,
                    "is a client, and a client has no Limitanei"));
          }
          if (territories.size() != 1) {
            out.accept(crowded(area, territories));
          }
        }
        default -> landed(ground, area, territories, hasNumber, isBox, out);
      }
    }
  }

  private static void landed(
      Ground ground,
      Area area,
      List<Province> territories,
      boolean hasNumber,
      boolean isBox,
      Consumer<Objection> out) {
    if (isBox) {
      out.accept(object(ground, area, "attributes.box", "is a box and not the land of a tribe"));
    }
    Set<Integer> holders =
        territories.stream()
            .map(each -> ground.holder(each.id()))
            .filter(holder -> holder != Setting.NOBODY)
            .collect(Collectors.toSet());
    for (int holder : holders) {
      String status =
          ground
              .project()
              .get(Kinds.NATIONS)
              .find(ground.setting().nationId(holder))
              .map(Nation::status)
              .orElse(area.status());
      if (!status.equals(area.status())) {
        out.accept(
            object(
                ground,
                area,
                "status",
                String.format(
                    Locale.ROOT,
                    "has the status %s, and the %s, who hold it, are %s",
                    area.status(),
                    ground.setting().nationName(holder),
                    status)));
      }
    }
    if (holders.size() > 1) {
      for (Province territory : territories) {
        if (territories.stream()
                    .filter(each -> ground.holder(each.id()) == ground.holder(territory.id()))
                    .count()
                * 2
            <= territories.size()) {
          out.accept(
              Objection.of(
                  ABOUT,
                  String.format(
                      Locale.ROOT,
                      "%s belongs to the province %s, most of which others hold in %s.",
                      territory.name(),
                      area.name(),
                      ground.scenario().name()),
                  "area",
                  "province:" + territory.id(),
                  "area:" + area.id(),
                  ground.subject()));
        }
      }
    }
    boolean isForeignEmpire =
        holders.stream()
            .anyMatch(each -> each != Setting.ROMANS && !ground.setting().folk(each).barbarian());
    if (!isForeignEmpire && !hasNumber && !territories.isEmpty()) {
      out.accept(object(ground, area, "attributes", "has no number of Limitanei"));
    }
  }

  /** A client is one territory: any but one of them is in the wrong province. */
  private static Objection crowded(Area area, List<Province> territories) {
    List<String> subjects = new ArrayList<>(List.of("area:" + area.id()));
    territories.forEach(each -> subjects.add("province:" + each.id()));
    return Objection.of(
        ABOUT,
        String.format(
            Locale.ROOT,
            "%s is a client with %d territories, and one belongs to it.",
            area.name(),
            territories.size()),
        "status",
        subjects.toArray(String[]::new));
  }

  /** The colour of a nation marks what is its own. */
  private static void colour(
      Ground ground, Area area, List<Province> territories, Consumer<Objection> out) {
    for (Nation nation : ground.project().get(Kinds.NATIONS)) {
      boolean isLike =
          area.colour().isPresent()
              && nation
                  .attributes()
                  .text("colour")
                  .filter(area.colour().get()::equalsIgnoreCase)
                  .isPresent();
      boolean isOwn =
          nation.home().stream()
              .anyMatch(place ->
                  place.toString().equals("area:" + area.id())
                      || territories.stream().anyMatch(each -> Place.of(each.id()).equals(place)));
      if (isLike && !isOwn) {
        out.accept(
            object(
                ground,
                area,
                "colour",
                "has the colour of the " + nation.name() + " and is not theirs"));
      }
    }
  }

  private static Objection object(Ground ground, Area area, String path, String problem) {
    String subject = "area:" + area.id();
    String message = area.name() + " " + problem + ".";
    return path.equals("status")
        ? Objection.of(ABOUT, message, path, subject, ground.subject())
        : Objection.of(ABOUT, message, path, subject);
  }
}
