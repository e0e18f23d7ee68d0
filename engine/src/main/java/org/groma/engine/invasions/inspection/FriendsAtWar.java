package org.groma.engine.invasions.inspection;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Relation;

/** Two nations that the scenario makes hostile and binds to each other. */
final class FriendsAtWar implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.friends-at-war",
          Severity.ERROR,
          "XII.D",
          "Nations that are friends and hostile at once",
          "Whether they may stand together or must fight cannot be told.",
          "In 350 AD the Franks and the Romans are hostile and have the relation 'foedus'.",
          "Remove one of the two relations.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  private static final Set<String> PEACEFUL =
      Set.of("client", "vassal", "foedus", "alliance", "united", "pact", "neutral");

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    List<Relation> relations = ground.scenario().relations();
    for (int i = 0; i < relations.size(); i++) {
      Relation war = relations.get(i);
      if (!war.kind().equals("hostile")) {
        continue;
      }
      for (Relation peace : relations) {
        if (PEACEFUL.contains(peace.kind()) && isSamePair(war, peace)) {
          out.accept(
              ground.object(
                  ABOUT,
                  String.format(
                      Locale.ROOT,
                      "In %s the %s and the %s are hostile and have the relation '%s'.",
                      ground.scenario().name(),
                      ground.name(war.from()),
                      ground.name(war.to()),
                      peace.kind()),
                  "relations[" + i + "]",
                  "nation:" + war.from(),
                  "nation:" + war.to()));
        }
      }
    }
  }

  private static boolean isSamePair(Relation a, Relation b) {
    return Set.copyOf(List.of(a.from(), a.to())).equals(Set.copyOf(List.of(b.from(), b.to())));
  }
}
