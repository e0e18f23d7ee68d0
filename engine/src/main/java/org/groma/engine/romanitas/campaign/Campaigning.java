package org.groma.engine.romanitas.campaign;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.force.Levying;
import org.groma.engine.romanitas.force.Muster;
import org.groma.engine.romanitas.force.Musters;
import org.groma.engine.romanitas.force.Occasion;
import org.groma.engine.romanitas.setting.Acta;
import org.groma.engine.romanitas.setting.Domain;
import org.groma.engine.romanitas.setting.Figure;
import org.groma.engine.romanitas.setting.Figures;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;
import org.groma.engine.romanitas.state.Post;

/**
 * Whether the player undertakes something now.
 *
 * @param last whether all others have acted, so that nothing need be kept for defence
 */
@Rule({"5.2.2", "6.3", "6.4", "7.3", "7.4"})
public record Campaigning(Empire empire, boolean last) implements Decision<Sally> {

  @Override
  public int chooser() {
    return Setting.ROMANS;
  }

  /** One target at a time; an answer may name up to three that lie together. */
  @Override
  public List<Sally> options() {
    List<Sally> options = new ArrayList<>();
    options.add(new Sally.Hold());
    hunts(options);
    Musters musters = new Musters(empire);
    Map<Occasion, List<Muster>> forces = new HashMap<>(); // the same for many targets
    for (int territory = 0;
        territory < empire.setting().board().territories().size();
        territory++) {
      if (Targets.isBarbarian(empire, territory)) {
        if (Targets.isInReach(empire, territory)) {
          for (Muster muster : forces.computeIfAbsent(attack(territory, 1), musters::of)) {
            options.add(new Sally.Attack(List.of(territory), muster));
          }
        } else {
          landings(territory, musters, forces, options);
        }
      }
    }
    if (persia().isEmpty()) {
      for (Muster muster : musters.of(expedition())) {
        options.add(new Sally.Expedition(muster));
      }
    }
    return options;
  }

  private void hunts(List<Sally> options) {
    for (int zone = 0; zone < empire.setting().board().zones().size(); zone++) {
      for (int figure = -1; hasEnemies(zone) && figure <= Figure.MAGISTER; figure++) {
        Sally.Hunt hunt = new Sally.Hunt(zone, figure);
        if (refusal(hunt).isEmpty()) {
          options.add(hunt);
        }
      }
    }
  }

  private void landings(
      int territory, Musters musters, Map<Occasion, List<Muster>> forces, List<Sally> options) {
    int from = Targets.coast(empire, territory);
    if (from >= 0 && empire.readyFleet() >= 0 && transport() <= empire.points()) {
      for (Muster muster :
          forces.computeIfAbsent(landing(from, 1), landing -> carried(musters.of(landing)))) {
        options.add(new Sally.Landing(from, List.of(territory), muster));
      }
    }
  }

  /** Those for whom there is a fleet's price left. */
  private List<Muster> carried(List<Muster> musters) {
    int most = empire.points() - transport();
    return musters.stream().filter(muster -> Levying.cost(empire, muster) <= most).toList();
  }

  public Occasion attack(int territory, int territories) {
    return new Occasion(
        Occasion.Purpose.ATTACK, Targets.limitanei(empire, territory), false, false, territories);
  }

  public Occasion landing(int from, int territories) {
    return new Occasion(
        Occasion.Purpose.LANDING,
        empire.setting().board().territory(from).limitanei(),
        false,
        false,
        territories);
  }

  public Occasion expedition() {
    return new Occasion(
        Occasion.Purpose.EXPEDITION,
        Targets.persia(empire).isPresent()
            ? Targets.limitanei(empire, Targets.persia(empire).getAsInt())
            : 0,
        false,
        false,
        1);
  }

