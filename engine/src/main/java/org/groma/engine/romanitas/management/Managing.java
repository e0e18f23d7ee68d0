package org.groma.engine.romanitas.management;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.event.Envoy;
import org.groma.engine.romanitas.setting.Arm;
import org.groma.engine.romanitas.setting.Ban;
import org.groma.engine.romanitas.setting.CitySpace;
import org.groma.engine.romanitas.setting.Figure;
import org.groma.engine.romanitas.setting.Levy;
import org.groma.engine.romanitas.setting.MonumentKind;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.setting.Troop;
import org.groma.engine.romanitas.state.Allegiance;
import org.groma.engine.romanitas.state.Empire;
import org.groma.engine.romanitas.state.Post;

/** What RP are spent on next. */
@Rule({"5.3", "5.4", "5.5", "5.6"})
public record Managing(Empire empire) implements Decision<Measure> {

  @Override
  public int chooser() {
    return Setting.ROMANS;
  }

  @Override
  public List<Measure> options() {
    List<Measure> all = new ArrayList<>();
    all.add(new Measure.Done());
    Setting setting = empire.setting();
    for (int nation = 1; nation < setting.nations(); nation++) {
      all.add(new Measure.Ambassador(nation));
    }
    for (int client = 0; client < setting.board().clients().size(); client++) {
      all.add(new Measure.Marriage(client));
      all.add(new Measure.MissionToClient(client));
    }
    List<Integer> boxed = boxed();
    for (int space = 0; space < setting.board().spaces().size(); space++) {
      if (!empire.isRomanSpace(space)) {
        continue; // nothing is done there
      }
      if (empire.isDesolate(space)) {
        all.add(new Measure.MissionToCity(space));
        all.add(new Measure.Rebuild(space));
      } else {
        buildings(space, boxed, all);
      }
    }
    for (int unit = 0; unit < setting.army().size(); unit++) {
      if (empire.unit(unit) == Post.ELIMINATED) {
        all.add(new Measure.RecallLight(unit));
      } else if (setting.army().get(unit).improvable()) {
        all.add(new Measure.Improve(unit));
      }
    }
    all.add(new Measure.Recall(recallable()));
    all.add(new Measure.RecallFigure(Figure.COMES));
    all.add(new Measure.RecallFigure(Figure.MAGISTER));
    for (int fleet = 0; fleet < setting.navy().size(); fleet++) {
      all.add(new Measure.RecallFleet(fleet));
    }
    all.removeIf(measure -> refusal(measure).isPresent());
    return all;
  }

  /** One monument of each kind that is in the box: they are all alike. */
  private List<Integer> boxed() {
    List<Integer> boxed = new ArrayList<>();
    if (!empire.isBanned(Ban.MONUMENTS)) {
      Set<MonumentKind> kinds = EnumSet.noneOf(MonumentKind.class);
      for (int monument = 0; monument < empire.setting().monuments().size(); monument++) {
        if (empire.monumentAt(monument) < 0
            && kinds.add(empire.setting().monuments().get(monument).kind())) {
          boxed.add(monument);
        }
      }
    }
    return boxed;
  }

  private void buildings(int space, List<Integer> boxed, List<Measure> all) {
    CitySpace city = empire.setting().board().space(space);
    for (int monument : boxed) {
      if (empire.setting().monuments().get(monument).kind().suits(city)) {
        all.add(new Measure.Build(monument, space));
      }
    }
  }

  /** The best units that come back for one price. */
  public List<Integer> recallable() {
    List<Integer> units = new ArrayList<>();
    for (int unit = 0; unit < empire.setting().army().size(); unit++) {
      if (empire.unit(unit) == Post.ELIMINATED && isPaid(unit)) {
        units.add(unit);
      }
    }
    units.sort(Comparator.comparingInt(empire::bonus).reversed());
    int most = empire.setting().figures().remobilisation().regularUnits();
    List<Integer> chosen = new ArrayList<>();
    for (int unit : units) {
      chosen.add(unit);
      if (chosen.size() > most || !mayReturn(chosen)) {
        chosen.removeLast();
      }
    }
    return chosen;
  }

  /** Whether a unit may be the one that comes back unpaid. */
  private boolean isLight(int unit) {
    Troop troop = empire.setting().army().get(unit);
    return !isPaid(unit) || (troop.levy() == Levy.MERCENARY && troop.arm() == Arm.INFANTRY);
  }

  /** Whether a unit comes back among several for a price: mercenaries on foot come both ways. */
  private boolean isPaid(int unit) {
    Levy levy = empire.setting().army().get(unit).levy();
    return levy != Levy.BORDER && levy != Levy.REGULAR;
  }

  /** Lost recruiting grounds keep as many cavalry away. */
  @Rule("8.4")
  private boolean mayReturn(List<Integer> units) {
    if (!empire.setting().options().recruitmentSpaces()) {
      return true;
    }
    int away = 0;
    for (int unit = 0; unit < empire.setting().army().size(); unit++) {
      if (empire.unit(unit) == Post.ELIMINATED && isCavalry(unit) && !units.contains(unit)) {
        away++;
      }
    }
    return units.stream().noneMatch(this::isCavalry) || away >= lostGrounds();
  }

  private boolean isCavalry(int unit) {
    return empire.setting().army().get(unit).arm() == Arm.CAVALRY;
  }

