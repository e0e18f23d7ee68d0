package org.groma.engine.romanitas.battle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.choice.ChooseFace;
import org.groma.engine.romanitas.choice.Deploy;
import org.groma.engine.romanitas.choice.Matter;
import org.groma.engine.romanitas.choice.PayForStratagem;
import org.groma.engine.romanitas.choice.Pick;
import org.groma.engine.romanitas.event.BattleTold;
import org.groma.engine.romanitas.event.BattleTold.Upshot;
import org.groma.engine.romanitas.event.Cast;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Counter;
import org.groma.engine.romanitas.setting.Face;
import org.groma.engine.romanitas.setting.Figures;
import org.groma.engine.romanitas.setting.Flank;
import org.groma.engine.romanitas.setting.Levy;

/** A battle or a siege, from drawing up to its end. */
@Rule({"7.1.1", "7.1.2", "7.2.4"})
public final class Fight {

  private final Play play;
  private final Ground ground;
  private final Figures.Field rules;
  private final Line romans = new Line();
  private final Line enemies;
  private final Stratagems ours;
  private final Stratagems theirs;
  private final Command command;
  private int impulse;

  private Fight(Play play, Ground ground, List<Fighter> enemies, List<Integer> figures) {
    this.play = play;
    this.ground = ground;
    this.rules = play.figures().field();
    this.enemies = Line.drawn(enemies);
    this.ours = new Stratagems(play.setting().options());
    this.theirs = new Stratagems(play.setting().options());
    this.command = new Command(play, ground.intrinsic(), romans, figures);
  }

  /**
   * Fights it out. Units that are destroyed are gone from the state afterwards.
   *
   * @param units Roman units, at least one
   * @param figures those who lead them
   */
  public static Result of(
      Play play, Ground ground, List<Integer> units, List<Integer> figures, List<Fighter> enemies) {
    return new Fight(play, ground, enemies, figures).fight(units);
  }

  private Result fight(List<Integer> units) {
    play.tell(
        new BattleTold.Began(
            ground.territory(),
            ground.space(),
            ground.nation(),
            ground.siege(),
            ground.romansAttack()));
    deploy(units);
    command.takePost();
    drawStratagems();
    boolean won = storm().orElseGet(this::impulses);
    romans.destroyed().forEach(gone -> play.happen(new TroopEvent.UnitEliminated(gone.number())));
    play.tell(new BattleTold.Ended(ground.territory(), won));
    command.test(won);
    List<Fighter> left = new ArrayList<>(enemies.standing());
    left.addAll(enemies.routed());
    return new Result(won, left);
  }

  private void deploy(List<Integer> units) {
    Deploy.Order order = play.table().ask(new Deploy(play.empire(), units));
    for (int lane = 0; lane < Line.LANES; lane++) {
      for (int unit : order.lanes().get(lane)) {
        romans.add(lane, fighter(unit));
      }
    }
  }

  private Fighter fighter(int unit) {
    return new Fighter(true, unit, play.setting().army().get(unit), play.empire().isElite(unit));
  }

  // ---- stratagems

  @Rule("7.1.3")
  private void drawStratagems() {
    if (command.isThere()) {
      give(true, Face.DEFENSIVE_TACTIC);
    }
    List<Counter> cup = new ArrayList<>(play.setting().counters());
    int price = play.figures().purse().stratagem();
    if (command.hasMagister()
        && play.empire().points() >= price
        && !cup.isEmpty()
        && play.table()
            .ask(
                new PayForStratagem(
                    play.empire(), romans.standing().size(), enemies.standing().size()))) {
      play.pay(price, Reason.STRATAGEM);
      Counter drawn = cup.remove(play.table().dice().below(cup.size()));
      give(true, play.table().ask(new ChooseFace(List.of(drawn.enemy(), drawn.roman()))));
    }
    if (!cup.isEmpty()) {
      give(false, cup.get(play.table().dice().below(cup.size())).enemy());
    }
  }

  private void give(boolean roman, Face face) {
    play.tell(new BattleTold.Drew(roman, face));
    Stratagems side = roman ? ours : theirs;
    side.add(face);
    switch (face) {
      case FAVOURABLE_TERRAIN ->
          side.favour(roman ? pick(Matter.FAVOURABLE_LANE, List.of(0, 1, 2)) : placement());
      case IRON_DISCIPLINE ->
          side.discipline(
              pick(
                  Matter.DISCIPLINED_UNIT,
                  romans.standing().stream().map(Fighter::number).toList()));
      default -> {
        // works by itself
      }
    }
  }

