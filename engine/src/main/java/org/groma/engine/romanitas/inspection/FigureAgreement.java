package org.groma.engine.romanitas.inspection;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.engine.romanitas.setting.Figure;
import org.groma.engine.romanitas.setting.Figures;
import org.groma.engine.romanitas.setting.Levy;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;

/** Numbers of tables that must stand in some order, or agree with pieces. */
final class FigureAgreement implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.figure-agreement",
          Severity.WARNING,
          "5.2.2",
          "Numbers of tables and pieces that do not agree",
          "Two numbers that belong together: more costs more, the stronger is stronger, and nobody"
              + " calls up more units than a commander leads or than there are.",
          "The table mobilisation: a large force has 9 units, and the Magister Militum commands 6.",
          "Compare both numbers with the rules.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    if (!ground.setting().shortfalls().isEmpty()) {
      return; // numbers that could not be read say nothing
    }
    Setting setting = ground.setting();
    Figures figures = setting.figures();
    Figures.Mobilisation calls = figures.mobilisation();
    Figures.Field field = figures.field();
    Figure comes = setting.commanders().get(Figure.COMES);
    Figure magister = setting.commanders().get(Figure.MAGISTER);
    Rows rows = new Rows(ground, out);
    rows.same(
        "mobilisation",
        "small-force",
        "units of a small force",
        calls.smallUnits(),
        "the command of the " + comes.name(),
        comes.command(),
        "leader:comes");
    rows.same(
        "mobilisation",
        "large-force",
        "units of a large force",
        calls.largeUnits(),
        "the command of the " + magister.name(),
        magister.command(),
        "leader:magister-militum");
    rows.same(
        "battle",
        "both-commanders",
        "units under both commanders",
        calls.bothCommanders(),
        "the command of both",
        comes.command() + magister.command(),
        "leader:comes",
        "leader:magister-militum");
    rows.above(
        "leader:magister-militum",
        "command of the " + magister.name(),
        magister.command(),
        "command of the " + comes.name(),
        comes.command());
    rows.above(
        "leader:magister-militum",
        "bonus of the " + magister.name() + " at sea",
        magister.naval(),
        "bonus of the " + comes.name() + " at sea",
        comes.naval());
    rows.above(
        "table:mobilisation",
        "price of a large force",
        calls.largeForce(),
        "price of a small force",
        calls.smallForce());
    rows.above(
        "table:mobilisation",
        "price of a transport",
        calls.transport(),
        "price of a fleet",
        calls.fleet());
    rows.above(
        "table:battle",
        "bonus of cavalry that breaks through",
        field.cavalryBreakthrough(),
        "bonus of infantry",
        field.infantryBreakthrough());
    rows.above(
        "table:battle",
        "number of strong defenders",
        field.strongDefenders(),
        "number of defenders",
        field.defenders());
    rows.above(
        "table:desolation",
        "optional price of removal",
        figures.purse().removalOptional(),
        "usual price",
        figures.purse().removal());
    rows.above(
        "table:remobilisation",
        "price of a lost fleet",
        figures.remobilisation().fleet(),
        "price of a lost Magister Militum",
        figures.remobilisation().magister());
    rows.atMost(
        "battle",
        "persian-invaders",
        "units of an expedition",
        field.persianInvaders(),
        "units under both commanders",
        calls.bothCommanders());
    levies(setting, calls, rows);
    affinities(ground, out);
  }

  /** What comes at once must be there. */
  private static void levies(Setting setting, Figures.Mobilisation calls, Rows rows) {
    rows.atMost(
        "mobilisation",
        "skoutatoi",
        "regulars at once",
        calls.regulars(),
        "regulars of the Romans",
        count(setting, Levy.REGULAR));
    rows.atMost(
        "mobilisation",
        "mercenaries",
        "mercenaries at once",
        calls.mercenaryUnits(),
        "mercenaries of the Romans",
        count(setting, Levy.MERCENARY));
  }

  private static int count(Setting setting, Levy levy) {
    return (int) setting.army().stream().filter(troop -> troop.levy() == levy).count();
  }

  /** Each client state is helped by a city space of its own. */
  private static void affinities(Ground ground, Consumer<Objection> out) {
    Set<Integer> clients = new HashSet<>();
    Set<Integer> spaces = new HashSet<>();
    for (Setting.Affinity each : ground.setting().affinities()) {
      boolean isNew = clients.add(each.client());
      if (!(spaces.add(each.space()) && isNew)) {
        out.accept(
            Objection.of(
                ABOUT,
                "The table diplomacy names a client or a city twice among its bonuses.",
                "attributes.bonus",
                "table:diplomacy"));
      }
    }
  }

  /** Compares and objects. */
  private record Rows(Ground ground, Consumer<Objection> out) {

    void same(
        String table,
        String row,
        String what,
        int number,
        String other,
        int wanted,
        String... leaders) {
      if (number != wanted) {
        String[] subjects = new String[leaders.length + 1];
        subjects[0] = "table:" + table;
        System.arraycopy(leaders, 0, subjects, 1, leaders.length);
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "The %s (%d) are not as many as %s (%d).",
                    what,
                    number,
                    other,
                    wanted),
                path(table, row),
                subjects));
      }
    }

    void above(String subject, String more, int higher, String less, int lower) {
      if (higher <= lower) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "The %s (%d) is not above the %s (%d).",
                    more,
                    higher,
                    less,
                    lower),
                subject.startsWith("table:") ? "rows" : "attributes",
                subject));
      }
    }

    void atMost(String table, String row, String what, int number, String other, int most) {
      if (number > most) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "The %s (%d) are more than the %s (%d).",
                    what,
                    number,
                    other,
                    most),
                path(table, row),
                "table:" + table));
      }
    }

    private String path(String table, String row) {
      List<RuleTable.Row> rows = ground.table(table).map(RuleTable::rows).orElse(List.of());
      for (int i = 0; i < rows.size(); i++) {
        if (rows.get(i).key().equals(row)) {
          return "rows[" + i + "].cells";
        }
      }
      return "rows";
    }
  }
}
