package org.groma.engine.invasions.inventory;

import java.util.Locale;

/** Something that is seen to happen when a section of the rulebook is carried out. */
enum Practice {
  TURN("IV"),
  SCORING("V.B"),
  VICTORY("V.C"),
  DECLINE("VI.E"),
  FADING_HERESY("VI.F"),
  ACTIVATION("VI.G"),
  TRIAL("VII.A"),
  END_OF_A_NATION("VII.A"),
  KINGDOM_CHECK("VII.C"),
  KINGDOM("VII.D"),
  EMPIRE_CHECK("VIII.B"),
  EMPIRE("VIII.C"),
  ARRIVAL("IX.A"),
  DISPLACEMENT("IX.B"),
  REINFORCEMENT("IX.D"),
  EVENT_CARD("X.B"),
  EXCEPTIONAL_CARAVAN("X.D"),
  RAID("XI.A"),
  RAID_MARKER("XI.E"),
  CONTROL_OF_A_PROVINCE("XII.B"),
  CONTROL_OF_AN_AREA("XII.C"),
  DECLARED_HOSTILITY("XII.D"),
  ADMINISTRATION_CARD("XIII.D"),
  CALAMITY("XIII.E"),
  INCOME("XIV"),
  RECOVERY_FROM_PILLAGE("XIV.I"),
  BANKRUPTCY("XIV.J"),
  COLLAPSE("XIV.K"),
  REVOLT("XVI.D"),
  SUBDUAL("XVI.F"),
  OVERCROWDING("XVII.A"),
  NO_ROOM_IN_BATTLE("XVII.B"),
  MARCH("XVIII.B"),
  OVERRUN("XVIII.E"),
  PASSAGE_IN_FORCE("XVIII.F"),
  INVASION("XVIII.H"),
  LIMES("XVIII.I"),
  STRAIT("XVIII.J"),
  INTERCEPTION("XIX.A"),
  FLIGHT("XIX.B"),
  BATTLE("XX.A"),
  ARCHERY("XX.D"),
  RE_ROLL("XX.E"),
  DICE_POOLS("XX.F"),
  LOSSES("XX.H"),
  DECIDED_BATTLE("XX.I"),
  LOST_LEADER("XX.J"),
  RECOVERY("XX.K"),
  RETREAT("XX.L"),
  MODIFIERS("XXI.E"),
  VOLUNTARY_RETREAT("XXI.F"),
  CAMPAIGN("XXII.A"),
  FORTIFICATION("XXIII.C"),
  TERROR("XXIV.B"),
  SIEGE("XXIV.C"),
  LOOTING("XXIV.D"),
  DISMANTLED_WALLS("XXIV.E"),
  VOYAGE_OF_A_FLEET("XXV.A"),
  NAVAL_INTERCEPTION("XXV.B"),
  NAVAL_BATTLE("XXV.C"),
  NAVAL_TRANSPORT("XXV.D"),
  LANDING("XXV.E"),
  ALLIANCE("XXVI.B"),
  CLIENT("XXVII.A"),
  CLIENT_MERCENARY("XXVII.B"),
  RECOVERY_OF_A_MINOR_KINGDOM("XXVII.C"),
  RELEASED_CLIENT("XXVII.D"),
  OFFERED_FOEDUS("XXVIII.A"),
  FOEDUS("XXVIII.B"),
  FEDERATE_MERCENARY("XXVIII.C"),
  SECOND_FOEDUS("XXVIII.F"),
  BREACH_OF_FOEDUS("XXVIII.G"),
  SUBMISSION("XXIX.B"),
  VASSAL_MERCENARY("XXIX.D"),
  REBELLION("XXIX.G"),
  DIPLOMACY_CARD("XXX.A"),
  PACT("XXX.C"),
  MARRIAGE("XXX.D"),
  GRAFT("XXX.G"),
  DESERTION("XXX.H"),
  CONVERSION("XXXI.B"),
  HERESY("XXXI.C");

  private final String section;

  Practice(String section) {
    this.section = section;
  }

  String section() {
    return section;
  }

  /** As people say it. */
  String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
