package org.groma.engine.invasions.effect;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.invasions.administration.IdleLeaders;
import org.groma.engine.invasions.administration.RevoltArea;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.play.Coffers;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.siege.Pillage;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.status.Ageing;
import org.groma.engine.invasions.status.Decline;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Rule;
import org.groma.model.value.Datum;

/**
 * Carries out effects of cards, calamities and rules, in the order written. Effects on battles and
 * single rolls are not carried out here but asked for by those who fight and roll, see {@code
 * events.EventPlays}.
 */
@Rule({"X.B", "XIII.E"})
public final class Effects {

  private static final int FULL = 100;

  private final Play play;
  private final World world;
  private EffectContext context;

  private Effects(Play play, EffectContext context) {
    this.play = play;
    this.world = play.world();
    this.context = context;
  }

  public static void carryOut(Play play, EffectContext context, List<Datum> effects) {
    new Effects(play, context).all(effects);
  }

  private void all(List<Datum> effects) {
    for (Datum effect : effects) {
      if (effect instanceof Datum.Fields written) {
        one(written);
      }
    }
  }

  private void one(Datum.Fields written) {
    Optional<Datum> when = written.get("when");
    if (when.isPresent()) {
      if (Conditions.holds(play, context, when.get())
          && written.get("effects").orElse(null) instanceof Datum.Items(List<Datum> effects)) {
        all(effects);
      }
      return;
    }
    for (Map.Entry<String, Datum> word : written.fields().entrySet()) {
      if (word.getValue() instanceof Datum.Fields given) {
        carryOut(word.getKey(), new Parameters(given));
      }
    }
  }

  private void carryOut(String word, Parameters given) {
    if (given.condition().isPresent()
        && !Conditions.holds(play, context, given.condition().get())) {
      return;
    }
    switch (word) {
      case "gold", "age", "decline", "calamity", "draw-pillage", "victory-points", "expense" ->
          toNations(word, given);
      case "leaders" -> leaders(given.text("state").equals("inactive"));
      case "income" -> income(given);
      case "purchase" -> purchase(given);
      case "caravan-income" ->
          play.happen(
              new CardEvent.CaravansSet(
                  given.halves("exceptional"), given.halves("others"), given.number("markers")));
      case "city", "walls", "place-marker", "remove-markers" ->
          new LandEffects(play, context).carryOut(word, given);
      case "heresy" -> context = context.in(new Unrest(play, context).heresy(given));
      case "revolt" -> context = context.in(new Unrest(play, context).revolt(given));
      case "lose-units", "gain-units", "restore-elites", "eliminate-leader" ->
          new PieceEffects(play, context).carryOut(word, given);
      case "paces" -> MarchEffects.hasten(play, context.subject(), given.number("amount"));
      case "campaigns" -> MarchEffects.spur(play, context.subject(), given.number("amount"));
      case "break-bond" -> BrokenBonds.carryOut(play, context.subject(), given);
      case "alliance" -> new Coalition(play, context).offer(given);
      case "islam-check" -> islam(given.number("at-least"));
      default -> {
        // diplomacy has its own chapter; reshuffling, battles and rolls ask for their cards
      }
    }
  }

  /** Effects on the Treasury, the age and the like of one nation or several. */
  private void toNations(String word, Parameters given) {
    for (int nation : nations(word, given)) {
      switch (word) {
        case "gold" -> pay(nation, given.halves("amount"));
        case "age" -> Ageing.age(play, nation, given.number("spaces"));
        case "decline" -> Decline.change(play, nation, given.number("levels"));
        case "calamity" -> Calamities.strike(play, nation, given.text("name"));
        case "draw-pillage" -> Pillage.draw(play, nation, given.number("count"));
        case "victory-points" ->
            play.happen(
                new NationEvent.PointsScored(nation, given.halves("points"), context.card()));
        default -> play.happen(new RealmEvent.ExpenseAdded(nation, given.halves("amount")));
      }
    }
  }

  /** Whom an effect is about; where the data leave a choice, whoever plays it chooses. */
  private List<Integer> nations(String word, Parameters given) {
    String target = given.text("target");
    return switch (target) {
      case "" ->
          context.subject() < 0
              ? Targets.nations(world, "civilized", World.NOBODY)
              : List.of(context.subject());
      case "self" -> Targets.nations(world, "self", context.nation());
      case "all" -> Targets.nations(world, "all", context.nation());
      default -> {
        int chosen =
            context.target() >= 0
                ? context.target()
                : ChooseTarget.ask(
                    play,
                    context.nation(),
                    ChooseTarget.Kind.NATION,
                    word,
                    Targets.nations(world, target, context.nation()));
        yield chosen < 0 ? List.of() : List.of(chosen);
      }
    };
  }

  /** A Treasury never falls below nothing. */
  @Rule("XIV.A")
  private void pay(int nation, int halves) {
    int lost = Math.min(-halves, world.gold(nation));
    if (lost > 0) {
      play.happen(new NationEvent.GoldChanged(nation, -lost));
    }
    Coffers.gain(play, nation, halves);
  }

  private void leaders(boolean idle) {
    int nation = context.subject();
    if (idle) {
      IdleLeaders.confine(play, nation);
    } else if (world.realms().areLeadersIdle(nation)) {
      play.happen(new RealmEvent.LeadersIdled(nation, false));
    }
  }

  @Rule("XIV.B")
  private void income(Parameters given) {
    switch (given.text("scope")) {
      case "commerce" ->
          play.happen(
              new CardEvent.CommerceSet(
                  combined(world.cards().commercePercent(), given.percent("factor"))));
      case "provinces-of-one-area" -> {
        int area = RevoltArea.anywhere(play);
        context = context.in(area);
        int granary = given.percent(given.has("granary") ? "granary" : "factor");
        play.happen(
            new CardEvent.HarvestSet(
                area,
                combined(world.cards().harvestPercent(area), given.percent("factor")),
                combined(world.cards().granaryPercent(area), granary)));
      }
      default ->
          play.happen(new RealmEvent.ExpenseAdded(context.subject(), -given.halves("amount")));
    }
  }

  /** What is dear already does not get dearer: of two factors of a kind the stronger counts. */
  private static int combined(int percent, int factor) {
    if (percent >= FULL && factor >= FULL) {
      return Math.max(percent, factor);
    }
    return percent <= FULL && factor <= FULL ? Math.min(percent, factor) : percent * factor / FULL;
  }

  /** Without a nation it is about everybody who buys. */
  @Rule("XV.B")
  private void purchase(Parameters given) {
    for (int nation : nations("purchase", given)) {
      if (given.has("price-factor")) {
        int percent = combined(world.realms().pricePercent(nation), given.percent("price-factor"));
        play.happen(new RealmEvent.PricesSet(nation, percent));
      }
      if (given.has("limit") || given.flag("forbid")) {
        int most = given.flag("forbid") ? 0 : given.number("limit");
        play.happen(
            new RealmEvent.PurchasesLimited(
                nation, Math.min(most, world.realms().purchaseLimit(nation))));
      }
    }
  }

  @Rule("V.C")
  private void islam(int atLeast) {
    if (!world.realms().isIslamCreated() && play.table().roll(Die.D10, Roll.ISLAM) >= atLeast) {
      play.happen(new RealmEvent.IslamCreated());
    }
  }
}
