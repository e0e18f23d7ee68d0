package org.groma.engine.invasions.inventory;

import java.util.Optional;
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
import org.groma.engine.invasions.setting.Border;

/** Says of events what they show to have been carried out. */
final class Witness {

  private static final int HERESY_PLUS = 2;

  private Witness() {}

  /** Empty for events that many sections have in common. */
  static Optional<Practice> of(InvasionsEvent event) {
    return Optional.ofNullable(
        switch (event) {
          case SequenceEvent each -> sequence(each);
          case UnitEvent each -> units(each);
          case LeaderEvent _ -> null;
          case LandEvent each -> land(each);
          case NationEvent each -> nations(each);
          case RealmEvent each -> realms(each);
          case CardEvent each -> cards(each);
          case Told each -> told(each);
        });
  }

  private static Practice told(Told event) {
    return switch (event) {
      case SequenceTold _ -> null;
      case BattleTold each -> battle(each);
      case CivilTold each -> civil(each);
      case DiplomacyTold each -> envoys(each);
      case FieldTold each -> field(each);
      case MovementTold each -> movement(each);
      case PlunderTold each -> plunder(each);
      case RealmTold each -> fates(each);
      case SeaTold each -> sea(each);
    };
  }

  private static Practice sequence(SequenceEvent event) {
    return switch (event) {
      case SequenceEvent.TurnBegan _ -> Practice.TURN;
      case SequenceEvent.ActivationBegan _ -> Practice.ACTIVATION;
      case SequenceEvent.CampaignBegan _ -> Practice.CAMPAIGN;
      case SequenceEvent.GameEnded _ -> Practice.VICTORY;
      default -> null;
    };
  }

  private static Practice units(UnitEvent event) {
    return switch (event) {
      case UnitEvent.Marched marched -> march(marched.via());
      case UnitEvent.Carried _ -> Practice.NAVAL_TRANSPORT;
      default -> null;
    };
  }

  private static Practice march(Border via) {
    return switch (via) {
      case LAND, RIVER, RIDGE -> Practice.MARCH;
      case STRAIT -> Practice.STRAIT;
      case SEA -> Practice.VOYAGE_OF_A_FLEET;
      case COAST -> null; // fleets put to sea and troops land
    };
  }

  private static Practice land(LandEvent event) {
    return switch (event) {
      case LandEvent.HolderChanged _ -> Practice.CONTROL_OF_A_PROVINCE;
      case LandEvent.IncumbentChanged _ -> Practice.CONTROL_OF_AN_AREA;
      case LandEvent.LimesSet _ -> Practice.LIMES;
      case LandEvent.RaidMarked _ -> Practice.RAID_MARKER;
      case LandEvent.WallsSet walls ->
          walls.fortified() ? Practice.FORTIFICATION : Practice.DISMANTLED_WALLS;
      case LandEvent.SiegeKept _ -> Practice.SIEGE;
      default -> null;
    };
  }

  private static Practice nations(NationEvent event) {
    return switch (event) {
      case NationEvent.StatusChanged changed ->
          switch (changed.status()) {
            case KINGDOM -> Practice.KINGDOM;
            case EMPIRE -> Practice.EMPIRE;
            case BARBARIAN -> null;
          };
      case NationEvent.DeclineSet _ -> Practice.DECLINE;
      case NationEvent.PointsScored _ -> Practice.SCORING;
      case NationEvent.InvasionSet _ -> Practice.INVASION;
      case NationEvent.Submitted _ -> Practice.SUBMISSION;
      case NationEvent.Sworn _ -> Practice.CLIENT;
      case NationEvent.Released _ -> Practice.RELEASED_CLIENT;
      case NationEvent.Federated _ -> Practice.FOEDUS;
      case NationEvent.Allied _ -> Practice.ALLIANCE;
      case NationEvent.PactMade _ -> Practice.PACT;
      case NationEvent.HostilityDeclared _ -> Practice.DECLARED_HOSTILITY;
      case NationEvent.PillageDrawn _ -> Practice.LOOTING;
      default -> null;
    };
  }

  private static Practice realms(RealmEvent event) {
    return switch (event) {
      case RealmEvent.Converted _ -> Practice.CONVERSION;
      case RealmEvent.CalamityStruck _ -> Practice.CALAMITY;
      case RealmEvent.Collapsed _ -> Practice.COLLAPSE;
      case RealmEvent.Bankrupted _ -> Practice.BANKRUPTCY;
      case RealmEvent.FoederaCounted foedera -> foedera.count() > 1 ? Practice.SECOND_FOEDUS : null;
      case RealmEvent.Contracted contracted ->
          switch (contracted.contract()) {
            case CLIENT -> Practice.CLIENT_MERCENARY;
            case FEDERATE -> Practice.FEDERATE_MERCENARY;
            case VASSAL -> Practice.VASSAL_MERCENARY;
            case NONE, CARD, HIRED, EXCHANGE -> null;
          };
      case RealmEvent.HeresySet heresy ->
          heresy.level() == HERESY_PLUS ? Practice.HERESY : Practice.FADING_HERESY;
      case RealmEvent.AreaRecovered _ -> Practice.RECOVERY_FROM_PILLAGE;
      case RealmEvent.Wed _ -> Practice.MARRIAGE;
      case RealmEvent.FoedusOffered _ -> Practice.OFFERED_FOEDUS;
      default -> null;
    };
  }

