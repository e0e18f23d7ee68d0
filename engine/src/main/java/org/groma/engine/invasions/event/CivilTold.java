package org.groma.engine.invasions.event;

/** What a reader of the log wants to know about money and unrest. Gold is counted in halves. */
public sealed interface CivilTold extends Told {

  record CardsDrawn(int nation, int passive, int military, int reform) implements CivilTold {}

  /** An Administration card was played, by its number in the deck. */
  record AdministrationPlayed(int nation, int card) implements CivilTold {}

  record IncomeCollected(int nation, int gross, int expenses, int net) implements CivilTold {}

  record CollapseChecked(int nation, int result, boolean collapsed) implements CivilTold {}

  record RevoltPlaced(int nation, int chooser, int province) implements CivilTold {}

  /** No province could revolt. */
  record RevoltVoid(int nation) implements CivilTold {}

  record SubdualTried(int nation, int province, int modifier, boolean subdued)
      implements CivilTold {}
}
