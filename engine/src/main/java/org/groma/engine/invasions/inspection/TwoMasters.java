package org.groma.engine.invasions.inspection;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.id.NationId;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Relation;

/** Bonds at the start by which a nation has two masters, or is in the end its own. */
final class TwoMasters implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.two-masters",
          Severity.ERROR,
          "XXIX.A",
          "Client, vassal or federate of two, or in a circle",
          "A nation has one master; tribute, points and mercenaries would be owed twice.",
          "In 350 AD the Armenians are subject to the Byzantines and to the Persians.",
          "Remove one of the bonds.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Map<NationId, NationId> masters = new LinkedHashMap<>();
    List<Relation> relations = ground.scenario().relations();
    for (int i = 0; i < relations.size(); i++) {
      Relation relation = relations.get(i);
      if (!Ground.isBond(relation)) {
        continue;
      }
      String path = "relations[" + i + "]";
      NationId before = masters.putIfAbsent(relation.from(), relation.to());
      if (before != null && !before.equals(relation.to())) {
        out.accept(
            objection(
                ground,
                "the %s are subject to the %s and to the %s",
                path,
                relation.from(),
                before,
                relation.to()));
      } else if (leadsTo(masters, relation.to(), relation.from())) {
        out.accept(
            objection(
                ground,
                "the %s are subject to the %s, who are in the end subject to the %s",
                path,
                relation.from(),
                relation.to(),
                relation.from()));
      }
    }
  }

  /** Whether somebody is, directly or through others, subject to a nation. */
  private static boolean leadsTo(Map<NationId, NationId> masters, NationId from, NationId nation) {
    Set<NationId> seen = new HashSet<>();
    for (NationId at = from; at != null && seen.add(at); at = masters.get(at)) {
      if (at.equals(nation)) {
        return true;
      }
    }
    return false;
  }

  private static Objection objection(
      Ground ground, String text, String path, NationId one, NationId two, NationId three) {
    return ground.object(
        ABOUT,
        "In "
            + ground.scenario().name()
            + " "
            + String.format(
                Locale.ROOT, text, ground.name(one), ground.name(two), ground.name(three))
            + ".",
        path,
        "nation:" + one,
        "nation:" + two);
  }
}
