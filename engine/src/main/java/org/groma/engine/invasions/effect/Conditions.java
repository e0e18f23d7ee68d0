package org.groma.engine.invasions.effect;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.invasions.administration.Heresies;
import org.groma.engine.invasions.control.AreaControl;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Table;
import org.groma.model.value.Datum;

/**
 * Whether a condition of the data holds. The step in which something is asked is up to who asks, so
 * {@code step} always holds.
 */
public final class Conditions {

  private final World world;
  private final int nation;
  private final int target;
  private final Optional<Table> table;

  private Conditions(World world, int nation, int target, Optional<Table> table) {
    this.world = world;
    this.nation = nation;
    this.target = target;
    this.table = table;
  }

  /** Whether all fields of a condition hold for the nation that the rule belongs to. */
  public static boolean holds(World world, int nation, Datum when) {
    return new Conditions(world, nation, World.NOBODY, Optional.empty()).holds(when);
  }

  /** The same where a die may decide, or what a nation named by a card did. */
  public static boolean holds(Play play, EffectContext context, Datum when) {
    return new Conditions(
            play.world(), context.nation(), context.target(), Optional.of(play.table()))
        .holds(when);
  }

  /** A number of a turn or a range of turns. */
  static Optional<Bands.Band> turns(Datum value) {
    return switch (value) {
      case Datum.Text(String text) -> Bands.Band.parse(text);
      case Datum.Amount(BigDecimal number) -> Bands.Band.parse(number.toPlainString());
      default -> Optional.empty();
    };
  }

  private boolean holds(Datum when) {
    if (!(when instanceof Datum.Fields(Map<String, Datum> fields))) {
      return false;
    }
    for (Map.Entry<String, Datum> field : fields.entrySet()) {
      if (!holds(field.getKey(), field.getValue())) {
        return false;
      }
    }
    return true;
  }

  private boolean holds(String name, Datum value) {
    return switch (name) {
      case "all" -> items(value).stream().allMatch(this::holds);
      case "any" -> items(value).stream().anyMatch(this::holds);
      case "not" -> !holds(value);
      case "turn", "turns" -> turns(value).filter(band -> band.contains(world.turn())).isPresent();
      case "step" -> true;
      case "die" -> value instanceof Datum.Fields die && rolls(new Parameters(die));
      case "status" -> world.status(nation).word().equals(text(value));
      case "drawn-by" -> text(value).equals(Status.BARBARIAN.word()) == world.isBarbarian(nation);
      case "section" -> isInSection(text(value));
      case "in-decline" -> isInDecline(value);
      case "heresy" -> hasHeresy(text(value));
      case "islam-created" -> world.realms().isIslamCreated();
      case "leader-eliminated" -> world.hasFallen(setting().leader(text(value)));
      case "leader-in-play" -> world.isInPlay(setting().leader(text(value)));
      case "nation-collapsed" -> hasCollapsed(setting().nation(text(value)));
      case "nation-stands" -> stands(setting().nation(text(value)));
      case "capital-at" -> isCapitalAt(text(value));
      case "controls-area" -> value instanceof Datum.Fields of && controlsArea(new Parameters(of));
      case "controls-city" -> value instanceof Datum.Fields of && controlsCity(new Parameters(of));
      case "lent-mercenaries" -> lends();
      case "not-attacked" -> target < 0 || !world.realms().hasAttacked(target, nation);
      default -> throw new IllegalArgumentException("'" + name + "' is no condition");
    };
  }

  private Setting setting() {
    return world.setting();
  }

  private boolean rolls(Parameters die) {
    Table rolling =
        table.orElseThrow(() -> new IllegalArgumentException("a die is rolled without a table"));
    if (die.text("roll").equals("d2")) {
      return rolling.d2(Roll.CARD) == die.text("result").equals("pass");
    }
    return rolling.roll(Die.D10, Roll.CARD) >= die.number("at-least");
  }

  private boolean isInSection(String section) {
    return world.status(nation).isCivilized()
        && setting().figures().administration().section(world.age(nation)).word().equals(section);
  }

  private boolean isInDecline(Datum value) {
    return switch (value) {
      case Datum.Flag(boolean wanted) -> wanted == world.decline(nation) > 0;
      case Datum.Text(String level) when level.equals("doubled") -> world.decline(nation) > 1;
      default -> false;
    };
  }

  private boolean hasHeresy(String where) {
    return switch (where) {
      case "own-area" -> !HereticalAreas.of(world, nation).isEmpty();
      case "capital-area" -> {
        int capital = world.capital(nation);
        int area = capital < 0 ? Board.NONE : setting().board().area(capital);
        yield area >= 0 && Heresies.trouble(world, nation, area);
      }
      default -> HereticalAreas.of(world, nation).isEmpty();
    };
  }

  private boolean hasCollapsed(int empire) {
    return world.realms().hasCollapsed(empire)
        || (world.activity(empire) == Activity.GONE && world.status(empire) == Status.EMPIRE);
  }

  private boolean stands(int other) {
    Activity activity = world.activity(other);
    return (activity == Activity.ACTIVE || activity == Activity.INACTIVE) && !hasCollapsed(other);
  }

  private boolean isCapitalAt(String city) {
    int province = setting().board().provinceOfCity(city);
    return province >= 0 && world.capital(nation) == province;
  }

  private boolean controlsArea(Parameters of) {
    return AreaControl.isIn(world, who(of), setting().board().areaNamed(of.text("area")));
  }

  private boolean controlsCity(Parameters of) {
    int province = setting().board().provinceOfCity(of.text("city"));
    return province >= 0 && AreaControl.isOf(world, who(of), world.holder(province));
  }

  private int who(Parameters of) {
    return of.has("nation") ? setting().nation(of.text("nation")) : nation;
  }

  private boolean lends() {
    Roster roster = setting().roster();
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      if (world.isLent(unit) && world.realms().contract(unit) == Contract.HIRED) {
        return true;
      }
    }
    return false;
  }

  private static List<Datum> items(Datum value) {
    return value instanceof Datum.Items(List<Datum> items) ? items : List.of();
  }

  private static String text(Datum value) {
    return value instanceof Datum.Text(String text) ? text : "";
  }
}
