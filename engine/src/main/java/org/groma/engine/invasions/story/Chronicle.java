package org.groma.engine.invasions.story;

import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CivilTold;
import org.groma.engine.invasions.event.DiplomacyTold;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.MovementTold;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.RealmTold;
import org.groma.engine.invasions.event.SeaTold;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.event.Told;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.kernel.Audience;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Rolled;
import org.groma.engine.kernel.Storyteller;

/** The story of a game of Invasions, told while its events come in. */
public final class Chronicle implements Storyteller {

  private final Tale tale;
  private final SequenceStory sequence;
  private final UnitStory units;
  private final LeaderStory leaders;
  private final LandStory lands;
  private final NationStory nations;
  private final BondStory bonds;
  private final RealmStory realms;
  private final CardStory cards;
  private final BattleStory battles;
  private final FieldStory fields;
  private final CivilStory civil;
  private final EnvoyStory envoys;
  private final PlunderStory plunder;
  private final FateStory fates;
  private final SeaStory seas;
  private final RollStory rolls;
  private boolean begun;

  public Chronicle(Setting setting, Audience audience) {
    tale = new Tale(setting, audience);
    sequence = new SequenceStory(tale);
    units = new UnitStory(tale);
    leaders = new LeaderStory(tale);
    lands = new LandStory(tale);
    bonds = new BondStory(tale);
    nations = new NationStory(tale, bonds);
    realms = new RealmStory(tale);
    cards = new CardStory(tale);
    battles = new BattleStory(tale);
    fields = new FieldStory(tale, battles);
    civil = new CivilStory(tale);
    envoys = new EnvoyStory(tale);
    plunder = new PlunderStory(tale);
    fates = new FateStory(tale);
    seas = new SeaStory(tale, battles);
    rolls = new RollStory(tale);
    sequence.open();
  }

  /** What is set up is told at once, when the first turn begins. */
  @Override
  public void hear(Event event) {
    switch (event) {
      case Rolled rolled -> rolls.tell(rolled);
      case InvasionsEvent ours -> {
        begun |= ours instanceof SequenceEvent.TurnBegan;
        if (begun) {
          tell(ours);
        }
        tale.world.apply(ours);
      }
      default -> throw new IllegalArgumentException(event + " is no event of Invasions");
    }
  }

  @Override
  public void finish() {
    tale.spill();
    tale.page.close();
  }

  private void tell(InvasionsEvent event) {
    switch (event) {
      case SequenceEvent each -> sequence.tell(each);
      case UnitEvent each -> units.tell(each);
      case LeaderEvent each -> leaders.tell(each);
      case LandEvent each -> lands.tell(each);
      case NationEvent each -> nations.tell(each);
      case RealmEvent each -> realms.tell(each);
      case CardEvent each -> cards.tell(each);
      case Told each -> tell(each);
    }
  }

  private void tell(Told told) {
    switch (told) {
      case SequenceTold _ -> {} // headings say it
      case BattleTold each -> battles.tell(each);
      case CivilTold each -> civil.tell(each);
      case DiplomacyTold each -> envoys.tell(each);
      case FieldTold each -> fields.tell(each);
      case MovementTold each -> units.tell(each);
      case PlunderTold each -> plunder.tell(each);
      case RealmTold each -> fates.tell(each);
      case SeaTold each -> seas.tell(each);
    }
  }
}
