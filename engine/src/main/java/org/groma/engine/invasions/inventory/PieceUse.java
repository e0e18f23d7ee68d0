package org.groma.engine.invasions.inventory;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.sequence.Step;
import org.groma.engine.invasions.setting.PriceList;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.setting.UnitKind;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.engine.kernel.Stock;
import org.groma.engine.kernel.Usage;
import org.groma.engine.kernel.Uses;

/** Which kinds of units come and are bought, and which leaders come. */
final class PieceUse {

  /** What there is of them, by the numbers of the game. */
  static final class Kinds {
    private final Setting setting;
    private final Map<Integer, Integer> pieces = new HashMap<>();
    private final Map<Integer, Integer> forSale = new HashMap<>();
    private final Numbered leaders;

    Kinds(Setting setting, Set<String> played, Stock stock) {
      this.setting = setting;
      for (int unit = 0; unit < setting.roster().size(); unit++) {
        int owner = setting.roster().nation(unit);
        if (!played.contains(setting.nation(owner).id())) {
          continue;
        }
        UnitKind kind = setting.kind(unit);
        int number = setting.roster().kindNumber(unit);
        if (!pieces.containsKey(number)) {
          pieces.put(number, stock.add(Usage.PIECE_USED, "unit:" + kind.id(), kind.name()));
        }
        if (!forSale.containsKey(number) && hasPrice(unit)) {
          forSale.put(number, stock.add(Usage.PURCHASE_MADE, "unit:" + kind.id(), kind.name()));
        }
      }
      leaders = new Numbered(setting.leaders());
      for (int nation = 0; nation < setting.nations(); nation++) {
        for (int i = 0; i < setting.leaderCount(nation); i++) {
          int leader = setting.leader(nation, i);
          if (played.contains(setting.nation(nation).id())) {
            leaders.add(
                leader,
                new Item(
                    "leader:" + setting.leader(leader).id(),
                    Optional.empty(),
                    setting.leader(leader).name() + " of the " + setting.nation(nation).name()));
          }
        }
      }
    }

    private boolean hasPrice(int unit) {
      for (Status status : Status.values()) {
        if (status != Status.BARBARIAN
            && setting.prices().price(unit, status) != PriceList.NOT_FOR_SALE) {
          return true;
        }
      }
      return false;
    }

    Numbered leaders() {
      return leaders;
    }
  }

  private final Kinds kinds;
  private final Uses uses;
  private boolean buying;

  PieceUse(Kinds kinds, Uses uses) {
    this.kinds = kinds;
    this.uses = uses;
  }

  /** The world is as it was before the event. */
  void hear(InvasionsEvent event, World world) {
    switch (event) {
      case SequenceEvent.StepBegan(String step) -> buying = step.equals(Step.PURCHASES.word());
      case UnitEvent.Placed(UnitSet units, int _) -> {
        for (int i = 0; i < units.size(); i++) {
          come(units.get(i), world);
        }
      }
      case LeaderEvent.Posted(int leader, int _) ->
          kinds.leaders.use(Usage.LEADER_USED, leader, uses);
      default -> {
        // nobody comes
      }
    }
  }

  private void come(int unit, World world) {
    int kind = kinds.setting.roster().kindNumber(unit);
    Integer piece = kinds.pieces.get(kind);
    if (piece != null) {
      uses.used(Usage.PIECE_USED, piece);
    }
    Integer bought = kinds.forSale.get(kind);
    if (bought != null && buying && world.place(unit) == World.POOL) {
      uses.used(Usage.PURCHASE_MADE, bought);
    }
  }
}