  private int lostGrounds() {
    int lost = 0;
    for (int space = 0; space < empire.setting().board().spaces().size(); space++) {
      var city = empire.setting().board().space(space);
      boolean ours = empire.setting().holder(city.territory()) == Setting.ROMANS;
      if (city.recruits() && ours && (empire.isDesolate(space) || !empire.isRomanSpace(space))) {
        lost++;
      }
    }
    return lost;
  }

  @Override
  public Optional<Refusal> refusal(Measure answer) {
    return specific(answer)
        .or(() ->
            Prices.of(empire, answer) > empire.points()
                ? refuse("5.1", "there are not RP enough")
                : Optional.empty());
  }

  private Optional<Refusal> specific(Measure answer) {
    return switch (answer) {
      case Measure.Done _ -> Optional.empty();
      case Measure.Ambassador(int nation) -> envoy(Envoy.AMBASSADOR).or(() -> ambassador(nation));
      case Measure.Marriage(int client) ->
          envoy(Envoy.MARRIAGE)
              .or(() -> when(empire.client(client) == Allegiance.ROMAN, "5.3", "it is Roman"));
      case Measure.MissionToCity(int space) -> missionary().or(() -> desolate(space));
      case Measure.MissionToClient(int client) ->
          missionary()
              .or(() ->
                  when(empire.client(client) != Allegiance.PERSIAN, "5.3", "it is not Persian"));
      case Measure.RecallLight(int unit) -> light(unit);
      case Measure.Recall(var units) -> recall(units);
      case Measure.RecallFigure(int figure) ->
          when(empire.figure(figure) != Post.ELIMINATED, "5.4", "he is not eliminated")
              .or(() ->
                  when(
                      figure == Figure.COMES && empire.isUnpaidReturnUsed(),
                      "5.4",
                      "one comes back unpaid each turn"));
      case Measure.RecallFleet(int fleet) ->
          when(empire.fleet(fleet) != Post.ELIMINATED, "5.4", "it is not eliminated");
      case Measure.Improve(int unit) -> improve(unit);
      case Measure.Rebuild(int space) -> desolate(space);
      case Measure.Build(int monument, int space) -> build(monument, space);
    };
  }

  private Optional<Refusal> envoy(Envoy envoy) {
    return when(empire.isBanned(Ban.DIPLOMACY), "4.2", "there is no diplomacy this turn")
        .or(() -> when(empire.hasSent(envoy), "5.3", "one of each sort is sent a turn"));
  }

  private Optional<Refusal> missionary() {
    return envoy(Envoy.MISSIONARY)
        .or(() -> when(empire.isBanned(Ban.MISSIONARY), "4.2.2", "no missionary goes this turn"));
  }

  private Optional<Refusal> ambassador(int nation) {
    return when(empire.isAtWar(nation), "5.3", "it is at war with Rome")
        .or(() ->
            when(empire.setting().folk(nation).ambassador() > 6, "5.3", "it hears no ambassador"))
        .or(() -> when(empire.hasPromised(nation), "5.3", "it has promised peace"));
  }

  private Optional<Refusal> desolate(int space) {
    return when(
        !empire.isDesolate(space) || !empire.isRomanSpace(space), "5.5", "it is not desolate");
  }

  private Optional<Refusal> light(int unit) {
    return when(empire.unit(unit) != Post.ELIMINATED, "5.4", "it is not eliminated")
        .or(() -> when(!isLight(unit), "5.4", "only light units come back unpaid"))
        .or(() -> when(empire.isUnpaidReturnUsed(), "5.4", "one comes back unpaid each turn"));
  }

  private Optional<Refusal> recall(List<Integer> units) {
    int most = empire.setting().figures().remobilisation().regularUnits();
    return when(
            units.isEmpty()
                || units.size() > most
                || units.stream().distinct().count() < units.size(),
            "5.4",
            "one to " + most + " units come back at once")
        .or(() ->
            when(
                units.stream()
                    .anyMatch(unit -> empire.unit(unit) != Post.ELIMINATED || !isPaid(unit)),
                "5.4",
                "only eliminated units come back, and Limitanei and Skoutatoi never for a price"))
        .or(() -> when(!mayReturn(units), "8.4", "lost recruiting grounds keep cavalry away"));
  }

  private Optional<Refusal> improve(int unit) {
    return when(empire.unit(unit) != Post.READY, "5.4", "it is not in the Mobilised box")
        .or(() ->
            when(
                empire.isElite(unit) || !empire.setting().army().get(unit).improvable(),
                "5.4",
                "it cannot become an elite"));
  }

  private Optional<Refusal> build(int monument, int space) {
    MonumentKind kind = empire.setting().monuments().get(monument).kind();
    var city = empire.setting().board().space(space);
    return when(empire.isBanned(Ban.MONUMENTS), "4.2.3", "nothing is built this turn")
        .or(() -> when(empire.monumentAt(monument) >= 0, "5.6", "it stands already"))
        .or(() ->
            when(
                !empire.isRomanSpace(space) || empire.isDesolate(space),
                "5.6",
                "only in a sound Roman city is anything built"))
        .or(() -> when(!kind.suits(city), "5.6", "it is not built there"))
        .or(() -> when(empire.monumentIn(space, kind) >= 0, "5.6", "the city has one"));
  }

  private static Optional<Refusal> when(boolean refused, String section, String reason) {
    return refused ? refuse(section, reason) : Optional.empty();
  }

  private static Optional<Refusal> refuse(String section, String reason) {
    return Optional.of(new Refusal(section, reason));
  }
}
