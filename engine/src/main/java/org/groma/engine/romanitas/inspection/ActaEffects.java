package org.groma.engine.romanitas.inspection;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.engine.romanitas.setting.Domain;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.model.gazetteer.City;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** Effects of the Acta Publica that contradict one another, the dice, the map or the pieces. */
final class ActaEffects implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.acta-effects",
          Severity.ERROR,
          "4.2",
          "Effect of the Acta Publica that cannot be meant",
          "Rolls of an effect are of one die and do not overlap, it strikes Roman cities, and the"
              + " units that a revolt takes away are those of the guard.",
          "Row 1 of the table Acta Publica: political affairs strikes Oxyrhynchus twice.",
          "Compare the effect with the box of the Acta Publica.");

  private static final int FACES = 6;

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (Domain domain : Domain.values()) {
      ground
          .table("acta-" + domain.word())
          .ifPresent(table -> {
            for (int row = 0; row < table.rows().size(); row++) {
              if (table.rows().get(row).cells().get("effects")
                  instanceof Datum.Items(List<Datum> effects)) {
                new Line(ground, table, row, out).look(effects);
              }
            }
          });
    }
  }

  /** The effects of one row. */
  private record Line(Ground ground, RuleTable table, int row, Consumer<Objection> out) {

    void look(List<Datum> effects) {
      Set<Datum> seen = new HashSet<>();
      for (int i = 0; i < effects.size(); i++) {
        String path = "rows[" + row + "].cells.effects[" + i + "]";
        if (!seen.add(effects.get(i))) {
          object("has the same effect twice", path);
        }
        if (effects.get(i) instanceof Datum.Fields(Map<String, Datum> said)) {
          if (said.get("desolation") instanceof Datum.Fields(Map<String, Datum> strikes)) {
            strikes(strikes, path + ".desolation");
          }
          if (said.get("unusable") instanceof Datum.Items(List<Datum> units)) {
            guards(units, path + ".unusable");
          }
          if (said.get("free") instanceof Datum.Fields(Map<String, Datum> free)
              && new HashSet<>(free.values()).size() > 1) {
            object("gives not as many diplomatic actions as upgrades", path + ".free");
          }
          if (said.get("favour") instanceof Datum.Items(List<Datum> favours)
              && new HashSet<>(favours).size() < favours.size()) {
            object("has the same favour twice", path + ".favour");
          }
        }
      }
    }

    private void strikes(Map<String, Datum> strikes, String path) {
      Set<Integer> rolls = new HashSet<>();
      Set<Datum> cities = new HashSet<>();
      strikes.forEach((key, city) -> {
        Optional<Bands.Band> band = Bands.Band.parse(key);
        if (band.isPresent()) {
          if (band.get().from() < 1 || band.get().to() > FACES) {
            object("strikes on " + key + ", which one die does not show", path);
          } else {
            for (int roll = band.get().from(); roll <= band.get().to(); roll++) {
              if (!rolls.add(roll)) {
                object("strikes twice on " + roll, path);
              }
            }
          }
        }
        if (!cities.add(city)) {
          object("strikes one city with two rolls", path);
        }
        if (city instanceof Datum.Text(String id)) {
          Optional<City> there = ground.city(id);
          if (there.isPresent() && ground.holder(there.get().province()) != Setting.ROMANS) {
            object(
                "strikes "
                    + there.get().name()
                    + ", which is not Roman in "
                    + ground.scenario().name(),
                path);
          }
        }
      });
    }

    /** A revolt takes away all units of the guard, and no others. */
    private void guards(List<Datum> units, String path) {
      Set<String> named =
          units.stream()
              .filter(Datum.Text.class::isInstance)
              .map(unit -> ((Datum.Text) unit).text())
              .collect(Collectors.toSet());
      ground.project().get(Kinds.UNITS).stream()
          .filter(type -> type.traits().has("guard") != named.contains(type.id().slug()))
          .forEach(type ->
              out.accept(
                  Objection.of(
                      ABOUT,
                      String.format(
                          Locale.ROOT,
                          type.traits().has("guard")
                              ? "%s are a guard, and row %s of the table %s leaves them usable."
                              : "%s are no guard, and row %s of the table %s makes them unusable.",
                          type.name(),
                          table.rows().get(row).key(),
                          table.name()),
                      path,
                      "table:" + table.id(),
                      "unit:" + type.id())));
    }

    private void object(String problem, String path) {
      out.accept(
          Objection.of(
              ABOUT,
              String.format(
                  Locale.ROOT,
                  "Row %s of the table %s %s.",
                  table.rows().get(row).key(),
                  table.name(),
                  problem),
              path,
              "table:" + table.id()));
    }
  }
}
