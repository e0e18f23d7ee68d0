package org.groma.model.topology;

/** A map edit that redraws borders by a rule, each for itself and only where that is legal. */
public sealed interface BorderRework permits RoughenBorders, SmoothBorders, SimplifyBorders {

  /** The map after it, and the borders that it could not redraw. */
  Reworked rework(Topology map);
}
