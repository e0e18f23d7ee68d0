package org.groma.engine.invasions.event;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.groma.engine.kernel.Purpose;
import org.groma.engine.kernel.Rule;

/** What dice are rolled for in Invasions. */
@Rule("III.A")
public enum Roll implements Purpose {
  KINGDOM("VII.C"),
  EMPIRE("VIII.B"),
  TRIAL("VII.A"),
  ARCHERY("XX.D"),
  AMBUSH("XX.D"),
  MELEE("XX.H"),
  RE_ROLL("XX.E"),
  LEADER_SURVIVAL("XX.J"),
  ASSASSINATION("XX.J"),
  INTERCEPTION("XIX.A"),
  FLIGHT("XIX.B"),
  LIMES("XVIII.I"),
  TERROR("XXIV.B"),
  SIEGE("XXIV.C"),
  NAVAL_INTERCEPTION("XXV.B"),
  NAVAL_BATTLE("XXV.C"),
  SEA_RISK("XXV.E"),
  RAID("XI.E"),
  CARD("X.B"),
  ISLAM("V.C"),
  CARAVAN("X.D"),
  CARAVAN_LOOTING("X.D"),
  COLLAPSE("XIV.K"),
  USURPER_CHECK("XV.B"),
  REVOLT_CHOOSER("XVI.B"),
  REVOLT_HALF("XVI.C"),
  REVOLT_AREA("XVI.C"),
  REVOLT_SUBDUAL("XVI.F"),
  SUBDUAL_LEADER("XVI.F"),
  ALLIANCE("XXX.B"),
  CLIENTELE("XXX.B"),
  BREAKING("XXX.B"),
  ALLIANCE_SPLIT("XXVI.B"),
  BREACH("XXVIII.G"),
  REBELLION("XXIX.G");

  private final String section;

  Roll(String section) {
    this.section = section;
  }

  /** The purpose that a log calls so. */
  public static Optional<Roll> of(String word) {
    return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
  }

  @Override
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public String section() {
    return section;
  }
}
