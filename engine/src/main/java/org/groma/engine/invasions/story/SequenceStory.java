package org.groma.engine.invasions.story;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.invasions.diplomacy.Alliances;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.phrases.Amounts;
import org.groma.engine.invasions.phrases.Wording;
import org.groma.engine.invasions.scoring.Winner;
import org.groma.engine.invasions.sequence.Step;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Chapter;

/** The headings of the story: turns, steps, activations and their sub-steps. */
final class SequenceStory {

  private final Tale tale;
  private final World world;
  private final Names names;

  /** Who acts; more than one when others act in the middle of an invasion. */
  private final Set<Integer> underWay = new LinkedHashSet<>();

  private int turn;

  SequenceStory(Tale tale) {
    this.tale = tale;
    this.world = tale.world;
    this.names = tale.names;
    this.turn = world.setting().scenario().firstTurn() - 1;
  }

  /** The chapter of the set-up. */
  void open() {
    enter(List.of());
  }

  private void enter(List<String> parts) {
    tale.spill();
    tale.setback = Setback.NONE;
    tale.suzerain = World.NOBODY;
    tale.page.enter(new Chapter(turn, parts));
  }

  void tell(SequenceEvent event) {
    switch (event) {
      case SequenceEvent.TurnBegan(int next) -> turn(next);
      case SequenceEvent.StepBegan(String word) -> step(word);
      case SequenceEvent.TurnCame(int nation) -> activation(nation, "");
      case SequenceEvent.ActivationResumed(int nation) -> activation(nation, ", continued");
      case SequenceEvent.ActivationBegan(int nation) -> underWay.add(nation);
      case SequenceEvent.ActivationEnded(int nation) -> underWay.remove(nation);
      case SequenceEvent.MovementBegan _ -> subStep("Movement (XVIII)", 1);
      case SequenceEvent.CombatBegan _ -> subStep("Combat (XX)", 0);
      case SequenceEvent.CampaignBegan(int leader) ->
          subStep("Campaign of " + names.leader(leader) + " (XXII)", 1);
      case SequenceEvent.GameEnded(int winner) -> end(winner);
    }
  }

  /** Its turn stands with it, for whoever reads an excerpt. */
  private void part(String title) {
    head(Page.Heading.PART, "Turn " + turn + " · " + title);
  }

  private void subStep(String title, int below) {
    head(Page.Heading.SUB_STEP, title);
    tale.below = below;
  }

  private void head(Page.Heading level, String title) {
    tale.spill();
    tale.page.head(level, title);
  }

  private void turn(int next) {
    if (turn < world.setting().scenario().firstTurn()) {
      head(Page.Heading.TURN, world.setting().scenario().name());
      head(Page.Heading.PART, "Set-up (V.A)");
      new SetUpStory(tale).tell();
    }
    turn = next;
    enter(List.of());
    head(Page.Heading.TURN, "Turn " + next);
  }

  private void step(String word) {
    Step step =
        Arrays.stream(Step.values())
            .filter(each -> each.word().equals(word))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("there is no step " + word));
    enter(List.of(word));
    part(title(step));
    tale.below = 0;
    tale.step = step;
    tale.motive = Optional.empty();
  }

  static String title(Step step) {
    return Wording.title(step) + " (" + step.section() + ")";
  }

  /**
   * Allies act together, so the chapter is that of all of them. What others do in the middle of an
   * activation belongs to it, so that its end is where it is over.
   */
  private void activation(int nation, String continued) {
    List<String> parts = new ArrayList<>();
    parts.add(Step.ACTIVATIONS.word());
    boolean waits = Alliances.awaited(world, nation) >= 0;
    if (!waits) {
      long acting = world.diplomacy().allies(nation) | 1L << nation;
      for (long rest = acting; rest != 0; rest &= rest - 1) {
        parts.add(world.setting().nation(Long.numberOfTrailingZeros(rest)).id());
      }
    }
    for (int interrupted : underWay) {
      if (interrupted != nation) {
        parts.add(world.setting().nation(interrupted).id());
      }
    }
    enter(parts);
    part(
        waits
            ? "Envoys to " + names.the(nation) + ", who act with an ally later (XXX.A)"
            : "Activation of " + names.the(nation) + continued + " (VI.G)");
  }

  private void end(int winner) {
    head(Page.Heading.TURN, "The end");
    for (int seat = 0; seat < world.setting().scenario().players().size(); seat++) {
      tale.say(
          names.seat(seat) + ": " + Amounts.plain(Winner.points(world, seat)) + " points (V.C)");
    }
    tale.say(names.seat(winner) + " wins.");
  }
}