  @Override
  public Optional<Refusal> refusal(Sally answer) {
    return switch (answer) {
      case Sally.Hold _ -> Optional.empty();
      case Sally.Attack(var territories, Muster muster) ->
          territories(territories)
              .or(() ->
                  territories.stream().noneMatch(each -> Targets.isInReach(empire, each))
                      ? refuse("6.4", "none of the targets lies next to a Roman territory")
                      : Optional.empty())
              .or(() ->
                  Levying.refusal(
                      empire, muster, attack(territories.getFirst(), territories.size())));
      case Sally.Landing(int from, var territories, Muster muster) ->
          territories(territories)
              .or(() -> embarkation(from, territories.getFirst(), muster))
              .or(() -> Levying.refusal(empire, muster, landing(from, territories.size())));
      case Sally.Hunt(int zone, int figure) -> hunt(zone, figure);
      case Sally.Expedition(Muster muster) ->
          persia().or(() -> Levying.refusal(empire, muster, expedition()));
    };
  }

  /** Why Persia cannot be invaded now; empty when it can. */
  @Rule("6.3")
  private Optional<Refusal> persia() {
    if (empire.hasInvadedPersia()) {
      return refuse("6.3", "there is one expedition against Persia a turn");
    }
    return Targets.bordersPersia(empire)
        ? Optional.empty()
        : refuse("6.3", "no Roman territory lies next to Persia");
  }

  private Optional<Refusal> territories(List<Integer> territories) {
    if (territories.isEmpty() || territories.size() > 3) {
      return refuse("6.4", "one to three territories are attacked");
    }
    if (territories.stream().anyMatch(each -> !Targets.isBarbarian(empire, each))) {
      return refuse("6.4", "only territories of barbarians are attacked");
    }
    return Targets.lieTogether(empire.setting(), territories)
        ? Optional.empty()
        : refuse("6.4", "the territories do not lie next to each other");
  }

  private Optional<Refusal> embarkation(int from, int to, Muster muster) {
    if (!empire.isRoman(from) || empire.setting().board().passage(from, to).isEmpty()) {
      return refuse("7.4", "no fleet gets there from this coast");
    }
    if (empire.readyFleet() < 0) {
      return refuse("7.4", "there is no fleet");
    }
    return Levying.cost(empire, muster) + transport() > empire.points()
        ? refuse("7.4", "there are not RP enough for the force and its fleet")
        : Optional.empty();
  }

  private Optional<Refusal> hunt(int zone, int figure) {
    if (empire.readyFleet() < 0) {
      return refuse("7.3", "there is no fleet");
    }
    if (figure >= 0 && empire.figure(figure) != Post.READY) {
      return refuse("7.3", "the figure is not in the Mobilised box");
    }
    if (!isWatched(zone)) {
      return refuse("7.3", "no Roman territory lies on that zone");
    }
    if (!hasEnemies(zone)) {
      return refuse("7.3", "no enemy fleet lies there");
    }
    return hunting(figure) > empire.points()
        ? refuse("7.3", "there are not RP enough")
        : Optional.empty();
  }

  private boolean isWatched(int zone) {
    for (int i = 0; i < empire.setting().board().territories().size(); i++) {
      if (empire.isRoman(i) && empire.setting().board().territory(i).zones().contains(zone)) {
        return true;
      }
    }
    return false;
  }

  private boolean hasEnemies(int zone) {
    for (int nation = 1; nation < empire.setting().nations(); nation++) {
      if (empire.fleetAt(nation) == zone) {
        return true;
      }
    }
    return false;
  }

  /** What a fleet costs that goes for enemies, with whoever commands it. */
  int hunting(int figure) {
    Figures.Mobilisation prices = empire.setting().figures().mobilisation();
    return prices.fleet() + extra() + (figure == Figure.MAGISTER ? prices.magister() : 0);
  }

  /** What a fleet costs that carries a force. */
  int transport() {
    return empire.setting().figures().mobilisation().transport() + extra();
  }

  private int extra() {
    return empire.acta(Domain.ECONOMIC).map(Acta::fleet).orElse(0);
  }

  private static Optional<Refusal> refuse(String section, String reason) {
    return Optional.of(new Refusal(section, reason));
  }
}
