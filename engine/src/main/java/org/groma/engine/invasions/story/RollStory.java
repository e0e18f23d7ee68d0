package org.groma.engine.invasions.story;

import java.util.Optional;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.kernel.Rolled;

/**
 * Dice. Most wait for the event that says what they meant; checks that no event follows are
 * explained at once. An even result passes a check.
 */
final class RollStory {

  private final Tale tale;

  RollStory(Tale tale) {
    this.tale = tale;
  }

  void tell(Rolled rolled) {
    Optional<Roll> purpose = Roll.of(rolled.purpose());
    Optional<String> meaning = purpose.flatMap(roll -> meaning(roll, rolled.result()));
    if (purpose.filter(Roll.RAID::equals).isPresent()) {
      tale.note("die " + rolled.result());
    } else if (meaning.isPresent()) {
      tale.note("die " + rolled.result() + ", " + meaning.get() + " (" + section(purpose) + ")");
    } else {
      tale.dice.add(rolled);
    }
  }

  private static String section(Optional<Roll> purpose) {
    return purpose.map(Roll::section).orElse("");
  }

  private Optional<String> meaning(Roll roll, int result) {
    boolean even = result % 2 == 0;
    return switch (roll) {
      case LIMES -> Optional.of(even ? "the invader is hit" : "without a hit");
      case LEADER_SURVIVAL -> Optional.of(even ? "the leader survives" : "the leader is lost");
      case ASSASSINATION ->
          Optional.of(
              result >= tale.world.setting().figures().combat().assassination()
                  ? "envy has the victor murdered"
                  : "nobody murders the victor");
      case SUBDUAL_LEADER -> Optional.of(even ? "the leader escapes" : "the leader is lost");
      case USURPER_CHECK -> Optional.of(even ? "no Usurper rises" : "a Usurper rises");
      case CARAVAN_LOOTING ->
          Optional.of(even ? "a caravan is looted" : "a caravan escapes its looters");
      case ALLIANCE_SPLIT ->
          Optional.of(even ? "the younger ally leaves" : "the older ally leaves");
      case KINGDOM,
          EMPIRE,
          TRIAL,
          ARCHERY,
          AMBUSH,
          MELEE,
          RE_ROLL,
          INTERCEPTION,
          FLIGHT,
          TERROR,
          SIEGE,
          NAVAL_INTERCEPTION,
          NAVAL_BATTLE,
          SEA_RISK,
          RAID,
          CARD,
          ISLAM,
          CARAVAN,
          COLLAPSE,
          REVOLT_CHOOSER,
          REVOLT_HALF,
          REVOLT_AREA,
          REVOLT_SUBDUAL,
          ALLIANCE,
          CLIENTELE,
          BREAKING,
          BREACH,
          REBELLION ->
          Optional.empty();
    };
  }
}
