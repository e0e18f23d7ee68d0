package org.groma.engine.invasions.inventory;

import java.util.Optional;
import org.groma.engine.invasions.event.Activity;
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
import org.groma.engine.invasions.setting.DiplomacyDeck;
import org.groma.engine.invasions.state.World;

/** Says of events what they show to have been carried out. */
final class Witness {

  private static final int HERESY_PLUS = 2;

  private Witness() {}

  /**
   * Empty for events that many sections have in common.
   *
   * @param world as it was before the event
   */
  static Optional<Practice> of(InvasionsEvent event, World world) {
    return Optional.ofNullable(
        switch (event) {
          case SequenceEvent each -> sequence(each);
          case UnitEvent each -> units(each);
          case LeaderEvent _ -> null;
          case LandEvent each -> land(each);
          case NationEvent each -> nations(each, world);
          case RealmEvent each -> realms(each);
          case CardEvent each -> cards(each);
          case Told each -> told(each, world);
        });
  }

  private static Practice told(Told event, World world) {
    return switch (event) {
      case SequenceTold _ -> null;
      case BattleTold each -> battle(each);
      case CivilTold each -> civil(each);
      case DiplomacyTold each -> envoys(each, world);
      case FieldTold each -> field(each);
      case MovementTold each -> movement(each);
      case PlunderTold each -> plunder(each, world);
      case RealmTold each -> fates(each);
      case SeaTold _ -> null; // everything at sea is rolled for
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
      case LandEvent.LimesSet _, LandEvent.LimesMoved _ -> Practice.LIMES;
      case LandEvent.RaidMarked _ -> Practice.RAID_MARKER;
      case LandEvent.WallsSet walls ->
          walls.fortified() ? Practice.FORTIFICATION : Practice.DISMANTLED_WALLS;
      case LandEvent.SiegeKept _ -> Practice.KEPT_SIEGE;
      default -> null;
    };
  }

  private static Practice nations(NationEvent event, World world) {
    return switch (event) {
      case NationEvent.StatusChanged changed ->
          switch (changed.status()) {
            case KINGDOM -> Practice.KINGDOM;
            case EMPIRE -> Practice.EMPIRE;
            case BARBARIAN -> null;
          };
      case NationEvent.ActivityChanged(int nation, Activity activity) ->
          activity == Activity.INACTIVE && world.activity(nation) == Activity.RAIDER
              ? Practice.SETTLED_RAIDERS
              : null;
      case NationEvent.AgeSet age ->
          world.isBarbarian(age.nation()) ? Practice.AGEING_BARBARIANS : Practice.AGEING_REALM;
      case NationEvent.DeclineSet _ -> Practice.DECLINE;
      case NationEvent.PointsScored points ->
          points.reason().equals("foedus") ? Practice.POINTS_OF_A_FEDERATE : Practice.SCORING;
      case NationEvent.CapitalMoved _ -> Practice.CAPITAL;
      case NationEvent.HordeMarched horde ->
          world.isInvading(horde.nation()) ? Practice.INVASION : Practice.MIGRATION;
      case NationEvent.InvasionSet _ -> Practice.INVASION;
      case NationEvent.Submitted submitted ->
          world.isBarbarian(submitted.vassal())
              ? Practice.SUBMISSION_OF_BARBARIANS
              : Practice.SUBMISSION_OF_A_KINGDOM;
      case NationEvent.Sworn _ -> Practice.CLIENT;
      case NationEvent.Released _ -> Practice.RELEASED_CLIENT;
      case NationEvent.Federated _ -> Practice.FOEDUS;
      case NationEvent.Allied _ -> Practice.ALLIANCE;
      case NationEvent.HostilityDeclared _ -> Practice.DECLARED_HOSTILITY;
      case NationEvent.PillageDrawn _ -> Practice.LOOTING;
      default -> null;
    };
  }

  private static Practice realms(RealmEvent event) {
    return switch (event) {
      case RealmEvent.Converted _ -> Practice.CONVERSION;
      case RealmEvent.CalamityStruck _ -> Practice.CALAMITY;
      case RealmEvent.Collapsed _ -> Practice.COLLAPSED_EMPIRE;
      case RealmEvent.Bankrupted _ -> Practice.BANKRUPTCY;
      case RealmEvent.FoederaCounted foedera -> foedera.count() > 1 ? Practice.SECOND_FOEDUS : null;
      case RealmEvent.Contracted contracted ->
          switch (contracted.contract()) {
            case CLIENT -> Practice.CLIENT_MERCENARY;
            case FEDERATE -> Practice.FEDERATE_MERCENARY;
            case VASSAL -> Practice.VASSAL_MERCENARY;
            case HIRED -> Practice.HIRED_MERCENARY;
            case NONE, CARD, EXCHANGE -> null;
          };
      case RealmEvent.HeresySet heresy ->
          heresy.level() == HERESY_PLUS ? Practice.HERESY : Practice.FADING_HERESY;
      case RealmEvent.AreaRecovered _ -> Practice.RECOVERY_FROM_PILLAGE;
      case RealmEvent.FoedusOffered _ -> Practice.OFFERED_FOEDUS;
      default -> null;
    };
  }

