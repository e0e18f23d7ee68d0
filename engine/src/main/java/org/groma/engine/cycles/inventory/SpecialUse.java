package org.groma.engine.cycles.inventory;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.CyclesEvent;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.setting.Facts;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Stock;
import org.groma.engine.kernel.Usage;
import org.groma.engine.kernel.Uses;
import org.groma.model.value.Datum;

/**
 * A special rule or option of a scenario that leaves a trace of its own in the log, and how it is
 * known there. Of rules that leave none nothing is claimed.
 */
final class SpecialUse {

  /** Whether an event shows a rule at work. */
  private interface Trace {

    /**
     * Whether this is it.
     *
     * @param who whom the rule is about, by number; empty for everybody
     * @param world as it was before the event
     */
    boolean shows(CyclesEvent event, Set<Integer> who, World world);
  }

  /** Rules whose trace is a mark that nothing else sets. */
  private static final Map<String, Mark> MARKS =
      Map.of(
          "bankers", Mark.BORROWED,
          "exits", Mark.EXITED,
          "opposition", Mark.OPPOSITION,
          "replaces-administration", Mark.ADMINISTRATION_CHOSEN,
          "revival-once", Mark.REVIVAL_CHOSEN,
          "surrenders", Mark.SURRENDERED,
          "truce-until-invasion", Mark.INVADED);

  private static final Map<String, Trace> TRACES =
      Map.of(
          "crusade",
          (event, _, _) ->
              event instanceof ScenarioEvent.Marked(Mark mark, _, int sent)
                  && mark == Mark.CRUSADERS
                  && sent > 0,
          "enters",
          (event, who, world) ->
              event instanceof PositionEvent.Awaited(int position, int kind, int count)
                  && isAbout(who, position)
                  && count < world.awaiting(position, kind),
          "german-cities",
          (event, _, _) -> event instanceof CityEvent.Founded,
          "half-falls",
          (event, who, _) ->
              event instanceof PositionEvent.Fell(int position) && isAbout(who, position),
          "kingdom-turn",
          (event, who, _) ->
              event instanceof PositionEvent.Rose(int position, Stage stage)
                  && stage == Stage.KINGDOM
                  && isAbout(who, position),
          "replacements",
          (event, who, world) ->
              event instanceof PositionEvent.Reckoned(int position, int kind, int left)
                  && isAbout(who, position)
                  && left < world.fallen(position, kind),
          "sinking",
          (event, who, world) ->
              event instanceof BattleTold.Sailed(int unit, _, _)
                  && isAbout(who, world.owner(unit)));

  private static final Map<String, Trace> OPTIONS =
      Map.of(
          "mercenaries", (event, _, _) -> event instanceof UnitEvent.Hired,
          "namedLeaders", (event, _, _) -> event instanceof LeaderEvent.Proved);

  private final int item;
  private final Set<Integer> who;
  private final Trace trace;

  private SpecialUse(int item, Set<Integer> who, Trace trace) {
    this.item = item;
    this.who = who;
    this.trace = trace;
  }

  /** What of a scenario can be told, each listed in the stock. */
  static List<SpecialUse> of(Setting setting, Stock stock) {
    List<SpecialUse> found = new ArrayList<>();
    String subject = "scenario:" + setting.scenario().id().slug();
    List<Datum> rules = setting.scenario().special();
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i) instanceof Datum.Fields(var words)) {
        for (Map.Entry<String, Datum> rule : words.entrySet()) {
          Trace trace = trace(rule.getKey());
          if (trace != null) {
            Set<String> whom = whom(rule.getValue());
            int item =
                stock.add(
                    Usage.SPECIAL_USED,
                    subject,
                    "special[" + i + "]." + rule.getKey(),
                    "The rule '"
                        + rule.getKey()
                        + "'"
                        + (whom.isEmpty() ? "" : " of " + names(whom, setting)));
            found.add(new SpecialUse(item, numbers(whom, setting), trace));
          }
        }
      }
    }
    OPTIONS.forEach((word, trace) -> {
      if (setting.scenario().options().get(word).filter(new Datum.Flag(true)::equals).isPresent()) {
        String name = "The option '" + word + "'";
        int item = stock.add(Usage.SPECIAL_USED, subject, "options." + word, name);
        found.add(new SpecialUse(item, Set.of(), trace));
      }
    });
    return List.copyOf(found);
  }

  private static Trace trace(String rule) {
    Mark mark = MARKS.get(rule);
    return mark == null ? TRACES.get(rule) : (event, who, _) -> isSet(mark, event, who);
  }

  private static boolean isSet(Mark mark, CyclesEvent event, Set<Integer> who) {
    return event instanceof ScenarioEvent.Marked(Mark set, int subject, _)
        && set == mark
        && (mark.about() != Mark.About.POSITION || isAbout(who, subject));
  }

  private static boolean isAbout(Set<Integer> who, int position) {
    return who.isEmpty() || who.contains(position);
  }

  /**
   * Whom a rule names; not every rule has a field for it, so those that it has are gone through.
   */
  private static Set<String> whom(Datum rule) {
    Set<String> whom = new HashSet<>();
    if (rule instanceof Datum.Fields(Map<String, Datum> fields)) {
      fields.forEach((name, value) -> {
        if (name.equals("nations")) {
          whom.addAll(Facts.words(Optional.of(value)));
        } else if (name.equals("nation") && value instanceof Datum.Text(String one)) {
          whom.add(one);
        }
      });
    }
    return whom;
  }

  private static Set<Integer> numbers(Set<String> whom, Setting setting) {
    Set<Integer> numbers = new HashSet<>();
    whom.forEach(id -> numbers.add(setting.positionNamed(id)));
    return numbers;
  }

  private static String names(Set<String> whom, Setting setting) {
    return String.join(
        " and ",
        whom.stream()
            .map(setting::positionNamed)
            .filter(number -> number >= 0)
            .sorted()
            .map(number -> setting.position(number).name())
            .toList());
  }

  void hear(CyclesEvent event, World world, Uses uses) {
    if (trace.shows(event, who, world)) {
      uses.used(Usage.SPECIAL_USED, item);
    }
  }
}
