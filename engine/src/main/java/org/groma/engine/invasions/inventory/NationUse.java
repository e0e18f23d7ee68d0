package org.groma.engine.invasions.inventory;

import java.util.BitSet;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.CivilTold;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.MovementTold;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Usage;
import org.groma.engine.kernel.Uses;

/** Which nations come, act, and are ruined when they first have to pay. */
final class NationUse {

  private final Setting setting;
  private final Numbered nations;
  private final Numbered actors;
  private final Numbered settlers;
  private final Uses uses;

  /** Who had an income in an earlier turn. */
  private final BitSet seasoned = new BitSet();

  /** Who had an income this turn. */
  private final BitSet paid = new BitSet();

  NationUse(Setting setting, Numbered nations, Numbered actors, Numbered settlers, Uses uses) {
    this.setting = setting;
    this.nations = nations;
    this.actors = actors;
    this.settlers = settlers;
    this.uses = uses;
  }

  void hear(InvasionsEvent event, World world) {
    switch (event) {
      case NationEvent.ActivityChanged(int nation, Activity activity) -> {
        if (activity == Activity.ACTIVE || activity == Activity.INACTIVE) {
          nations.use(Usage.NATION_ENTERED, nation, uses);
        }
      }
      case SequenceEvent.ActivationBegan(int nation) ->
          actors.use(Usage.NATION_ACTED, nation, uses);
      case SequenceEvent.ActivationEnded(int nation) ->
          actors.use(Usage.NATION_ACTED, nation, uses); // of allies only one begins
      case PlunderTold.RaidBegan raid -> {
        nations.use(Usage.NATION_ENTERED, raid.nation(), uses);
        actors.use(Usage.NATION_ACTED, raid.nation(), uses);
        actors.use(Usage.NATION_MOVED, raid.nation(), uses);
        actors.use(Usage.NATION_ATTACKED, raid.nation(), uses);
      }
      case UnitEvent.Marched marched -> {
        for (int i = 0; i < marched.units().size(); i++) {
          int owner = setting.roster().nation(marched.units().get(i));
          actors.use(Usage.NATION_MOVED, owner, uses);
        }
      }
      case NationEvent.HordeMarched(int nation, int _, int _) ->
          actors.use(Usage.NATION_MOVED, nation, uses);
      case FieldTold.BattleJoined battle ->
          actors.use(Usage.NATION_ATTACKED, battle.attacker(), uses);
      case MovementTold.Overran overran ->
          actors.use(Usage.NATION_ATTACKED, overran.nation(), uses);
      case PlunderTold.SiegeLaid siege -> actors.use(Usage.NATION_ATTACKED, siege.nation(), uses);
      case LandEvent.HolderChanged(int _, int nation) ->
          settlers.use(Usage.NATION_HELD, nation, uses);
      case SequenceEvent.TurnBegan _ -> {
        seasoned.or(paid);
        paid.clear();
      }
      case CivilTold.IncomeCollected collected -> paid.set(collected.nation());
      case RealmEvent.Bankrupted(int nation) -> bankrupt(nation, world);
      default -> {
        // nothing that a nation does
      }
    }
  }

  private void bankrupt(int nation, World world) {
    if (!seasoned.get(nation) && !world.realms().isBankrupt(nation)) {
      nations.use(Usage.BANKRUPT_AT_FIRST, nation, uses);
    }
  }
}
