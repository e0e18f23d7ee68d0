package org.groma.engine.invasions.inspection;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.id.NationId;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Relation;
import org.groma.model.scenario.Setup;

/** Clients, vassals, federates and allies that cannot be such by what they are. */
final class BondOfWrongStatus implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.bond-of-wrong-status",
          Severity.ERROR,
          "XXVII.A",
          "Bond that the status of a nation forbids",
          "The bond could never have been made, and the rules for it have no meaning.",
          "In 350 AD the Romans cannot have the relation 'client' with the Persians: only an"
              + " independent minor Kingdom can be a client.",
          "Correct the kind of the relation, or the status of the nation.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    List<Relation> relations = ground.scenario().relations();
    for (int i = 0; i < relations.size(); i++) {
      Relation relation = relations.get(i);
      String path = "relations[" + i + "]";
      Optional<Setup> from = ground.setup(relation.from());
      Optional<Setup> to = ground.setup(relation.to());
      if (from.isPresent() && to.isPresent()) {
        problem(ground, relation, from.get(), to.get())
            .ifPresent(problem ->
                out.accept(
                    ground.object(
                        ABOUT,
                        String.format(
                            Locale.ROOT,
                            "In %s the %s cannot have the relation '%s' with the %s: %s.",
                            ground.scenario().name(),
                            ground.name(relation.from()),
                            relation.kind(),
                            ground.name(relation.to()),
                            problem),
                        path,
                        "nation:" + relation.from(),
                        "nation:" + relation.to())));
      }
    }
  }

  private static Optional<String> problem(Ground ground, Relation relation, Setup from, Setup to) {
    Optional<Status> subject = ground.status(from);
    Optional<Status> master = ground.status(to);
    boolean minor =
        ground.nation(relation.from()).filter(nation -> nation.tags().has("imk")).isPresent();
    return switch (relation.kind()) {
      case "client" ->
          minor
              ? civilized(master, "patron")
              : Optional.of("only an independent minor Kingdom can be a client");
      case "vassal" ->
          subject.filter(Status.EMPIRE::equals).map(_ -> "an Empire is nobody's vassal");
      case "foedus" ->
          subject.filter(Status::isCivilized).isPresent()
              ? Optional.of("only Barbarians can be federates")
              : civilized(master, "federator");
      case "alliance" ->
          isSubject(ground, relation.from()) || isSubject(ground, relation.to())
              ? Optional.of("clients, federates and vassals make no alliances")
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static Optional<String> civilized(Optional<Status> master, String as) {
    return master
        .filter(status -> !status.isCivilized())
        .map(_ -> "a " + as + " is a Kingdom or an Empire");
  }

  private static boolean isSubject(Ground ground, NationId nation) {
    return ground.scenario().relations().stream()
        .anyMatch(relation -> Ground.isBond(relation) && relation.from().equals(nation));
  }
}
