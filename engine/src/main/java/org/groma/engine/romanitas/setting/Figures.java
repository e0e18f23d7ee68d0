package org.groma.engine.romanitas.setting;

import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.TableReader;
import org.groma.engine.kernel.Worded;

/** The numbers of the rulebook that stand in tables of one value a row. */
public record Figures(
    Purse purse, Mobilisation mobilisation, Return remobilisation, Field field, Sea sea) {

  /** RP: what they come from and go for. */
  public record Purse(
      int most,
      int victory,
      int expedition,
      int persianClient,
      int goldCoin,
      int basilica,
      int churchGift,
      int desolationLoss,
      int desolationLimit,
      int removal,
      int removalOptional,
      int stratagem,
      int ambassador,
      int marriage,
      int marriageRoll,
      int missionary) {}

  /** What calling up costs and how many come. */
  public record Mobilisation(
      int regulars,
      int magister,
      int smallForce,
      int smallUnits,
      int mercenaries,
      int mercenaryUnits,
      int largeForce,
      int largeUnits,
      int fleet,
      int transport,
      int transportUnits,
      int bothCommanders,
      int garrison) {}

  /** What bringing back and improving costs. */
  public record Return(
      int lightUnits,
      int regular,
      int regularUnits,
      int comes,
      int magister,
      int fleet,
      int improvement) {}

  /** Battles and sieges. */
  public record Field(
      int impulses,
      int fire,
      int destroyed,
      int breakthroughs,
      int infantryBreakthrough,
      int cavalryBreakthrough,
      int siege,
      int garrison,
      int raiders,
      int reconquest,
      int defenders,
      int strongDefenders,
      int persianBattle,
      int persianSiege,
      int persianInvaders,
      int lostBattle,
      Bands<Wound> survival,
      Bands<Integer> siegeLosses,
      Bands<Flank> placement,
      Bands<Integer> persianBattles,
      Bands<Integer> persianSieges) {}

  /** Battles at sea. */
  public record Sea(int margin, int transportBonus, int transportBonusFrom) {}

  static Figures of(TableReader read) {
    return new Figures(purse(read), mobilisation(read), comeback(read), field(read), sea(read));
  }

  private static Purse purse(TableReader read) {
    return new Purse(
        read.number("points", "most", "value"),
        read.number("points", "victory", "value"),
        read.number("points", "expedition", "value"),
        read.number("points", "persian-client", "value"),
        read.number("points", "gold-coin", "value"),
        read.number("points", "basilica", "value"),
        read.number("points", "church-gift", "value"),
        read.number("desolation", "loss", "value"),
        read.number("desolation", "limit", "value"),
        read.number("desolation", "removal", "value"),
        read.number("desolation", "removal-optional", "value"),
        read.number("battle", "stratagem", "value"),
        read.number("diplomacy", "ambassador", "cost"),
        read.number("diplomacy", "marriage", "cost"),
        read.number("diplomacy", "marriage", "roll"),
        read.number("diplomacy", "missionary", "cost"));
  }

  private static Mobilisation mobilisation(TableReader read) {
    return new Mobilisation(
        read.number("mobilisation", "skoutatoi", "units"),
        read.number("mobilisation", "magister-militum", "cost"),
        read.number("mobilisation", "small-force", "cost"),
        read.number("mobilisation", "small-force", "units"),
        read.number("mobilisation", "mercenaries", "cost"),
        read.number("mobilisation", "mercenaries", "units"),
        read.number("mobilisation", "large-force", "cost"),
        read.number("mobilisation", "large-force", "units"),
        read.number("mobilisation", "fleet", "cost"),
        read.number("mobilisation", "transport", "cost"),
        read.number("mobilisation", "transport", "units"),
        read.number("battle", "both-commanders", "value"),
        read.number("battle", "roman-garrison", "value"));
  }

  private static Return comeback(TableReader read) {
    return new Return(
        read.number("remobilisation", "light", "units"),
        read.number("remobilisation", "regular", "cost"),
        read.number("remobilisation", "regular", "units"),
        read.number("remobilisation", "comes", "cost"),
        read.number("remobilisation", "magister-militum", "cost"),
        read.number("remobilisation", "fleet", "cost"),
        read.number("remobilisation", "improvement", "cost"));
  }

  private static Field field(TableReader read) {
    return new Field(
        battle(read, "impulses"),
        battle(read, "fire"),
        battle(read, "destroyed"),
        battle(read, "breakthroughs"),
        battle(read, "infantry-breakthrough"),
        battle(read, "cavalry-breakthrough"),
        battle(read, "siege"),
        battle(read, "garrison"),
        battle(read, "raiders"),
        battle(read, "reconquest"),
        battle(read, "defenders"),
        battle(read, "defenders-strong"),
        battle(read, "persian-battle"),
        battle(read, "persian-siege"),
        battle(read, "persian-invaders"),
        read.attributeNumber("survival", "lost"),
        read.bands(
            "survival",
            row ->
                read.known(
                    "survival",
                    row,
                    "result",
                    word -> Worded.find(Wound.class, word),
                    Wound.UNHURT)),
        read.bands("siege-losses", row -> read.number("siege-losses", row, "units")),
        read.bands(
            "placement",
            row ->
                read.known(
                    "placement", row, "box", word -> Worded.find(Flank.class, word), Flank.CENTRE)),
        read.bands("persian-expedition", row -> read.number("persian-expedition", row, "battles")),
        read.bands("persian-expedition", row -> read.number("persian-expedition", row, "sieges")));
  }

  private static int battle(TableReader read, String row) {
    return read.number("battle", row, "value");
  }

  private static Sea sea(TableReader read) {
    return new Sea(
        battle(read, "naval-margin"),
        battle(read, "transport-bonus"),
        battle(read, "transport-bonus-from"));
  }
}