  private int placement() {
    return switch (rules.placement().find(play.roll(Cast.PLACEMENT)).orElse(Flank.CENTRE)) {
      case LEFT -> Line.LEFT;
      case CENTRE -> Line.CENTRE;
      case RIGHT -> Line.RIGHT;
    };
  }

  private int pick(Matter matter, List<Integer> options) {
    return options.size() == 1
        ? options.getFirst()
        : play.table().ask(new Pick(play.empire(), matter, "7.1.3", options));
  }

  /** The siege stratagem takes a fortress at once, at a price in units. */
  @Rule("7.1.3")
  private Optional<Boolean> storm() {
    Stratagems besieger = ground.romansAttack() ? ours : theirs;
    if (!ground.siege() || !ground.stormable() || !besieger.use(Face.SIEGE)) {
      return Optional.empty();
    }
    int losses = rules.siegeLosses().find(play.roll(Cast.SIEGE_LOSSES)).orElse(0);
    Line line = ground.romansAttack() ? romans : enemies;
    for (int i = 0; i < losses && !line.isGone(); i++) {
      List<Fighter> left = line.standing();
      Fighter gone = left.getFirst();
      if (ground.romansAttack()) {
        int number = pick(Matter.STORM_LOSS, left.stream().map(Fighter::number).toList());
        gone = left.stream().filter(each -> each.number() == number).findFirst().orElseThrow();
      }
      line.remove(gone);
      line.destroyed().add(gone);
    }
    return Optional.of(ground.romansAttack());
  }

  // ---- impulses

  private boolean impulses() {
    for (impulse = 1; impulse <= rules.impulses(); impulse++) {
      fire();
      mend();
      melee();
      mend();
      rally();
      Optional<Boolean> decided = decided();
      if (decided.isPresent()) {
        return decided.get();
      }
    }
    return afterwards();
  }

  @Rule("7.1.2")
  private void fire() {
    boolean[] romanHit = new boolean[Line.LANES];
    boolean[] enemyHit = new boolean[Line.LANES];
    for (int lane = 0; lane < Line.LANES; lane++) {
      enemyHit[lane] = shoots(true, lane);
      romanHit[lane] = shoots(false, lane);
    }
    for (int lane = 0; lane < Line.LANES; lane++) {
      if (romanHit[lane]) {
        fallByFire(true, lane);
      }
      if (enemyHit[lane]) {
        fallByFire(false, lane);
      }
    }
  }

  /** Whether the front unit of a side hits the one it faces. */
  private boolean shoots(boolean roman, int lane) {
    Optional<Fighter> shooter = line(roman).front(lane);
    if (shooter.isEmpty() || !shooter.get().troop().bow() || line(!roman).isEmpty(lane)) {
      return false;
    }
    Fighter fighter = shooter.get();
    int score =
        play.roll(Cast.FIRE)
            + fighter.bonus()
            + command.bonus(fighter)
            + side(roman).fire(fighter, lane, impulse)
            - side(!roman).shelter(lane);
    boolean hit = score >= (ground.shelters(!roman) ? rules.siege() : rules.fire());
    play.tell(new BattleTold.Shot(roman, lane, fighter.troop().id(), score, hit));
    return hit;
  }

  /** Behind walls nobody is routed: who is hit is gone. */
  private void fallByFire(boolean roman, int lane) {
    Fighter hit = line(roman).front(lane).orElseThrow();
    if (ground.shelters(roman)) {
      line(roman).destroy(lane);
    } else {
      line(roman).rout(lane);
    }
    command.lost(hit);
  }

  private void melee() {
    boolean[] through = new boolean[Line.LANES];
    boolean[] overrun = new boolean[Line.LANES];
    for (int lane = 0; lane < Line.LANES; lane++) {
      through[lane] = enemies.isEmpty(lane) && !romans.isEmpty(lane);
      overrun[lane] = romans.isEmpty(lane) && !enemies.isEmpty(lane);
    }
    for (int lane = 0; lane < Line.LANES; lane++) {
      if (!romans.isEmpty(lane) && !enemies.isEmpty(lane)) {
        meet(lane, lane, 0, 0);
      }
    }
    for (int lane = 0; lane < Line.LANES; lane++) {
      if (through[lane]) {
        flank(true, lane);
      } else if (overrun[lane]) {
        flank(false, lane);
      }
    }
  }

