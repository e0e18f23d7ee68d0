package org.groma.engine.invasions.story;

import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.phrases.Amounts;

/** Sieges, plunder and raids. */
final class PlunderStory {

  private final Tale tale;
  private final Names names;

  PlunderStory(Tale tale) {
    this.tale = tale;
    this.names = tale.names;
  }

  void tell(PlunderTold told) {
    switch (told) {
      case PlunderTold.TerrorSpread(int province, int nation, boolean surrendered) ->
          terror(province, nation, surrendered);
      case PlunderTold.SiegeLaid(
              int province,
              int nation,
              UnitSet besiegers,
              boolean assault,
              int modifier) ->
          tale.open(
              0,
              new Attempt(
                  names.capital(nation)
                      + (assault ? " assault " : " besiege ")
                      + names.city(province)
                      + " with "
                      + names.brief(besiegers, nation)
                      + ", modifier "
                      + Amounts.modifier(modifier)
                      + " (XXIV.C)",
                  province));
      case PlunderTold.SiegeFailed(int province, int nation) -> {
        tale.setback = Setback.siege(nation, province);
        tale.page
            .growing(Attempt.class)
            .filter(each -> each.isAt(province))
            .ifPresent(each -> each.end(tale.dice.take(), "the city holds out"));
      }
      case PlunderTold.CityFell(int province, int nation) -> {
        if (tale.page.growing(Attempt.class).filter(each -> each.isAt(province)).isEmpty()) {
          tale.say(names.city(province) + " falls to " + names.the(nation) + " (XXIV.C)");
        }
      }
      case PlunderTold.CityLooted(int _, int _, int halves) ->
          tale.note("looted for " + Amounts.plain(halves) + " Gold (XXIV.D)");
      case PlunderTold.RaidBegan(int nation, UnitSet raiders, int target, int via, int modifier) ->
          tale.open(
              0,
              new Attempt(
                  names.capital(nation)
                      + " raid "
                      + names.place(target)
                      + (via < 0 ? "" : " through " + names.place(via))
                      + " with "
                      + names.units(raiders, nation)
                      + ", modifier "
                      + Amounts.modifier(modifier)
                      + " (XI.E)",
                  target));
      case PlunderTold.RaidFailed _ -> tale.note("the raid fails");
    }
  }

  private void terror(int province, int nation, boolean surrendered) {
    Attempt attempt =
        new Attempt(
            names.capital(nation) + " spread terror before " + names.city(province) + " (XXIV.B)",
            province);
    String die = tale.dice.take();
    tale.open(0, attempt);
    if (surrendered) {
      attempt.end(die, "it surrenders");
    } else {
      attempt.end(die, "it stands firm");
    }
  }
}