  private static Practice cards(CardEvent event) {
    return switch (event) {
      case CardEvent.EventPlayed _ -> Practice.EVENT_CARD;
      case CardEvent.DiplomacyDrawn _ -> Practice.ENVOYS;
      case CardEvent.CaravanChosen _ -> Practice.EXCEPTIONAL_CARAVAN;
      default -> null;
    };
  }

  private static Practice battle(BattleTold event) {
    return switch (event) {
      case BattleTold.PoolsSet _ -> Practice.DICE_POOLS;
      case BattleTold.ModifiersSet _ -> Practice.MODIFIERS;
      case BattleTold.HitsTaken _ -> Practice.LOSSES;
      case BattleTold.Conceded _ -> Practice.VOLUNTARY_RETREAT;
      case BattleTold.Won _ -> Practice.DECIDED_BATTLE;
      case BattleTold.LeaderLost _ -> Practice.LOST_LEADER;
      case BattleTold.Recovered _, BattleTold.Restored _ -> Practice.RECOVERY;
      case BattleTold.AmbushTried _,
          BattleTold.Shot _,
          BattleTold.ReRollForfeited _,
          BattleTold.ReRollUsed _,
          BattleTold.Drawn _ ->
          null;
    };
  }

  private static Practice civil(CivilTold event) {
    return switch (event) {
      case CivilTold.AdministrationPlayed _ -> Practice.ADMINISTRATION_CARD;
      case CivilTold.IncomeCollected _ -> Practice.INCOME;
      case CivilTold.RevoltPlaced _ -> Practice.REVOLT;
      case CivilTold.CardsDrawn _,
          CivilTold.CollapseChecked _,
          CivilTold.RevoltVoid _,
          CivilTold.SubdualTried _ ->
          null;
    };
  }

  private static Practice envoys(DiplomacyTold event, World world) {
    return switch (event) {
      case DiplomacyTold.CardPlayed played ->
          errand(world.setting().diplomacyDeck().kind(played.card()));
      case DiplomacyTold.Deserted _ -> Practice.DESERTION;
      case DiplomacyTold.SiegeLifted _ -> Practice.GRAFT;
      default -> null;
    };
  }

  private static Practice errand(DiplomacyDeck.Kind kind) {
    return switch (kind) {
      case ALLIANCE -> Practice.ALLIANCE_CARD;
      case FOEDUS -> Practice.FOEDUS_CARD;
      case GRAFT -> Practice.GRAFT;
      case MARRIAGE -> Practice.MARRIAGE_CARD;
      case MERCENARY -> Practice.MERCENARY_CARD;
      case TREATY -> Practice.TREATY_CARD;
      case TRIBUTE -> Practice.TRIBUTE_CARD;
      case NOTHING -> null;
    };
  }

  private static Practice field(FieldTold event) {
    return switch (event) {
      case FieldTold.BattleJoined _ -> Practice.BATTLE;
      case FieldTold.SatOut _ -> Practice.NO_ROOM_IN_BATTLE;
      case FieldTold.Retreated _, FieldTold.CutOff _ -> Practice.RETREAT;
      case FieldTold.Displaced _ -> Practice.DISPLACEMENT;
      case FieldTold.Fought _, FieldTold.Intercepted _, FieldTold.Fled _, FieldTold.Subdued _ ->
          null;
    };
  }

  private static Practice movement(MovementTold event) {
    return switch (event) {
      case MovementTold.Overran _ -> Practice.OVERRUN;
      case MovementTold.PassageForced _ -> Practice.PASSAGE_IN_FORCE;
      case MovementTold.Overcrowded _ -> Practice.OVERCROWDING;
    };
  }

  private static Practice plunder(PlunderTold event, World world) {
    return switch (event) {
      case PlunderTold.CityLooted _ -> Practice.LOOTING;
      case PlunderTold.RaidBegan raid ->
          world.activity(raid.nation()) == Activity.RAIDER
              ? Practice.RAID_BY_RAIDERS
              : Practice.RAID_BY_BARBARIANS;
      default -> null;
    };
  }

  private static Practice fates(RealmTold event) {
    return switch (event) {
      case RealmTold.Vanished _ -> Practice.END_OF_A_NATION;
      case RealmTold.Arrived _ -> Practice.ARRIVAL;
      case RealmTold.Reinforced _ -> Practice.REINFORCEMENT;
      case RealmTold.Recovered _ -> Practice.RECOVERY_OF_A_MINOR_KINGDOM;
      case RealmTold.KingdomChecked _,
          RealmTold.EmpireChecked _,
          RealmTold.TrialHeld _,
          RealmTold.Merged _ ->
          null;
    };
  }
}
