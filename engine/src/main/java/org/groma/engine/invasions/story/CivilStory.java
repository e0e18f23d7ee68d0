package org.groma.engine.invasions.story;

import org.groma.engine.invasions.control.SharedControl;
import org.groma.engine.invasions.event.CivilTold;
import org.groma.engine.invasions.phrases.Amounts;
import org.groma.engine.invasions.state.World;

/** Money and unrest. */
final class CivilStory {

  private final Tale tale;
  private final Names names;

  CivilStory(Tale tale) {
    this.tale = tale;
    this.names = tale.names;
  }

  void tell(CivilTold told) {
    switch (told) {
      case CivilTold.CardsDrawn(int nation, int passive, int military, int reform) ->
          tale.open(0, new CardPlay(names, nation, passive, military, reform));
      case CivilTold.AdministrationPlayed(int nation, int card) -> play(nation, card);
      case CivilTold.IncomeCollected(int nation, int gross, int expenses, int _) -> {
        tale.say(
            names.capital(nation)
                + " collect "
                + Amounts.plain(gross)
                + " Gold and owe "
                + Amounts.plain(expenses)
                + " (XIV.H)");
        shared(nation);
      }
      case CivilTold.CollapseChecked(int nation, int result, boolean collapsed) ->
          tale.say(
              "Does the Empire of "
                  + names.the(nation)
                  + " collapse? Die "
                  + tale.dice.take()
                  + ", in all "
                  + Amounts.number(result)
                  + ": "
                  + (collapsed ? "yes" : "no")
                  + " (XIV.K)");
      case CivilTold.RevoltPlaced(int nation, int chooser, int province) ->
          tale.say(
              1,
              "Revolt against "
                  + names.the(nation)
                  + ": "
                  + dice()
                  + names.seat(tale.world.setting().nation(chooser).seat())
                  + " chooses "
                  + names.place(province)
                  + " (XVI.D)");
      case CivilTold.RevoltVoid(int nation) ->
          tale.say(
              1,
              "Revolt against " + names.the(nation) + ": " + dice() + "nothing can rise (XVI.D)");
      case CivilTold.SubdualTried(int nation, int province, int modifier, boolean subdued) ->
          tale.say(
              names.capital(nation)
                  + " move against the revolt in "
                  + names.place(province)
                  + ": die "
                  + tale.dice.take()
                  + ", modifier "
                  + Amounts.modifier(modifier)
                  + ", "
                  + (subdued ? "subdued" : "in vain")
                  + " (XVI.F)");
    }
  }

  /** The land whose income the nation splits with its allies. */
  private void shared(int nation) {
    World world = tale.world;
    long allies = world.diplomacy().allies(nation);
    for (int i = 0; allies != 0 && i < world.setting().board().provinces(); i++) {
      int holder = world.holder(i);
      int sharer = holder < 0 ? World.NOBODY : SharedControl.sharer(world, holder, i);
      if (sharer >= 0 && (holder == nation || sharer == nation)) {
        tale.note(
            "the income of "
                + names.place(i)
                + " is split with "
                + names.the(holder == nation ? sharer : holder)
                + " (XXVI.B)");
      }
    }
  }

  private String dice() {
    return tale.dice.isEmpty() ? "" : "dice " + tale.dice.take() + ", ";
  }

  private void play(int nation, int card) {
    tale.page
        .growing(CardPlay.class)
        .filter(each -> each.isOf(nation))
        .ifPresentOrElse(
            each -> each.play(names.administration(card)),
            () ->
                tale.say(
                    names.capital(nation) + " play " + names.administration(card) + " (XIII.D)"));
  }
}
