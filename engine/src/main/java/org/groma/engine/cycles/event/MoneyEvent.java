package org.groma.engine.cycles.event;

/** Treasuries change. */
public sealed interface MoneyEvent extends CyclesEvent {

  /** A treasury grew or shrank. */
  record Changed(int position, int by, Account account) implements MoneyEvent {}

  /** The unmodified taxes of this turn, which administration is paid by (10.6.1). */
  record Assessed(int position, int taxes) implements MoneyEvent {}

  /** Columns that were paid for in this turn. */
  record Improved(int position, int columns) implements MoneyEvent {}
}
