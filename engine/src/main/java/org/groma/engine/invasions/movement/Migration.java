package org.groma.engine.invasions.movement;

import java.util.Optional;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * A horde goes to the next province with all units of its nation, who have to be with it. It is a
 * peaceful way to move: nobody intercepts it, and the nation attacks nobody in this activation.
 */
@Rule({"XVIII.G", "VII.D"})
public final class Migration {

  private static final Optional<Refusal> NO_HORDE =
      Refusing.because("XVIII.G", "the nation has no horde");
  private static final Optional<Refusal> SETTLED =
      Refusing.because("VII.D", "the horde of a realm counts as its capital and stays");
  private static final Optional<Refusal> INVADING =
      Refusing.because("XVIII.H", "the horde of an invading nation marches on its own");
  private static final Optional<Refusal> SCATTERED =
      Refusing.because("XVIII.G", "units of the nation stand elsewhere, and all go with the horde");
  private static final Optional<Refusal> AT_WAR =
      Refusing.because("XVIII.G", "units of the nation have entered hostile land");
  private static final Optional<Refusal> HOSTILE =
      Refusing.because("XVIII.G", "a horde does not migrate into hostile land");
  private static final Optional<Refusal> PEACE =
      Refusing.because("XVIII.G", "a nation whose horde migrates does not attack");

  private Migration() {}

  public static Optional<Refusal> refusal(World world, int nation, Order.Migrate order) {
    int from = world.horde(nation);
    if (from < 0) {
      return NO_HORDE;
    }
    if (!world.isBarbarian(nation)) {
      return SETTLED;
    }
    if (world.isInvading(nation)) {
      return INVADING;
    }
    if (world.hasTrespassed(nation)) {
      return AT_WAR;
    }
    Optional<Refusal> step = HordeMarch.refusalOfStep(world, nation, from, order.to());
    if (step.isPresent()) {
      return step;
    }
    if (isAttack(world, nation, order.to())) {
      return HOSTILE;
    }
    int leader = leader(world, nation, from);
    UnitSet units = world.unitsAt(from, 1L << nation);
    Optional<Refusal> duty = FoedusDuty.refusalOfHorde(world, nation, units, from);
    if (duty.isPresent()) {
      return duty;
    }
    if (isScattered(world, nation)) {
      return SCATTERED;
    }
    for (int i = 0; i < units.size(); i++) {
      Optional<Refusal> unit =
          Marching.ofUnit(world, nation, units.get(i), leader, from, order.to());
      if (unit.isPresent()) {
        return unit;
      }
    }
    return Optional.empty();
  }

  /** Whether units that a nation commands are anywhere but with its horde. */
  public static boolean isScattered(World world, int nation) {
    int horde = world.horde(nation);
    int first = world.nextProvinceOf(1L << nation, 0);
    int other = first == horde ? world.nextProvinceOf(1L << nation, horde + 1) : first;
    return other >= 0;
  }

  /** Why a nation may not send units somewhere after its horde has migrated. */
  public static Optional<Refusal> refusalOfWar(World world, int nation, int to) {
    boolean migrated = world.hordePaces(nation) > 0 && !world.isInvading(nation);
    return migrated && isAttack(world, nation, to) ? PEACE : Optional.empty();
  }

  /** Whether who enters a province means war: a city that nobody holds has to be besieged too. */
  private static boolean isAttack(World world, int nation, int to) {
    return Attitude.of(world, nation, to) == Attitude.OfProvince.HOSTILE
        || (world.hasCity(to) && world.holder(to) < 0);
  }

  /** The first leader of the nation who is with the horde and can go along. */
  private static int leader(World world, int nation, int from) {
    for (int i = 0; i < world.setting().leaderCount(nation); i++) {
      int leader = world.setting().leader(nation, i);
      if (goesAlong(world, leader, from)) {
        return leader;
      }
    }
    return Stack.NO_LEADER;
  }

  private static boolean goesAlong(World world, int leader, int from) {
    return world.leaderPlace(leader) == from && Allowance.ofLeader(world, leader) > 0;
  }

  public static void carryOut(Play play, int nation, Order.Migrate order) {
    World world = play.world();
    int from = world.horde(nation);
    int leader = leader(world, nation, from);
    UnitSet units = world.unitsAt(from, 1L << nation);
    boolean strait = Way.between(world, from, order.to()) == Border.STRAIT;
    if (!units.isEmpty() || leader != Stack.NO_LEADER) {
      Marching.step(play, nation, new Order.March(units, leader, order.to()));
    }
    for (int i = 0; i < world.setting().leaderCount(nation); i++) {
      int companion = world.setting().leader(nation, i);
      if (goesAlong(world, companion, from)) {
        play.happen(new LeaderEvent.Rode(companion, order.to(), 1));
      }
    }
    int paces = strait ? Allowance.ofHorde(world, nation) : 1;
    play.happen(new NationEvent.HordeMarched(nation, order.to(), paces));
  }
}