  /** Who has broken through may fall upon a lane beside. */
  @Rule("7.1.2")
  private void flank(boolean roman, int lane) {
    List<Integer> targets =
        Line.beside(lane).stream().filter(beside -> !line(!roman).isEmpty(beside)).toList();
    Optional<Fighter> attacker = line(roman).front(lane);
    if (targets.isEmpty() || attacker.isEmpty()) {
      return;
    }
    int target;
    if (roman) {
      List<Integer> options = new ArrayList<>(targets);
      options.add(-1);
      target = play.table().ask(new Pick(play.empire(), Matter.FLANKED_LANE, "7.1.2", options));
    } else {
      target =
          targets.stream()
              .min(Comparator.comparingInt(each -> romans.front(each).orElseThrow().bonus()))
              .orElseThrow();
    }
    if (target >= 0) {
      Fighter fighter = attacker.get();
      int bonus =
          fighter.isCavalry() || fighter.elite()
              ? rules.cavalryBreakthrough()
              : rules.infantryBreakthrough();
      if (roman) {
        meet(lane, target, bonus, 0);
      } else {
        meet(target, lane, 0, bonus);
      }
    }
  }

  /** Two front units fight, those of a Roman and of an enemy lane. */
  @Rule("7.1.2")
  private void meet(int romanLane, int enemyLane, int romanExtra, int enemyExtra) {
    Fighter roman = romans.front(romanLane).orElseThrow();
    Fighter enemy = enemies.front(enemyLane).orElseThrow();
    int ourScore =
        play.roll(Cast.MELEE)
            + roman.bonus()
            + command.bonus(roman)
            + ours.melee(roman, romanLane, impulse)
            + romanExtra
            - theirs.cover(enemyLane);
    int theirScore =
        play.roll(Cast.MELEE)
            + enemy.bonus()
            + theirs.melee(enemy, enemyLane, impulse)
            + enemyExtra
            - ours.cover(romanLane);
    Upshot upshot = upshot(ourScore, theirScore, romanExtra > 0, enemyExtra > 0);
    switch (upshot) {
      case ROMAN_ROUTED -> romans.rout(romanLane);
      case ROMAN_DESTROYED -> romans.destroy(romanLane);
      case ENEMY_ROUTED -> enemies.rout(enemyLane);
      case ENEMY_DESTROYED -> enemies.destroy(enemyLane);
      case NOTHING -> {
        // they part
      }
    }
    play.tell(
        new BattleTold.Met(
            romanLane, roman.troop().id(), ourScore, enemy.troop().id(), theirScore, upshot));
    if (upshot == Upshot.ROMAN_ROUTED || upshot == Upshot.ROMAN_DESTROYED) {
      command.lost(roman);
    }
  }

  /**
   * What comes of two scores. Walls help whoever stays behind them: not those who break out.
   *
   * @param romanOut whether the Roman unit has left its place
   * @param enemyOut whether the enemy has
   */
  private Upshot upshot(int ourScore, int theirScore, boolean romanOut, boolean enemyOut) {
    int difference = ourScore - theirScore;
    if (difference == 0) {
      return Upshot.NOTHING;
    }
    boolean romanLoses = difference < 0;
    boolean sheltered = ground.shelters(romanLoses) && !(romanLoses ? romanOut : enemyOut);
    if (sheltered) {
      int score = romanLoses ? theirScore : ourScore;
      return score < rules.siege()
          ? Upshot.NOTHING
          : romanLoses ? Upshot.ROMAN_DESTROYED : Upshot.ENEMY_DESTROYED;
    }
    boolean destroyed = Math.abs(difference) >= rules.destroyed();
    return romanLoses
        ? destroyed ? Upshot.ROMAN_DESTROYED : Upshot.ROMAN_ROUTED
        : destroyed ? Upshot.ENEMY_DESTROYED : Upshot.ENEMY_ROUTED;
  }