  private static Practice cards(CardEvent event) {
    return switch (event) {
      case CardEvent.EventPlayed _ -> Practice.EVENT_CARD;
      case CardEvent.CaravanChosen _ -> Practice.EXCEPTIONAL_CARAVAN;
      default -> null;
    };
  }

  private static Practice battle(BattleTold event) {
    return switch (event) {
      case BattleTold.AmbushTried _, BattleTold.Shot _ -> Practice.ARCHERY;
      case BattleTold.PoolsSet _ -> Practice.DICE_POOLS;
      case BattleTold.ModifiersSet _ -> Practice.MODIFIERS;
      case BattleTold.ReRollForfeited _, BattleTold.ReRollUsed _ -> Practice.RE_ROLL;
      case BattleTold.HitsTaken _ -> Practice.LOSSES;
      case BattleTold.Conceded _ -> Practice.VOLUNTARY_RETREAT;
      case BattleTold.Won _ -> Practice.DECIDED_BATTLE;
      case BattleTold.LeaderLost _ -> Practice.LOST_LEADER;
      case BattleTold.Recovered _, BattleTold.Restored _ -> Practice.RECOVERY;
      case BattleTold.Drawn _ -> null;
    };
  }

  private static Practice civil(CivilTold event) {
    return switch (event) {
      case CivilTold.AdministrationPlayed _ -> Practice.ADMINISTRATION_CARD;
      case CivilTold.IncomeCollected _ -> Practice.INCOME;
      case CivilTold.CollapseChecked _ -> Practice.COLLAPSE;
      case CivilTold.RevoltPlaced _ -> Practice.REVOLT;
      case CivilTold.SubdualTried _ -> Practice.SUBDUAL;
      case CivilTold.CardsDrawn _, CivilTold.RevoltVoid _ -> null;
    };
  }

  private static Practice envoys(DiplomacyTold event) {
    return switch (event) {
      case DiplomacyTold.CardPlayed _ -> Practice.DIPLOMACY_CARD;
      case DiplomacyTold.BreachTried _ -> Practice.BREACH_OF_FOEDUS;
      case DiplomacyTold.Rebelled _ -> Practice.REBELLION;
      case DiplomacyTold.Deserted _ -> Practice.DESERTION;
      case DiplomacyTold.SiegeLifted _ -> Practice.GRAFT;
      default -> null;
    };
  }

  private static Practice field(FieldTold event) {
    return switch (event) {
      case FieldTold.BattleJoined _ -> Practice.BATTLE;
      case FieldTold.SatOut _ -> Practice.NO_ROOM_IN_BATTLE;
      case FieldTold.Retreated _, FieldTold.CutOff _ -> Practice.RETREAT;
      case FieldTold.Intercepted _ -> Practice.INTERCEPTION;
      case FieldTold.Fled _ -> Practice.FLIGHT;
      case FieldTold.Displaced _ -> Practice.DISPLACEMENT;
      case FieldTold.Fought _, FieldTold.Subdued _ -> null;
    };
  }

  private static Practice movement(MovementTold event) {
    return switch (event) {
      case MovementTold.Overran _ -> Practice.OVERRUN;
      case MovementTold.PassageForced _ -> Practice.PASSAGE_IN_FORCE;
      case MovementTold.Overcrowded _ -> Practice.OVERCROWDING;
    };
  }

  private static Practice plunder(PlunderTold event) {
    return switch (event) {
      case PlunderTold.TerrorSpread _ -> Practice.TERROR;
      case PlunderTold.SiegeLaid _ -> Practice.SIEGE;
      case PlunderTold.CityLooted _ -> Practice.LOOTING;
      case PlunderTold.RaidBegan _ -> Practice.RAID;
      default -> null;
    };
  }

  private static Practice fates(RealmTold event) {
    return switch (event) {
      case RealmTold.KingdomChecked _ -> Practice.KINGDOM_CHECK;
      case RealmTold.EmpireChecked _ -> Practice.EMPIRE_CHECK;
      case RealmTold.TrialHeld _ -> Practice.TRIAL;
      case RealmTold.Vanished _ -> Practice.END_OF_A_NATION;
      case RealmTold.Arrived _ -> Practice.ARRIVAL;
      case RealmTold.Reinforced _ -> Practice.REINFORCEMENT;
      case RealmTold.Recovered _ -> Practice.RECOVERY_OF_A_MINOR_KINGDOM;
      case RealmTold.Merged _ -> null;
    };
  }

  private static Practice sea(SeaTold event) {
    return switch (event) {
      case SeaTold.Intercepted _ -> Practice.NAVAL_INTERCEPTION;
      case SeaTold.BattleFought _ -> Practice.NAVAL_BATTLE;
      case SeaTold.LandingRisked _ -> Practice.LANDING;
      default -> null;
    };
  }
}
