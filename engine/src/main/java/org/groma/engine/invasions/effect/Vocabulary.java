package org.groma.engine.invasions.effect;

import java.util.Map;

/**
 * Every word that cards, special rules, objectives and scenarios may use. A line is a word and its
 * parameters; {@code ?} marks those that may be absent. Words whose value is not an object have
 * none.
 */
public final class Vocabulary {

  public static final Map<String, Word> EFFECTS =
      Word.table(
          """
          age spaces target?
          alliance parties accept turns?
          ambush mode
          arrives-if condition
          automatic roll result
          available-units unit from-turn
          becomes-active turn
          break-bond bonds check?
          calamity name target? if?
          campaigns amount
          cancel-card decks
          capital-income empire? kingdom?
          caravan-income exceptional others markers
          cede-province not adjacent-to
          city change where levels?
          client accept
          client-terms tribute mercenary
          collapse-or-empire turn step areas-needed \
          barbarian-area-counts target modifiers collapse-points
          confine-units units areas
          control-with-limes province
          decline levels target?
          dice colour count side
          draw-pillage count target?
          eliminate-leader check? target?
          empire-transition client-bonus? keep-age?
          end-game turn if?
          exchange-mercenary with count
          expense amount per? target?
          flip-limites to
          forbid-area area until-turn? except?
          forbid-attack target if?
          found-capital rule
          gain-units unit count at
          gold amount target? per?
          heresy area immune? religion?
          hire-mercenaries hirer of count price step refusable if?
          income scope factor? granary? amount? target?
          interrupted-activation first between then
          intrinsic-beside-ruler leader
          islam-check roll at-least
          keep-in-own-areas units
          leader-arrives leader at
          leaders state
          lend-mercenary from count until chosen-by
          lift-siege
          limites-to-heirs nations
          lose-units count where chosen-by check?
          melee-modifier amount side
          merge-nation into turn
          move-capital city
          no-capital
          no-kingdom
          no-sea-risk
          non-aggression until
          nothing
          off-map-income area amount if-controls
          offer-foedus forced
          open-area turns area? province?
          paces amount
          pay amount to
          place-marker marker where count?
          purchase price-factor? limit? forbid?
          raid-from area? province?
          re-rolls count side
          rebellion-rolls vassals count keep
          rebuild-limites cost step
          recruitment-limit national
          redeploy-limites where step
          redeploy-within of provinces
          remove-markers marker count where
          reshuffle deck
          restore-elites count where
          reunite with from-turn if?
          revolt area count chooser?
          roll-modifier roll amount target?
          sea-without-fleet zones
          separate-administration with
          share-points nations
          split-empire from
          strait-cost link paces
          successor nation areas if?
          trade-dice from to count side
          transfer-foedera to
          treasury-retained by-age
          united-activation with
          usurper-check step roll
          victory-points points target? if?
          wall-value city value
          walls change where
          """);

  public static final Map<String, Word> CONDITIONS =
      Word.table(
          """
          all
          any
          capital-at
          controls-area area nation?
          controls-city city nation?
          die roll at-least? result?
          drawn-by
          heresy
          in-decline
          islam-created
          leader-eliminated
          leader-in-play
          lent-mercenaries
          nation-collapsed
          nation-stands
          not
          not-attacked
          section
          status
          step
          turn
          turns
          """);

  public static final Map<String, Word> SCORING =
      Word.table(
          """
          all-provinces area except? except-islands?
          at-least-provinces count areas vassals?
          control-area
          control-city
          control-province
          conversion-income
          create-empire in? outside?
          create-kingdom in? outside?
          each-area
          each-client
          each-federate
          each-other-province areas
          each-province
          each-province-inside area vassals?
          each-province-outside area vassals?
          eliminate-unit of? not-of? in? status? others?
          eliminate-while-raiding
          loot-city-level
          nation-stands
          pillaged-area markers presence?
          raid-marker
          subdue-revolt
          submit-nation
          submit-nations
          turn-under-foedus
          """);

  public static final Map<String, Word> SCENARIO =
      Word.table(
          """
          closed-lands table
          end turn if?
          independent nations
          most-points scoring-turns
          skip-steps turn steps
          start-at-step step
          tie first then
          """);

  private Vocabulary() {}
}