  // ---- breaks

  /** A box that is empty before the enemy's eyes is a break, unless the reserve fills it. */
  @Rule("7.1.2")
  private void mend() {
    for (int lane = 0; lane < Line.LANES; lane++) {
      boolean romanGap = romans.isEmpty(lane) && !enemies.isEmpty(lane);
      boolean enemyGap = enemies.isEmpty(lane) && !romans.isEmpty(lane);
      if (romanGap && !romans.isBroken(lane) && !reserve(lane)) {
        romans.breakAt(lane);
        play.tell(new BattleTold.Broken(true, lane));
      }
      if (enemyGap && !enemies.isBroken(lane)) {
        enemies.breakAt(lane);
        play.tell(new BattleTold.Broken(false, lane));
      }
    }
  }

  @Rule("7.1.3")
  private boolean reserve(int lane) {
    if (!ours.has(Face.RESERVE)) {
      return false;
    }
    List<Integer> options = new ArrayList<>();
    for (int unit = 0; unit < play.setting().army().size(); unit++) {
      if (play.empire().isReady(unit) && play.setting().army().get(unit).levy() != Levy.BORDER) {
        options.add(unit);
      }
    }
    options.add(-1);
    int unit = pick(Matter.RESERVE_UNIT, options);
    if (unit < 0) {
      return false;
    }
    ours.use(Face.RESERVE);
    play.happen(new TroopEvent.Mustered(List.of(unit), List.of()));
    Fighter fresh = fighter(unit);
    romans.add(lane, fresh);
    play.tell(new BattleTold.ReserveCame(fresh.troop().id(), lane));
    return true;
  }

  @Rule("7.1.3")
  private void rally() {
    if (!romans.routed().isEmpty() && ours.use(Face.RALLY)) {
      int number =
          pick(
              Matter.RALLIED_UNIT,
              romans.routed().stream().map(Fighter::number).distinct().toList());
      Fighter back =
          romans.routed().stream()
              .filter(each -> each.number() == number)
              .findFirst()
              .orElseThrow();
      int lane = pick(Matter.RALLY_LANE, List.of(0, 1, 2));
      romans.rally(back, lane);
      play.tell(new BattleTold.Rallied(true, back.troop().id(), lane));
    }
    if (!enemies.routed().isEmpty() && theirs.use(Face.RALLY)) {
      Fighter back =
          enemies.routed().stream().max(Comparator.comparingInt(Fighter::bonus)).orElseThrow();
      int lane = emptyLane().orElseGet(this::placement);
      enemies.rally(back, lane);
      play.tell(new BattleTold.Rallied(false, back.troop().id(), lane));
    }
  }

  private Optional<Integer> emptyLane() {
    for (int lane = 0; lane < Line.LANES; lane++) {
      if (enemies.isEmpty(lane)) {
        return Optional.of(lane);
      }
    }
    return Optional.empty();
  }

  // ---- the end

  /** Whether the Romans have won or lost by now. */
  @Rule({"7.1.4", "7.2.4"})
  private Optional<Boolean> decided() {
    boolean weAreBeaten = isBeaten(true);
    boolean theyAreBeaten = isBeaten(false);
    if (weAreBeaten && theyAreBeaten) {
      return Optional.of(!ground.romansAttack());
    }
    return weAreBeaten ? Optional.of(false) : theyAreBeaten ? Optional.of(true) : Optional.empty();
  }

  /** A city falls only with its last defender; a line in the field breaks earlier. */
  private boolean isBeaten(boolean roman) {
    Line line = line(roman);
    return line.isGone() || (!ground.shelters(roman) && line.breaks() >= rules.breakthroughs());
  }

  @Rule({"7.1.4", "7.2.4"})
  private boolean afterwards() {
    if (ground.siege()) {
      return !ground.romansAttack(); // the city has held out
    }
    int breaks = Integer.compare(enemies.breaks(), romans.breaks());
    if (breaks != 0) {
      return breaks > 0;
    }
    int losses = Integer.compare(enemies.losses(), romans.losses());
    return losses != 0 ? losses > 0 : !ground.romansAttack();
  }

  private Line line(boolean roman) {
    return roman ? romans : enemies;
  }

  private Stratagems side(boolean roman) {
    return roman ? ours : theirs;
  }
}
