package org.groma.engine.invasions.setting;

import static org.groma.engine.kernel.open.OpenField.count;
import static org.groma.engine.kernel.open.OpenField.entries;
import static org.groma.engine.kernel.open.OpenField.entry;
import static org.groma.engine.kernel.open.OpenField.flag;
import static org.groma.engine.kernel.open.OpenField.option;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.rule;
import static org.groma.engine.kernel.open.OpenField.word;

import java.util.List;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.ScenarioFields;
import org.groma.model.project.Kinds;

/** What Invasions reads of scenarios besides what all scenarios have. */
public final class InvasionsFields {

  /** Steps, the events as a whole, and phases, in the order of the turn. */
  private static final String[] STEPS = {
    "time",
    "status-of-nations",
    "reinforcements",
    "events",
    "event-cards",
    "raids",
    "caravans",
    "diplomacy",
    "administration",
    "administration-cards",
    "income",
    "purchases",
    "revolts-subdual",
    "military",
    "activations",
    "end-of-diplomacy",
    "scoring"
  };

  public static final ScenarioFields ALL =
      new ScenarioFields(12, options(), special(), victory(), attributes());

  private InvasionsFields() {}

  private static List<OpenField> options() {
    return List.of(
        option(
            "advancedCombat",
            "Advanced combat",
            "XXI",
            "Battles follow the advanced rules instead of XX."),
        option(
            "forfeitReRoll",
            "Give up a re-roll",
            "XX.E",
            "Leaders may give up a re-roll for a black die."),
        option(
            "ambushByInterceptedAttacker",
            "Ambush by the intercepted",
            "ruling C15",
            "An attacker who is intercepted may ambush."),
        option("intoTheEast", "Into the East", "", "The map of the eastern extension is in play."),
        option(
            "seaPathForCampaigns",
            "Campaigns by sea",
            "ruling E42",
            "A leader who sets out on a campaign may be redeployed across sea zones that hold a"
                + " naval stack of his nation and none of its enemies."));
  }

  private static List<OpenField> special() {
    return List.of(
        rule(
            "start-at-step",
            "Begins in the middle of the turn",
            "V.A",
            "The first turn begins with this step.",
            word("step", "Step", STEPS)),
        rule(
            "skip-steps",
            "Steps left out",
            "V.A",
            "In one turn some steps are left out.",
            part("turn", "Turn", new OpenType.Whole(1, 12)),
            part("steps", "Steps", new OpenType.Several(word("", "", STEPS).type()))),
        rule(
            "closed-lands",
            "Closed lands",
            "V.A",
            "A table says where nations may not go.",
            entry("table", "Table", Kinds.TABLES)),
        rule(
            "independent",
            "Independent nations",
            "V.A",
            "These nations belong to nobody at the start.",
            entries("nations", "Nations", Kinds.NATIONS)));
  }

  private static List<OpenField> victory() {
    OpenType turnOrLast =
        new OpenType.Either(
            List.of(
                new OpenType.Whole(0, 99),
                new OpenType.Word(List.of(new OpenType.Choice("last", "Last")))));
    return List.of(
        rule(
            "most-points",
            "Most points",
            "V.C",
            "Points are scored in these turns; who has most wins.",
            part("scoring-turns", "Scoring turns", new OpenType.Several(turnOrLast))),
        rule(
            "tie",
            "Tie",
            "V.C",
            "How players with the same number of points are told apart.",
            word("first", "First by", "score-last-turn-again"),
            part("then", "Then by the order", new OpenType.Several(new OpenType.Player()))),
        rule(
            "end",
            "End",
            "V.C",
            "The game ends with this turn; a second end holds only if something has happened.",
            part("turn", "Turn", new OpenType.Whole(1, 12)),
            part(
                    "if",
                    "Only if",
                    new OpenType.Parts(List.of(flag("islam-created", "Islam was created"))))
                .optional()));
  }

  private static List<OpenField> attributes() {
    return List.of(
        OpenField.of(
            "minimumPlayers", "Fewest players", "II", count("", "").type(), "For players to know."),
        OpenField.of(
            "maximumPlayers", "Most players", "II", count("", "").type(), "For players to know."));
  }
}
